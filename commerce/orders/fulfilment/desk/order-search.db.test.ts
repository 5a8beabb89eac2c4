import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { sellArticles, testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { type RequestContext, runInTransaction } from '#commerce/ground/kernel/context.ts';
import { createFixedClock } from '#commerce/ground/kernel/test-clock.ts';
import { buildCreditorReference } from '#commerce/money/payment/transfer-reference.rules.ts';
import { dispatchOrder } from '#commerce/orders/fulfilment/dispatch/dispatch-order.service.ts';
import type { Order } from '#commerce/orders/order/order.rules.ts';
import { placeSeenOrder, prepareOrder } from '#commerce/orders/order/test-order.ts';
import { findOrders, type OrderQuestion } from './order-search.queries.ts';

/** Orders of the large shop; each has its own name, house and telephone but for every tenth, which is of a Jansen. */
const MANY = 4000;
/** Rows that a page of ten may read, with its lines and terms. */
const FEW = 400;
const database = await testDatabase();
const nl = testContext(database, 'nl');
let order: Order;

async function place(ctx: RequestContext, sku = 'A-1'): Promise<Order> {
  const placed = await placeSeenOrder(await prepareOrder(ctx, { [sku]: 1 }));
  if (!placed.ok) throw new Error(JSON.stringify(placed));
  return placed.value.order;
}

beforeAll(async () => {
  await sellArticles(database, [{ sku: 'A' }, { sku: 'RARE' }]);
  await place(testContext(database, 'de'));
  const old = await place(nl);
  await database.pool.query(
    `insert into sales_order
       select old.* from sales_order o, generate_series(1, ${MANY}) n, jsonb_populate_record(o, jsonb_build_object(
         'order_id', gen_random_uuid(), 'idempotency_key', gen_random_uuid(), 'access_token', gen_random_uuid(),
         'order_number', '9' || n, 'email', n || '@many.example', 'placed_at', o.placed_at - n * interval '1 minute',
         'state', case when n % 3 = 0 then 'delivered' when n % 3 = 1 then 'shipped' else 'cancelled' end,
         'payment_method', case when n % 2 = 0 then 'invoice' else 'card' end,
         'billing_address', o.billing_address || jsonb_build_object('houseNumber', n, 'phone', '0610' || 100000 + n,
            'familyName', case when n % 10 = 0 then 'Jansen' else 'Buyer' || n end))) old
      where o.order_id = $1`,
    [old.orderId],
  );
  await database.pool.query('analyze sales_order; analyze order_search_term');
  order = await place(
    testContext(database, 'nl', { clock: createFixedClock('2026-11-20T12:30:00Z') }),
    'RARE-1',
  );
  expect(
    await dispatchOrder(nl, { orderId: order.orderId, key: 'p', trackingNumber: '3SABC' }),
  ).toMatchObject({
    ok: true,
  });
});

const listNumbers = async (question: Partial<OrderQuestion>) =>
  (await findOrders(nl, { first: 10, ...question })).orders.map(({ orderNumber }) => orderNumber);

describe('an order is found', () => {
  it.each([
    ['its number', () => order.orderNumber],
    ['its creditor reference', () => buildCreditorReference(order.orderNumber)],
    ['its article number', () => 'rare-1'],
    ['its style’s number', () => 'RARE'],
    ['its parcel', () => '3sabc'],
  ])('by %s alone', async (_what, getText) => {
    expect(await listNumbers({ text: getText() })).toEqual([order.orderNumber]);
  });

  it.each([
    'van der berg',
    'ZOE  van der Berg',
    'Van der Berg, Zoë',
    '5038ea 12',
    '5038 EA 12',
    'zoe@example.com',
  ])('by what its buyer says, the newest first: %s', async (text) => {
    expect((await listNumbers({ text }))[0]).toBe(order.orderNumber);
  });

  it('by a telephone number however it is written', async () => {
    expect(await listNumbers({ text: '+31 6 10 10 00 11' })).toEqual(['911']);
  });

  it('never by another tenant, and not by words that mean nothing', async () => {
    const { orders } = await findOrders(testContext(database, 'de'), { text: order.orderNumber, first: 10 });
    expect(orders).toEqual([]);
    expect(await listNumbers({ text: '100 %' })).toEqual([]);
  });

  it('by an address that has changed, and no longer by the old one', async () => {
    const moved = await place(nl);
    await database.pool.query(
      `update sales_order set delivery_address = delivery_address || '{"postalCode": "9999 ZZ"}',
              billing_address = billing_address || '{"familyName": "Verhuisd"}' where order_id = $1`,
      [moved.orderId],
    );
    expect(await listNumbers({ text: '9999zz 12' })).toEqual([moved.orderNumber]);
    expect(await listNumbers({ text: 'verhuisd' })).toEqual([moved.orderNumber]);
    const { rows } = await database.pool.query(
      `select term from order_search_term where order_id = $1 order by term`,
      [moved.orderId],
    );
    expect(rows.map(({ term }) => term)).toEqual([
      'address:5038EA 12',
      'address:9999ZZ 12',
      'article:A-1',
      'name:van der berg',
      'name:verhuisd',
      'name:zoe van der berg',
      'name:zoe verhuisd',
    ]);
  });
});

describe('the list', () => {
  it.each<Partial<OrderQuestion>>([
    {},
    { state: 'shipped', paymentMethod: 'card' },
    { text: 'Jansen', state: 'delivered' },
    { placedTo: '2026-11-19', paymentMethod: 'invoice' },
  ])('pages without a gap or a double: %j', async (question) => {
    const whole = await listNumbers({ ...question, first: 35 });
    const paged: string[] = [];
    let after: string | null = null;
    for (let page = 0; page < 5; page += 1) {
      const { orders, hasMore } = await findOrders(nl, { ...question, first: 7, after });
      expect(hasMore).toBe(true);
      paged.push(...orders.map(({ orderNumber }) => orderNumber));
      after = orders.at(-1)?.orderId ?? null;
    }
    expect(paged).toEqual(whole);
    expect(new Set(paged).size).toBe(35);
  });

  it('an order is listed by the days of its tenant’s time zone', async () => {
    const { orders } = await findOrders(nl, { first: 200, placedFrom: '2026-11-19', placedTo: '2026-11-19' });
    expect(orders.length).toBe(200);
    for (const { placedAt } of orders) {
      expect(placedAt.toLocaleDateString('sv', { timeZone: 'Europe/Amsterdam' })).toBe('2026-11-19');
    }
  });
});

/** Rows of the orders and their terms that the work reads. */
function countRowsRead(work: (ctx: RequestContext) => Promise<unknown>): Promise<number> {
  return runInTransaction(nl, async (inner) => {
    const read = async () => {
      const { rows } = await sql<{ read: number }>`
        select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::int as read from pg_stat_xact_user_tables
         where relname in ('sales_order', 'order_search_term', 'order_line')`.execute(inner.db);
      return rows[0]?.read ?? 0;
    };
    const before = await read();
    await work(inner);
    return (await read()) - before;
  });
}

it.each<Partial<OrderQuestion>>([
  {},
  { state: 'shipped' },
  { state: 'awaiting_payment' },
  { paymentMethod: 'card' },
  { placedTo: '2026-11-18' },
  { text: 'Jansen' },
  { text: '5038 EA 12' },
  { text: '0610100011' },
  { text: 'RARE-1' },
  { text: '911' },
  { text: '11@many.example' },
])('a page reads few of many orders: %j', async (question) => {
  expect(await countRowsRead((ctx) => findOrders(ctx, { first: 10, ...question }))).toBeLessThan(FEW);
});
