import { randomUUID } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { createCustomer } from '#commerce/people/customer/test-customer.ts';
import { hashPassword } from '#commerce/people/identity/sign-in/password.service.ts';
import { startShopCalls } from './test-browser.ts';

const database = await testDatabase();
const { browser, failures } = await startShopCalls(database);
const PASSWORD = 'fiets op zolder';
const LOGIN = `mutation ($input: LoginInput!) { login(input: $input) {
  __typename ... on LoggedIn { visitor { type givenName } } } }`;

afterAll(() => expect(failures).toEqual([]));

/** Fifty who sign in at once share the serving thread with pages: each way to the database takes its time from them. */
it('a sign-in without anything to join needs five database requests', async () => {
  const email = `${randomUUID()}@example.com`;
  const customerId = await createCustomer(testContext(database, 'nl'), email);
  await database.pool.query('update customer set password_hash = $1 where customer_id = $2', [
    await hashPassword(PASSWORD),
    customerId,
  ]);
  let asked = 0;
  const count = () => {
    asked += 1;
  };
  database.pool.on('acquire', count);
  const { login } = await browser().ask(LOGIN, { input: { email, password: PASSWORD } });
  database.pool.off('acquire', count);
  expect(login).toMatchObject({ __typename: 'LoggedIn', visitor: { type: 2 } });
  // the customer, the session, the device, and two facts of the login state: bought on credit, in the bonus club
  expect(asked).toBe(5);
});
