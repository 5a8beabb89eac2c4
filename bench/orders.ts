import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '#commerce/ground/database/connection.ts';
import { makeCustomers, PASSWORD } from './customers.ts';
import { prepareImport } from './import.ts';
import type { Row } from './measured.ts';
import type { OrderLoad, OrderLoadResult } from './order-load.ts';
import { start, stop } from './processes.ts';
import type { ShopInput } from './shop-server.ts';

/** Shoppers who order at the same time. */
const SHOPPERS = 8;
const SECONDS = 15;
const WARM_SECONDS = 4;
/** Articles of every tenth order, and the stock of each at the beginning. */
const WANTED = 20;
const WANTED_STOCK = 8;
const TARGET_PER_SECOND = 100;
const TARGET_P95_MS = 150;

/**
 * Whole orders over the gateway: basket, address, delivery, payment by invoice, order, each a request of its own, by
 * new guests, signed-in customers and guests who request an account, and by guests while another process imports new
 * articles; every tenth order has one of the same twenty articles. Then every row is checked: stock, numbers, sums,
 * ledger.
 * @returns no rows on the embedded database: it has one connection
 */
export async function* measureOrders({ databaseUrl }: ShopInput): AsyncGenerator<Row> {
  if (!databaseUrl) return;
  const database = await openDatabase({ url: databaseUrl, dataDir: '', tenantGuard: false });
  const folder = mkdtempSync(join(tmpdir(), 'shop-bench-'));
  const shop = await start<{ port: number }>('shop-server.ts', { databaseUrl, size: 0 }, 'server');
  try {
    const articles = await prepare(database);
    const customers = await makeCustomers(databaseUrl, SHOPPERS);
    let told = (await runAudit(database)).orders;
    const visit = async (seconds: number, by: OrderLoad['by'] = 'guests') => {
      const input = { ...articles, port: shop.ready.port, seconds, by, customers, password: PASSWORD };
      const result = await load(input);
      told += result.placed;
      return result;
    };
    const startImport = await prepareImport(databaseUrl, folder);
    await visit(WARM_SECONDS, 'everybody');
    // the server's autovacuum would do it a minute later: until then it takes the tables of orders for empty
    await database.pool.query('analyze');
    yield buildOrdersRow(
      'whole orders of guests over the gateway, nothing beside them',
      await visit(SECONDS),
    );
    yield buildOrdersRow(
      'the same by guests, customers and guests who wish an account',
      await visit(SECONDS, 'everybody'),
    );
    // the wanted articles are in stock again
    await prepare(database);
    const importing = startImport();
    const result = await visit(SECONDS);
    const { seconds } = await importing;
    yield* buildRows(result, seconds, { ...(await runAudit(database)), told });
  } finally {
    await stop(shop.child);
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function load(input: OrderLoad): Promise<OrderLoadResult> {
  return (await start<OrderLoadResult>('order-load.ts', input, 'load')).ready;
}

/** Enough stock of most articles, little of the wanted ones. */
async function prepare({ pool }: Database): Promise<Pick<OrderLoad, 'wanted' | 'others'>> {
  const { rows } = await pool.query<{ sku: string }>(
    `select v.sku from variant v join price p using (variant_id) join stock s using (variant_id, tenant_id)
       join listing l on l.tenant_id = p.tenant_id and l.product_id = v.product_id
       join product on product.product_id = v.product_id
      where p.tenant_id = 'nl' and l.discontinued_at is null and product.department = 'fashion'
      order by v.sku limit 1000`,
  );
  const skus = rows.map(({ sku }) => sku);
  const [wanted, others] = [skus.slice(0, WANTED), skus.slice(WANTED)];
  const stock = `update stock set quantity = $2 where tenant_id = 'nl'
    and variant_id in (select variant_id from variant where sku = any($1))`;
  await pool.query(stock, [wanted, WANTED_STOCK]);
  await pool.query(stock, [others, 1_000_000]);
  return { wanted, others };
}

type Audit = { orders: number; oversold: number; wrong: number; unconfirmed: number };

async function runAudit(database: Database): Promise<Audit> {
  const { rows } = await database.pool.query(AUDIT);
  return Object.fromEntries(Object.entries(rows[0]).map(([name, value]) => [name, Number(value)])) as Audit;
}

/** Faults of all orders of the run: stock below zero, sums that differ from those of their parts. */
const AUDIT = `
  with o as (select * from sales_order where tenant_id = 'nl'),
  sums as (
    select o.order_id, o.total_minor, o.items_minor, o.shipping_minor, o.rounding_minor,
           (select sum(unit_price_minor * quantity) from order_line l
             where l.tenant_id = 'nl' and l.order_id = o.order_id) as lines,
           (select sum((t ->> 'netMinor')::bigint + (t ->> 'taxMinor')::bigint)
              from jsonb_array_elements(o.taxes) t) as taxed,
           (select sum(p.amount_minor) from ledger_entry e
              join ledger_posting p on p.tenant_id = e.tenant_id and p.entry_id = e.entry_id
             where e.tenant_id = 'nl' and e.order_id = o.order_id and p.account = 'receivable') as owed
      from o)
  select (select count(*) from o) as orders,
         (select count(*) from stock where quantity < 0) as oversold,
         (select count(*) from sums where lines <> items_minor or taxed <> total_minor or owed <> total_minor
             or owed is null or total_minor <> items_minor + shipping_minor + rounding_minor) as wrong,
         (select count(*) from o where not exists (
            select 1 from mail_outbox m where m.tenant_id = 'nl'
               and m.dedupe_key = 'order-confirmation:' || o.order_id)) as unconfirmed`;

const absolute = { reference: '', ratio: null };

function buildOrdersRow(what: string, result: OrderLoadResult): Row {
  return {
    ...absolute,
    what,
    measured: `${result.perSecond.toFixed(0)} orders/s, p95 ${result.orderMs.p95.toFixed(0)} ms (${result.soldOut} sold out, ${result.failed} failed)`,
    target: `at least ${TARGET_PER_SECOND}`,
    ok: result.perSecond >= TARGET_PER_SECOND && result.failed === 0,
  };
}

function* buildRows(
  result: OrderLoadResult,
  importSeconds: number,
  audit: Audit & { readonly told: number },
): Generator<Row> {
  yield buildOrdersRow(`guests, an import of ${importSeconds.toFixed(0)} s beside them`, result);
  yield {
    ...absolute,
    what: 'a whole order, five requests',
    measured: `p50 ${result.orderMs.p50.toFixed(0)} ms, p95 ${result.orderMs.p95.toFixed(0)} ms`,
    target: `p95 at most ${TARGET_P95_MS} ms`,
    ok: result.orderMs.p95 <= TARGET_P95_MS,
  };
  yield {
    ...absolute,
    what: 'adding to the basket, placing the order',
    measured: `p95 ${result.addMs.p95.toFixed(0)} ms, p95 ${result.placeMs.p95.toFixed(0)} ms`,
    target: '',
    ok: true,
  };
  const { orders, told, oversold, wrong, unconfirmed } = audit;
  // a customer keeps one basket over many orders: one order more than was answered was placed twice, one less is lost
  const doubled = Math.abs(orders - told);
  yield {
    ...absolute,
    what: `${orders} orders looked at: oversold, double or lost, wrong sums, without confirmation`,
    measured: [oversold, doubled, wrong, unconfirmed].join(', '),
    target: '0, 0, 0, 0',
    ok: orders > 0 && oversold + doubled + wrong + unconfirmed === 0,
  };
}
