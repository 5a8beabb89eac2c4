import { beforeAll, describe, expect, it } from 'vitest';
import { sellArticles, testContext } from '#commerce/buying/basket/test-shop.ts';
import { chooseCredit } from '#commerce/buying/checkout/credit/choose-credit.service.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { addDays, getToday } from '#commerce/ground/kernel/day.rules.ts';
import { findAgreement } from '#commerce/money/credit/agreement/agreement.service.ts';
import { getOrderBalance } from '#commerce/money/ledger/ledger.service.ts';
import { cancelPieces } from '#commerce/orders/fulfilment/cancel/cancel-pieces.service.ts';
import { placeSeenOrder, prepareOrder } from '#commerce/orders/order/test-order.ts';
import {
  chooseLaterProtection,
  endProtection,
  quoteProtectionEnd,
  readProtectionLink,
  sendProtectionOffers,
  viewProtectionOffer,
} from './later-protection.service.ts';

const database = await testDatabase();
const SECRET = 'a secret of the shop';

beforeAll(() => sellArticles(database, [{ sku: 'TV', priceMinor: { de: 25_000, at: 25_000 } }]));

async function placeCreditOrder(tenant: 'de' | 'at') {
  const ctx = await prepareOrder(testContext(database, tenant), { 'TV-1': 2 });
  await chooseCredit(ctx, { method: 'instalments', count: 12, dateOfBirth: '1990-05-17' });
  const done = await placeSeenOrder(ctx);
  if (!done.ok) throw new Error(JSON.stringify(done));
  return { ctx, ...done.value.order };
}

function moveClock(ctx: RequestContext, days: number): RequestContext {
  const now = new Date(`${addDays(getToday(ctx), days)}T12:00:00Z`);
  return { ...ctx, clock: { now: () => now } };
}

async function fetchMails(orderId: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ text: string }>(
    "select text from mail_outbox where dedupe_key like 'protection-%' || $1 || '%' order by mail_id",
    [orderId],
  );
  return rows.map(({ text }) => text);
}

describe('later payment protection in de', () => {
  it('protection is offered by mail no sooner than a week after the contract and chosen by its signed link', async () => {
    const { ctx, orderId } = await placeCreditOrder('de');
    expect(await viewProtectionOffer(moveClock(ctx, 6), { orderId })).toMatchObject({
      refusal: { code: 'TooEarly', from: addDays(getToday(ctx), 7) },
    });
    await sendProtectionOffers(moveClock(ctx, 6), SECRET);
    expect(await fetchMails(orderId)).toEqual([]);
    const later = moveClock(ctx, 8);
    await sendProtectionOffers(later, SECRET);
    await sendProtectionOffers(later, SECRET);
    const [mail = '', ...others] = await fetchMails(orderId);
    expect(others).toEqual([]);
    const token = /ratenschutz-angebot\?link=([\w.-]+)/.exec(mail)?.[1] ?? '';
    expect(readProtectionLink(later, SECRET, token)).toBe(orderId);
    expect(readProtectionLink(later, SECRET, `${token}x`)).toBeNull();
    expect(readProtectionLink(later, 'another', token)).toBeNull();
    expect(readProtectionLink(testContext(database, 'at'), SECRET, token)).toBeNull();
    expect(readProtectionLink(moveClock(ctx, 40), SECRET, token)).toBeNull();
  });

  it('protection requires its terms and the displayed sum, is charged once and shrinks with a return', async () => {
    const { ctx, orderId } = await placeCreditOrder('de');
    const later = moveClock(ctx, 8);
    const offer = await viewProtectionOffer(later, { orderId });
    if (!offer.ok) throw new Error(offer.refusal.code);
    const { totalMinor, premiumMinor } = offer.value.cost;
    expect(totalMinor).toBe(premiumMinor * 12);
    const before = (await getOrderBalance(later, orderId)).balanceMinor;
    const choose = (change: object) =>
      chooseLaterProtection(later, { orderId, totalMinor, termsAccepted: true, ...change });
    expect(await choose({ termsAccepted: false })).toMatchObject({ refusal: { code: 'TermsMissing' } });
    expect(await choose({ totalMinor: totalMinor - 1 })).toMatchObject({ refusal: { code: 'OfferChanged' } });
    expect(await choose({})).toMatchObject({ ok: true });
    expect(await choose({})).toMatchObject({ refusal: { code: 'AlreadyChosen' } });
    expect((await getOrderBalance(later, orderId)).balanceMinor).toBe(before + totalMinor);
    await cancelPieces(later, orderId, [{ position: 1, quantity: 1 }], 'one');
    const smaller = await findAgreement(later, orderId);
    expect(smaller?.premiumMinor).toBeLessThan(totalMinor);
    expect((await getOrderBalance(later, orderId)).balanceMinor).toBe(
      (smaller?.plan.overallMinor ?? 0) + (smaller?.premiumMinor ?? 0),
    );
    expect(await fetchMails(orderId)).toHaveLength(1);
  });

  it('withdrawing from protection removes the whole premium', async () => {
    const { ctx, orderId } = await placeCreditOrder('de');
    const later = moveClock(ctx, 8);
    const before = (await getOrderBalance(later, orderId)).balanceMinor;
    const offer = await viewProtectionOffer(later, { orderId });
    const totalMinor = offer.ok ? offer.value.cost.totalMinor : 0;
    await chooseLaterProtection(later, { orderId, totalMinor, termsAccepted: true });
    const quoted = await quoteProtectionEnd(moveClock(ctx, 20), { orderId });
    expect(quoted).toMatchObject({ value: { savedMinor: totalMinor } });
    expect(await endProtection(moveClock(ctx, 20), { orderId }), 'as it was quoted').toEqual(quoted);
    expect((await getOrderBalance(later, orderId)).balanceMinor).toBe(before);
    expect(await quoteProtectionEnd(later, { orderId })).toMatchObject({ ok: false });
    expect(await endProtection(later, { orderId })).toMatchObject({ ok: false });
  });
});

it('protection is not offered later where it can be chosen with the order', async () => {
  const { ctx, orderId } = await placeCreditOrder('at');
  expect(await viewProtectionOffer(moveClock(ctx, 8), { orderId })).toMatchObject({
    refusal: { code: 'NotOffered' },
  });
  expect(await sendProtectionOffers(moveClock(ctx, 8), SECRET)).toBe(0);
});
