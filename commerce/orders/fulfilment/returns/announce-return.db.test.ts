import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { addToBasket, getBasket } from '#commerce/buying/basket/basket.service.ts';
import {
  change,
  createVisitorContext,
  sellArticles,
  testContext,
} from '#commerce/buying/basket/test-shop.ts';
import { askReturnLabel } from '#commerce/buying/delivery/return-carrier.service.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { addDays, getToday } from '#commerce/ground/kernel/day.rules.ts';
import { renderPaper } from '#commerce/money/document/render-paper.service.ts';
import { placeSeenOrder, prepareOrder } from '#commerce/orders/order/test-order.ts';
import { listOrderTimeline } from '#commerce/orders/order-log/order-timeline.queries.ts';
import { addWorkingDays } from '#commerce/range/stock/working-days.rules.ts';
import { reorderArticles } from '../cancel/order-again.service.ts';
import { deliverOrder, dispatchOrder } from '../dispatch/dispatch-order.service.ts';
import { announceReturn, loadReturnTerms } from './announce-return.service.ts';
import { listAnnouncements } from './announcement.store.ts';
import { returnItems } from './return-items.service.ts';
import { buildReturnLabel } from './return-label.service.ts';

const database = await testDatabase();
const nl = testContext(database, 'nl');

beforeAll(async () => {
  await sellArticles(database, [{ sku: 'SHIRT' }, { sku: 'FRIDGE' }]);
  await database.pool.query("update product set kind = 'fridge' where sku = 'FRIDGE'");
});

async function placeArrivedOrder(articles: Record<string, number>) {
  const placed = await placeSeenOrder(await prepareOrder(nl, articles));
  if (!placed.ok) throw new Error(JSON.stringify(placed));
  const { order: own } = placed.value;
  await dispatchOrder(nl, { orderId: own.orderId, key: 'all' });
  await deliverOrder(nl, { orderId: own.orderId });
  return own;
}

const createItems = (quantity: number, reason: string | null = null, position = 1) => [
  { position, quantity, reason },
];
const createAnnouncement = (quantity: number, more: object = {}) => ({
  ...{ announcementId: randomUUID(), items: createItems(quantity), collectOn: null },
  ...more,
});

function moveClock(ctx: RequestContext, days: number): RequestContext {
  const now = new Date(`${addDays(getToday(ctx), days)}T12:00:00Z`);
  return { ...ctx, clock: { now: () => now } };
}

describe('announcing a return', () => {
  it('an announcement provides one label, sends a mail and credits nothing before the pieces arrive', async () => {
    const own = await placeArrivedOrder({ 'SHIRT-1': 3 });
    const input = createAnnouncement(2, { items: createItems(2, 'too-small') });
    const first = await announceReturn(nl, own, input);
    expect(first).toMatchObject({ ok: true, value: { label: { carrier: 'PostNL' }, collectOn: null } });
    expect(await announceReturn(nl, own, input), 'a second press').toEqual(first);
    expect(await listAnnouncements(nl, own.orderId)).toHaveLength(1);
    expect((await listAnnouncements(nl, own.orderId))[0]?.items).toEqual(createItems(2, 'too-small'));
    const { rows } = await database.pool.query(
      "select count(*)::int as mails from mail_outbox where dedupe_key like 'return-announced:%' || $1",
      [input.announcementId],
    );
    expect(rows[0].mails).toBe(1);
    const notices = await database.pool.query('select from return_notice where order_id = $1', [own.orderId]);
    expect(notices.rowCount).toBe(0);
    expect((await loadReturnTerms(nl, own)).lines[0]?.quantity).toBe(1);
    await returnItems(nl, own.orderId, [{ position: 1, quantity: 2 }], 'came');
    expect((await loadReturnTerms(nl, own)).lines[0]?.quantity, 'what came was announced').toBe(1);
    const kinds = (await listOrderTimeline(nl, own.orderId)).map(({ kind }) => kind);
    expect(kinds).toEqual([
      'order.placed',
      'order.shipped',
      'order.delivered',
      'return.announced',
      'order.returned',
    ]);
  });

  it.each([
    ['more than there is', () => createAnnouncement(4), 'QuantityRefused'],
    ['nothing', () => createAnnouncement(1, { items: [] }), 'QuantityRefused'],
    [
      'a line twice',
      () => createAnnouncement(1, { items: [...createItems(1), ...createItems(1)] }),
      'QuantityRefused',
    ],
    [
      'a line that there is not',
      () => createAnnouncement(1, { items: createItems(1, null, 9) }),
      'QuantityRefused',
    ],
    ['an id that is none', () => createAnnouncement(1, { announcementId: 'x' }), 'QuantityRefused'],
  ])('an announcement is refused for %s', async (_name, input, code) => {
    const own = await placeArrivedOrder({ 'SHIRT-1': 1 });
    expect(await announceReturn(nl, own, input())).toMatchObject({ ok: false, refusal: { code } });
    expect(await listAnnouncements(nl, own.orderId)).toEqual([]);
  });

  it('an announcement is refused for pieces that have not been sent or are past their period', async () => {
    const placed = await placeSeenOrder(await prepareOrder(nl, { 'SHIRT-1': 1 }));
    if (!placed.ok) throw new Error('not placed');
    expect(await announceReturn(nl, placed.value.order, createAnnouncement(1))).toMatchObject({
      refusal: { code: 'QuantityRefused' },
    });
    const own = await placeArrivedOrder({ 'SHIRT-1': 1 });
    const later = moveClock(nl, nl.tenant.withdrawal.days + 6);
    expect((await loadReturnTerms(later, own)).isOver).toBe(true);
    expect(await announceReturn(later, own, createAnnouncement(1))).toMatchObject({
      refusal: { code: 'ReturnPeriodOver' },
    });
  });

  it('an announcement omits a reason that the tenant does not list', async () => {
    const own = await placeArrivedOrder({ 'SHIRT-1': 1 });
    await announceReturn(nl, own, createAnnouncement(1, { items: createItems(1, '<b>') }));
    expect((await listAnnouncements(nl, own.orderId))[0]?.items[0]?.reason).toBeNull();
  });

  it('two simultaneous submissions create one return of the last piece', async () => {
    const own = await placeArrivedOrder({ 'SHIRT-1': 1 });
    const both = await Promise.all(
      [createAnnouncement(1), createAnnouncement(1)].map((input) => announceReturn(nl, own, input)),
    );
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it('large goods are collected on a working day after the tenant’s lead time', async () => {
    const own = await placeArrivedOrder({ 'FRIDGE-1': 1 });
    const { collectionDays, lines } = await loadReturnTerms(nl, own);
    expect(lines[0]?.isLarge).toBe(true);
    const first = addWorkingDays(getToday(nl), nl.tenant.service.appointmentWorkingDays, 'NL');
    expect(collectionDays[0]).toBe(first);
    for (const collectOn of [null, getToday(nl), addDays(first, -1)]) {
      expect(await announceReturn(nl, own, createAnnouncement(1, { collectOn }))).toMatchObject({
        refusal: { code: 'CollectionDayRefused' },
      });
    }
    expect(await announceReturn(nl, own, createAnnouncement(1, { collectOn: first }))).toMatchObject({
      ok: true,
      value: { collectOn: first },
    });
  });

  it('a return label shows its code and is available for its own order only', async () => {
    const own = await placeArrivedOrder({ 'SHIRT-1': 1 });
    const input = createAnnouncement(1);
    await announceReturn(nl, own, input);
    const paper = await buildReturnLabel(nl, own, input.announcementId);
    if (!paper) throw new Error('no label');
    const pdf = await renderPaper(paper);
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    const other = await placeArrivedOrder({ 'SHIRT-1': 1 });
    expect(await buildReturnLabel(nl, other, input.announcementId)).toBeNull();
    expect(await buildReturnLabel(testContext(database, 'de'), own, input.announcementId)).toBeNull();
  });
});

it('a carrier that does not answer gives an error result, and nothing of the address is logged', async () => {
  const lines: unknown[] = [];
  const log = { ...nl.log, warn: (...said: unknown[]) => void lines.push(said) };
  const consignment = {
    idempotencyKey: 'k',
    from: { ...(await placeArrivedOrder({ 'SHIRT-1': 1 })).deliveryAddress, at: null },
    collectOn: null,
  };
  const broken = { createLabel: () => Promise.reject(new Error('down')) };
  expect(await askReturnLabel({ tenant: nl.tenant, log }, consignment, broken)).toEqual({
    ok: false,
    refusal: { code: 'CarrierUnavailable' },
  });
  expect(JSON.stringify(lines)).not.toContain('Heuvelstraat');
});

it('ordering again puts what is still sold into the basket and reports what is not', async () => {
  const own = await placeArrivedOrder({ 'SHIRT-1': 2, 'FRIDGE-1': 1 });
  await change(database, 'nl', 'FRIDGE-1', { stock: 0 });
  await change(database, 'nl', 'SHIRT-1', { stock: 1 });
  const shopper = createVisitorContext(nl, randomUUID(), null);
  const again = await reorderArticles(shopper, own);
  expect(again.added).toBe(1);
  expect(again.missing.map(({ left }) => left).toSorted()).toEqual([0, 1]);
  expect((await getBasket(shopper)).lines).toMatchObject([
    { article: { variantSku: 'SHIRT-1' }, quantity: 1 },
  ]);
});

it('ordering again twice, even simultaneously, puts the pieces into the basket once', async () => {
  await change(database, 'nl', 'SHIRT-1', { stock: 9 });
  const own = await placeArrivedOrder({ 'SHIRT-1': 3 });
  await change(database, 'nl', 'SHIRT-1', { stock: 2 });
  const shopper = createVisitorContext(nl, randomUUID(), null);
  await addToBasket(shopper, { variantSku: 'SHIRT-1', quantity: 1 });
  const answers = await Promise.all([reorderArticles(shopper, own), reorderArticles(shopper, own)]);
  answers.push(await reorderArticles(shopper, own));
  for (const answer of answers) expect(answer).toMatchObject({ added: 2, missing: [{ left: 2 }] });
  expect((await getBasket(shopper)).lines).toMatchObject([{ quantity: 2 }]);

  await change(database, 'nl', 'SHIRT-1', { stock: 9 });
  expect(await reorderArticles(shopper, own)).toEqual({ added: 3, missing: [] });
  expect(await reorderArticles(shopper, own)).toEqual({ added: 3, missing: [] });
  expect((await getBasket(shopper)).lines).toMatchObject([{ quantity: 3 }]);
});
