import { beforeAll, describe, expect, it } from 'vitest';
import { sellArticles, testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { addDays, getToday } from '#commerce/ground/kernel/day.rules.ts';
import { getOrderBalance, listScheduledDues } from '#commerce/money/ledger/ledger.service.ts';
import { listOrderPayments } from '#commerce/money/payment/record/payment-record.queries.ts';
import { deliverOrder, dispatchOrder } from '#commerce/orders/fulfilment/dispatch/dispatch-order.service.ts';
import { placeSeenOrder, prepareOrder } from '#commerce/orders/order/test-order.ts';
import { debitDue } from '#commerce/orders/settlement/debit/debit-due.service.ts';
import { reversePayment } from '#commerce/orders/settlement/debit/reverse-payment.service.ts';
import { testPayments } from '#commerce/orders/settlement/test-payments.ts';
import { receiveTransfer } from '#commerce/orders/settlement/transfer/receive-transfer.service.ts';
import { findCustomer } from '#commerce/people/customer/customer.queries.ts';
import { createCustomer } from '#commerce/people/customer/test-customer.ts';
import { changeDebitAccount } from '#commerce/people/identity/debit-account.commands.ts';
import { listOverdue, remindOverdue } from './remind-overdue.service.ts';

const database = await testDatabase();

beforeAll(() =>
  sellArticles(database, [{ sku: 'TV', priceMinor: { de: 100_000, nl: 100_000, ch: 100_000 } }]),
);

function on(ctx: RequestContext, day: string): RequestContext {
  const now = new Date(`${day}T12:00:00Z`);
  return { ...ctx, clock: { now: () => now } };
}

const DEBIT = {
  paymentMethod: 'direct-debit',
  iban: 'NL91ABNA0417164300',
  accountHolder: 'Zoë Bos',
  mandate: true,
};

async function placeUnpaidOrder(
  tenant: 'de' | 'nl' | 'ch',
  payment: object = { paymentMethod: 'invoice' },
  customerId?: string,
) {
  const by = customerId === undefined ? {} : { customerId };
  const ctx = await prepareOrder(testContext(database, tenant), { 'TV-1': 1 }, { payment, ...by });
  const done = await placeSeenOrder(ctx);
  if (!done.ok) throw new Error(JSON.stringify(done));
  const { orderId, orderNumber, totalMinor } = done.value.order;
  const [due] = await listScheduledDues(ctx, orderId);
  return { ctx, orderId, orderNumber, totalMinor, dueOn: due?.dueOn ?? '' };
}

async function fetchMails(orderId: string, kind: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ text: string }>(
    "select text from mail_outbox where dedupe_key like $1 || ':' || $2 || ':%' order by mail_id",
    [kind, orderId],
  );
  return rows.map(({ text }) => text);
}

describe('an unpaid invoice', () => {
  it('an unpaid invoice gets three reminders, the first free, later ones with interest that is paid with it', async () => {
    const { ctx, orderId, orderNumber, totalMinor, dueOn } = await placeUnpaidOrder('nl');
    await dispatchOrder(ctx, { orderId, key: 'p' });
    await deliverOrder(ctx, { orderId });
    expect(await remindOverdue(on(ctx, addDays(dueOn, 4)))).toBe(0);
    for (const sent of [1, 0]) expect(await remindOverdue(on(ctx, addDays(dueOn, 5)))).toBe(sent);
    expect((await getOrderBalance(ctx, orderId)).balanceMinor).toBe(totalMinor);
    expect(await remindOverdue(on(ctx, addDays(dueOn, 19)))).toBe(0);
    expect(await remindOverdue(on(ctx, addDays(dueOn, 79)))).toBe(1);
    // 60 days at 4 %
    const interest = Math.floor((totalMinor * 4 * 60) / 36_500);
    expect((await getOrderBalance(ctx, orderId)).balanceMinor).toBe(totalMinor + interest);
    expect(await listOverdue(on(ctx, addDays(dueOn, 80)))).toMatchObject([{ orderNumber, reminders: 2 }]);
    const texts = await fetchMails(orderId, 'payment-overdue');
    expect(texts).toHaveLength(2);
    expect(texts[0]).toContain('Deze herinnering kost je niets');
    expect(texts[1]).toContain('wettelijke rente');
    await receiveTransfer(ctx, { reference: orderNumber, amountMinor: totalMinor + interest, key: orderId });
    expect(await remindOverdue(on(ctx, addDays(dueOn, 120)))).toBe(0);
  });

  it('an invoice gets no reminder during a debit and gets one again when the debit fails', async () => {
    const customerId = await createCustomer(testContext(database, 'nl'));
    const { ctx, orderId, dueOn } = await placeUnpaidOrder('nl', { paymentMethod: 'invoice' }, customerId);
    await dispatchOrder(ctx, { orderId, key: 'p' });
    const late = on(ctx, addDays(dueOn, 4));
    const customer = await findCustomer(late, customerId);
    if (!customer) throw new Error(`customer ${customerId} is not there`);
    const account = { iban: 'NL91ABNA0417164300', bic: null, accountHolder: 'Zoë Bos' };
    await changeDebitAccount(late, customer, account, 'de machtiging');
    const { payments } = testPayments(database, late.clock);
    expect(await debitDue(late, payments, { orderId, customerId, mandateAccepted: true })).toMatchObject({
      ok: true,
    });
    expect(await remindOverdue(on(ctx, addDays(dueOn, 5)))).toBe(0);
    expect(await remindOverdue(on(ctx, addDays(dueOn, 30)))).toBe(1);
  });

  it('an invoice gets no reminder before it was sent or after it was paid', async () => {
    const waiting = await placeUnpaidOrder('ch');
    const paid = await placeUnpaidOrder('ch');
    await dispatchOrder(paid.ctx, { orderId: paid.orderId, key: 'p' });
    await receiveTransfer(paid.ctx, {
      ...{ reference: paid.orderNumber, amountMinor: paid.totalMinor, key: paid.orderId },
    });
    expect(await remindOverdue(on(waiting.ctx, addDays(waiting.dueOn, 100)))).toBe(0);
  });
});

describe('a chargeback by the customer’s bank', () => {
  it('a chargeback is owed again, once and without a fee, and then reminded of', async () => {
    const { ctx, orderId, orderNumber, totalMinor, dueOn } = await placeUnpaidOrder('nl', DEBIT);
    await dispatchOrder(ctx, { orderId, key: 'p' });
    expect(await remindOverdue(on(ctx, addDays(dueOn, 30)))).toBe(0);
    await receiveTransfer(ctx, { reference: orderNumber, amountMinor: totalMinor, key: `${orderId}:in` });
    const reversal = {
      ...{ kind: 'returned-debit' as const, reference: orderNumber, reason: 'AM04' },
      key: `${orderId}:out`,
    };
    expect(await reversePayment(ctx, { ...reversal, amountMinor: 1 })).toBe('no such payment');
    expect(await reversePayment(ctx, { ...reversal, amountMinor: totalMinor })).toBe('booked');
    expect(await reversePayment(ctx, { ...reversal, amountMinor: totalMinor })).toBe('known');
    expect((await getOrderBalance(ctx, orderId)).balanceMinor).toBe(totalMinor);
    expect((await listOrderPayments(ctx, orderId)).map(({ state }) => state)).toContain('reversed');
    const { rows } = await database.pool.query(
      "select text from mail_outbox where dedupe_key like 'payment-reversed:%' and text like $1",
      [`%${orderNumber}%`],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.text).toContain('teruggedraaid');
    expect(await remindOverdue(on(ctx, addDays(dueOn, 30)))).toBe(1);
    // it can be paid again
    await receiveTransfer(ctx, { reference: orderNumber, amountMinor: totalMinor, key: `${orderId}:again` });
    expect((await getOrderBalance(ctx, orderId)).balanceMinor).toBe(0);
    expect(getToday(ctx)).not.toBe('');
  });

  it('a chargeback is refused for an order that has no such payment', async () => {
    const { ctx, orderNumber } = await placeUnpaidOrder('de');
    const reversal = { kind: 'chargeback' as const, key: 'case', reason: null, amountMinor: null };
    expect(await reversePayment(ctx, { ...reversal, reference: orderNumber })).toBe('no such payment');
    expect(await reversePayment(ctx, { ...reversal, reference: '99' })).toBe('no such order');
  });
});
