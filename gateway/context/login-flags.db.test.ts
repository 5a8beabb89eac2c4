import { beforeAll, expect, it } from 'vitest';
import { sellArticles, testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { joinProgram } from '#commerce/orders/loyalty/loyalty.service.ts';
import { placeSeenOrder, prepareOrder } from '#commerce/orders/order/test-order.ts';
import { findCustomer } from '#commerce/people/customer/customer.queries.ts';
import { createCustomer } from '#commerce/people/customer/test-customer.ts';
import { readLoginFlags } from './login-flags.ts';

const database = await testDatabase();
const nl = testContext(database, 'nl');

beforeAll(() => sellArticles(database, [{ sku: 'A' }]));

/** A customer's deeds, by the flag that says so. */
const DEEDS = {
  async ca(customerId: string) {
    const placed = await placeSeenOrder(await prepareOrder(nl, { 'A-1': 1 }, { customerId }));
    if (!placed.ok) throw new Error(JSON.stringify(placed));
    await database.pool.query(
      `insert into credit_agreement (tenant_id, order_id, version, method, plan, price_minor, overall_minor, agreed_at)
       values ('nl', $1, 1, 'instalments', '{}', 100, 100, now())`,
      [placed.value.order.orderId],
    );
  },
  async bop(customerId: string) {
    await joinProgram(nl, { customerId, email: `${customerId}@example.com` }, 'bonus-club', null);
  },
  async np(customerId: string) {
    await database.pool.query('update customer set password_hash = null where customer_id = $1', [
      customerId,
    ]);
  },
};
const FLAGS = ['ca', 'bop', 'np'] as const;

it.each(['', 'ca', 'bop', 'np', 'ca bop', 'ca np', 'bop np', 'ca bop np'])(
  'the login state shows what a customer has: %j',
  async (has) => {
    const given = has.split(' ');
    const customerId = await createCustomer(nl);
    for (const flag of FLAGS) if (given.includes(flag)) await DEEDS[flag](customerId);
    const customer = await findCustomer(nl, customerId);
    if (!customer) throw new Error(`customer ${customerId} is not there`);
    const expected = Object.fromEntries(FLAGS.map((flag) => [flag, given.includes(flag) ? '1' : '0']));
    expect(await readLoginFlags(nl, customer)).toEqual(expected);
  },
);
