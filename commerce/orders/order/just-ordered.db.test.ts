import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { as, sellArticles, testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { fixedClock } from '#commerce/ground/kernel/test-clock.ts';
import { findCustomer } from '#commerce/people/customer/customer.service.ts';
import { newCustomer } from '#commerce/people/customer/test-customer.ts';
import { confirmRegistration } from '#commerce/people/identity/registration.service.ts';
import { mailedSecret } from '#commerce/people/identity/test-identity.ts';
import { joinOwnOrder } from './join-guest-orders.service.ts';
import { justOrdered } from './just-ordered.service.ts';
import { order, readyToOrder } from './test-order.ts';

const database = await testDatabase();
const nl = () => testContext(database, 'nl');

beforeAll(() => sellArticles(database, [{ sku: 'A' }]));

const numberFor = async (ctx: RequestContext) => (await justOrdered(ctx))?.orderNumber ?? null;

it('a guest who has just ordered is answered with the order, for half an hour, and nobody else is', async () => {
  const ctx = await readyToOrder(nl(), { 'A-1': 1 });
  expect(await numberFor(ctx)).toBeNull();
  const placed = await order(ctx);
  if (!placed.ok) throw new Error(JSON.stringify(placed));
  const { orderNumber } = placed.value.order;
  expect(await numberFor(ctx)).toBe(orderNumber);
  expect(await numberFor({ ...ctx, clock: fixedClock('2026-11-20T12:29:59Z') })).toBe(orderNumber);
  expect(await numberFor({ ...ctx, clock: fixedClock('2026-11-20T12:30:01Z') })).toBeNull();
  expect(await numberFor(nl())).toBeNull();
  expect(await numberFor(as(nl(), randomUUID(), null))).toBeNull();
  expect(await numberFor(as(testContext(database, 'de'), ctx.visitor.sessionId, null))).toBeNull();

  await order(await readyToOrder(nl(), { 'A-1': 1 }, { sessionId: randomUUID() }));
  expect(await numberFor(ctx)).toBe(orderNumber);
});

it('an order with a wished account is its guest’s until the link is pressed, and then the customer’s', async () => {
  const account = { email: 'wished@example.com', password: 'geheim1' };
  const ctx = await readyToOrder(nl(), { 'A-1': 1 }, account);
  const placed = await order(ctx);
  if (!placed.ok) throw new Error(JSON.stringify(placed));
  const { orderNumber } = placed.value.order;
  expect(await numberFor(ctx)).toBe(orderNumber);
  const secret = await mailedSecret(database, account.email, 'registratie-bevestigen');
  const made = await confirmRegistration(nl(), secret, { password: account.password, address: '::1' });
  if (!made.ok) throw new Error(JSON.stringify(made));
  const customer = await findCustomer(nl(), made.value.customerId);
  if (!customer || !(await joinOwnOrder(nl(), customer, orderNumber))) throw new Error('it did not join');
  expect(await numberFor(as(nl(), randomUUID(), customer.customerId))).toBe(orderNumber);
  expect(await numberFor(as(nl(), ctx.visitor.sessionId, null))).toBeNull();
});

it('a customer’s order is told while signed in, and no longer afterwards in the same session', async () => {
  const customerId = await newCustomer(nl(), 'just@example.com');
  const ctx = await readyToOrder(nl(), { 'A-1': 1 }, { customerId });
  const placed = await order(ctx);
  if (!placed.ok) throw new Error(JSON.stringify(placed));
  const { orderNumber } = placed.value.order;
  expect(await numberFor(ctx)).toBe(orderNumber);
  expect(await numberFor(as(nl(), randomUUID(), customerId))).toBe(orderNumber);
  expect(await numberFor(as(nl(), ctx.visitor.sessionId, null))).toBeNull();
  // known by name only
  const soft = { ...ctx, visitor: { ...ctx.visitor, customerId, type: 1 as const } };
  expect(await numberFor(soft)).toBeNull();
});
