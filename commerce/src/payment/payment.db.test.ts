import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sellArticles, stockOf, testContext } from '#commerce/basket/test-shop.ts';
import { testDatabase } from '#commerce/database/test-database.ts';
import { orderBalance } from '#commerce/ledger/ledger.service.ts';
import { getOrder } from '#commerce/order/order.service.ts';
import { order, readyToOrder } from '#commerce/order/test-order.ts';
import { checkOrderPayment, payAgain } from './order-payment.service.ts';
import { findByReference, paymentsOf } from './payment.store.ts';
import type { ProviderState } from './payment-provider.types.ts';
import { reconcilePayments } from './reconcile.service.ts';
import { refundOrder } from './refund.service.ts';
import { refundsOf } from './refund.store.ts';
import { settlePayment } from './settle-payment.service.ts';
import { startPayment } from './start-payment.service.ts';
import { testPayments } from './test-payments.ts';
import { waitingOrder } from './waiting-order.service.ts';

const START = new Date('2026-11-20T12:00:00Z');
const database = await testDatabase();
let now = START;
const clock = { now: () => now };
const nl = () => testContext(database, 'nl', { clock });
const bench = testPayments(database, clock);
const { payments } = bench;

beforeAll(() => sellArticles(database, [{ sku: 'A', stock: 1000 }, { sku: 'LATE' }]));
beforeEach(() => {
  now = START;
  bench.down = false;
});

const minutes = (count: number) => {
  now = new Date(START.getTime() + count * 60_000);
};

async function ordered(method = 'paypal', variantSku = 'A-1') {
  const ctx = await readyToOrder(nl(), { [variantSku]: 2 }, { payment: { paymentMethod: method } });
  const placed = await order(ctx);
  if (!placed.ok) throw new Error(JSON.stringify(placed));
  return { ctx, order: placed.value.order };
}

async function begun(method = 'paypal', variantSku = 'A-1') {
  const { ctx, order: placed } = await ordered(method, variantSku);
  const url = await startPayment(ctx, payments, placed.orderId);
  const reference = url?.split('/').at(-1) ?? '';
  return { ctx, order: placed, reference, url };
}

type Begun = Awaited<ReturnType<typeof begun>>;

async function webhook({ ctx }: Begun, reference: string) {
  const payment = await findByReference(ctx, 'sandbox', reference);
  if (payment) await settlePayment(ctx, payments, payment.paymentId, 'webhook');
}

async function told(some: Begun, state: ProviderState) {
  await bench.happens(some.reference, state);
  await webhook(some, some.reference);
}

async function stateOf({ ctx, order: { orderNumber, accessToken } }: Begun | Awaited<ReturnType<typeof ordered>>) {
  return (await getOrder(ctx, { orderNumber, accessToken }))?.state;
}

function reconcile() {
  const { db, events, log, tenant } = nl();
  return reconcilePayments({ db, clock, events, log, tenants: [tenant], payments });
}

async function mailsTo(cause: string): Promise<number> {
  const { rows } = await database.pool.query(
    'select count(*)::int as count from mail_outbox where dedupe_key like $1',
    [cause],
  );
  return rows[0].count;
}

const screen = ({ ctx, order: { orderNumber, accessToken } }: Begun) =>
  checkOrderPayment(ctx, payments, { orderNumber, accessToken });

describe('an order that is paid by redirect', () => {
  it('waits with its stock taken, and confirms nothing', async () => {
    const before = await stockOf(database, 'nl', 'A-1');
    const some = await ordered();
    expect(await stateOf(some)).toBe('awaiting_payment');
    expect(await stockOf(database, 'nl', 'A-1')).toBe(before - 2);
    expect(await mailsTo(`order-confirmation:${some.order.orderId}`)).toBe(0);
    expect(some.ctx.heard.map(({ type }) => type)).not.toContain('order-placed');
    expect(await paymentsOf(some.ctx, some.order.orderId)).toMatchObject([
      { state: 'created', method: 'paypal', amountMinor: some.order.totalMinor, attempt: 1, provider: null },
    ]);
  });

  it('is placed by the provider’s own word, once, with one mail and one entry of the ledger', async () => {
    const some = await begun();
    await bench.happens(some.reference, 'paid');
    await Promise.all([
      webhook(some, some.reference),
      webhook(some, some.reference),
      screen(some),
      reconcile(),
    ]);
    await webhook(some, some.reference);
    expect(await stateOf(some)).toBe('placed');
    expect(await mailsTo(`order-confirmation:${some.order.orderId}`)).toBe(1);
    expect(await orderBalance(some.ctx, some.order.orderId)).toMatchObject({ balanceMinor: 0 });
    expect(await screen(some)).toMatchObject({ state: 'done' });
    expect(some.ctx.heard.filter(({ type }) => type === 'order-placed')).toHaveLength(1);
  });

  it('is not placed by a browser that comes back', async () => {
    const some = await begun();
    expect(await screen(some)).toMatchObject({ state: 'waiting', checkoutUrl: some.url });
    expect(await stateOf(some)).toBe('awaiting_payment');
  });

  it('is placed when money is held, and taken when it has left', async () => {
    const some = await begun('card');
    await told(some, 'authorized');
    expect(await stateOf(some)).toBe('placed');
    expect(await orderBalance(some.ctx, some.order.orderId)).toMatchObject({
      balanceMinor: some.order.totalMinor,
    });
    minutes(10);
    await reconcile();
    expect(await paymentsOf(some.ctx, some.order.orderId)).toMatchObject([{ state: 'authorized' }]);
    await database.pool.query("update sales_order set state = 'shipped' where order_id = $1", [
      some.order.orderId,
    ]);
    minutes(600);
    await reconcile();
    expect(await paymentsOf(some.ctx, some.order.orderId)).toMatchObject([{ state: 'paid' }]);
    expect(await orderBalance(some.ctx, some.order.orderId)).toMatchObject({ balanceMinor: 0 });
  });

  it('is begun once: who presses again is led to the same payment', async () => {
    const some = await begun();
    expect(await startPayment(some.ctx, payments, some.order.orderId)).toBe(some.url);
  });

  it('with another amount than was asked for is not placed: a person looks at it', async () => {
    const some = await begun();
    await database.pool.query('update sandbox_payment set amount_minor = 1 where reference = $1', [some.reference]);
    await told(some, 'paid');
    expect(await stateOf(some)).toBe('awaiting_payment');
    expect(await paymentsOf(some.ctx, some.order.orderId)).toMatchObject([
      { state: 'open', problem: 'amount_differs' },
    ]);
  });

  it('of another tenant is not found by a webhook', async () => {
    const some = await begun();
    const de = testContext(database, 'de', { clock });
    expect(await findByReference(de, 'sandbox', some.reference)).toBeNull();
    const { orderNumber, accessToken } = some.order;
    expect(await checkOrderPayment(de, payments, { orderNumber, accessToken })).toBeNull();
    expect(await checkOrderPayment(some.ctx, payments, { orderNumber, accessToken: 'x' })).toBeNull();
  });
});

describe('what was refused', () => {
  it.each(['failed', 'canceled', 'expired'] as const)('%s: another way is chosen, the order stays', async (state) => {
    const some = await begun();
    await told(some, state);
    expect(await screen(some)).toMatchObject({ state: 'refused', methods: expect.arrayContaining(['ideal']) });
    const { orderNumber, accessToken } = some.order;
    const again = await payAgain(some.ctx, payments, { orderNumber, accessToken, method: 'ideal' });
    expect(again).toMatchObject({ ok: true, value: expect.stringContaining('/sandbox-pay/') });
    const reference = (again.ok && again.value?.split('/').at(-1)) || '';
    await bench.happens(reference, 'paid');
    await webhook(some, reference);
    expect(await stateOf(some)).toBe('placed');
    expect(await getOrder(some.ctx, { orderNumber, accessToken })).toMatchObject({ paymentMethod: 'ideal' });
    expect(await paymentsOf(some.ctx, some.order.orderId)).toMatchObject([
      { attempt: 2, state: 'paid', method: 'ideal' },
      { attempt: 1, state },
    ]);
  });

  it('by invoice instead is placed at once, and nothing is open at the provider any more', async () => {
    const some = await begun();
    const { orderNumber, accessToken } = some.order;
    expect(await payAgain(some.ctx, payments, { orderNumber, accessToken, method: 'invoice' })).toEqual({
      ok: true,
      value: null,
    });
    expect(await stateOf(some)).toBe('placed');
    expect(await payments.provider?.getPayment(some.reference)).toMatchObject({ state: 'canceled' });
  });

  it('another way is refused when the first was paid in this moment', async () => {
    const some = await begun();
    await bench.happens(some.reference, 'paid');
    const { orderNumber, accessToken } = some.order;
    expect(await payAgain(some.ctx, payments, { orderNumber, accessToken, method: 'ideal' })).toMatchObject({
      ok: false,
      refusal: { code: 'PaymentNotPossible' },
    });
    expect(await stateOf(some)).toBe('placed');
    expect(await orderBalance(some.ctx, some.order.orderId)).toMatchObject({ balanceMinor: 0 });
  });

  it.each(['direct-debit', 'prepayment', 'bitcoin', ''])('%s is no way to choose', async (method) => {
    const some = await begun();
    const { orderNumber, accessToken } = some.order;
    expect(await payAgain(some.ctx, payments, { orderNumber, accessToken, method })).toMatchObject({
      refusal: { code: 'PaymentNotPossible' },
    });
  });

  it('by the session that ordered, the waiting order is found again', async () => {
    const some = await begun();
    expect(await waitingOrder(some.ctx)).toMatchObject({ orderNumber: some.order.orderNumber });
    await told(some, 'paid');
    expect(await waitingOrder(some.ctx)).toBeNull();
  });
});

describe('a provider that cannot be reached', () => {
  it('when it begins: the order waits, and the next look begins it', async () => {
    bench.down = true;
    const some = await begun();
    expect(some.url).toBeNull();
    expect(await screen(some)).toMatchObject({ state: 'unstarted' });
    bench.down = false;
    expect(await screen(some)).toMatchObject({ state: 'waiting' });
  });

  it('another way is not begun while nobody knows how the first stands', async () => {
    const some = await begun();
    bench.down = true;
    const { orderNumber, accessToken } = some.order;
    expect(await payAgain(some.ctx, payments, { orderNumber, accessToken, method: 'ideal' })).toMatchObject({
      refusal: { code: 'PaymentUnavailable' },
    });
  });
});

describe('reconciliation', () => {
  it('begins what died between the order and the provider', async () => {
    const some = await ordered();
    minutes(2);
    await reconcile();
    expect(await paymentsOf(some.ctx, some.order.orderId)).toMatchObject([{ state: 'open', provider: 'sandbox' }]);
  });

  it('places what was paid without a word', async () => {
    const some = await begun();
    await bench.happens(some.reference, 'paid');
    minutes(3);
    await reconcile();
    expect(await stateOf(some)).toBe('placed');
    expect(await mailsTo(`order-confirmation:${some.order.orderId}`)).toBe(1);
  });

  it('reminds once by mail, with a link', async () => {
    const some = await begun();
    for (const at of [2, 20, 30, 40]) {
      minutes(at);
      await bench.happens(some.reference, 'open');
      await database.pool.query("update sandbox_payment set expires_at = '2027-01-01' where reference = $1", [
        some.reference,
      ]);
      await reconcile();
    }
    const [payment] = await paymentsOf(some.ctx, some.order.orderId);
    expect(await mailsTo(`payment-reminder:${payment?.paymentId}`)).toBe(1);
  });

  it('gives stock back after the hour, and money that comes too late', async () => {
    const before = await stockOf(database, 'nl', 'LATE-1');
    const some = await begun('paypal', 'LATE-1');
    minutes(59);
    await reconcile();
    expect(await stateOf(some)).toBe('awaiting_payment');
    minutes(61);
    await reconcile();
    expect(await stateOf(some)).toBe('cancelled');
    expect(await stockOf(database, 'nl', 'LATE-1')).toBe(before);
    expect(await screen(some)).toMatchObject({ state: 'released' });
    await told(some, 'paid');
    expect(await stateOf(some)).toBe('cancelled');
    const { orderId, totalMinor } = some.order;
    expect(await refundsOf(some.ctx, orderId)).toMatchObject([{ state: 'requested', amountMinor: totalMinor }]);
    await reconcile();
    await reconcile();
    expect(await refundsOf(some.ctx, orderId)).toMatchObject([{ state: 'done' }]);
    expect(await orderBalance(some.ctx, orderId)).toMatchObject({ balanceMinor: 0 });
    expect(await mailsTo('payment-refund:%')).toBe(1);
  });

  it('is paid at the last moment: the order is placed, not cancelled', async () => {
    const some = await begun();
    await bench.happens(some.reference, 'paid');
    minutes(61);
    await reconcile();
    expect(await stateOf(some)).toBe('placed');
  });

  it('twice at once does everything once', async () => {
    const some = await begun();
    await bench.happens(some.reference, 'paid');
    minutes(61);
    await Promise.all([reconcile(), reconcile(), reconcile()]);
    expect(await stateOf(some)).toBe('placed');
    expect(await mailsTo(`order-confirmation:${some.order.orderId}`)).toBe(1);
    expect(await orderBalance(some.ctx, some.order.orderId)).toMatchObject({ balanceMinor: 0 });
  });
});

describe('money back', () => {
  it('is requested once by its key, and never more than was paid', async () => {
    const some = await begun();
    await told(some, 'paid');
    const { orderId, totalMinor } = some.order;
    expect(await refundOrder(some.ctx, orderId, 500, 'return:1')).toBe(500);
    expect(await refundOrder(some.ctx, orderId, 500, 'return:1')).toBe(500);
    expect(await refundOrder(some.ctx, orderId, totalMinor, 'return:2')).toBe(totalMinor - 500);
    expect(await refundOrder(some.ctx, orderId, 1, 'return:3')).toBe(0);
  });

  it('is asked for again until the provider has it', async () => {
    const some = await begun();
    await told(some, 'paid');
    const { orderId } = some.order;
    await refundOrder(some.ctx, orderId, 700, 'return:1');
    bench.down = true;
    await reconcile();
    expect(await refundsOf(some.ctx, orderId)).toMatchObject([{ state: 'requested' }]);
    bench.down = false;
    minutes(5);
    await reconcile();
    expect(await refundsOf(some.ctx, orderId)).toMatchObject([{ state: 'done', amountMinor: 700 }]);
  });
});

describe('direct debit', () => {
  const account = {
    paymentMethod: 'direct-debit',
    iban: 'nl91 abna 0417 1643 00',
    accountHolder: 'Zoë van der Berg',
    mandate: true,
  };

  it('keeps the mandate in the words that were agreed to, and places the order', async () => {
    const ctx = await readyToOrder(nl(), { 'A-1': 1 }, { payment: account });
    const placed = await order(ctx);
    if (!placed.ok) throw new Error(JSON.stringify(placed));
    const { rows } = await database.pool.query('select * from direct_debit_mandate where order_id = $1', [
      placed.value.order.orderId,
    ]);
    expect(rows).toMatchObject([
      {
        iban: 'NL91ABNA0417164300',
        mandate_reference: `M${placed.value.order.orderNumber}`,
        creditor_id: 'NL79ZZZ999999990000',
        collect_on: '2026-11-25',
      },
    ]);
    expect(rows[0].text_shown).toContain('NL79ZZZ999999990000');
    const { rows: mails } = await database.pool.query('select text from mail_outbox where dedupe_key = $1', [
      `order-confirmation:${placed.value.order.orderId}`,
    ]);
    expect(mails[0].text).toContain(`M${placed.value.order.orderNumber}`);
    expect(mails[0].text).not.toContain('NL91ABNA0417164300');
  });
});
