import { beforeAll, describe, expect, it } from 'vitest';
import { sellArticles, testContext } from '#commerce/buying/basket/test-shop.ts';
import { chooseCredit } from '#commerce/buying/checkout/choose-credit.service.ts';
import { viewed } from '#commerce/buying/checkout/test-checkout.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { addDays, addMonths, todayOf } from '#commerce/ground/kernel/day.rules.ts';
import { findAgreement } from '#commerce/money/credit/agreement.service.ts';
import { printedRate } from '#commerce/money/credit/annual-rate.rules.ts';
import { orderBalance, scheduleOf } from '#commerce/money/ledger/ledger.service.ts';
import { dispatchOrder } from '#commerce/orders/fulfilment/dispatch-order.service.ts';
import { returnItems } from '#commerce/orders/fulfilment/return-items.service.ts';
import { order, readyToOrder } from '#commerce/orders/order/test-order.ts';
import { receiveTransfer } from '#commerce/orders/settlement/receive-transfer.service.ts';
import { formatRate } from '#texts/format.ts';
import { pauseCredit, quotePause } from './pause-credit.service.ts';
import { quoteEarlyRepayment } from './repay-early.service.ts';

const database = await testDatabase();

beforeAll(() =>
  sellArticles(database, [{ sku: 'SOFA', priceMinor: { nl: 54_900, de: 54_305, at: 54_305, ch: 54_100 } }]),
);

type Tenant = 'nl' | 'de' | 'at' | 'ch';

async function bought(tenant: Tenant, articles: Record<string, number> = { 'SOFA-1': 1 }) {
  const ctx = await readyToOrder(testContext(database, tenant), articles);
  const plan = { method: 'instalments', count: 12, dateOfBirth: '1990-05-17' };
  const chosen = await viewed(chooseCredit(ctx, plan));
  if (!chosen.ok) throw new Error(JSON.stringify(chosen));
  const outcome = await order(ctx);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome));
  return { ctx, order: outcome.value.order };
}

function on(ctx: RequestContext, day: string): RequestContext {
  const now = new Date(`${day}T12:00:00Z`);
  return { ...ctx, clock: { now: () => now } };
}

async function quoted(ctx: RequestContext, orderId: string) {
  const quote = await quotePause(ctx, { orderId });
  if (!quote.ok) throw new Error(JSON.stringify(quote));
  return quote.value;
}

describe('a pause of a running plan', () => {
  it.each(['nl', 'de', 'at', 'ch'] as const)(
    '%s: books what was shown, moves the later days, and keeps within the cap',
    async (tenant) => {
      const { ctx, order: own } = await bought(tenant);
      const { orderId } = own;
      const [before, days] = [await orderBalance(ctx, orderId), await scheduleOf(ctx, orderId)];
      const quote = await quoted(ctx, orderId);
      expect(quote.surchargeMinor).toBeGreaterThan(0);
      expect(await pauseCredit(ctx, quote)).toMatchObject({ ok: true, value: quote });
      const after = await orderBalance(ctx, orderId);
      expect(after.balanceMinor).toBe(before.balanceMinor + quote.surchargeMinor);
      expect(after.balanceMinor).toBe(quote.owedMinor);
      const moved = await scheduleOf(ctx, orderId);
      expect(moved.map(({ dueOn }) => dueOn)).toEqual(
        days.map(({ dueOn }) => addMonths(dueOn, quote.months)),
      );
      expect(moved.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(quote.owedMinor);
      const agreement = await findAgreement(ctx, orderId);
      expect(agreement).toMatchObject({ version: 2, amended: { why: 'paused' }, pausedOn: todayOf(ctx) });
      const { capPercent = null, plan } = agreement ?? {};
      if (capPercent !== null) {
        expect(printedRate(plan?.annualPercent ?? 99)).toBeLessThanOrEqual(capPercent);
      }
      const { rows } = await database.pool.query('select text from mail_outbox where dedupe_key like $1', [
        `credit-paused:${orderId}%`,
      ]);
      expect(rows).toHaveLength(1);
      // to two decimals, as on the page before
      expect(rows[0].text).toContain(formatRate(printedRate(quote.annualPercent), own.locale));
    },
  );

  it('is taken once, and only at the price that was shown', async () => {
    const { ctx, order: own } = await bought('nl');
    const { orderId } = own;
    const { surchargeMinor } = await quoted(ctx, orderId);
    expect(await pauseCredit(ctx, { orderId, surchargeMinor: surchargeMinor - 1 })).toMatchObject({
      refusal: { code: 'QuoteChanged' },
    });
    const both = await Promise.all([1, 2].map(() => pauseCredit(ctx, { orderId, surchargeMinor })));
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await quotePause(ctx, { orderId })).toMatchObject({ refusal: { code: 'PauseNotOffered' } });
  });

  it('keeps what was paid, costs less later, and asks for what is due first', async () => {
    const { ctx, order: own } = await bought('de');
    const { orderId, orderNumber } = own;
    await dispatchOrder(ctx, { orderId, key: 'all' });
    const whole = (await quoted(ctx, orderId)).surchargeMinor;
    const [first, second] = await scheduleOf(ctx, orderId);
    if (!first || !second) throw new Error('no schedule');
    const due = on(ctx, addDays(first.dueOn, 1));
    expect(await quotePause(due, { orderId })).toMatchObject({
      refusal: { code: 'PayDueFirst', dueMinor: first.amountMinor },
    });
    const payment = { reference: orderNumber, amountMinor: first.amountMinor, key: 'first' };
    expect(await receiveTransfer(due, payment)).toBe('booked');
    const quote = await quoted(due, orderId);
    expect(quote.surchargeMinor).toBeLessThan(whole);
    await pauseCredit(due, quote);
    const moved = await scheduleOf(due, orderId);
    expect(moved[0]).toMatchObject({ dueOn: first.dueOn, amountMinor: first.amountMinor });
    expect(moved[1]?.dueOn).toBe(addMonths(second.dueOn, quote.months));
    expect((await orderBalance(due, orderId)).balanceMinor).toBe(quote.owedMinor);
  });

  it('can be paid back early and sent back afterwards: nothing more is owed than was kept', async () => {
    const { ctx, order: own } = await bought('nl', { 'SOFA-1': 2 });
    const { orderId } = own;
    await dispatchOrder(ctx, { orderId, key: 'all' });
    await pauseCredit(ctx, await quoted(ctx, orderId));
    const repayment = await quoteEarlyRepayment(ctx, { orderId, partMinor: null });
    expect(repayment).toMatchObject({ ok: true });
    const { balanceMinor } = await orderBalance(ctx, orderId);
    await returnItems(ctx, orderId, [{ position: 1, quantity: 1 }], 'one');
    const half = (await orderBalance(ctx, orderId)).balanceMinor;
    expect(half).toBeLessThan(balanceMinor * 0.51);
    await returnItems(ctx, orderId, [{ position: 1, quantity: 1 }], 'two');
    expect((await orderBalance(ctx, orderId)).balanceMinor).toBeLessThanOrEqual(own.shippingMinor);
  });

  it('is not offered for an order without credit', async () => {
    const ctx = await readyToOrder(testContext(database, 'nl'), { 'SOFA-1': 1 });
    const placed = await order(ctx);
    if (!placed.ok) throw new Error('not placed');
    const { orderId } = placed.value.order;
    expect(await quotePause(ctx, { orderId })).toMatchObject({ refusal: { code: 'OrderHasNoCredit' } });
  });
});
