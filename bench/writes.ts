import { randomBytes, randomUUID } from 'node:crypto';
import { sellArticles, testContext } from '#commerce/buying/basket/test-shop.ts';
import type { Database } from '#commerce/ground/database/connection.ts';
import { type Writes, writeTogether } from '#commerce/ground/database/write-together.ts';
import { UNLIMITED_ATTEMPTS } from '#commerce/ground/kernel/attempts.ts';
import { inTransaction, type RequestContext } from '#commerce/ground/kernel/context.ts';
import { mailTexts } from '#commerce/ground/mail/mail.service.ts';
import { newOrderRows } from '#commerce/orders/order/new-order.service.ts';
import type { Order } from '#commerce/orders/order/order.rules.ts';
import { order, readyToOrder } from '#commerce/orders/order/test-order.ts';
import { nextOrderNumber } from '#commerce/people/customer/number-range.service.ts';
import { median, type Row } from './measured.ts';
import { onOwnDatabase } from './own-database.ts';
import { processorSeconds } from './processor-time.ts';
import type { ShopInput } from './shop-server.ts';

const ROUNDS = 7;
const ROUND_MS = 2_000;
const WRITERS = 6;

type Way = (ctx: RequestContext, rows: readonly Writes[]) => Promise<unknown>;

const together: Way = ({ db }, rows) => writeTogether(db, rows);
const apart: Way = async ({ db }, rows) => {
  for (const some of rows) await writeTogether(db, [some]);
};

/**
 * The gain of writing an order's rows by one statement (docs/adr/0018): the rows of a new order, together and module
 * by module, in rounds that take turns in one process and one database.
 * @returns no rows on the embedded database
 */
export async function* measureWrites({ databaseUrl }: ShopInput): AsyncGenerator<Row> {
  if (!databaseUrl) return;
  yield* await onOwnDatabase(databaseUrl, 'ordinary login', async (database) => {
    await sellArticles(database, [{ sku: 'T', stock: 10_000_000, priceMinor: { nl: 1999 } }]);
    return takeTurns(database);
  });
}

type Speed = { readonly perSecond: number; readonly perProcessorSecond: number };

async function takeTurns(database: Database): Promise<Row[]> {
  const ctx = { ...testContext(database, 'nl'), attempts: UNLIMITED_ATTEMPTS };
  const placed = await order(await readyToOrder(ctx, { 'T-1': 1 }));
  if (!placed.ok) throw new Error(JSON.stringify(placed));
  const model = placed.value.order;
  const rounds = { together: [] as Speed[], apart: [] as Speed[] };
  await round(ctx, database, model, together);
  await database.pool.query('analyze');
  for (let count = 0; count < ROUNDS; count += 1) {
    rounds.apart.push(await round(ctx, database, model, apart));
    rounds.together.push(await round(ctx, database, model, together));
  }
  return [
    rowOf('orders written a second', rounds, ({ perSecond }) => perSecond),
    rowOf('orders written per processor second', rounds, ({ perProcessorSecond }) => perProcessorSecond),
  ];
}

async function round(ctx: RequestContext, { pool }: Database, model: Order, write: Way): Promise<Speed> {
  const before = await processorSeconds(pool);
  const begun = performance.now();
  let written = 0;
  const work = async () => {
    while (performance.now() - begun < ROUND_MS) {
      const rows = await freshRows(ctx, model);
      await inTransaction(ctx, (inner) => write(inner, rows));
      written += 1;
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, work));
  const seconds = (performance.now() - begun) / 1000;
  return {
    perSecond: written / seconds,
    perProcessorSecond: written / ((await processorSeconds(pool)) - before),
  };
}

/** The rows of an order like the model, paid by invoice. */
async function freshRows(ctx: RequestContext, model: Order): Promise<Writes[]> {
  const keys = {
    orderId: randomUUID(),
    orderNumber: await nextOrderNumber(ctx),
    accessToken: randomBytes(24).toString('base64url'),
  };
  const origin = { idempotencyKey: randomUUID(), basketId: randomUUID(), sessionId: randomUUID() };
  const credit = { plans: [], methods: [], plan: null, choice: null, decision: null, protection: null };
  const checkout = { credit: { ...credit, ready: false }, account: null };
  const by = { origin, checkout, wishedAccount: {}, texts: await mailTexts(ctx) };
  return newOrderRows(ctx, { ...model, ...keys }, by);
}

function rowOf(
  what: string,
  rounds: { readonly together: readonly Speed[]; readonly apart: readonly Speed[] },
  of: (speed: Speed) => number,
): Row {
  const ratio = median(rounds.together.map((one, index) => of(one) / of(rounds.apart[index] ?? one)));
  return {
    what: `${what}: by one statement, and module by module`,
    measured: median(rounds.together.map(of)).toFixed(0),
    reference: median(rounds.apart.map(of)).toFixed(0),
    ratio,
    target: 'at least 1.03 times',
    ok: ratio >= 1.03,
  };
}
