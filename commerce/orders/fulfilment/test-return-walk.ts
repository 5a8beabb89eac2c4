import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect } from 'vitest';
import { sellArticles, testContext } from '#commerce/buying/basket/test-shop.ts';
import type { Database } from '#commerce/ground/database/connection.ts';
import { UNLIMITED_ATTEMPTS } from '#commerce/ground/kernel/attempts.ts';
import { addDays, addDaysToMoment, getToday } from '#commerce/ground/kernel/day.rules.ts';
import { getOrderBalance } from '#commerce/money/ledger/ledger.service.ts';
import type { Payments } from '#commerce/money/payment/payment-provider.types.ts';
import type { Order } from '#commerce/orders/order/order.rules.ts';
import { prepareOrder, placeSeenOrder as press } from '#commerce/orders/order/test-order.ts';
import { listManualRefunds } from '#commerce/orders/refund/manual-refund.queries.ts';
import { recordManualRefund } from '#commerce/orders/refund/manual-refund.service.ts';
import { reversePayment } from '#commerce/orders/settlement/debit/reverse-payment.service.ts';
import { reconcilePayments } from '#commerce/orders/settlement/reconcile.service.ts';
import { settlePayment } from '#commerce/orders/settlement/settle-payment.service.ts';
import { startPayment } from '#commerce/orders/settlement/start-payment.service.ts';
import { testPayments } from '#commerce/orders/settlement/test-payments.ts';
import { receiveTransfer } from '#commerce/orders/settlement/transfer/receive-transfer.service.ts';
import { cancelPieces } from './cancel/cancel-pieces.service.ts';
import { deliverOrder, dispatchOrder } from './dispatch/dispatch-order.service.ts';
import { sendExchanges } from './exchange/exchange.service.ts';
import { listExchanges } from './exchange/exchange.store.ts';
import { readLineFulfilment } from './life/order-life.store.ts';
import { announceReturn } from './returns/announce-return.service.ts';
import { previewReturn, returnItems } from './returns/return-items.service.ts';
import { withdraw } from './withdrawal/withdrawal.service.ts';

const pieces = fc.constantFrom([1, 0], [2, 0], [3, 0], [0, 1], [1, 1]);
/** For tests: one thing that happens to an order. */
export const anyStep = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ op: fc.constant('pay' as const), percent: fc.constantFrom(100, 40, 120) }),
  },
  { weight: 3, arbitrary: fc.record({ op: fc.constant('dispatch' as const), items: fc.option(pieces) }) },
  { weight: 5, arbitrary: fc.record({ op: fc.constant('return' as const), items: pieces }) },
  { weight: 4, arbitrary: fc.record({ op: fc.constant('exchange' as const), items: pieces }) },
  { weight: 2, arbitrary: fc.record({ op: fc.constant('withdraw' as const), items: fc.option(pieces) }) },
  { weight: 1, arbitrary: fc.record({ op: fc.constant('cancel' as const), items: pieces }) },
  {
    weight: 6,
    arbitrary: fc.record({ op: fc.constantFrom('deliver' as const, 'send' as const, 'reverse' as const) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ op: fc.constantFrom('hand' as const, 'reconcile' as const, 'days' as const) }),
  },
);
export type Step = typeof anyStep extends fc.Arbitrary<infer One> ? One : never;
type Shop = {
  readonly database: Database;
  readonly payments: Payments;
  readonly clock: { at: Date; now(): Date };
};
/** For tests: one order in its shop. */
export type World = {
  readonly shop: Shop;
  readonly ctx: Awaited<ReturnType<typeof prepareOrder>>;
  readonly order: Order;
};

const START = new Date('2026-11-20T12:00:00Z');
const STOCK = 100_000;

const buildLines = (items: readonly number[]) =>
  items.flatMap((quantity, index) => (quantity > 0 ? [{ position: index + 1, quantity }] : []));

type Facts = Record<
  'received' | 'sentBack' | 'waiting' | 'back' | 'notes' | 'sold' | 'cash' | 'balance',
  number
> & {
  readonly state: string;
  readonly invoiced: number | null;
};

const buildPostedQuery = (accounts: string) =>
  `(select coalesce(sum(p.amount_minor), 0)::int from ledger_entry e join ledger_posting p using (tenant_id, entry_id)
     where e.order_id = o.order_id and p.account in (${accounts}))`;
const buildRefundedQuery = (states: string) =>
  `(select coalesce(sum(amount_minor), 0)::int from payment_refund f
     where f.order_id = o.order_id and f.state in (${states}))`;
const buildInvoicedQuery = (kind: string) =>
  `(select sum(total_minor)::int from invoice i where i.order_id = o.order_id and i.kind = '${kind}')`;
const FACTS = `select o.state, ${buildPostedQuery("'sales', 'vat'")} as sold, ${buildPostedQuery("'cash'")} as cash,
    ${buildPostedQuery("'receivable'")} as balance, ${buildRefundedQuery("'requested', 'manual'")} as waiting,
    ${buildRefundedQuery("'pending', 'done'")} as "sentBack", ${buildInvoicedQuery('invoice')} as invoiced,
    coalesce(${buildInvoicedQuery('credit-note')}, 0) as notes,
    (select coalesce(sum(amount_minor), 0)::int from payment p
      where p.order_id = o.order_id and p.state = 'paid') as received,
    (select coalesce(sum((effect ->> 'refundMinor')::int), 0)::int from return_notice r
      where r.order_id = o.order_id) as back
  from sales_order o where o.order_id = $1`;

/** For tests: a shop that sells a coat in two sizes and a sofa. */
export async function openShop(database: Database): Promise<Shop> {
  // a clock that never says the same twice
  const clock = {
    at: START,
    now: () => {
      clock.at = new Date(clock.at.getTime() + 1);
      return clock.at;
    },
  };
  await sellArticles(database, [
    { sku: 'COAT', stock: STOCK, priceMinor: { nl: 4999, ch: 4993 } },
    { sku: 'SOFA', stock: STOCK, priceMinor: { nl: 39_900, ch: 59_903 } },
  ]);
  await database.pool.query(`update product set kind = 'wardrobe' where sku = 'SOFA'`);
  await database.pool.query(
    `with other as (
       insert into variant (product_id, sku, position, dimensions, pictures)
       select product_id, 'COAT-2', 2, '{"size": "44"}', pictures from variant where sku = 'COAT-1'
       returning variant_id)
     insert into stock (tenant_id, variant_id, quantity)
     select tenant, variant_id, $1 from other, unnest(array['nl', 'ch']) as tenant`,
    [STOCK],
  );
  return { database, clock, payments: testPayments(database, clock).payments };
}

/** For tests: three coats and a sofa, ordered on the same day whatever happened before, with full shelves. */
export async function placeWalkOrder(shop: Shop, tenant: 'nl' | 'ch', method: string): Promise<World> {
  const { database, payments, clock } = shop;
  await database.pool.query('update stock set quantity = $1', [STOCK]);
  clock.at = START;
  const base = { ...testContext(database, tenant, { clock }), attempts: UNLIMITED_ATTEMPTS };
  const payment = { paymentMethod: method };
  const ctx = await prepareOrder(base, { 'COAT-1': 3, 'SOFA-1': 1 }, { payment });
  const placed = await press(ctx);
  if (!placed.ok) throw new Error(JSON.stringify(placed));
  const { order } = placed.value;
  if (order.state === 'awaiting_payment') await startPayment(ctx, payments, order.orderId);
  return { shop, ctx, order };
}

/**
 * A step that is not possible now is refused, and changes nothing: that is looked at too.
 * @param id of the press: a second one with the same id is a double click
 */
export async function applyStep(world: World, one: Step, id: string = randomUUID()): Promise<unknown> {
  const { shop, ctx, order } = world;
  const { orderId } = order;
  const key = `${orderId}:${id}`;
  const items = 'items' in one && one.items ? buildLines(one.items) : null;
  switch (one.op) {
    case 'pay':
      return pay(world, one.percent, key);
    case 'dispatch':
      return dispatchOrder(ctx, { orderId, key, items: items ?? undefined, unpaidReason: 'asked for' });
    case 'deliver':
      return deliverOrder(ctx, { orderId });
    case 'return':
      return returnItems(ctx, orderId, items ?? [], key, { restock: true });
    case 'exchange': {
      const wanted = (items ?? []).map((item) => ({
        ...{ ...item, reason: null },
        exchangeFor: item.position === 1 ? 'COAT-2' : null,
      }));
      const collectOn = addDays(getToday(ctx), 7);
      return announceReturn(ctx, order, { announcementId: id, items: wanted, collectOn });
    }
    case 'send':
      return sendExchanges(ctx, { orderId, key });
    case 'withdraw': {
      const { orderNumber, email, accessToken } = order;
      const what = items ? { scope: 'part', items } : { scope: 'whole', items: [] };
      const form = {
        statementId: id,
        name: 'Zoë',
        email,
        orderNumber,
        accessToken,
        articles: null,
      };
      return withdraw(ctx, { ...form, ...what }, '127.0.0.1');
    }
    case 'cancel':
      return cancelPieces(ctx, orderId, items ?? [], key);
    case 'reverse':
      return takeBack(world, key);
    case 'hand':
      return makeByHand(world);
    case 'reconcile':
      return reconcilePayments({ ...ctx, tenants: [ctx.tenant], payments: shop.payments });
    case 'days':
      shop.clock.at = addDaysToMoment(shop.clock.at, 9);
  }
}

async function pay({ shop, ctx, order: { orderId, orderNumber } }: World, percent: number, key: string) {
  const { database, payments } = shop;
  const { rows } = await database.pool.query<{ payment_id: string }>(
    `update sandbox_payment s set state = 'paid' from payment p
    where p.order_id = $1 and s.idempotency_key = p.payment_id::text and s.state = 'open' returning p.payment_id`,
    [orderId],
  );
  for (const { payment_id: id } of rows) await settlePayment(ctx, payments, id, 'webhook');
  const { balanceMinor } = await getOrderBalance(ctx, orderId);
  const amountMinor = Math.floor((Math.max(0, balanceMinor) * percent) / 100);
  return receiveTransfer(ctx, { reference: orderNumber, amountMinor, key });
}

/** The booked effect is the one that was shown, and nothing is returned twice. */
export async function sendBack({ ctx, order }: World, lines: readonly number[]): Promise<void> {
  const { orderId } = order;
  const [items, key] = [buildLines(lines), `${orderId}:${randomUUID()}`];
  const isHeld = (await listExchanges(ctx, orderId)).some(({ state }) => state === 'reserved');
  const shown = await previewReturn(ctx, order, items);
  const done = await returnItems(ctx, orderId, items, key, { restock: true });
  if (!done.ok) return;
  if (done.value.effect && !isHeld) expect(shown).toMatchObject({ value: { effect: done.value.effect } });
  const again = await returnItems(ctx, orderId, items, key, { restock: true });
  expect(again).toMatchObject({ value: { effect: null, refundMinor: 0 } });
}

async function takeBack({ shop: { database }, ctx, order: { orderId, orderNumber } }: World, key: string) {
  const { rows } = await database.pool.query<{ payment_id: string; provider: string | null }>(
    `select payment_id, provider from payment where order_id = $1 and state = 'paid' order by attempt limit 1`,
    [orderId],
  );
  for (const { payment_id: paymentId, provider } of rows)
    await reversePayment(ctx, {
      ...{ kind: provider ? 'chargeback' : 'returned-debit', reference: orderNumber, amountMinor: null },
      ...{ paymentId, key, reason: null },
    });
}

async function makeByHand({ ctx }: World) {
  for (const { refundId } of await listManualRefunds(ctx)) await recordManualRefund(ctx, refundId);
}

export async function look({ shop, ctx, order }: World, what: string): Promise<number> {
  const { rows } = await shop.database.pool.query<Facts>(FACTS, [order.orderId]);
  const [facts] = rows;
  if (!facts) throw new Error(`${order.orderNumber} is gone`);
  const { state, received, sentBack, waiting, back, notes, sold, cash, balance } = facts;
  const isKept = state !== 'cancelled' && state !== 'awaiting_payment';
  const kept = isKept ? order.totalMinor - back : 0;
  expect(0 - sold, `${what}: what is sold is what is kept`).toBe(kept);
  expect(cash, `${what}: what came in less what went out`).toBe(received - sentBack);
  expect(balance, `${what}: the debt is what is kept and not paid`).toBe(kept - cash);
  expect(kept % ctx.tenant.roundTotalTo, `${what}: coins`).toBe(0);
  if (isKept) expect(waiting, `${what}: what is too much is on its way back`).toBe(Math.max(0, -balance));
  if (isKept && facts.invoiced !== null)
    expect(facts.invoiced - notes, `${what}: invoice less credit notes`).toBe(kept);
  if (state !== 'cancelled') await countPieces({ shop, ctx, order }, what);
  return balance;
}

/** Each size was ordered, exchanged and put back as often as it is missing from the stock. */
async function countPieces({ shop, ctx, order }: World, what: string): Promise<void> {
  const missing: Record<string, number> = { 'COAT-1': 0, 'COAT-2': 0, 'SOFA-1': 0 };
  const take = (sku: string, count: number) => {
    missing[sku] = (missing[sku] ?? 0) + count;
  };
  const exchanges = await listExchanges(ctx, order.orderId);
  for (const { position, quantity, cancelled, returned } of await readLineFulfilment(ctx, order.orderId))
    take(order.lines[position - 1]?.sku ?? '', quantity - cancelled - returned);
  for (const { position, sku, state, quantity, restocked } of exchanges) {
    const ordered = order.lines[position - 1]?.sku ?? '';
    if (state !== 'released') take(sku, quantity - restocked);
    if (state === 'arrived' || state === 'sent') take(ordered, restocked - quantity);
  }
  const { rows } = await shop.database.pool.query<{ sku: string; missing: number }>(
    `select sku, $2 - quantity as missing from stock join variant using (variant_id)
    where tenant_id = $1 order by sku`,
    [ctx.tenant.id, STOCK],
  );
  expect(Object.fromEntries(rows.map((row) => [row.sku, row.missing])), `${what}: pieces`).toEqual(missing);
}
