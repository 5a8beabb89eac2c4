import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { sellArticles, testContext } from '#commerce/buying/basket/test-shop.ts';
import { chooseCredit } from '#commerce/buying/checkout/credit/choose-credit.service.ts';
import { viewCheckoutAfter } from '#commerce/buying/checkout/test-checkout.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { createFixedClock } from '#commerce/ground/kernel/test-clock.ts';
import { findAgreement } from '#commerce/money/credit/agreement/agreement.service.ts';
import { getOrderBalance } from '#commerce/money/ledger/ledger.service.ts';
import { findBorrowed } from '#commerce/orders/credit-rights/find-borrowed.service.ts';
import { quoteCreditWithdrawal } from '#commerce/orders/credit-rights/withdraw-credit.service.ts';
import type { Order } from '#commerce/orders/order/order.rules.ts';
import { placeSeenOrder, prepareOrder } from '#commerce/orders/order/test-order.ts';
import { deliverOrder, dispatchOrder } from '../dispatch/dispatch-order.service.ts';
import { loadOrderLife } from '../life/order-life.service.ts';
import { withdraw } from '../withdrawal/withdrawal.service.ts';

const database = await testDatabase();
type Market = 'nl' | 'de' | 'at' | 'ch';
const MARKETS = ['nl', 'de', 'at', 'ch'] as const;
/** A Saturday: fourteen days later is one too. */
const SATURDAY = '2026-11-21T12:00:00Z';
const MONDAY = '2026-12-07';
const on = (market: Market, iso: string) => testContext(database, market, { clock: createFixedClock(iso) });

beforeAll(() =>
  sellArticles(database, [{ sku: 'TV', priceMinor: { nl: 54_900, de: 54_305, at: 54_305, ch: 54_110 } }]),
);

async function buyOnCredit(market: Market): Promise<Order> {
  const ctx = await prepareOrder(on(market, SATURDAY), { 'TV-1': 1 });
  const plan = { method: 'instalments', count: market === 'ch' ? 4 : 12, dateOfBirth: '1990-05-17' };
  const chosen = await viewCheckoutAfter(chooseCredit(ctx, plan));
  if (!chosen.ok) throw new Error(JSON.stringify(chosen));
  const outcome = await placeSeenOrder(ctx);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome));
  return outcome.value.order;
}

type Asked = { readonly scope: 'credit' | 'both'; readonly at?: string; readonly isProven?: boolean };

/** @returns the receipt's text, and the statement on the page after the form */
async function declare(market: Market, bought: Order, { scope, at = SATURDAY, isProven = true }: Asked) {
  const statementId = randomUUID();
  const { orderNumber, email, accessToken } = bought;
  const form = { statementId, name: 'Zoë van der Berg', orderNumber, email, scope };
  const input = { ...form, ...(isProven && { accessToken }) };
  const result = await withdraw(on(market, at), input, randomUUID());
  if (!result.ok) throw new Error(JSON.stringify(result));
  const { rows } = await database.pool.query('select text from mail_outbox where dedupe_key = $1', [
    `withdrawal:${statementId}`,
  ]);
  return { mail: String(rows[0]?.text), ...result.value };
}

const readEnd = async (market: Market, { orderId }: Order) =>
  (await findAgreement(on(market, SATURDAY), orderId))?.amended?.why;

describe('the credit alone', () => {
  test.each(MARKETS)(
    '%s: ends by the declaration, with its receipt, and the goods stay bought',
    async (market) => {
      const bought = await buyOnCredit(market);
      const { mail, statement, sha256 } = await declare(market, bought, { scope: 'credit' });
      expect(await readEnd(market, bought)).toBe('withdrawn');
      expect(await getOrderBalance(on(market, SATURDAY), bought.orderId)).toMatchObject({
        balanceMinor: bought.totalMinor,
      });
      expect(mail).toContain(statement);
      expect(mail).toContain(sha256);
      expect(mail).toMatch(/13[:.]00/);
      expect(await loadOrderLife(on(market, SATURDAY), bought)).toMatchObject({
        hold: null,
        withdrawnAt: null,
      });
      expect(await dispatchOrder(on(market, SATURDAY), { orderId: bought.orderId, key: 'p' })).toMatchObject({
        ok: true,
      });
    },
  );

  test('is confirmed by the mailed link when it was declared by number and address, and counts from then', async () => {
    const bought = await buyOnCredit('nl');
    const first = await declare('nl', bought, { scope: 'credit', isProven: false });
    expect(await readEnd('nl', bought)).toBeUndefined();
    expect(first.mail).toContain(`token=${bought.accessToken}&scope=credit`);
    await declare('nl', bought, { scope: 'credit', at: '2026-12-20T12:00:00Z' });
    expect(await readEnd('nl', bought)).toBe('withdrawn');
  });

  test('stays after its period, and the receipt says so', async () => {
    const bought = await buyOnCredit('nl');
    const { mail } = await declare('nl', bought, { scope: 'credit', at: '2026-12-08T00:30:00Z' });
    expect(mail).toContain('was al voorbij');
    expect(await readEnd('nl', bought)).toBeUndefined();
  });
});

test('goods and credit of a delivered order are withdrawn together', async () => {
  const bought = await buyOnCredit('nl');
  const { orderId } = bought;
  await dispatchOrder(on('nl', SATURDAY), { orderId, key: 'p' });
  await deliverOrder(on('nl', SATURDAY), { orderId });
  const { mail, statement } = await declare('nl', bought, { scope: 'both' });
  expect(statement).toContain('in haar geheel en de kredietovereenkomst');
  expect(mail).toContain('Stuur de artikelen binnen 14 dagen terug');
  expect(mail).toContain('Je krediet is herroepen');
  expect(await readEnd('nl', bought)).toBe('withdrawn');
});

test.each(MARKETS)(
  '%s: a period that would end on a Saturday ends on Monday, for the credit as for the goods',
  async (market) => {
    const bought = await buyOnCredit(market);
    const { orderId } = bought;
    const now = on(market, SATURDAY);
    await dispatchOrder(now, { orderId, key: 'p' });
    await deliverOrder(now, { orderId });
    const { withdrawUntil } = await loadOrderLife(now, bought);
    const goodsDays = now.tenant.withdrawal.days;
    if (goodsDays === now.tenant.credit.withdrawalDays)
      expect(withdrawUntil?.toISOString()).toBe(`${MONDAY}T22:59:59.999Z`);
    expect(await quoteCreditWithdrawal(now, { orderId })).toMatchObject({ value: { lastDay: MONDAY } });
    const last = on(market, `${MONDAY}T22:30:00Z`);
    expect(await quoteCreditWithdrawal(last, { orderId })).toMatchObject({ ok: true });
    const over = on(market, `${MONDAY}T23:30:00Z`);
    expect(await quoteCreditWithdrawal(over, { orderId })).toMatchObject({ ok: false });
  },
);

describe('a guest changes the credit of an order', () => {
  test.each([
    ['with its secret and the billing postal code, however it is written', 'nl', '5038ea', true],
    ['with the country before a Dutch postal code', 'nl', 'NL-5038 EA', true],
    ['with the country before a German postal code', 'de', 'D-01067', true],
    ['with the country before an Austrian postal code', 'at', 'A-1010', true],
    ['with the country before a Swiss postal code', 'ch', 'CH-8001', true],
    ['not with the secret and another postal code', 'nl', '5038 EB', false],
    ['not with the secret alone', 'nl', '', false],
  ] as const)('%s', async (_what, market, postalCode, isRight) => {
    const ctx = on(market, SATURDAY);
    const { orderNumber, accessToken } = await buyOnCredit(market);
    const found = await findBorrowed(ctx, { orderNumber, accessToken, postalCode });
    expect(found).toMatchObject(isRight ? { ok: true } : { refusal: { code: 'FactRefused' } });
    expect(await findBorrowed(ctx, { orderNumber, accessToken: null, postalCode })).toMatchObject({
      refusal: { code: 'OrderNotFound' },
    });
  });

  test('with few guesses of the postal code', async () => {
    const ctx = on('nl', SATURDAY);
    const { orderNumber, accessToken } = await buyOnCredit('nl');
    const guess = () => findBorrowed(ctx, { orderNumber, accessToken, postalCode: '1000 AA' });
    for (let n = 0; n < 10; n += 1) await guess();
    expect(await guess()).toMatchObject({ refusal: { code: 'TooManyAttempts' } });
  });
});
