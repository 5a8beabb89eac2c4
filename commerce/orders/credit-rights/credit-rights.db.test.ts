import { beforeAll, describe, expect, it } from 'vitest';
import { sellArticles, testContext } from '#commerce/buying/basket/test-shop.ts';
import { chooseCredit, setProtection } from '#commerce/buying/checkout/credit/choose-credit.service.ts';
import { viewCheckoutAfter } from '#commerce/buying/checkout/test-checkout.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { addDays, getToday } from '#commerce/ground/kernel/day.rules.ts';
import { findAgreement } from '#commerce/money/credit/agreement/agreement.service.ts';
import { getOrderBalance, listScheduledDues } from '#commerce/money/ledger/ledger.service.ts';
import { insertPayment } from '#commerce/money/payment/record/payment-record.commands.ts';
import { cancelOrder } from '#commerce/orders/fulfilment/cancel/cancel-order.service.ts';
import { dispatchOrder } from '#commerce/orders/fulfilment/dispatch/dispatch-order.service.ts';
import { returnItems } from '#commerce/orders/fulfilment/returns/return-items.service.ts';
import { placeSeenOrder, prepareOrder } from '#commerce/orders/order/test-order.ts';
import { listOrderTimeline } from '#commerce/orders/order-log/order-timeline.queries.ts';
import { debitDue } from '#commerce/orders/settlement/debit/debit-due.service.ts';
import {
  makePaylinkFor,
  readPayable,
  viewPaylink,
} from '#commerce/orders/settlement/paylink/paylink.service.ts';
import { testPayments } from '#commerce/orders/settlement/test-payments.ts';
import { receiveTransfer } from '#commerce/orders/settlement/transfer/receive-transfer.service.ts';
import { findCustomer } from '#commerce/people/customer/customer.queries.ts';
import { createCustomer } from '#commerce/people/customer/test-customer.ts';
import { changeDebitAccount } from '#commerce/people/identity/debit-account.commands.ts';
import { findRequestedAmount, quoteEarlyRepayment, requestEarlyRepayment } from './repay-early.service.ts';
import { quoteCreditWithdrawal, withdrawCredit } from './withdraw-credit.service.ts';

const database = await testDatabase();

beforeAll(() =>
  sellArticles(database, [
    { sku: 'TV', priceMinor: { nl: 54_900, de: 54_305, at: 54_305, ch: 54_110 } },
    { sku: 'SET', priceMinor: { nl: 25_000, de: 25_000, at: 25_000, ch: 25_000 } },
  ]),
);

type Tenant = 'nl' | 'de' | 'at' | 'ch';

async function placeCreditOrder(
  tenant: Tenant,
  articles: Record<string, number> = { 'TV-1': 1 },
  { protect = false, ...by }: { protect?: boolean; customerId?: string } = {},
) {
  const ctx = await prepareOrder(testContext(database, tenant), articles, by);
  const plan = { method: 'instalments', count: tenant === 'ch' ? 4 : 12, dateOfBirth: '1990-05-17' };
  const chosen = await viewCheckoutAfter(chooseCredit(ctx, plan));
  if (!chosen.ok) throw new Error(JSON.stringify(chosen));
  if (protect) await setProtection(ctx, { chosen: true, termsAccepted: true });
  const outcome = await placeSeenOrder(ctx);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome));
  return { ctx, order: outcome.value.order };
}

/** The same shop on another day. */
function on(ctx: RequestContext, day: string): RequestContext {
  const now = new Date(`${day}T12:00:00Z`);
  return { ...ctx, clock: { now: () => now } };
}

const moveClock = (ctx: RequestContext, days: number) => on(ctx, addDays(getToday(ctx), days));

async function receivePayment(ctx: RequestContext, orderNumber: string, amountMinor: number, key: string) {
  expect(
    await receiveTransfer(ctx, { reference: orderNumber, amountMinor, key: `${orderNumber}:${key}` }),
  ).toBe('booked');
}

async function sumRefunds(orderId: string): Promise<number> {
  const { rows } = await database.pool.query<{ sum: number }>(
    'select coalesce(sum(amount_minor), 0)::int as sum from payment_refund where order_id = $1',
    [orderId],
  );
  return rows[0]?.sum ?? 0;
}

async function fetchMails(orderId: string, kind: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ text: string }>(
    "select text from mail_outbox where dedupe_key like $1 || ':' || $2 || '%'",
    [kind, orderId],
  );
  return rows.map(({ text }) => text);
}

/** Kinds of events that the customer sees. */
async function fetchTimelineKinds(ctx: RequestContext, orderId: string): Promise<string[]> {
  return (await listOrderTimeline(ctx, orderId)).map(({ kind }) => kind);
}

async function fetchJournal(orderId: string): Promise<[string, number][]> {
  const { rows } = await database.pool.query<{ account: string; amount: number }>(
    `select account, sum(amount_minor)::int as amount from ledger_posting join ledger_entry using (tenant_id, entry_id)
      where order_id = $1 and kind = 'plan' group by account order by account`,
    [orderId],
  );
  return rows.map(({ account, amount }) => [account, amount]);
}

describe('the amount requested while a credit runs', () => {
  it.each(['nl', 'at', 'ch'] as const)(
    '%s: the request is for the next instalment, amounts due or the repayment, never for later costs',
    async (tenant) => {
      const { ctx, order: o } = await placeCreditOrder(tenant, { 'TV-1': 1 }, { protect: true });
      const { orderId, orderNumber } = o;
      const schedule = await listScheduledDues(ctx, orderId);
      const [one = 0, two = 0] = schedule.map(({ amountMinor }) => amountMinor);
      expect(await readPayable(ctx, orderId)).toEqual({ kind: 'next', amountMinor: one });
      const { payments } = testPayments(database, ctx.clock);
      const link = await makePaylinkFor(ctx, payments, orderNumber);
      const token = new URL(link?.path ?? '', 'http://shop.example').searchParams.get('link') ?? '';
      expect(await viewPaylink(ctx, payments, token)).toMatchObject({ order: { amountMinor: one } });
      const late = on(ctx, addDays(schedule[1]?.dueOn ?? '', 3));
      expect(await readPayable(late, orderId)).toEqual({ kind: 'due', amountMinor: one + two });
      const quote = await quoteEarlyRepayment(late, { orderId, partMinor: null });
      if (!quote.ok) throw new Error(quote.refusal.code);
      const { payMinor, owedMinor } = quote.value;
      await requestEarlyRepayment(late, { orderId, partMinor: null, payMinor });
      expect(await readPayable(late, orderId)).toEqual({ kind: 'repayment', amountMinor: payMinor });
      expect(payMinor).toBeLessThan(owedMinor);
      await withdrawCredit(ctx, { orderId });
      expect(await readPayable(ctx, orderId)).toEqual({ kind: 'all', amountMinor: o.totalMinor });
    },
  );

  it('paper, mail and schedule show the same amount with payment protection and without', async () => {
    const { ctx, order: o } = await placeCreditOrder('nl', { 'TV-1': 1 }, { protect: true });
    const agreement = await findAgreement(ctx, o.orderId);
    const [, due] = await listScheduledDues(ctx, o.orderId);
    const { regularMinor } = agreement?.plan ?? { regularMinor: 0 };
    const written = (minor: number) => (minor / 100).toFixed(2).replace('.', ',');
    expect(due?.amountMinor).toBeGreaterThan(regularMinor);
    const [mail] = await fetchMails(o.orderId, 'order-confirmation');
    for (const text of [mail ?? '', JSON.stringify(agreement?.paper)]) {
      expect(text).toContain(`${written(due?.amountMinor ?? 0)} met betaalbescherming en `);
    }
  });
});

describe('early repayment', () => {
  it('repaying everything in the first month refunds the later costs (nl, 549.00 in 12)', async () => {
    const { ctx, order: o } = await placeCreditOrder('nl');
    expect(o.totalMinor).toBe(54_900);
    const [first] = await listScheduledDues(ctx, o.orderId);
    const later = on(ctx, first?.dueOn ?? '');
    expect((await getOrderBalance(ctx, o.orderId)).balanceMinor).toBe(58_194);
    await receivePayment(later, o.orderNumber, 58_194, 'all');
    const back = await sumRefunds(o.orderId);
    expect(back).toBeGreaterThanOrEqual(2700);
    expect(back).toBeLessThanOrEqual(2800);
    expect(await fetchJournal(o.orderId)).toEqual([
      ['receivable', -back],
      ['surcharge', back],
    ]);
    const [mail] = await fetchMails(o.orderId, 'credit-repaid');
    expect(mail).toContain((back / 100).toFixed(2).replace('.', ','));
    expect(await findAgreement(ctx, o.orderId)).toMatchObject({ amended: { why: 'repaid' } });
  });

  it.each(['nl', 'de', 'at', 'ch'] as const)(
    '%s: an early repayment is quoted, reserved, paid and completed',
    async (tenant) => {
      const { ctx, order: o } = await placeCreditOrder(tenant);
      const { orderId, orderNumber } = o;
      const schedule = await listScheduledDues(ctx, orderId);
      const [one = 0, two = 0] = schedule.map(({ amountMinor }) => amountMinor);
      const later = on(ctx, addDays(schedule[1]?.dueOn ?? '', 3));
      await receivePayment(later, orderNumber, one + two, 'two');
      const quote = await quoteEarlyRepayment(later, { orderId, partMinor: null });
      if (!quote.ok) throw new Error(quote.refusal.code);
      const { payMinor, savedMinor, owedMinor } = quote.value;
      expect(savedMinor).toBeGreaterThan(0);
      expect(payMinor).toBe(owedMinor - savedMinor);
      expect(
        await requestEarlyRepayment(later, { orderId, partMinor: null, payMinor: payMinor + 1 }),
      ).toMatchObject({
        refusal: { code: 'QuoteChanged', payMinor },
      });
      expect(await requestEarlyRepayment(later, { orderId, partMinor: null, payMinor })).toMatchObject({
        ok: true,
      });
      expect(await findRequestedAmount(later, orderId)).toBe(payMinor);
      expect(await fetchTimelineKinds(later, orderId), 'a request changes no credit').not.toContain(
        'credit.changed',
      );
      // it holds for some days, though interest goes on
      await receivePayment(moveClock(later, 8), orderNumber, payMinor, 'rest');
      expect(await fetchTimelineKinds(later, orderId)).toContain('credit.changed');
      expect(await getOrderBalance(later, orderId)).toMatchObject({ balanceMinor: 0, nextMaturities: [] });
      expect(await fetchMails(orderId, 'credit-repaid')).toHaveLength(1);
      expect(await quoteEarlyRepayment(later, { orderId, partMinor: null })).toMatchObject({
        refusal: { code: 'CreditHasEnded' },
      });
    },
  );

  it('a partly debited repayment requests only the rest and ends when both parts have arrived', async () => {
    const customerId = await createCustomer(testContext(database, 'nl'));
    const { ctx, order: o } = await placeCreditOrder('nl', { 'TV-1': 1 }, { customerId });
    const { orderId, orderNumber } = o;
    const [first] = await listScheduledDues(ctx, orderId);
    const later = on(ctx, addDays(first?.dueOn ?? '', -1));
    const customer = await findCustomer(later, customerId);
    if (!customer) throw new Error(`customer ${customerId} is not there`);
    const account = { iban: 'NL91ABNA0417164300', bic: null, accountHolder: 'Zoë Bos' };
    await changeDebitAccount(later, customer, account, 'de machtiging');
    const { payments } = testPayments(database, later.clock);
    const debited = await debitDue(later, payments, { orderId, customerId, mandateAccepted: true });
    if (!debited.ok) throw new Error(debited.refusal.code);
    const onItsWayMinor = debited.value.amountMinor;
    const quote = await quoteEarlyRepayment(later, { orderId, partMinor: null });
    if (!quote.ok) throw new Error(quote.refusal.code);
    const { payMinor, restMinor, owedMinor, savedMinor } = quote.value;
    expect(quote.value).toMatchObject({ onItsWayMinor, payMinor: owedMinor - savedMinor });
    expect([onItsWayMinor > 0, restMinor]).toEqual([true, payMinor - onItsWayMinor]);
    await requestEarlyRepayment(later, { orderId, partMinor: null, payMinor });
    const { rows } = await database.pool.query<{ text: string }>(
      "select text from mail_outbox where dedupe_key like 'credit-repayment:%' and text like '%' || $1 || '%'",
      [orderNumber],
    );
    const formatAmount = (minor: number) => (minor / 100).toFixed(2).replace('.', ',');
    expect(rows[0]?.text).toMatch(new RegExp(`${formatAmount(onItsWayMinor)} al onderweg`));
    expect(rows[0]?.text).toMatch(new RegExp(`Bedrag: EUR\\s${formatAmount(restMinor)}`));
    expect((await readPayable(later, orderId)).amountMinor, 'on the order’s page').toBe(restMinor);
    await receivePayment(later, orderNumber, restMinor, 'rest');
    expect(await fetchMails(orderId, 'credit-repaid')).toEqual([]);
    await receivePayment(later, orderNumber, onItsWayMinor, 'debit');
    expect(await getOrderBalance(later, orderId)).toMatchObject({ balanceMinor: 0, nextMaturities: [] });
    expect(await fetchMails(orderId, 'credit-repaid')).toHaveLength(1);
  });

  it('a repayment that is entirely on its way requests nothing', async () => {
    const { ctx, order: o } = await placeCreditOrder('nl');
    const { orderId } = o;
    const quote = await quoteEarlyRepayment(ctx, { orderId, partMinor: null });
    const payMinor = quote.ok ? quote.value.payMinor : 0;
    await insertPayment(ctx, {
      ...{ orderId, method: 'ideal', origin: 'paylink', state: 'pending', amountMinor: payMinor + 1 },
      ...{ currency: 'EUR', transferReference: 'RF00', nextCheckAt: null },
    });
    expect(await requestEarlyRepayment(ctx, { orderId, partMinor: null, payMinor })).toMatchObject({
      value: { payMinor, onItsWayMinor: payMinor, restMinor: 0 },
    });
    const { rows } = await database.pool.query<{ text: string }>(
      "select text from mail_outbox where dedupe_key like 'credit-repayment:%' and text like '%' || $1 || '%'",
      [o.orderNumber],
    );
    expect(rows[0]?.text).toContain('Het hele bedrag is al onderweg');
    expect((await readPayable(ctx, orderId)).amountMinor, 'on the order’s page').toBe(0);
    expect(rows[0]?.text).not.toContain('IBAN');
  });

  it('a repayment requested twice is one request with one mail; another amount is another request', async () => {
    const { ctx, order: o } = await placeCreditOrder('nl');
    const { orderId } = o;
    const ask = async (at: RequestContext, partMinor: number | null) => {
      const quote = await quoteEarlyRepayment(at, { orderId, partMinor });
      if (!quote.ok) throw new Error(quote.refusal.code);
      const { payMinor } = quote.value;
      const press = () => requestEarlyRepayment(at, { orderId, partMinor, payMinor });
      expect(await Promise.all([press(), press()])).toMatchObject([quote, quote]);
      return payMinor;
    };
    const countMails = async () =>
      (
        await database.pool.query(
          "select 1 from mail_outbox where dedupe_key like 'credit-repayment:%' and text like '%' || $1 || '%'",
          [o.orderNumber],
        )
      ).rows.length;
    await ask(ctx, 10_000);
    expect(await countMails()).toBe(1);
    const later = moveClock(ctx, 1);
    const payMinor = await ask(later, null);
    expect([await countMails(), await findRequestedAmount(later, orderId)]).toEqual([2, payMinor]);
  });

  it('a repayment that is requested but not paid changes nothing', async () => {
    const { ctx, order: o } = await placeCreditOrder('nl');
    const { orderId, orderNumber } = o;
    const quote = await quoteEarlyRepayment(ctx, { orderId, partMinor: null });
    const payMinor = quote.ok ? quote.value.payMinor : 0;
    await requestEarlyRepayment(ctx, { orderId, partMinor: null, payMinor });
    const much = moveClock(ctx, 40);
    expect(await findRequestedAmount(much, orderId)).toBeNull();
    await receivePayment(much, orderNumber, 4850, 'first');
    expect((await getOrderBalance(much, orderId)).balanceMinor).toBe(58_194 - 4850);
    expect(await fetchJournal(orderId)).toEqual([]);
  });

  it('a partial repayment makes the later instalments smaller', async () => {
    const { ctx, order: o } = await placeCreditOrder('de');
    const { orderId, orderNumber } = o;
    const [first] = await listScheduledDues(ctx, orderId);
    const later = on(ctx, addDays(first?.dueOn ?? '', 1));
    await receivePayment(later, orderNumber, first?.amountMinor ?? 0, 'first');
    const asked = { orderId, partMinor: 20_000 };
    const quote = await quoteEarlyRepayment(later, asked);
    if (!quote.ok) throw new Error(quote.refusal.code);
    expect(quote.value).toMatchObject({ payMinor: 20_000, whole: false });
    await requestEarlyRepayment(later, { ...asked, payMinor: 20_000 });
    await receivePayment(later, orderNumber, 20_000, 'part');
    const { later: dues, savedMinor } = quote.value;
    const balance = await getOrderBalance(later, orderId);
    expect(balance.nextMaturities.map(({ openMinor }) => openMinor)).toEqual(
      dues.map(({ amountMinor }) => amountMinor),
    );
    expect(savedMinor).toBeGreaterThan(0);
    expect(dues).toHaveLength(11);
    expect(await quoteEarlyRepayment(later, { orderId, partMinor: 99_999_999 })).toMatchObject({
      refusal: { code: 'AmountRefused' },
    });
  });

  it('an early repayment ends payment protection, so later instalments owe no premium', async () => {
    const { ctx, order: o } = await placeCreditOrder('nl', { 'TV-1': 1 }, { protect: true });
    const [first] = await listScheduledDues(ctx, o.orderId);
    const later = on(ctx, first?.dueOn ?? '');
    const quote = await quoteEarlyRepayment(later, { orderId: o.orderId, partMinor: null });
    if (!quote.ok) throw new Error(quote.refusal.code);
    const premium = quote.value.savedMinor;
    await receivePayment(later, o.orderNumber, quote.value.payMinor, 'all');
    expect(Object.fromEntries(await fetchJournal(o.orderId))).toMatchObject({
      premium: (first?.premiumMinor ?? 0) * 11,
      receivable: -premium,
    });
    expect((await getOrderBalance(later, o.orderId)).balanceMinor).toBe(0);
  });

  it('after an early repayment a return leaves a proportional cost, and nothing when everything goes back', async () => {
    const { ctx, order: o } = await placeCreditOrder('nl', { 'SET-1': 2 });
    const { orderId, orderNumber } = o;
    await dispatchOrder(ctx, { orderId, key: 'parcel' });
    const [first] = await listScheduledDues(ctx, orderId);
    const later = on(ctx, first?.dueOn ?? '');
    await receivePayment(later, orderNumber, (await getOrderBalance(ctx, orderId)).balanceMinor, 'all');
    const early = await sumRefunds(orderId);
    await returnItems(later, orderId, [{ position: 1, quantity: 1 }], 'one');
    expect((await getOrderBalance(later, orderId)).creditMinor).toBe(await sumRefunds(orderId));
    await returnItems(later, orderId, [{ position: 1, quantity: 1 }], 'two');
    // everything that was paid is on its way back
    const { rows } = await database.pool.query(
      "select sum(amount_minor)::int as paid from payment where order_id = $1 and state = 'paid'",
      [orderId],
    );
    expect(await sumRefunds(orderId)).toBe(rows[0]?.paid);
    expect(early).toBeGreaterThan(0);
  });
});

describe('withdrawal from the credit', () => {
  it.each(['nl', 'de', 'at', 'ch'] as const)(
    '%s: a withdrawal leaves the cash price, due within the given days',
    async (tenant) => {
      const { ctx, order: o } = await placeCreditOrder(tenant);
      const { orderId, orderNumber, totalMinor } = o;
      const later = moveClock(ctx, 3);
      const quote = await quoteCreditWithdrawal(later, { orderId });
      if (!quote.ok) throw new Error(quote.refusal.code);
      expect(quote.value).toMatchObject({ payMinor: totalMinor, priceMinor: totalMinor, refundMinor: 0 });
      expect(quote.value.payBy).toBe(addDays(getToday(later), 30));
      expect(await withdrawCredit(later, { orderId })).toEqual(quote);
      expect(await getOrderBalance(later, orderId)).toMatchObject({
        balanceMinor: totalMinor,
        nextMaturities: [{ dueOn: quote.value.payBy, openMinor: totalMinor }],
      });
      expect(await fetchMails(orderId, 'credit-withdrawn')).toHaveLength(1);
      expect(await withdrawCredit(later, { orderId })).toMatchObject({ refusal: { code: 'CreditHasEnded' } });
      await receivePayment(later, orderNumber, totalMinor, 'cash');
      expect((await getOrderBalance(later, orderId)).balanceMinor).toBe(0);
      expect(await sumRefunds(orderId)).toBe(0);
    },
  );

  it.each(['nl', 'de', 'at', 'ch'] as const)(
    '%s: a withdrawal equals paying the cash price on day 3',
    async (tenant) => {
      const { ctx, order: o } = await placeCreditOrder(tenant);
      await receivePayment(moveClock(ctx, 3), o.orderNumber, o.totalMinor, 'cash');
      expect((await getOrderBalance(ctx, o.orderId)).balanceMinor).toBe(0);
    },
  );

  it('a withdrawal refunds what was paid above the cash price', async () => {
    const { ctx, order: o } = await placeCreditOrder('nl');
    await receivePayment(ctx, o.orderNumber, 58_194, 'all');
    expect(await sumRefunds(o.orderId)).toBe(3294);
  });

  it('the right to withdraw ends after its days and does not exist without a credit', async () => {
    const { ctx, order: o } = await placeCreditOrder('nl');
    expect(await withdrawCredit(moveClock(ctx, 14), { orderId: o.orderId })).toMatchObject({ ok: true });
    const { ctx: other, order: late } = await placeCreditOrder('nl');
    expect(await withdrawCredit(moveClock(other, 15), { orderId: late.orderId })).toMatchObject({
      refusal: { code: 'WithdrawalPeriodOver' },
    });
    await cancelOrder(other, late.orderId, 'shop');
    expect(await quoteCreditWithdrawal(other, { orderId: late.orderId })).toMatchObject({
      refusal: { code: 'CreditHasEnded' },
    });
    const cash = await placeSeenOrder(await prepareOrder(testContext(database, 'nl'), { 'TV-1': 1 }));
    if (!cash.ok) throw new Error('not ordered');
    expect(await quoteCreditWithdrawal(ctx, { orderId: cash.value.order.orderId })).toMatchObject({
      refusal: { code: 'OrderHasNoCredit' },
    });
    expect(
      await quoteEarlyRepayment(testContext(database, 'de'), { orderId: o.orderId, partMinor: null }),
    ).toMatchObject({ refusal: { code: 'OrderNotFound' } });
  });

  it('a withdrawal before a return leaves the cash price of the articles kept', async () => {
    const { ctx, order: o } = await placeCreditOrder('nl', { 'SET-1': 2 });
    const { orderId } = o;
    await dispatchOrder(ctx, { orderId, key: 'parcel' });
    await withdrawCredit(ctx, { orderId });
    await returnItems(ctx, orderId, [{ position: 1, quantity: 1 }], 'one');
    expect((await getOrderBalance(ctx, orderId)).balanceMinor).toBe(o.totalMinor - 25_000);
  });
});
