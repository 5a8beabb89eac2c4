import { beforeAll, describe, expect, it } from 'vitest';
import { sellArticles, testContext } from '#commerce/buying/basket/test-shop.ts';
import { chooseCredit } from '#commerce/buying/checkout/choose-credit.service.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { addDays, todayOf } from '#commerce/ground/kernel/day.rules.ts';
import { findAgreement } from '#commerce/money/credit/agreement.service.ts';
import { orderBalance } from '#commerce/money/ledger/ledger.service.ts';
import { cancelPieces } from '#commerce/orders/fulfilment/cancel-pieces.service.ts';
import { order, readyToOrder } from '#commerce/orders/order/test-order.ts';
import {
  chooseLaterProtection,
  endProtection,
  orderOfProtectionLink,
  quoteProtectionEnd,
  sendProtectionOffers,
  viewProtectionOffer,
} from './later-protection.service.ts';

const database = await testDatabase();
const SECRET = 'a secret of the shop';

beforeAll(() => sellArticles(database, [{ sku: 'TV', priceMinor: { de: 25_000, at: 25_000 } }]));

async function bought(tenant: 'de' | 'at') {
  const ctx = await readyToOrder(testContext(database, tenant), { 'TV-1': 2 });
  await chooseCredit(ctx, { method: 'instalments', count: 12, dateOfBirth: '1990-05-17' });
  const done = await order(ctx);
  if (!done.ok) throw new Error(JSON.stringify(done));
  return { ctx, ...done.value.order };
}

function inDays(ctx: RequestContext, days: number): RequestContext {
  const now = new Date(`${addDays(todayOf(ctx), days)}T12:00:00Z`);
  return { ...ctx, clock: { now: () => now } };
}

async function mails(orderId: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ text: string }>(
    "select text from mail_outbox where dedupe_key like 'protection-%' || $1 || '%' order by mail_id",
    [orderId],
  );
  return rows.map(({ text }) => text);
}

describe('payment protection in de', () => {
  it('is offered by mail a week after the contract, not before, and chosen by its signed link', async () => {
    const { ctx, orderId } = await bought('de');
    expect(await viewProtectionOffer(inDays(ctx, 6), { orderId })).toMatchObject({
      refusal: { code: 'TooEarly', from: addDays(todayOf(ctx), 7) },
    });
    await sendProtectionOffers(inDays(ctx, 6), SECRET);
    expect(await mails(orderId)).toEqual([]);
    const later = inDays(ctx, 8);
    await sendProtectionOffers(later, SECRET);
    await sendProtectionOffers(later, SECRET);
    const [mail = '', ...others] = await mails(orderId);
    expect(others).toEqual([]);
    const token = /ratenschutz-angebot\?link=([\w.-]+)/.exec(mail)?.[1] ?? '';
    expect(orderOfProtectionLink(later, SECRET, token)).toBe(orderId);
    expect(orderOfProtectionLink(later, SECRET, `${token}x`)).toBeNull();
    expect(orderOfProtectionLink(later, 'another', token)).toBeNull();
    expect(orderOfProtectionLink(testContext(database, 'at'), SECRET, token)).toBeNull();
    expect(orderOfProtectionLink(inDays(ctx, 40), SECRET, token)).toBeNull();
  });

  it('needs its terms and the sum that was shown, is charged once, and a return makes it smaller', async () => {
    const { ctx, orderId } = await bought('de');
    const later = inDays(ctx, 8);
    const offer = await viewProtectionOffer(later, { orderId });
    if (!offer.ok) throw new Error(offer.refusal.code);
    const { totalMinor, premiumMinor } = offer.value.cost;
    expect(totalMinor).toBe(premiumMinor * 12);
    const before = (await orderBalance(later, orderId)).balanceMinor;
    const choose = (change: object) =>
      chooseLaterProtection(later, { orderId, totalMinor, termsAccepted: true, ...change });
    expect(await choose({ termsAccepted: false })).toMatchObject({ refusal: { code: 'TermsMissing' } });
    expect(await choose({ totalMinor: totalMinor - 1 })).toMatchObject({ refusal: { code: 'OfferChanged' } });
    expect(await choose({})).toMatchObject({ ok: true });
    expect(await choose({})).toMatchObject({ refusal: { code: 'AlreadyChosen' } });
    expect((await orderBalance(later, orderId)).balanceMinor).toBe(before + totalMinor);
    await cancelPieces(later, orderId, [{ position: 1, quantity: 1 }], 'one');
    const smaller = await findAgreement(later, orderId);
    expect(smaller?.premiumMinor).toBeLessThan(totalMinor);
    expect((await orderBalance(later, orderId)).balanceMinor).toBe(
      (smaller?.plan.overallMinor ?? 0) + (smaller?.premiumMinor ?? 0),
    );
    expect(await mails(orderId)).toHaveLength(1);
  });

  it('can be withdrawn from: no premium is owed at all', async () => {
    const { ctx, orderId } = await bought('de');
    const later = inDays(ctx, 8);
    const before = (await orderBalance(later, orderId)).balanceMinor;
    const offer = await viewProtectionOffer(later, { orderId });
    const totalMinor = offer.ok ? offer.value.cost.totalMinor : 0;
    await chooseLaterProtection(later, { orderId, totalMinor, termsAccepted: true });
    const quoted = await quoteProtectionEnd(inDays(ctx, 20), { orderId });
    expect(quoted).toMatchObject({ value: { savedMinor: totalMinor } });
    expect(await endProtection(inDays(ctx, 20), { orderId }), 'as it was quoted').toEqual(quoted);
    expect((await orderBalance(later, orderId)).balanceMinor).toBe(before);
    expect(await quoteProtectionEnd(later, { orderId })).toMatchObject({ ok: false });
    expect(await endProtection(later, { orderId })).toMatchObject({ ok: false });
  });
});

it('is never offered later where it is chosen with the order', async () => {
  const { ctx, orderId } = await bought('at');
  expect(await viewProtectionOffer(inDays(ctx, 8), { orderId })).toMatchObject({
    refusal: { code: 'NotOffered' },
  });
  expect(await sendProtectionOffers(inDays(ctx, 8), SECRET)).toBe(0);
});
