import { beforeAll, expect, it } from 'vitest';
import { sellArticles, testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { getAccountBalance } from '#commerce/money/ledger/account-balance.queries.ts';
import { listBookings } from '#commerce/money/ledger/bookings.queries.ts';
import { listTravellingParcels } from '#commerce/orders/fulfilment/dispatch/customer-parcels.queries.ts';
import { deliverOrder, dispatchOrder } from '#commerce/orders/fulfilment/dispatch/dispatch-order.service.ts';
import { listReturnedItems } from '#commerce/orders/fulfilment/returns/customer-returns.queries.ts';
import { returnItems } from '#commerce/orders/fulfilment/returns/return-items.service.ts';
import { listCustomerInvoices } from '#commerce/orders/invoice/customer-invoices.queries.ts';
import { listCustomerOrders } from '#commerce/orders/order/customer/customer-orders.queries.ts';
import { placeSeenOrder, prepareOrder } from '#commerce/orders/order/test-order.ts';
import { createCustomer } from '#commerce/people/customer/test-customer.ts';
import { listOpenDebits } from '../debit/debit-due.queries.ts';
import { listOpenTransfers } from './open-transfers.queries.ts';

const database = await testDatabase();
const nl = testContext(database, 'nl');

beforeAll(() => sellArticles(database, [{ sku: 'A', stock: 100_000 }]));

/** A customer with orders, each sent, arrived, and a piece of it come back. */
async function createCustomerWithOrders(orders: number): Promise<string> {
  const customerId = await createCustomer(nl);
  for (let nth = 0; nth < orders; nth += 1) {
    const placed = await placeSeenOrder(await prepareOrder(nl, { 'A-1': 2 }, { customerId }));
    if (!placed.ok) throw new Error(JSON.stringify(placed));
    const { orderId } = placed.value.order;
    await dispatchOrder(nl, { orderId, key: 'all' });
    await deliverOrder(nl, { orderId });
    await returnItems(nl, orderId, [{ position: 1, quantity: 1 }], 'r');
  }
  return customerId;
}

/** The statements that everything on the account's pages takes, page by page. */
async function countStatements(customerId: string): Promise<Record<string, number>> {
  let count = 0;
  const db = nl.db.withPlugin({
    transformQuery: ({ node }) => {
      count += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const ctx: RequestContext = { ...nl, db };
  const page = { page: 1, size: 50 };
  const pages: Record<string, () => Promise<unknown>> = {
    orders: () => listCustomerOrders(ctx, customerId, { ...page, search: '', year: null }),
    parcels: () => listTravellingParcels(ctx, customerId),
    returns: () => listReturnedItems(ctx, customerId, { page: 1, size: 20 }),
    invoices: () => listCustomerInvoices(ctx, customerId, page),
    bookings: () =>
      listBookings(ctx, `customer:${customerId}`, { ...page, kind: null, from: null, until: null }),
    balance: () => getAccountBalance(ctx, `customer:${customerId}`),
    transfers: () => listOpenTransfers(ctx, customerId),
    debits: () => listOpenDebits(ctx, customerId),
  };
  const counts: Record<string, number> = {};
  for (const [name, ask] of Object.entries(pages)) {
    count = 0;
    await ask();
    counts[name] = count;
  }
  return counts;
}

it('a list of the account needs as many statements for fifty orders as for five', async () => {
  const few = await countStatements(await createCustomerWithOrders(5));
  expect(await countStatements(await createCustomerWithOrders(50))).toEqual(few);
  expect(Math.max(...Object.values(few))).toBeLessThanOrEqual(2);
  expect(Math.min(...Object.values(few))).toBe(1);
}, 120_000);
