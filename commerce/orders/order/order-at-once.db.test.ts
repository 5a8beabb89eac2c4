import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { beforeAll, describe, expect, it } from 'vitest';
import { addToBasket, getBasket } from '#commerce/buying/basket/basket.service.ts';
import {
  createVisitorContext,
  fetchStock,
  sellArticles,
  testContext,
} from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { UNLIMITED_ATTEMPTS } from '#commerce/ground/kernel/attempts.ts';
import { createCustomer } from '#commerce/people/customer/test-customer.ts';
import { type PlaceOrderInput, placeOrder } from './order.service.ts';
import { prepareOrder, viewOrderInput } from './test-order.ts';

const database = await testDatabase({ poolSize: 20 });
const nl = { ...testContext(database, 'nl'), attempts: UNLIMITED_ATTEMPTS };

type Ready = { ctx: Awaited<ReturnType<typeof prepareOrder>>; seen: PlaceOrderInput };

beforeAll(async () => {
  await sellArticles(database, [
    { sku: 'LAST', stock: 10 },
    { sku: 'X', stock: 1000 },
    { sku: 'Y', stock: 1000 },
    { sku: 'PILE', stock: 100_000 },
  ]);
});

/** @param turn makes a guest, a signed-in customer or one with a new account of it, in turn */
async function createReadyBasket(articles: Record<string, number>, turn = 0): Promise<Ready> {
  const email = `${randomUUID()}@example.com`;
  const shopper = [
    async () => ({ email }),
    async () => ({ customerId: await createCustomer(nl, email) }),
    async () => ({ email, password: 'geheim-van-Zoe-12' }),
  ][turn % 3];
  const ctx = await prepareOrder(nl, articles, await shopper?.());
  return { ctx, seen: await viewOrderInput(ctx) };
}

const press = ({ ctx, seen }: Ready) => placeOrder(ctx, seen);

async function count(statement: string, ...values: unknown[]): Promise<number> {
  const { rows } = await database.pool.query(statement, values);
  return Number(rows[0].count);
}

async function countOrderedPieces(variantSku: string): Promise<number> {
  return count('select coalesce(sum(quantity), 0) as count from order_line where sku = $1', variantSku);
}

describe('orders on a PostgreSQL server', () => {
  it('50 simultaneous customers for the last 10 pieces get 10 orders and 40 clear refusals', async () => {
    const customers = await Promise.all(
      Array.from({ length: 50 }, (_, turn) => createReadyBasket({ 'LAST-1': 1 }, turn)),
    );
    const results = await Promise.all(customers.map(press));
    const placed = results.flatMap((result) => (result.ok ? [result.value.order] : []));
    const refused = results.flatMap((result) => (result.ok ? [] : [result.refusal]));
    expect(placed).toHaveLength(10);
    expect(new Set(placed.map((order) => order.orderNumber)).size).toBe(10);
    expect(refused).toHaveLength(40);
    for (const refusal of refused) {
      expect(refusal).toMatchObject({
        code: 'OrderChanged',
        basket: { orderable: false, notices: [{ code: 'SOLD_OUT', available: 0 }] },
      });
    }
    expect(await fetchStock(database, 'nl', 'LAST-1')).toBe(0);
    expect(await countOrderedPieces('LAST-1')).toBe(10);
    const confirmations = `select count(*) from mail_outbox where dedupe_key like 'order-confirmation:%'`;
    expect(await count(confirmations)).toBe(10);
  });

  it.each([
    ['guest', 0],
    ['signed-in customer', 1],
    ['new account', 2],
  ])(
    'one %s pressing ten times simultaneously gets one order and one mail, and stock is taken once',
    async (_, turn) => {
      const before = await fetchStock(database, 'nl', 'X-1');
      const customer = await createReadyBasket({ 'X-1': 3 }, turn);
      const results = await Promise.all(Array.from({ length: 10 }, () => press(customer)));
      const numbers = results.map((result) => result.ok && result.value.order.orderNumber);
      expect(new Set(numbers).size).toBe(1);
      expect(numbers[0]).not.toBe(false);
      expect(await fetchStock(database, 'nl', 'X-1')).toBe(before - 3);
      const { sessionId } = customer.ctx.visitor;
      expect(await count('select count(*) from sales_order where session_id = $1', sessionId)).toBe(1);
    },
  );

  it('40 baskets with the same articles in opposite order are all ordered without a deadlock', async () => {
    const before = await fetchStock(database, 'nl', 'X-1');
    const baskets = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        createReadyBasket(index % 2 === 0 ? { 'X-1': 1, 'Y-1': 1 } : { 'Y-1': 1, 'X-1': 1 }, index),
      ),
    );
    const results = await Promise.all(baskets.map(press));
    expect(results.filter((result) => result.ok)).toHaveLength(40);
    expect(await fetchStock(database, 'nl', 'X-1')).toBe(before - 40);
  });

  it('30 simultaneous additions to one basket are all kept', async () => {
    const ctx = createVisitorContext(nl, 'one-session');
    const skus = ['X-1', 'Y-1', 'PILE-1'];
    await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        addToBasket(ctx, { variantSku: skus[index % 3] ?? '', quantity: 1 }),
      ),
    );
    const basket = await getBasket(ctx);
    expect(basket.lines.map((line) => line.quantity)).toEqual([10, 10, 10]);
    expect(await count("select count(*) from basket where session_id = 'one-session'")).toBe(1);
  });

  it('kill -9 during ordering leaves every confirmed order once and the stock correct', async () => {
    const before = await fetchStock(database, 'nl', 'PILE-1');
    const confirmed: string[] = [];
    for (let round = 0; round < 3; round += 1) confirmed.push(...(await orderUntilKilled(15 + round * 7)));
    expect(new Set(confirmed).size).toBe(confirmed.length);
    const stored = await count('select count(*) from sales_order where order_number = any($1)', confirmed);
    expect(stored).toBe(confirmed.length);
    await waitForQuietServer();
    const ordered = await countOrderedPieces('PILE-1');
    expect(ordered).toBeGreaterThanOrEqual(confirmed.length);
    expect(await fetchStock(database, 'nl', 'PILE-1')).toBe(before - ordered);
    const orphans = `select count(*) from sales_order o
      where not exists (select from order_line l where l.order_id = o.order_id)
         or not exists (select from mail_outbox m where m.dedupe_key = 'order-confirmation:' || o.order_id)
         or exists (select from basket_line b where b.basket_id = o.basket_id)`;
    expect(await count(orphans)).toBe(0);
  });
});

/** Lets a process order until it has confirmed so many, then kills it. @returns the numbers that it confirmed */
async function orderUntilKilled(orders: number): Promise<string[]> {
  const writer = join(import.meta.dirname, 'test-order-writer.ts');
  const child = spawn(process.execPath, [writer, database.url, 'PILE-1'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const confirmed: string[] = [];
  for await (const line of createInterface(child.stdout)) {
    confirmed.push(line);
    if (confirmed.length === orders) child.kill('SIGKILL');
  }
  await exited;
  return confirmed;
}

/** Waits until the server has noticed that the killed processes are gone. */
async function waitForQuietServer(): Promise<void> {
  const others = `select count(*) from pg_stat_activity
    where datname = current_database() and state <> 'idle' and pid <> pg_backend_pid()`;
  await expect.poll(() => count(others), { timeout: 10_000 }).toBe(0);
}
