import { randomUUID } from 'node:crypto';
import { addToBasket, changeBasketLine, getBasket } from '#commerce/buying/basket/basket.service.ts';
import { addVoucher } from '#commerce/buying/basket/basket-code.service.ts';
import {
  change,
  createVisitorContext,
  sellArticles,
  testContext,
} from '#commerce/buying/basket/test-shop.ts';
import { getCheckout } from '#commerce/buying/checkout/checkout.service.ts';
import { setDelivery, setIdentity, setPayment } from '#commerce/buying/checkout/test-checkout.ts';
import { keepCampaigns } from '#commerce/buying/voucher/campaign.commands.ts';
import type { Database } from '#commerce/ground/database/connection.ts';
import { isDatabaseUnavailable } from '#commerce/ground/database/unavailable.rules.ts';
import { UNLIMITED_ATTEMPTS } from '#commerce/ground/kernel/attempts.ts';
import type { RequestContext, Visitor } from '#commerce/ground/kernel/context.ts';
import type { Payments } from '#commerce/money/payment/payment-provider.types.ts';
import { createSandbox } from '#commerce/money/payment/sandbox/sandbox-provider.ts';
import { placeOrder } from '#commerce/orders/order/order.service.ts';
import { testAddress } from '#commerce/orders/order/test-order.ts';
import { reconcilePayments } from '#commerce/orders/settlement/reconcile.service.ts';
import { settlePayment } from '#commerce/orders/settlement/settle-payment.service.ts';
import { startPayment } from '#commerce/orders/settlement/start-payment.service.ts';
import { createCustomer } from '#commerce/people/customer/test-customer.ts';
import { voucherFile } from '#tenants/voucher-terms.ts';
import { cancelOrder } from './cancel/cancel-order.service.ts';
import { deliverOrder, dispatchOrder } from './dispatch/dispatch-order.service.ts';
import { returnItems } from './returns/return-items.service.ts';
import type { Step } from './test-order-history.ts';
import { type Confirmed, findViolations } from './test-order-invariants.ts';

const VOUCHER_LIMIT = 2;
const STOCK = 4;
const HOUR_MS = 3_700_000;

type Shopper = RequestContext & { readonly visitor: Visitor };

/**
 * For tests: three articles, three shoppers (a guest, a signed-in customer, one who asks for an account with each
 * order) and a sandbox of their own in a database that others use too.
 */
export async function createOrderModel(database: Database, name: string) {
  const skus = ['X', 'Y', 'Z'].map((letter) => `${name}${letter}`);
  await sellArticles(
    database,
    skus.map((sku, index) => ({ sku, priceMinor: { nl: [1999, 2550, 9999][index] ?? 1 } })),
  );
  let now = Date.parse('2026-11-20T12:00:00Z');
  const clock = { now: () => new Date(now) };
  const base = { ...testContext(database, 'nl', { clock }), attempts: UNLIMITED_ATTEMPTS };
  const provider = createSandbox({
    db: database.kysely,
    clock,
    getPageOrigin: () => 'http://sandbox.example',
    tell: async () => {},
  });
  const payments: Payments = { provider, getOrigin: () => 'http://shop.example', secret: 'x'.repeat(40) };
  const tenants = [base.tenant];
  const reconcile = () => reconcilePayments({ ...base, tenants, payments });

  /** Runs one history, and returns what is wrong afterwards: [] is right. */
  return async function run(history: readonly (readonly Step[])[]): Promise<string[]> {
    const code = `V${randomUUID().slice(0, 8).toUpperCase()}`;
    await retryConnection(() => keepCampaigns(base, createVouchers(code)));
    for (const sku of skus) await retryConnection(() => change(database, 'nl', `${sku}-1`, { stock: STOCK }));
    const customerId = await retryConnection(() => createCustomer(base));
    const shoppers: Shopper[] = [null, customerId, null].map((id) =>
      createVisitorContext(base, randomUUID(), id),
    );
    const sessions = shoppers.map(({ visitor }) => visitor.sessionId);
    const confirmed: Confirmed[] = [];
    const wrong: string[] = [];
    const isCounted = !history.flat().some(({ op }) => op === 'stock');
    const world = { base, database, shoppers, sessions, skus, code, payments, reconcile, confirmed, wrong };
    for (const wave of history) {
      const orders = await listOrderIds(database, sessions);
      await Promise.all(
        wave.map((step) =>
          applyStep(world, step, orders).catch((error) => {
            if (!isDatabaseUnavailable(error)) wrong.push(`${step.op}: ${error.stack ?? error}`);
          }),
        ),
      );
      if (wave.some(({ op }) => op === 'hour')) now += HOUR_MS;
    }
    // everything that got stuck is found within a day, whatever connections are killed meanwhile
    for (let round = 1; round <= 24 && (round <= 3 || (await isWaiting(database, sessions))); round += 1) {
      now += HOUR_MS;
      await retryConnection(reconcile);
    }
    const stock = isCounted ? { skus, each: STOCK } : null;
    return [
      ...wrong,
      ...(await retryConnection(() =>
        findViolations(database, { sessions, confirmed, code, limit: VOUCHER_LIMIT, stock }),
      )),
    ];
  };
}

function createVouchers(code: string) {
  return voucherFile.parse([
    {
      campaign: `c-${code.toLowerCase()}`,
      terms: { discount: { type: 'amount', amountMinor: 500 }, minimumMinor: 3000 },
      codes: [{ code, validFrom: '2026-01-01', validUntil: '2030-01-01', useLimit: VOUCHER_LIMIT }],
    },
  ]);
}

async function listOrderIds({ pool }: Database, sessions: readonly string[]): Promise<string[]> {
  const { rows } = await retryConnection(() =>
    pool.query('select order_id from sales_order where session_id = any($1) order by placed_at, order_id', [
      sessions,
    ]),
  );
  return rows.map((row) => row.order_id);
}

async function isWaiting({ pool }: Database, sessions: readonly string[]): Promise<boolean> {
  const { rowCount } = await retryConnection(() =>
    pool.query(`select from sales_order where session_id = any($1) and state = 'awaiting_payment'`, [
      sessions,
    ]),
  );
  return rowCount !== 0;
}

/** As many as the dead connections that a pool may have, since they are killed again and again. */
const TRIES = 50;

/** For tests: a connection that was killed is replaced by the next one. */
export async function retryConnection<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === TRIES || !isDatabaseUnavailable(error)) throw error;
    }
  }
}

type World = {
  readonly base: RequestContext;
  readonly database: Database;
  readonly shoppers: readonly Shopper[];
  readonly skus: readonly string[];
  readonly code: string;
  readonly payments: Payments;
  readonly reconcile: () => Promise<unknown>;
  readonly confirmed: Confirmed[];
  readonly wrong: string[];
};

async function applyStep(world: World, step: Step, orders: readonly string[]): Promise<unknown> {
  const { base, database, shoppers, skus } = world;
  const shopper = 'who' in step ? shoppers[step.who % shoppers.length] : shoppers[0];
  const orderId = 'which' in step ? orders[step.which % Math.max(1, orders.length)] : undefined;
  if (!shopper || ('which' in step && !orderId)) return;
  const variantSku = 'article' in step ? `${skus[step.article % skus.length]}-1` : '';
  switch (step.op) {
    case 'add':
      return addToBasket(shopper, { variantSku, quantity: step.quantity });
    case 'change': {
      const [line] = (await getBasket(shopper)).lines;
      return line && changeBasketLine(shopper, { lineId: line.lineId, quantity: step.quantity });
    }
    case 'voucher':
      return addVoucher(shopper, { code: world.code, from: '127.0.0.1' });
    case 'place':
      return placeInTabs(world, shopper, step);
    case 'stock':
      return change(database, 'nl', variantSku, { stock: step.quantity });
    case 'pay':
      return pay(world, orderId ?? '', step);
    case 'cancel':
      return cancelOrder(base, orderId ?? '', 'customer');
    case 'dispatch':
      return dispatchOrder(base, { orderId: orderId ?? '', key: 'all' });
    case 'part':
      return dispatchOrder(base, {
        orderId: orderId ?? '',
        key: 'part',
        items: [{ position: 1, quantity: 1 }],
      });
    case 'deliver':
      return deliverOrder(base, { orderId: orderId ?? '' });
    case 'return':
      return returnItems(base, orderId ?? '', [{ position: 1, quantity: 1 }], `r${step.key}`);
    case 'hour':
    case 'reconcile':
      return world.reconcile();
    case 'kill':
      return database.pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
      );
  }
}

/** Fills in what is missing and presses the button in several tabs at once. */
async function placeInTabs(
  { shoppers, confirmed, payments, wrong }: World,
  shopper: Shopper,
  { tabs, method }: Extract<Step, { op: 'place' }>,
): Promise<void> {
  await setIdentity(shopper, createIdentity(shopper, shoppers), '127.0.0.1');
  await setDelivery(shopper, { billing: testAddress(shopper), delivery: null, deliveryOption: 'standard' });
  await setPayment(shopper, { paymentMethod: method });
  const { idempotencyKey, basket } = await getCheckout(shopper);
  const seen = { idempotencyKey, expectedTotalMinor: basket.totalMinor };
  const pressed = await Promise.allSettled(Array.from({ length: tabs }, () => placeOrder(shopper, seen)));
  const placed = pressed.flatMap((tab) =>
    tab.status === 'fulfilled' && tab.value.ok ? [tab.value.value.order] : [],
  );
  for (const { orderNumber, totalMinor } of placed) confirmed.push({ orderNumber, totalMinor });
  if (new Set(placed.map(({ orderNumber }) => orderNumber)).size > 1) wrong.push('one key, two orders');
  const [order] = placed;
  if (order?.state === 'awaiting_payment') await startPayment(shopper, payments, order.orderId);
  const thrown = pressed.find((tab) => tab.status === 'rejected');
  if (thrown) throw thrown.reason;
}

/**
 * The last shopper asks for an account with every order; the identity that a signed-in customer enters changes
 * nothing.
 */
function createIdentity(shopper: Shopper, shoppers: readonly Shopper[]) {
  return shopper === shoppers.at(-1)
    ? { identity: 'ACCOUNT', email: `${randomUUID()}@example.com`, password: 'geheim-van-Zoe-12' }
    : { identity: 'GUEST', email: 'zoe@example.com' };
}

/** Changes the payment at the provider, and notifies the shop that many times; earlier answers stay. */
async function pay(
  { base, database, payments }: World,
  orderId: string,
  { answer, told }: Extract<Step, { op: 'pay' }>,
): Promise<void> {
  const state = answer === 'wrong' ? 'paid' : answer;
  const { rows } = await database.pool.query(
    `update sandbox_payment s set state = $2, amount_minor = s.amount_minor - $3
       from payment p where p.order_id = $1 and s.idempotency_key = p.payment_id::text and s.state = 'open'
     returning p.payment_id`,
    [orderId, state, answer === 'wrong' ? 1 : 0],
  );
  await Promise.all(
    rows.flatMap(({ payment_id: paymentId }) =>
      Array.from({ length: told }, () => settlePayment(base, payments, paymentId, 'webhook')),
    ),
  );
}
