import { once } from 'node:events';
import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { testContext } from '#commerce/buying/basket/test-shop.ts';
import { type Database, openDatabase } from '#commerce/ground/database/connection.ts';
import { UNLIMITED_ATTEMPTS } from '#commerce/ground/kernel/attempts.ts';
import { systemClock } from '#commerce/ground/kernel/clock.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { deliverOrder, dispatchOrder } from '#commerce/orders/fulfilment/dispatch-order.service.ts';
import { returnItems } from '#commerce/orders/fulfilment/return-items.service.ts';
import { order, readyToOrder } from '#commerce/orders/order/test-order.ts';
import { newCustomer } from '#commerce/people/customer/test-customer.ts';
import { signIn } from '#commerce/people/session/session.service.ts';
import { CUSTOMER_SCREENS } from '#gateway/access/access-matrix.ts';
import { quantiles, type Row } from './measured.ts';
import { start, stop } from './processes.ts';
import type { ShopInput } from './shop-server.ts';

const ORDERS = 500;
const PAYMENTS_EACH = 9;
const PER_SECOND = 20;
const SECONDS = 10;
const TARGET_P95_MS = 60;

/** The number of orders that come back: more than the overview of returns lists. */
const RETURNED = 150;
/** The number of orders that have left and not arrived. */
const TRAVELLING = 50;

/**
 * Every section of the account of a customer with 500 orders and 5,000 bookings, long lists at their end too, and an
 * order's own page, each asked for 20 times a second.
 * @returns no rows on the embedded database: it has one connection
 */
export async function* measureAccount({ databaseUrl }: ShopInput): AsyncGenerator<Row> {
  if (!databaseUrl) return;
  const database = await openDatabase({ url: databaseUrl, dataDir: '', tenantGuard: false });
  const { secret, pages } = await oldCustomer(database).finally(() => database.close());
  const shop = await start<{ port: number }>('shop-server.ts', { databaseUrl, size: 0 }, 'server');
  try {
    for (const path of pages) {
      await load(shop.ready.port, path, secret, 2);
      const { ms, failed } = await load(shop.ready.port, path, secret, SECONDS);
      const { p50, p95 } = quantiles(ms);
      yield {
        what: `${path} of ${ORDERS} orders, ${PER_SECOND} a second`,
        measured: `p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms${failed > 0 ? `, ${failed} failed` : ''}`,
        reference: '',
        ratio: null,
        target: `p95 at most ${TARGET_P95_MS} ms`,
        ok: failed === 0 && p95 <= TARGET_P95_MS,
      };
    }
  } finally {
    await stop(shop.child);
  }
}

/**
 * Places orders through the services, and writes their payments as rows: ten bookings each.
 * @returns the secret of a sign-in, and the addresses of the customer's pages
 */
async function oldCustomer(database: Database): Promise<{ secret: string; pages: string[] }> {
  const ctx = { ...testContext(database, 'nl', { clock: systemClock }), attempts: UNLIMITED_ATTEMPTS };
  const customerId = await newCustomer(ctx);
  const { rows } = await database.pool.query<{ sku: string }>(
    `update stock s set quantity = 1000000
       from variant v join price p using (variant_id)
       join listing l on l.tenant_id = p.tenant_id and l.product_id = v.product_id
      where p.tenant_id = 'nl' and s.tenant_id = 'nl' and s.variant_id = v.variant_id
        and l.discontinued_at is null and p.amount_minor < 10000
     returning v.sku`,
  );
  let lastOrder = '';
  for (let nth = 0; nth < ORDERS; nth += 1) {
    const sku = rows[nth % rows.length]?.sku ?? '';
    const placed = await order(await readyToOrder(ctx, { [sku]: 1 }, { customerId }));
    if (!placed.ok) throw new Error(JSON.stringify(placed.refusal.code));
    const { orderId, orderNumber } = placed.value.order;
    await dispatchOrder(ctx, { orderId, key: 'all', carrier: 'PostNL', trackingNumber: `3S${nth}` });
    if (nth < ORDERS - TRAVELLING) await deliverOrder(ctx, { orderId });
    if (nth < RETURNED) await returnItems(ctx, orderId, [{ position: 1, quantity: 1 }], 'back');
    lastOrder = orderNumber;
  }
  await database.pool.query(
    `with entry as (
       insert into ledger_entry (tenant_id, debtor, order_id, entry_key, kind, currency, booked_at)
       select e.tenant_id, e.debtor, e.order_id, 'payment:bench:' || e.order_id || ':' || n, 'payment', e.currency, now()
         from ledger_entry e cross join generate_series(1, $2::int) n
        where e.tenant_id = 'nl' and e.debtor = $1 and e.kind = 'charge'
       returning tenant_id, entry_id)
     insert into ledger_posting (tenant_id, entry_id, position, account, amount_minor)
     select tenant_id, entry_id, side.position, side.account, side.amount
       from entry cross join (values (1, 'cash', 1), (2, 'receivable', -1)) as side(position, account, amount)`,
    [`customer:${customerId}`, PAYMENTS_EACH],
  );
  await database.pool.query('analyze');
  const { secret } = await signIn(ctx, customerId, true);
  return { secret, pages: pagesOf(ctx, lastOrder) };
}

function pagesOf({ tenant }: RequestContext, orderNumber: string): string[] {
  const paths = tenant.locales[0]?.paths;
  if (!paths) throw new Error(`tenant ${tenant.id} has no locale`);
  const sections = [...CUSTOMER_SCREENS, 'vouchers' as const, 'wishlist' as const];
  return [
    ...sections.flatMap((screen) => paths[screen] ?? []),
    ...[
      `${paths.accountOrders}?page=50`,
      `${paths.accountOrders}?q=jurk`,
      `${paths.accountBookings}?page=200`,
    ],
    `${paths.orderStatus}?order=${orderNumber}`,
  ];
}

/** Requests at a steady rate, without waiting for the answers. */
async function load(port: number, path: string, secret: string, seconds: number) {
  const ms: number[] = [];
  let failed = 0;
  const asked: Promise<void>[] = [];
  for (let nth = 0; nth < seconds * PER_SECOND; nth += 1) {
    const begun = performance.now();
    asked.push(
      ask(port, path, secret).then((status) => {
        ms.push(performance.now() - begun);
        if (status !== 200) failed += 1;
      }),
    );
    await wait(1000 / PER_SECOND);
  }
  await Promise.all(asked);
  return { ms, failed };
}

async function ask(port: number, path: string, secret: string): Promise<number> {
  const headers = { host: 'nl.localhost', cookie: `sid=${secret}` };
  const sent = request({ host: '127.0.0.1', port, path, headers }).end();
  const [response] = await once(sent, 'response');
  for await (const _part of response) {
    // the answer is read to its end
  }
  return response.statusCode;
}
