import { sellArticles, testContext } from '#commerce/buying/basket/test-shop.ts';
import type { Database } from '#commerce/ground/database/connection.ts';
import { tenantTables } from '#commerce/ground/database/schema.ts';
import { TABLES_WITHOUT_POLICY } from '#commerce/ground/database/tenant-policies.ts';
import { UNLIMITED_ATTEMPTS } from '#commerce/ground/kernel/attempts.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { order, readyToOrder } from '#commerce/orders/order/test-order.ts';
import { median, type Row } from './measured.ts';
import { type Login, onOwnDatabase } from './own-database.ts';
import { processorSeconds } from './processor-time.ts';
import type { ShopInput } from './shop-server.ts';

const ROUNDS = 7;
const ROUND_MS = 3_000;
const SHOPPERS = 6;
const MOST_LOST_PERCENT = 3;

/**
 * The cost of orders when the database holds tenants apart: services alone, without gateway and pages, so that the
 * share of the database is as large as possible. Rounds with and without it take turns in one process and one
 * database. The processor time of this process and of the database counts for an order, because it is the same on a
 * busy machine.
 * @returns no rows on the embedded database
 */
export async function* measureTenants({ databaseUrl }: ShopInput): AsyncGenerator<Row> {
  if (!databaseUrl) return;
  for (const login of ['superuser', 'ordinary login'] as const) {
    yield await onOwnDatabase(databaseUrl, login, async (database) => {
      await sellArticles(database, [{ sku: 'T', stock: 10_000_000, priceMinor: { nl: 1999 } }]);
      return rowOf(login, await takeTurns(database));
    });
  }
}

type Rounds = { readonly held: number[]; readonly free: number[] };

async function takeTurns(database: Database): Promise<Rounds> {
  const bound = { ...testContext(database, 'nl'), attempts: UNLIMITED_ATTEMPTS };
  const free = { ...bound, db: database.kysely };
  const rounds: Rounds = { held: [], free: [] };
  await switchPolicies(database, 'enable');
  await ordersPerSecond(bound, database.pool);
  await database.pool.query('analyze');
  for (let round = 0; round < ROUNDS; round += 1) {
    await switchPolicies(database, 'disable');
    rounds.free.push(await ordersPerSecond(free, database.pool));
    await switchPolicies(database, 'enable');
    rounds.held.push(await ordersPerSecond(bound, database.pool));
  }
  return rounds;
}

async function switchPolicies({ pool }: Database, how: 'enable' | 'disable'): Promise<void> {
  for (const table of tenantTables) {
    if (table in TABLES_WITHOUT_POLICY) continue;
    await pool.query(`alter table ${table} ${how} row level security`);
  }
}

/** @returns orders for each second of the processor time of this process and the database together */
async function ordersPerSecond(ctx: RequestContext, pool: Database['pool']): Promise<number> {
  const before = await processorSeconds(pool);
  const begun = performance.now();
  let orders = 0;
  const shop = async () => {
    while (performance.now() - begun < ROUND_MS) {
      const placed = await order(await readyToOrder(ctx, { 'T-1': 1 }));
      if (!placed.ok) throw new Error(JSON.stringify(placed));
      orders += 1;
    }
  };
  await Promise.all(Array.from({ length: SHOPPERS }, shop));
  return orders / ((await processorSeconds(pool)) - before);
}

function rowOf(login: Login, { held, free }: Rounds): Row {
  const ratio = median(held.map((one, index) => one / (free[index] ?? one)));
  const lost = 100 * (1 - ratio);
  return {
    what: `orders by services alone, tenants held apart by the database (${login})`,
    measured: `${median(held).toFixed(1)} orders per processor second, ${lost.toFixed(1)} % fewer`,
    reference: median(free).toFixed(1),
    ratio,
    target: `at most ${MOST_LOST_PERCENT} % fewer`,
    ok: lost <= MOST_LOST_PERCENT,
  };
}
