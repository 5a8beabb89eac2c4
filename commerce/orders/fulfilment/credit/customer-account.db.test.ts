import { beforeAll, describe, expect, it } from 'vitest';
import { sellArticles, testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { getAccountBalance } from '#commerce/money/ledger/account-balance.queries.ts';
import { type BookingQuestion, listBookings } from '#commerce/money/ledger/bookings.queries.ts';
import { listCustomerInvoices } from '#commerce/orders/invoice/customer-invoices.queries.ts';
import { listCustomerOrders } from '#commerce/orders/order/customer/customer-orders.queries.ts';
import type { Order } from '#commerce/orders/order/order.rules.ts';
import { placeSeenOrder, prepareOrder } from '#commerce/orders/order/test-order.ts';
import { createCustomer } from '#commerce/people/customer/test-customer.ts';
import { cancelOrder } from '../cancel/cancel-order.service.ts';
import { listTravellingParcels } from '../dispatch/customer-parcels.queries.ts';
import { deliverOrder, dispatchOrder } from '../dispatch/dispatch-order.service.ts';
import { listReturnedItems } from '../returns/customer-returns.queries.ts';
import { returnItems } from '../returns/return-items.service.ts';

const database = await testDatabase();
const nl = testContext(database, 'nl');
const ALL = { page: 1, size: 10, search: '', year: null };
const STATEMENT: BookingQuestion = { page: 1, size: 100, kind: null, from: null, until: null };

let anna = '';
let bea = '';
const orders: Order[] = [];

async function placeCustomerOrder(customerId: string, articles: Record<string, number>): Promise<Order> {
  const done = await placeSeenOrder(await prepareOrder(nl, articles, { customerId }));
  if (!done.ok) throw new Error(JSON.stringify(done));
  return done.value.order;
}

beforeAll(async () => {
  await sellArticles(database, [{ sku: 'A' }, { sku: 'B' }]);
  anna = await createCustomer(nl, 'anna@example.com');
  bea = await createCustomer(nl, 'bea@example.com');
  const baskets: Record<string, number>[] = [{ 'A-1': 2 }, { 'B-1': 1 }, { 'A-1': 1, 'B-1': 1 }];
  for (const articles of baskets) {
    orders.push(await placeCustomerOrder(anna, articles));
  }
  orders.push(await placeCustomerOrder(bea, { 'B-1': 2 }));
});

describe('the list of orders', () => {
  it('the list contains the customer’s own orders, page by page, each once', async () => {
    const first = await listCustomerOrders(nl, anna, { ...ALL, size: 2 });
    expect(first).toMatchObject({ totalCount: 3, years: [2026] });
    const second = await listCustomerOrders(nl, anna, { ...ALL, page: 2, size: 2 });
    const seen = [...first.orders, ...second.orders].map(({ orderNumber }) => orderNumber);
    const own = orders.slice(0, 3).map(({ orderNumber }) => orderNumber);
    expect(seen.toSorted()).toEqual(own.toSorted());
  });

  it.each([
    ['a number', () => orders[1]?.orderNumber ?? '', 1],
    ['an article number', () => 'A-1', 2],
    ['a sign that means anything in SQL', () => '%', 0],
    ['another customer’s order', () => orders[3]?.orderNumber ?? '', 0],
  ])('the list can be searched by %s', async (_name, search, count) => {
    expect((await listCustomerOrders(nl, anna, { ...ALL, search: search() })).totalCount).toBe(count);
  });

  it('the list can be filtered by year and is empty beyond its last page', async () => {
    expect((await listCustomerOrders(nl, anna, { ...ALL, year: 2025 })).orders).toEqual([]);
    expect((await listCustomerOrders(nl, anna, { ...ALL, page: 7 })).orders).toEqual([]);
  });

  it('the list contains nothing of another tenant', async () => {
    const there = await listCustomerOrders(testContext(database, 'de'), anna, ALL);
    expect(there).toMatchObject({ orders: [], totalCount: 0, years: [] });
  });
});

it('parcels, returns, invoices and bookings follow what happens to the orders', async () => {
  const [first, second] = orders as [Order, Order, Order, Order];
  const parcel = { carrier: 'PostNL', trackingNumber: '3STEST1' };
  await dispatchOrder(nl, { orderId: first.orderId, key: 'p', ...parcel });
  expect(await listTravellingParcels(nl, anna)).toMatchObject([
    { orderNumber: first.orderNumber, trackingNumber: '3STEST1', pieces: 2 },
  ]);
  expect((await listTravellingParcels(nl, anna))[0]?.trackingUrl).toContain('3STEST1');
  expect(await listTravellingParcels(nl, bea)).toEqual([]);
  await deliverOrder(nl, { orderId: first.orderId });
  expect(await listTravellingParcels(nl, anna)).toEqual([]);

  await returnItems(nl, first.orderId, [{ position: 1, quantity: 1 }], 'r');
  const returns = await listReturnedItems(nl, anna, { page: 1, size: 20 });
  const [returned] = returns.items;
  expect(returns.totalCount).toBe(1);
  expect((await listReturnedItems(nl, anna, { page: 2, size: 20 })).items).toEqual([]);
  expect(returned).toMatchObject({ orderNumber: first.orderNumber, sku: 'A-1', quantity: 1 });
  expect(returned?.creditNoteNumber).not.toBeNull();
  expect(await listReturnedItems(nl, bea, { page: 1, size: 20 })).toEqual({ items: [], totalCount: 0 });

  const { invoices } = await listCustomerInvoices(nl, anna, { page: 1, size: 1 });
  const page = await listCustomerInvoices(nl, anna, { page: 2, size: 1 });
  expect([...invoices, ...page.invoices].map(({ kind }) => kind).toSorted()).toEqual([
    'credit-note',
    'invoice',
  ]);
  expect(await listCustomerInvoices(nl, bea, { page: 1, size: 20 })).toEqual({ invoices: [], totalCount: 0 });

  await cancelOrder(nl, second.orderId, 'customer');
  const { bookings } = await listBookings(nl, `customer:${anna}`, STATEMENT);
  const { balanceMinor } = await getAccountBalance(nl, `customer:${anna}`);
  expect(bookings[0]?.balanceMinor, 'the last balance is the account’s').toBe(balanceMinor);
  expect(bookings.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(balanceMinor);
  const charges = await listBookings(nl, `customer:${anna}`, { ...STATEMENT, kind: 'charge', size: 2 });
  expect(charges).toMatchObject({ totalCount: 3, bookings: [{ kind: 'charge' }, { kind: 'charge' }] });
  const rest = await listBookings(nl, `customer:${anna}`, {
    ...STATEMENT,
    kind: 'charge',
    ...{ page: 2, size: 2 },
  });
  expect(rest.bookings).toHaveLength(1);
  const before = await listBookings(nl, `customer:${anna}`, { ...STATEMENT, until: '2026-11-19' });
  expect(before).toEqual({ bookings: [], totalCount: 0 });
});
