import { beforeAll, describe, expect, it } from 'vitest';
import { sellArticles, testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { getOrderBalance } from '#commerce/money/ledger/ledger.service.ts';
import { listOrderPayments } from '#commerce/money/payment/record/payment-record.queries.ts';
import { readOrderByNumber } from '#commerce/orders/order/draft/order-lock.queries.ts';
import { placeSeenOrder, prepareOrder } from '#commerce/orders/order/test-order.ts';
import { findCustomer } from '#commerce/people/customer/customer.queries.ts';
import { createCustomer } from '#commerce/people/customer/test-customer.ts';
import { changeDebitAccount } from '#commerce/people/identity/debit-account.commands.ts';
import { endOpenPayments } from '../end-payments.service.ts';
import { payByLink } from '../paylink/pay-by-link.service.ts';
import { makePaylink } from '../paylink/paylink.commands.ts';
import { viewPaylink } from '../paylink/paylink.service.ts';
import { settlePayment } from '../settle-payment.service.ts';
import { testPayments } from '../test-payments.ts';
import { listOpenDebits } from './debit-due.queries.ts';
import { debitDue } from './debit-due.service.ts';

const database = await testDatabase();
let now = new Date('2026-11-20T12:00:00Z');
const clock = { now: () => now };
const nl = testContext(database, 'nl', { clock });
const bench = testPayments(database, clock);
const { payments } = bench;

beforeAll(() => sellArticles(database, [{ sku: 'A', stock: 500 }]));

/** A customer who owes an order on invoice, keeps an account for debits, and has the page of "pay now" open. */
async function createDebtor() {
  const customerId = await createCustomer(nl);
  const customer = await findCustomer(nl, customerId);
  if (!customer) throw new Error(`customer ${customerId} is not there`);
  const account = { iban: 'NL91ABNA0417164300', bic: null, accountHolder: 'Zoë Bos' };
  await changeDebitAccount(nl, customer, account, 'de machtiging');
  const placed = await placeSeenOrder(
    await prepareOrder(nl, { 'A-1': 1 }, { customerId, email: customer.email }),
  );
  if (!placed.ok) throw new Error(JSON.stringify(placed));
  const { orderId, orderNumber } = placed.value.order;
  const owed = (await getOrderBalance(nl, orderId)).balanceMinor;
  const createPaylinkToken = async () => {
    const kept = await readOrderByNumber(nl, orderNumber);
    const made = kept && (await makePaylink(nl, payments, kept, 'due'));
    return new URLSearchParams(made?.path.split('?')[1]).get('link') ?? '';
  };
  const token = await createPaylinkToken();
  const pay = (method: string, by = token) => payByLink(nl, payments, { token: by, method });
  const debit = () => debitDue(nl, payments, { orderId, customerId, mandateAccepted: true });
  return { orderId, customerId, owed, token, link: createPaylinkToken, pay, debit };
}

/** The sum that would come in if everything that is begun at the provider and at the bank were paid. */
async function sumCollectable(orderId: string): Promise<number> {
  const { rows } = await database.pool.query<{ sum: number }>(
    `select coalesce(sum(p.amount_minor), 0)::int as sum
       from payment p
       left join sandbox_payment s on s.idempotency_key = p.payment_id::text
      where p.order_id = $1 and (s.state in ('open', 'pending', 'authorized', 'paid')
                                 or p.method = 'direct-debit' and p.state = 'open')`,
    [orderId],
  );
  return rows[0]?.sum ?? 0;
}

const getReference = (begun: Awaited<ReturnType<typeof payByLink>>) =>
  (begun.ok && begun.value.split('/').at(-1)) || '';

describe('a due amount', () => {
  it('an amount paid while it is being debited is collected once', async () => {
    for (let round = 0; round < 6; round++) {
      const { orderId, owed, pay, debit } = await createDebtor();
      await Promise.all([pay('visa'), debit(), pay('paypal')]);
      expect(await sumCollectable(orderId)).toBe(owed);
    }
  });

  it('an amount paid by four methods simultaneously via two links has one open payment at the provider', async () => {
    const { orderId, owed, pay, link } = await createDebtor();
    const other = await link();
    await Promise.all([pay('visa'), pay('paypal', other), pay('mastercard'), pay('visa', other)]);
    expect(await sumCollectable(orderId)).toBe(owed);
  });

  it('a payment that starts at the provider while it is being ended is ended there too', async () => {
    const { orderId, pay } = await createDebtor();
    await pay('visa');
    const [begun] = await listOrderPayments(nl, orderId);
    if (!begun) throw new Error('nothing has begun');
    const asItWasRead = { ...begun, state: 'created', providerReference: null, checkoutUrl: null } as const;
    expect(await endOpenPayments(nl, payments, [asItWasRead])).toBe(true);
    expect(await sumCollectable(orderId)).toBe(0);
  });

  it('an amount being debited is not requested again and its page says that it is on its way', async () => {
    const { owed, token, link, pay, debit } = await createDebtor();
    expect(await debit()).toEqual({ ok: true, value: { amountMinor: owed } });
    for (const by of [token, await link()]) {
      expect(await viewPaylink(nl, payments, by)).toMatchObject({
        state: 'pending',
        order: { amountMinor: owed },
        methods: [],
      });
      expect(await pay('visa', by)).toMatchObject({ refusal: { code: 'PaylinkUnusable' } });
    }
  });

  it('an amount certain to arrive at the provider is not debited, and is debited again if that fails', async () => {
    const { orderId, owed, pay, debit } = await createDebtor();
    const reference = getReference(await pay('visa'));
    await bench.simulateState(reference, 'pending');
    const settle = async () => {
      for (const { paymentId } of await listOrderPayments(nl, orderId))
        await settlePayment(nl, payments, paymentId, 'webhook');
    };
    await settle();
    expect(await debit()).toMatchObject({ refusal: { code: 'OnItsWay' } });
    await bench.simulateState(reference, 'failed');
    await settle();
    expect(await debit()).toEqual({ ok: true, value: { amountMinor: owed } });
  });

  it('an amount is requested again when its debit has not arrived within a week of its date', async () => {
    const { customerId, owed, token, link, debit } = await createDebtor();
    const before = now;
    await debit();
    expect(await listOpenDebits(nl, customerId)).toHaveLength(1);
    now = new Date(before.getTime() + 30 * 86_400_000);
    expect(await listOpenDebits(nl, customerId)).toEqual([]);
    expect(await viewPaylink(nl, payments, await link())).toMatchObject({
      state: 'open',
      order: { amountMinor: owed },
    });
    expect(token).not.toBe('');
    now = before;
  });
});
