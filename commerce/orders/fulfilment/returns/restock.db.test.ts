import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { fetchStock, sellArticles, testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { runInTransaction } from '#commerce/ground/kernel/context.ts';
import { placeSeenOrder, prepareOrder } from '#commerce/orders/order/test-order.ts';
import { deliverOrder, dispatchOrder } from '../dispatch/dispatch-order.service.ts';
import { sendExchanges } from '../exchange/exchange.service.ts';
import { announceReturn } from './announce-return.service.ts';
import { returnItems } from './return-items.service.ts';

const database = await testDatabase();
const nl = testContext(database, 'nl');
const EXCHANGED: Readonly<Record<string, string>> = { 'COAT-1': 'COAT-2', 'BOOT-1': 'BOOT-2' };

beforeAll(async () => {
  await sellArticles(database, [
    { sku: 'COAT', stock: 500 },
    { sku: 'BOOT', stock: 500 },
  ]);
  for (const [first, other] of Object.entries(EXCHANGED))
    await database.pool.query(
      `with sized as (
         insert into variant (product_id, sku, position, dimensions, pictures)
         select product_id, $2, 2, '{"size": "44"}', pictures from variant where sku = $1 returning variant_id),
       priced as (
         insert into price (tenant_id, variant_id, currency, amount_minor) select 'nl', variant_id, 'EUR', 2499 from sized)
       insert into stock (tenant_id, variant_id, quantity) select 'nl', variant_id, 500 from sized`,
      [first, other],
    );
});

/** An order of both articles, exchanged for another size. @returns its id, and its pieces in the order of these numbers */
async function placeExchangedOrder(skus: readonly string[]) {
  const placed = await placeSeenOrder(await prepareOrder(nl, { 'COAT-1': 1, 'BOOT-1': 1 }));
  if (!placed.ok) throw new Error(JSON.stringify(placed));
  const { order: own } = placed.value;
  const { orderId } = own;
  await dispatchOrder(nl, { orderId, key: 'all' });
  await deliverOrder(nl, { orderId });
  const items = own.lines.map(({ position, sku }) => {
    const exchangeFor = EXCHANGED[sku];
    if (!exchangeFor) throw new Error(`${sku} has no other size`);
    return { position, quantity: 1, reason: null, exchangeFor };
  });
  const announced = await announceReturn(nl, own, { announcementId: randomUUID(), items, collectOn: null });
  if (!announced.ok) throw new Error(JSON.stringify(announced));
  await returnItems(nl, orderId, items, 'first');
  expect(await sendExchanges(nl, { orderId, key: 'swap' })).toMatchObject({ ok: true });
  const again = skus.map((sku) => ({
    position: own.lines.find((line) => line.sku === sku)?.position ?? 0,
    quantity: 1,
  }));
  return { orderId, items: again };
}

async function waitForBlockedQueries(count: number): Promise<void> {
  const waiting = `select count(*)::int as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await database.pool.query(waiting)).rows[0].n < count) await new Promise(setImmediate);
}

it('two returns with lines in opposite order are both restocked', async () => {
  const owns = [
    await placeExchangedOrder(['COAT-1', 'BOOT-1']),
    await placeExchangedOrder(['BOOT-1', 'COAT-1']),
  ];
  const before = await Promise.all(['COAT-2', 'BOOT-2'].map((sku) => fetchStock(database, 'nl', sku)));
  let returns: Promise<unknown[]> | undefined;
  // whatever each return locks first, it waits here with it
  await runInTransaction(nl, async (inner) => {
    await inner.db
      .selectFrom('stock')
      .select('variant_id')
      .where('tenant_id', '=', 'nl')
      .orderBy('variant_id', 'desc')
      .forUpdate()
      .execute();
    returns = Promise.all(
      owns.map(({ orderId, items }) => returnItems(nl, orderId, items, 'second', { restock: true })),
    );
    await waitForBlockedQueries(2);
  });
  expect(await returns).toMatchObject([{ ok: true }, { ok: true }]);
  const after = await Promise.all(['COAT-2', 'BOOT-2'].map((sku) => fetchStock(database, 'nl', sku)));
  expect(after).toEqual(before.map((pieces) => pieces + 2));
});
