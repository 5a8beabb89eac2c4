import { beforeAll, describe, expect, it } from 'vitest';
import { sellArticles, testContext } from '#commerce/buying/basket/test-shop.ts';
import { chooseCredit } from '#commerce/buying/checkout/credit/choose-credit.service.ts';
import { viewCheckoutAfter } from '#commerce/buying/checkout/test-checkout.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { addDays, addMonths, getToday } from '#commerce/ground/kernel/day.rules.ts';
import { findAgreement } from '#commerce/money/credit/agreement/agreement.service.ts';
import { roundRate } from '#commerce/money/credit/plan/annual-rate.rules.ts';
import { getOrderBalance, listScheduledDues } from '#commerce/money/ledger/ledger.service.ts';
import { dispatchOrder } from '#commerce/orders/fulfilment/dispatch/dispatch-order.service.ts';
import { returnItems } from '#commerce/orders/fulfilment/returns/return-items.service.ts';
import { placeSeenOrder, prepareOrder } from '#commerce/orders/order/test-order.ts';
import { receiveTransfer } from '#commerce/orders/settlement/transfer/receive-transfer.service.ts';
import { formatRate } from '#texts/format.ts';
import { pauseCredit, quotePause } from './pause-credit.service.ts';
import { quoteEarlyRepayment } from './repay-early.service.ts';

const database = await testDatabase();

beforeAll(() =>
  sellArticles(database, [{ sku: 'SOFA', priceMinor: { nl: 54_900, de: 54_305, at: 54_305, ch: 54_100 } }]),
);

type Tenant = 'nl' | 'de' | 'at' | 'ch';

async function placeCreditOrder(tenant: Tenant, articles: Record<string, number> = { 'SOFA-1': 1 }) {
  const ctx = await prepareOrder(testContext(database, tenant), articles);
  const plan = { method: 'instalments', count: tenant === 'ch' ? 4 : 12, dateOfBirth: '1990-05-17' };
  const chosen = await viewCheckoutAfter(chooseCredit(ctx, plan));
  if (!chosen.ok) throw new Error(JSON.stringify(chosen));
  const outcome = await placeSeenOrder(ctx);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome));
  return { ctx, order: outcome.value.order };
}

function on(ctx: RequestContext, day: string): RequestContext {
  const now = new Date(`${day}T12:00:00Z`);
  return { ...ctx, clock: { now: () => now } };
}

async function fetchQuote(ctx: RequestContext, orderId: string) {
  const quote = await quotePause(ctx, { orderId });
  if (!quote.ok) throw new Error(JSON.stringify(quote));
  return quote.value;
}

describe('a pause of a running plan', () => {
  it.each(['nl', 'de', 'at', 'ch'] as const)(
    '%s: a pause books what was shown, moves the later due dates and keeps within the cap',
    async (tenant) => {
      const { ctx, order: own } = await placeCreditOrder(tenant);
      const { orderId } = own;
      const [before, days] = [await getOrderBalance(ctx, orderId), await listScheduledDues(ctx, orderId)];
      const quote = await fetchQuote(ctx, orderId);
      expect(quote.surchargeMinor).toBeGreaterThan(0);
      expect(await pauseCredit(ctx, quote)).toMatchObject({ ok: true, value: quote });
      const after = await getOrderBalance(ctx, orderId);
      expect(after.balanceMinor).toBe(before.balanceMinor + quote.surchargeMinor);
      expect(after.balanceMinor).toBe(quote.owedMinor);
      const moved = await listScheduledDues(ctx, orderId);
      expect(moved.map(({ dueOn }) => dueOn)).toEqual(
        days.map(({ dueOn }) => addMonths(dueOn, quote.months)),
      );
      expect(moved.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(quote.owedMinor);
      const agreement = await findAgreement(ctx, orderId);
      expect(agreement).toMatchObject({ version: 2, amended: { why: 'paused' }, pausedOn: getToday(ctx) });
      const { capPercent = null, plan } = agreement ?? {};
      if (capPercent !== null) {
        expect(roundRate(plan?.annualPercent ?? 99)).toBeLessThanOrEqual(capPercent);
      }
      const { rows } = await database.pool.query('select text from mail_outbox where dedupe_key like $1', [
        `credit-paused:${orderId}%`,
      ]);
      expect(rows).toHaveLength(1);
      // to two decimals, as on the page before
      expect(rows[0].text).toContain(formatRate(roundRate(quote.annualPercent), own.locale));
    },
  );

  it('a pause is booked once and only at the displayed price', async () => {
    const { ctx, order: own } = await placeCreditOrder('nl');
    const { orderId } = own;
    const { surchargeMinor } = await fetchQuote(ctx, orderId);
    expect(await pauseCredit(ctx, { orderId, surchargeMinor: surchargeMinor - 1 })).toMatchObject({
      refusal: { code: 'QuoteChanged' },
    });
    const both = await Promise.all([1, 2].map(() => pauseCredit(ctx, { orderId, surchargeMinor })));
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await quotePause(ctx, { orderId })).toMatchObject({ refusal: { code: 'PauseNotOffered' } });
  });

  it('a pause keeps what was paid, costs less later and requests due amounts first', async () => {
    const { ctx, order: own } = await placeCreditOrder('de');
    const { orderId, orderNumber } = own;
    await dispatchOrder(ctx, { orderId, key: 'all' });
    const whole = (await fetchQuote(ctx, orderId)).surchargeMinor;
    const [first, second] = await listScheduledDues(ctx, orderId);
    if (!first || !second) throw new Error('no schedule');
    const due = on(ctx, addDays(first.dueOn, 1));
    expect(await quotePause(due, { orderId })).toMatchObject({
      refusal: { code: 'PayDueFirst', dueMinor: first.amountMinor },
    });
    const payment = { reference: orderNumber, amountMinor: first.amountMinor, key: 'first' };
    expect(await receiveTransfer(due, payment)).toBe('booked');
    const quote = await fetchQuote(due, orderId);
    expect(quote.surchargeMinor).toBeLessThan(whole);
    await pauseCredit(due, quote);
    const moved = await listScheduledDues(due, orderId);
    expect(moved[0]).toMatchObject({ dueOn: first.dueOn, amountMinor: first.amountMinor });
    expect(moved[1]?.dueOn).toBe(addMonths(second.dueOn, quote.months));
    expect((await getOrderBalance(due, orderId)).balanceMinor).toBe(quote.owedMinor);
  });

  it('a paused plan can be repaid early and returned later: no more is owed than the articles kept', async () => {
    const { ctx, order: own } = await placeCreditOrder('nl', { 'SOFA-1': 2 });
    const { orderId } = own;
    await dispatchOrder(ctx, { orderId, key: 'all' });
    await pauseCredit(ctx, await fetchQuote(ctx, orderId));
    const repayment = await quoteEarlyRepayment(ctx, { orderId, partMinor: null });
    expect(repayment).toMatchObject({ ok: true });
    const { balanceMinor } = await getOrderBalance(ctx, orderId);
    await returnItems(ctx, orderId, [{ position: 1, quantity: 1 }], 'one');
    const half = (await getOrderBalance(ctx, orderId)).balanceMinor;
    expect(half).toBeLessThan(balanceMinor * 0.51);
    await returnItems(ctx, orderId, [{ position: 1, quantity: 1 }], 'two');
    expect((await getOrderBalance(ctx, orderId)).balanceMinor).toBeLessThanOrEqual(own.shippingMinor);
  });

  it('a pause is not offered for an order without credit', async () => {
    const ctx = await prepareOrder(testContext(database, 'nl'), { 'SOFA-1': 1 });
    const placed = await placeSeenOrder(ctx);
    if (!placed.ok) throw new Error('not placed');
    const { orderId } = placed.value.order;
    expect(await quotePause(ctx, { orderId })).toMatchObject({ refusal: { code: 'OrderHasNoCredit' } });
  });
});
