import { beforeAll, describe, expect, it } from 'vitest';
import { createVisitorContext, sellArticles, testContext } from '#commerce/buying/basket/test-shop.ts';
import { chooseCredit } from '#commerce/buying/checkout/credit/choose-credit.service.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { getAccountBalance } from '#commerce/money/ledger/account-balance.queries.ts';
import { listBookings } from '#commerce/money/ledger/bookings.queries.ts';
import { getOrderBalance } from '#commerce/money/ledger/ledger.service.ts';
import type { Customer } from '#commerce/people/customer/customer.queries.ts';
import { findCustomer } from '#commerce/people/customer/customer.queries.ts';
import { verifyEmail } from '#commerce/people/customer/customer-change.commands.ts';
import { createCustomer } from '#commerce/people/customer/test-customer.ts';
import { placeSeenOrder, prepareOrder } from '../test-order.ts';
import { listCustomerOrders } from './customer-orders.queries.ts';
import { joinOwnOrder } from './join-guest-orders.commands.ts';
import { hasGuestOrders } from './join-guest-orders.queries.ts';
import { joinGuestOrders } from './join-guest-orders.service.ts';

const database = await testDatabase();
const nl = testContext(database, 'nl');
const ALL = { page: 1, size: 50, search: '', year: null };
const EVERY_BOOKING = { page: 1, size: 100, kind: null, from: null, until: null };

beforeAll(() =>
  sellArticles(database, [
    { sku: 'A', stock: 500 },
    { sku: 'DEAR', priceMinor: { nl: 49_999 } },
  ]),
);

async function placeGuestOrder(email: string, ctx = nl) {
  const placed = await placeSeenOrder(await prepareOrder(ctx, { 'A-1': 1 }, { email }));
  if (!placed.ok) throw new Error(JSON.stringify(placed));
  return placed.value.order;
}

async function createTestCustomer(email: string, { verified = true } = {}, ctx = nl): Promise<Customer> {
  const customerId = await createCustomer(ctx, email);
  if (verified) await verifyEmail(ctx, customerId, email);
  const found = await findCustomer(ctx, customerId);
  if (!found) throw new Error(`customer ${customerId} is not there`);
  return found;
}

const fetchOrders = async ({ customerId }: Customer) =>
  (await listCustomerOrders(nl, customerId, ALL)).orders.map(({ orderNumber }) => orderNumber);

describe('a guest order and a customer account', () => {
  it.each([
    ['its number', (number: string) => number],
    ['its number with blanks', (number: string) => ` ${number.slice(0, 4)} ${number.slice(4)} `],
    ['its postal code', () => '5038 EA'],
    ['its postal code as people type it', () => '5038ea'],
  ])('a guest order joins the account by the verified address and %s', async (name, factOf) => {
    const email = `${name.replaceAll(' ', '-')}@example.com`;
    const placed = await placeGuestOrder(email);
    const owner = await createTestCustomer(email);
    expect(await hasGuestOrders(nl, owner)).toBe(true);
    expect(await joinGuestOrders(nl, owner, factOf(placed.orderNumber))).toEqual({ ok: true, value: 1 });
    expect(await fetchOrders(owner)).toEqual([placed.orderNumber]);
    expect(await hasGuestOrders(nl, owner)).toBe(false);
  });

  it('a guest order stays unchanged and undisclosed until the address is verified', async () => {
    const placed = await placeGuestOrder('unverified@example.com');
    const stranger = await createTestCustomer('unverified@example.com', { verified: false });
    expect(await hasGuestOrders(nl, stranger)).toBe(false);
    expect(await joinGuestOrders(nl, stranger, placed.orderNumber)).toEqual({
      ok: false,
      refusal: { code: 'EmailNotVerified' },
    });
    expect(await joinOwnOrder(nl, stranger, placed.orderNumber)).toBe(false);
    expect(await fetchOrders(stranger)).toEqual([]);
  });

  it.each(['', '-', '9999 ZZ', '10000000', "' or true --"])(
    'a guest order does not join by the address alone (%j)',
    async (fact) => {
      const email = `fact${fact.length}.${fact.charCodeAt(0) || 0}@example.com`;
      await placeGuestOrder(email);
      const owner = await createTestCustomer(email);
      expect(await joinGuestOrders(nl, owner, fact)).toEqual({ ok: true, value: 0 });
      expect(await fetchOrders(owner)).toEqual([]);
    },
  );

  it('a guest order does not join another address, customer or tenant', async () => {
    const placed = await placeGuestOrder('hers@example.com');
    const thief = await createTestCustomer('thief@example.com');
    expect(await joinGuestOrders(nl, thief, placed.orderNumber)).toEqual({ ok: true, value: 0 });
    expect(await joinOwnOrder(nl, thief, placed.orderNumber)).toBe(false);
    const owner = await createTestCustomer('hers@example.com');
    expect(await joinGuestOrders(nl, owner, placed.orderNumber)).toEqual({ ok: true, value: 1 });
    expect(await joinGuestOrders(nl, owner, placed.orderNumber), 'once').toEqual({ ok: true, value: 0 });
    const de = testContext(database, 'de');
    const there = await createTestCustomer('hers@example.com', {}, de);
    expect(await hasGuestOrders(de, there)).toBe(false);
    expect(await joinGuestOrders(de, there, placed.orderNumber)).toEqual({ ok: true, value: 0 });
  });

  it('a guest order brings its debt and due dates into the account and the books stay balanced', async () => {
    const placed = await placeGuestOrder('owes@example.com');
    const before = await getOrderBalance(nl, placed.orderId);
    expect(before.openMinor).toBe(placed.totalMinor);
    const owner = await createTestCustomer('owes@example.com');
    await joinGuestOrders(nl, owner, placed.orderNumber);
    const debtor = `customer:${owner.customerId}` as const;
    const { nextMaturities: _of, ...figures } = before;
    expect(await getAccountBalance(nl, debtor)).toMatchObject(figures);
    expect(await getOrderBalance(nl, placed.orderId)).toEqual(before);
    expect((await getAccountBalance(nl, `order:${placed.orderId}`)).balanceMinor).toBe(0);
    const { bookings } = await listBookings(nl, debtor, EVERY_BOOKING);
    expect(bookings).toMatchObject([{ kind: 'transfer', amountMinor: placed.totalMinor }]);
    const { rows } = await database.pool.query(
      `select coalesce(sum(amount_minor), 0)::int as sum from ledger_posting where account = 'transfer'`,
    );
    expect(rows[0].sum).toBe(0);
  });

  it('a guest order brings the date of birth of its credit agreement', async () => {
    const ctx = await prepareOrder(nl, { 'DEAR-1': 1 }, { email: 'born@example.com' });
    await chooseCredit(ctx, { method: 'instalments', count: 12, dateOfBirth: '1990-05-17' });
    const placed = await placeSeenOrder(ctx);
    if (!placed.ok) throw new Error(JSON.stringify(placed));
    const owner = await createTestCustomer('born@example.com');
    await database.pool.query("update customer set family_name = 'van der Berg' where customer_id = $1", [
      owner.customerId,
    ]);
    await joinGuestOrders(nl, owner, placed.value.order.orderNumber);
    expect(await findCustomer(nl, owner.customerId)).toMatchObject({ dateOfBirth: '1990-05-17' });
  });

  it('a guest order joins once when requested twice simultaneously', async () => {
    const placed = await placeGuestOrder('twice@example.com');
    const owner = await createTestCustomer('twice@example.com');
    const answers = await Promise.all([1, 2].map(() => joinGuestOrders(nl, owner, placed.orderNumber)));
    expect(answers.map((answer) => answer.ok && answer.value).toSorted()).toEqual([0, 1]);
    expect((await getAccountBalance(nl, `customer:${owner.customerId}`)).openMinor).toBe(placed.totalMinor);
  });

  it('a guest order cannot be found by trying: ten guesses an hour', async () => {
    const guesser = await createTestCustomer('guesser@example.com');
    for (let guess = 0; guess < 10; guess += 1) await joinGuestOrders(nl, guesser, `1000000${guess}`);
    expect(await joinGuestOrders(nl, guesser, '5038 EA')).toMatchObject({
      refusal: { code: 'TooManyAttempts' },
    });
  });
});

it('an order of a signed-in customer is not a guest order', async () => {
  const owner = await createTestCustomer('own@example.com');
  const ready = await prepareOrder(
    createVisitorContext(nl, 'own', owner.customerId),
    { 'A-1': 1 },
    {
      customerId: owner.customerId,
    },
  );
  await placeSeenOrder(ready);
  expect(await hasGuestOrders(nl, owner)).toBe(false);
});
