import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { createVisitorContext, sellArticles, testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { createFixedClock } from '#commerce/ground/kernel/test-clock.ts';
import { findCustomer } from '#commerce/people/customer/customer.queries.ts';
import { createCustomer } from '#commerce/people/customer/test-customer.ts';
import { confirmRegistration } from '#commerce/people/identity/registration.service.ts';
import { fetchMailedSecret } from '#commerce/people/identity/test-identity.ts';
import { placeSeenOrder, prepareOrder } from '../test-order.ts';
import { joinOwnOrder } from './join-guest-orders.commands.ts';
import { findRecentOrder } from './just-ordered.service.ts';

const database = await testDatabase();
const createDutchContext = () => testContext(database, 'nl');

beforeAll(() => sellArticles(database, [{ sku: 'A' }]));

const fetchOrderNumber = async (ctx: RequestContext) => (await findRecentOrder(ctx))?.orderNumber ?? null;

it('a guest sees the order they have just placed for half an hour, and nobody else does', async () => {
  const ctx = await prepareOrder(createDutchContext(), { 'A-1': 1 });
  expect(await fetchOrderNumber(ctx)).toBeNull();
  const placed = await placeSeenOrder(ctx);
  if (!placed.ok) throw new Error(JSON.stringify(placed));
  const { orderNumber } = placed.value.order;
  expect(await fetchOrderNumber(ctx)).toBe(orderNumber);
  expect(await fetchOrderNumber({ ...ctx, clock: createFixedClock('2026-11-20T12:29:59Z') })).toBe(
    orderNumber,
  );
  expect(await fetchOrderNumber({ ...ctx, clock: createFixedClock('2026-11-20T12:30:01Z') })).toBeNull();
  expect(await fetchOrderNumber(createDutchContext())).toBeNull();
  expect(await fetchOrderNumber(createVisitorContext(createDutchContext(), randomUUID(), null))).toBeNull();
  expect(
    await fetchOrderNumber(createVisitorContext(testContext(database, 'de'), ctx.visitor.sessionId, null)),
  ).toBeNull();

  await placeSeenOrder(await prepareOrder(createDutchContext(), { 'A-1': 1 }, { sessionId: randomUUID() }));
  expect(await fetchOrderNumber(ctx)).toBe(orderNumber);
});

it('an order with a requested account is its guest’s until the link is opened and the customer’s afterwards', async () => {
  const account = { email: 'wished@example.com', password: 'geheim1' };
  const ctx = await prepareOrder(createDutchContext(), { 'A-1': 1 }, account);
  const placed = await placeSeenOrder(ctx);
  if (!placed.ok) throw new Error(JSON.stringify(placed));
  const { orderNumber } = placed.value.order;
  expect(await fetchOrderNumber(ctx)).toBe(orderNumber);
  const secret = await fetchMailedSecret(database, account.email, 'registratie-bevestigen');
  const made = await confirmRegistration(createDutchContext(), secret, {
    password: account.password,
    address: '::1',
  });
  if (!made.ok) throw new Error(JSON.stringify(made));
  const customer = await findCustomer(createDutchContext(), made.value.customerId);
  if (!customer || !(await joinOwnOrder(createDutchContext(), customer, orderNumber)))
    throw new Error('it did not join');
  expect(
    await fetchOrderNumber(createVisitorContext(createDutchContext(), randomUUID(), customer.customerId)),
  ).toBe(orderNumber);
  expect(
    await fetchOrderNumber(createVisitorContext(createDutchContext(), ctx.visitor.sessionId, null)),
  ).toBeNull();
});

it('a customer’s order is shown while signed in and no longer afterwards in the same session', async () => {
  const customerId = await createCustomer(createDutchContext(), 'just@example.com');
  const ctx = await prepareOrder(createDutchContext(), { 'A-1': 1 }, { customerId });
  const placed = await placeSeenOrder(ctx);
  if (!placed.ok) throw new Error(JSON.stringify(placed));
  const { orderNumber } = placed.value.order;
  expect(await fetchOrderNumber(ctx)).toBe(orderNumber);
  expect(await fetchOrderNumber(createVisitorContext(createDutchContext(), randomUUID(), customerId))).toBe(
    orderNumber,
  );
  expect(
    await fetchOrderNumber(createVisitorContext(createDutchContext(), ctx.visitor.sessionId, null)),
  ).toBeNull();
  // known by name only
  const soft = { ...ctx, visitor: { ...ctx.visitor, customerId, type: 1 as const } };
  expect(await fetchOrderNumber(soft)).toBeNull();
});
