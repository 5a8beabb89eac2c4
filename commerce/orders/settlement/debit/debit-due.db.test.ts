import { beforeAll, expect, it } from 'vitest';
import { sellArticles, testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { getOrderBalance } from '#commerce/money/ledger/ledger.service.ts';
import { cancelOrder } from '#commerce/orders/fulfilment/cancel/cancel-order.service.ts';
import { placeSeenOrder, prepareOrder } from '#commerce/orders/order/test-order.ts';
import { findCustomer } from '#commerce/people/customer/customer.queries.ts';
import { createCustomer } from '#commerce/people/customer/test-customer.ts';
import { changeDebitAccount } from '#commerce/people/identity/debit-account.commands.ts';
import { listComingPayments } from '../coming-payment.queries.ts';
import { testPayments } from '../test-payments.ts';
import { receiveTransfer } from '../transfer/receive-transfer.service.ts';
import { listOpenDebits } from './debit-due.queries.ts';
import { debitDue } from './debit-due.service.ts';

const database = await testDatabase();
const nl = testContext(database, 'nl');
const { payments } = testPayments(database, nl.clock);
const IBAN = 'NL91ABNA0417164300';

beforeAll(() => sellArticles(database, [{ sku: 'A', stock: 500 }]));

async function createBuyer(ctx: RequestContext, { account = true } = {}) {
  const customerId = await createCustomer(ctx);
  const customer = await findCustomer(ctx, customerId);
  if (!customer) throw new Error(`customer ${customerId} is not there`);
  const kept = { iban: IBAN, bic: null, accountHolder: 'Zoë Bos' };
  if (account) await changeDebitAccount(ctx, customer, kept, 'de machtiging');
  const placed = await placeSeenOrder(
    await prepareOrder(ctx, { 'A-1': 1 }, { customerId, email: customer.email }),
  );
  if (!placed.ok) throw new Error(JSON.stringify(placed));
  return { order: placed.value.order, input: { orderId: placed.value.order.orderId, customerId } };
}

const accepted = { mandateAccepted: true };

it('debits due amounts once by a mandate in the displayed wording and books them when the bank has paid', async () => {
  const { order: own, input } = await createBuyer(nl);
  const owed = (await getOrderBalance(nl, own.orderId)).balanceMinor;
  const both = await Promise.all([1, 2].map(() => debitDue(nl, payments, { ...input, ...accepted })));
  expect(both.filter(({ ok }) => ok)).toEqual([{ ok: true, value: { amountMinor: owed } }]);
  expect(both.find(({ ok }) => !ok)).toMatchObject({ refusal: { code: 'AlreadyDebited' } });
  const { rows } = await database.pool.query('select * from direct_debit_mandate where order_id = $1', [
    own.orderId,
  ]);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ iban: IBAN, account_holder: 'Zoë Bos' });
  expect(rows[0].text_shown).toContain(nl.tenant.payment.directDebit.creditorId);
  const [debit, ...others] = await listOpenDebits(nl, input.customerId);
  expect(others).toEqual([]);
  expect(debit).toMatchObject({ orderNumber: own.orderNumber, amountMinor: owed });
  expect(debit?.iban).not.toContain('0417164300');
  expect((await getOrderBalance(nl, own.orderId)).balanceMinor, 'not paid yet').toBe(owed);
  const paid = { reference: own.orderNumber, amountMinor: owed, key: `debit:${own.orderId}` };
  expect(await receiveTransfer(nl, paid)).toBe('booked');
  expect((await getOrderBalance(nl, own.orderId)).balanceMinor).toBe(0);
});

it('a debit stays pending until the bank reports a result and the account requests no more of it', async () => {
  const { order: own, input } = await createBuyer(nl);
  const fetchComingPayments = (ctx = nl) => listComingPayments(ctx, input.customerId);
  expect(await fetchComingPayments()).toEqual([]);
  await debitDue(nl, payments, { ...input, ...accepted });
  const { balanceMinor: amountMinor } = await getOrderBalance(nl, own.orderId);
  expect(await fetchComingPayments()).toEqual([
    { orderNumber: own.orderNumber, amountMinor, currency: 'EUR' },
  ]);
  expect(
    await listComingPayments(nl, (await createBuyer(nl)).input.customerId),
    'of another customer',
  ).toEqual([]);
  const muchLater = new Date(nl.clock.now().getTime() + 60 * 86_400_000);
  expect(await fetchComingPayments({ ...nl, clock: { now: () => muchLater } }), 'it has failed').toEqual([]);
  await receiveTransfer(nl, { reference: own.orderNumber, amountMinor, key: `debit:${own.orderId}` });
  expect(await fetchComingPayments()).toEqual([]);
});

it.each([
  [
    'the mandate was not given',
    'MandateMissing',
    async () => ({ ...(await createBuyer(nl)).input, mandateAccepted: false }),
  ],
  [
    'no account is kept',
    'DebitNotPossible',
    async () => ({ ...(await createBuyer(nl, { account: false })).input, ...accepted }),
  ],
  [
    'nothing is owed',
    'NothingDue',
    async () => {
      const { input } = await createBuyer(nl);
      await cancelOrder(nl, input.orderId, 'customer');
      return { ...input, ...accepted };
    },
  ],
])('a debit is not requested where %s', async (_why, code, given) => {
  const input = await given();
  expect(await debitDue(nl, payments, input)).toMatchObject({ ok: false, refusal: { code } });
  expect(await listOpenDebits(nl, input.customerId)).toEqual([]);
});

it('direct debit is not offered where the market has none', async () => {
  const ch = testContext(database, 'ch');
  const { input } = await createBuyer(ch);
  expect(await debitDue(ch, payments, { ...input, ...accepted })).toMatchObject({
    refusal: { code: 'DebitNotPossible' },
  });
});
