import { beforeAll, describe, expect, it } from 'vitest';
import { sellArticles, testContext } from '#commerce/buying/basket/test-shop.ts';
import { testServerDatabase } from '#commerce/ground/database/test-database.ts';
import { orderBalance } from '#commerce/money/ledger/ledger.service.ts';
import { paymentsOf } from '#commerce/money/payment/payment-record.service.ts';
import { readOrderByNumber } from '#commerce/orders/order/order-lock.service.ts';
import { order, readyToOrder } from '#commerce/orders/order/test-order.ts';
import { findCustomer } from '#commerce/people/customer/customer.service.ts';
import { newCustomer } from '#commerce/people/customer/test-customer.ts';
import { changeDebitAccount } from '#commerce/people/identity/debit-account.service.ts';
import { debitDue, listOpenDebits } from './debit-due.service.ts';
import { endOpenPayments } from './end-payments.service.ts';
import { payByLink } from './pay-by-link.service.ts';
import { makePaylink, viewPaylink } from './paylink.service.ts';
import { settlePayment } from './settle-payment.service.ts';
import { testPayments } from './test-payments.ts';

const database = await testServerDatabase();
let now = new Date('2026-11-20T12:00:00Z');
const clock = { now: () => now };
const nl = testContext(database, 'nl', { clock });
const bench = testPayments(database, clock);
const { payments } = bench;

beforeAll(() => sellArticles(database, [{ sku: 'A', stock: 500 }]));

/** A customer who owes an order on invoice, keeps an account for debits, and has the page of "pay now" open. */
async function debtor() {
  const customerId = await newCustomer(nl);
  const customer = await findCustomer(nl, customerId);
  if (!customer) throw new Error(`customer ${customerId} is not there`);
  const account = { iban: 'NL91ABNA0417164300', bic: null, accountHolder: 'Zoë Bos' };
  await changeDebitAccount(nl, customer, account, 'de machtiging');
  const placed = await order(await readyToOrder(nl, { 'A-1': 1 }, { customerId, email: customer.email }));
  if (!placed.ok) throw new Error(JSON.stringify(placed));
  const { orderId, orderNumber } = placed.value.order;
  const owed = (await orderBalance(nl, orderId)).balanceMinor;
  const link = async () => {
    const kept = await readOrderByNumber(nl, orderNumber);
    const made = kept && (await makePaylink(nl, payments, kept, 'due'));
    return new URLSearchParams(made?.path.split('?')[1]).get('link') ?? '';
  };
  const token = await link();
  const pay = (method: string, by = token) => payByLink(nl, payments, { token: by, method });
  const debit = () => debitDue(nl, payments, { orderId, customerId, mandateAccepted: true });
  return { orderId, customerId, owed, token, link, pay, debit };
}

/** The sum that would come in if everything that is begun at the provider and at the bank were paid. */
async function collectable(orderId: string): Promise<number> {
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

const referenceOf = (begun: Awaited<ReturnType<typeof payByLink>>) =>
  (begun.ok && begun.value.split('/').at(-1)) || '';

describe('a due amount', () => {
  it('paid now while it is debited, both at once: is collected once', async () => {
    for (let round = 0; round < 6; round++) {
      const { orderId, owed, pay, debit } = await debtor();
      await Promise.all([pay('visa'), debit(), pay('paypal')]);
      expect(await collectable(orderId)).toBe(owed);
    }
  });

  it('paid now by four means at once, by two links: one is open at the provider', async () => {
    const { orderId, owed, pay, link } = await debtor();
    const other = await link();
    await Promise.all([pay('visa'), pay('paypal', other), pay('mastercard'), pay('visa', other)]);
    expect(await collectable(orderId)).toBe(owed);
  });

  it('whose payment begins at the provider while it is being ended: is ended there too', async () => {
    const { orderId, pay } = await debtor();
    await pay('visa');
    const [begun] = await paymentsOf(nl, orderId);
    if (!begun) throw new Error('nothing has begun');
    const asItWasRead = { ...begun, state: 'created', providerReference: null, checkoutUrl: null } as const;
    expect(await endOpenPayments(nl, payments, [asItWasRead])).toBe(true);
    expect(await collectable(orderId)).toBe(0);
  });

  it('that is debited is not asked for again, and its page says that it is on its way', async () => {
    const { owed, token, link, pay, debit } = await debtor();
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

  it('that is sure to come in at the provider is not debited, and is once more when that failed', async () => {
    const { orderId, owed, pay, debit } = await debtor();
    const reference = referenceOf(await pay('visa'));
    await bench.happens(reference, 'pending');
    const settle = async () => {
      for (const { paymentId } of await paymentsOf(nl, orderId))
        await settlePayment(nl, payments, paymentId, 'webhook');
    };
    await settle();
    expect(await debit()).toMatchObject({ refusal: { code: 'OnItsWay' } });
    await bench.happens(reference, 'failed');
    await settle();
    expect(await debit()).toEqual({ ok: true, value: { amountMinor: owed } });
  });

  it('is asked for again when its debit has not come in a week after its day', async () => {
    const { customerId, owed, token, link, debit } = await debtor();
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
