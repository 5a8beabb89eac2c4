import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { fetchStock, sellArticles, testContext } from '#commerce/buying/basket/test-shop.ts';
import { tellPlace } from '#commerce/buying/checkout/delivery/known-place.service.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { runInTransaction } from '#commerce/ground/kernel/context.ts';
import { hasVisitorEnded } from '#commerce/ground/kernel/visitor-ended.rules.ts';
import { placeOrder } from '#commerce/orders/order/order.service.ts';
import { prepareOrder, viewOrderInput } from '#commerce/orders/order/test-order.ts';
import { findCustomer } from '#commerce/people/customer/customer.queries.ts';
import { lockCustomerRow } from '#commerce/people/customer/customer-change.commands.ts';
import { createCustomer } from '#commerce/people/customer/test-customer.ts';
import { eraseAccount } from './erase-account.service.ts';

const database = await testDatabase();
const nl = testContext(database, 'nl');

beforeAll(() => sellArticles(database, [{ sku: 'A', stock: 500 }]));

/** A customer before the order button on one device, and before the button that deletes the account on another. */
async function onTwoDevices() {
  const customerId = await createCustomer(nl, `${randomUUID()}@example.com`);
  const customer = await findCustomer(nl, customerId);
  if (!customer) throw new Error(`customer ${customerId} is not there`);
  const ctx = await prepareOrder(nl, { 'A-1': 1 }, { customerId, email: customer.email });
  const seen = await viewOrderInput(ctx);
  const pressOrderButton = () => placeOrder(ctx, seen);
  const erase = () => eraseAccount(nl, customer);
  const tell = () => tellPlace(ctx, { postalCode: '5038 EA' });
  return { customerId, order: pressOrderButton, erase, tell };
}

async function waitForBlockedQueries(count: number): Promise<void> {
  const waiting = `select count(*)::int as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await database.pool.query(waiting)).rows[0].n < count) await new Promise(setImmediate);
}

/** Both presses in the middle of their work, in this order. */
async function runInTurn<One, Two>(
  customerId: string,
  first: () => Promise<One>,
  second: () => Promise<Two>,
): Promise<[One, Two]> {
  let answers: Promise<[One, Two]> | undefined;
  await runInTransaction(nl, async (inner) => {
    await lockCustomerRow(inner, customerId);
    const one = first();
    await waitForBlockedQueries(1);
    const two = second();
    await waitForBlockedQueries(2);
    answers = Promise.all([one, two]);
  });
  if (!answers) throw new Error('nothing was pressed');
  return answers;
}

it('an order during the deletion of its account is refused with a message and takes nothing', async () => {
  const { customerId, order, erase } = await onTwoDevices();
  const before = await fetchStock(database, 'nl', 'A-1');
  const [erased, ordered] = await runInTurn(customerId, erase, order);
  expect(erased).toEqual({ ok: true, value: null });
  expect(ordered).toEqual({ ok: false, refusal: { code: 'CheckoutIncomplete', step: 'LOGIN' } });
  expect(await fetchStock(database, 'nl', 'A-1')).toBe(before);
});

it('an account with an order in progress is not deleted and names that order', async () => {
  const { customerId, order, erase } = await onTwoDevices();
  const [ordered, erased] = await runInTurn(customerId, order, erase);
  expect(ordered).toMatchObject({ ok: true });
  expect(erased).toMatchObject({ ok: false, refusal: { code: 'AccountInUse' } });
});

it('of a simultaneous order and account deletion one happens and the other is refused', async () => {
  for (let turn = 0; turn < 10; turn += 1) {
    const { order, erase } = await onTwoDevices();
    const answers = await Promise.all(turn % 2 === 0 ? [order(), erase()] : [erase(), order()]);
    expect(answers.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
  }
});

it('a basket changed during the deletion of its account is deleted with it and reports the lost owner', async () => {
  const { customerId, erase, tell } = await onTwoDevices();
  const [erased, told] = await runInTurn(customerId, erase, () => tell().catch((error: unknown) => error));
  expect(erased).toEqual({ ok: true, value: null });
  expect(hasVisitorEnded(told)).toBe(true);
});
