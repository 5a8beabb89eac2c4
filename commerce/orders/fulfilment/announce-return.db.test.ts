import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { addToBasket, getBasket } from '#commerce/buying/basket/basket.service.ts';
import { as, change, sellArticles, testContext } from '#commerce/buying/basket/test-shop.ts';
import { askReturnLabel } from '#commerce/buying/delivery/return-carrier.service.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { addDays, todayOf } from '#commerce/ground/kernel/day.rules.ts';
import { renderPaper } from '#commerce/money/document/render-paper.service.ts';
import { order, readyToOrder } from '#commerce/orders/order/test-order.ts';
import { orderTimeline } from '#commerce/orders/order-log/order-timeline.service.ts';
import { addWorkingDays } from '#commerce/range/stock/working-days.rules.ts';
import { announceReturn, returnTermsOf } from './announce-return.service.ts';
import { announcementsOf } from './announcement.store.ts';
import { deliverOrder, dispatchOrder } from './dispatch-order.service.ts';
import { orderAgain } from './order-again.service.ts';
import { returnItems } from './return-items.service.ts';
import { returnLabel } from './return-label.service.ts';

const database = await testDatabase();
const nl = testContext(database, 'nl');

beforeAll(async () => {
  await sellArticles(database, [{ sku: 'SHIRT' }, { sku: 'FRIDGE' }]);
  await database.pool.query("update product set kind = 'fridge' where sku = 'FRIDGE'");
});

async function arrived(articles: Record<string, number>) {
  const placed = await order(await readyToOrder(nl, articles));
  if (!placed.ok) throw new Error(JSON.stringify(placed));
  const { order: own } = placed.value;
  await dispatchOrder(nl, { orderId: own.orderId, key: 'all' });
  await deliverOrder(nl, { orderId: own.orderId });
  return own;
}

const items = (quantity: number, reason: string | null = null, position = 1) => [
  { position, quantity, reason },
];
const announcing = (quantity: number, more: object = {}) => ({
  ...{ announcementId: randomUUID(), items: items(quantity), collectOn: null },
  ...more,
});

function inDays(ctx: RequestContext, days: number): RequestContext {
  const now = new Date(`${addDays(todayOf(ctx), days)}T12:00:00Z`);
  return { ...ctx, clock: { now: () => now } };
}

describe('announcing a return', () => {
  it('gives a label once, tells by mail, and credits nothing before the pieces have come', async () => {
    const own = await arrived({ 'SHIRT-1': 3 });
    const input = announcing(2, { items: items(2, 'too-small') });
    const first = await announceReturn(nl, own, input);
    expect(first).toMatchObject({ ok: true, value: { label: { carrier: 'PostNL' }, collectOn: null } });
    expect(await announceReturn(nl, own, input), 'a second press').toEqual(first);
    expect(await announcementsOf(nl, own.orderId)).toHaveLength(1);
    expect((await announcementsOf(nl, own.orderId))[0]?.items).toEqual(items(2, 'too-small'));
    const { rows } = await database.pool.query(
      "select count(*)::int as mails from mail_outbox where dedupe_key like 'return-announced:%' || $1",
      [input.announcementId],
    );
    expect(rows[0].mails).toBe(1);
    const notices = await database.pool.query('select from return_notice where order_id = $1', [own.orderId]);
    expect(notices.rowCount).toBe(0);
    expect((await returnTermsOf(nl, own)).lines[0]?.quantity).toBe(1);
    await returnItems(nl, own.orderId, [{ position: 1, quantity: 2 }], 'came');
    expect((await returnTermsOf(nl, own)).lines[0]?.quantity, 'what came was announced').toBe(1);
    const kinds = (await orderTimeline(nl, own.orderId)).map(({ kind }) => kind);
    expect(kinds).toEqual([
      'order.placed',
      'order.shipped',
      'order.delivered',
      'return.announced',
      'order.returned',
    ]);
  });

  it.each([
    ['more than there is', () => announcing(4), 'QuantityRefused'],
    ['nothing', () => announcing(1, { items: [] }), 'QuantityRefused'],
    ['a line twice', () => announcing(1, { items: [...items(1), ...items(1)] }), 'QuantityRefused'],
    ['a line that there is not', () => announcing(1, { items: items(1, null, 9) }), 'QuantityRefused'],
    ['an id that is none', () => announcing(1, { announcementId: 'x' }), 'QuantityRefused'],
  ])('refuses %s', async (_name, input, code) => {
    const own = await arrived({ 'SHIRT-1': 1 });
    expect(await announceReturn(nl, own, input())).toMatchObject({ ok: false, refusal: { code } });
    expect(await announcementsOf(nl, own.orderId)).toEqual([]);
  });

  it('refuses pieces that have not left, and pieces past their period', async () => {
    const placed = await order(await readyToOrder(nl, { 'SHIRT-1': 1 }));
    if (!placed.ok) throw new Error('not placed');
    expect(await announceReturn(nl, placed.value.order, announcing(1))).toMatchObject({
      refusal: { code: 'QuantityRefused' },
    });
    const own = await arrived({ 'SHIRT-1': 1 });
    const later = inDays(nl, nl.tenant.withdrawal.days + 6);
    expect((await returnTermsOf(later, own)).isOver).toBe(true);
    expect(await announceReturn(later, own, announcing(1))).toMatchObject({
      refusal: { code: 'ReturnPeriodOver' },
    });
  });

  it('leaves out a reason that is none of the tenant’s', async () => {
    const own = await arrived({ 'SHIRT-1': 1 });
    await announceReturn(nl, own, announcing(1, { items: items(1, '<b>') }));
    expect((await announcementsOf(nl, own.orderId))[0]?.items[0]?.reason).toBeNull();
  });

  it('two presses at once are one return of the last piece', async () => {
    const own = await arrived({ 'SHIRT-1': 1 });
    const both = await Promise.all(
      [announcing(1), announcing(1)].map((input) => announceReturn(nl, own, input)),
    );
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it('collects large goods on a working day that lies the tenant’s days ahead', async () => {
    const own = await arrived({ 'FRIDGE-1': 1 });
    const { collectionDays, lines } = await returnTermsOf(nl, own);
    expect(lines[0]?.isLarge).toBe(true);
    const first = addWorkingDays(todayOf(nl), nl.tenant.service.appointmentWorkingDays, 'NL');
    expect(collectionDays[0]).toBe(first);
    for (const collectOn of [null, todayOf(nl), addDays(first, -1)]) {
      expect(await announceReturn(nl, own, announcing(1, { collectOn }))).toMatchObject({
        refusal: { code: 'CollectionDayRefused' },
      });
    }
    expect(await announceReturn(nl, own, announcing(1, { collectOn: first }))).toMatchObject({
      ok: true,
      value: { collectOn: first },
    });
  });

  it('draws a label with its code, for its own order only', async () => {
    const own = await arrived({ 'SHIRT-1': 1 });
    const input = announcing(1);
    await announceReturn(nl, own, input);
    const paper = await returnLabel(nl, own, input.announcementId);
    if (!paper) throw new Error('no label');
    const pdf = await renderPaper(paper);
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    const other = await arrived({ 'SHIRT-1': 1 });
    expect(await returnLabel(nl, other, input.announcementId)).toBeNull();
    expect(await returnLabel(testContext(database, 'de'), own, input.announcementId)).toBeNull();
  });
});

it('a carrier that does not answer is a value, and nothing of the address is logged', async () => {
  const lines: unknown[] = [];
  const log = { ...nl.log, warn: (...said: unknown[]) => void lines.push(said) };
  const consignment = {
    idempotencyKey: 'k',
    from: { ...(await arrived({ 'SHIRT-1': 1 })).deliveryAddress, at: null },
    collectOn: null,
  };
  const broken = { label: () => Promise.reject(new Error('down')) };
  expect(await askReturnLabel({ tenant: nl.tenant, log }, consignment, broken)).toEqual({
    ok: false,
    refusal: { code: 'CarrierUnavailable' },
  });
  expect(JSON.stringify(lines)).not.toContain('Heuvelstraat');
});

it('ordering again puts what is still sold into the basket, and says what is not', async () => {
  const own = await arrived({ 'SHIRT-1': 2, 'FRIDGE-1': 1 });
  await change(database, 'nl', 'FRIDGE-1', { stock: 0 });
  await change(database, 'nl', 'SHIRT-1', { stock: 1 });
  const shopper = as(nl, randomUUID(), null);
  const again = await orderAgain(shopper, own);
  expect(again.added).toBe(1);
  expect(again.missing.map(({ left }) => left).toSorted()).toEqual([0, 1]);
  expect((await getBasket(shopper)).lines).toMatchObject([
    { article: { variantSku: 'SHIRT-1' }, quantity: 1 },
  ]);
});

it('ordering again twice, also at the same instant, puts the pieces into the basket once', async () => {
  await change(database, 'nl', 'SHIRT-1', { stock: 9 });
  const own = await arrived({ 'SHIRT-1': 3 });
  await change(database, 'nl', 'SHIRT-1', { stock: 2 });
  const shopper = as(nl, randomUUID(), null);
  await addToBasket(shopper, { variantSku: 'SHIRT-1', quantity: 1 });
  const answers = await Promise.all([orderAgain(shopper, own), orderAgain(shopper, own)]);
  answers.push(await orderAgain(shopper, own));
  for (const answer of answers) expect(answer).toMatchObject({ added: 2, missing: [{ left: 2 }] });
  expect((await getBasket(shopper)).lines).toMatchObject([{ quantity: 2 }]);

  await change(database, 'nl', 'SHIRT-1', { stock: 9 });
  expect(await orderAgain(shopper, own)).toEqual({ added: 3, missing: [] });
  expect(await orderAgain(shopper, own)).toEqual({ added: 3, missing: [] });
  expect((await getBasket(shopper)).lines).toMatchObject([{ quantity: 3 }]);
});
