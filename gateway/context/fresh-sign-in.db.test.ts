import { randomUUID } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { registerCustomer } from '#commerce/people/customer/customer.commands.ts';
import { hashPassword } from '#commerce/people/identity/sign-in/password.service.ts';
import { isSignInFresh } from '#commerce/people/session/session.queries.ts';
import { startShopCalls } from '../test-browser.ts';

const database = await testDatabase();
const { browser, failures, tenants } = await startShopCalls(database);
const nl = testContext(database, 'nl');
const PASSWORD = 'fiets op zolder';

afterAll(() => expect(failures).toEqual([]));

const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { __typename } }';
const BY_NUMBER =
  'mutation ($input: NumberLoginInput!) { loginByCustomerNumber(input: $input) { __typename ... on LoggedIn { visitor { type } } } }';

const VISITOR = '{ visitor { type stays } }';

async function createCustomer(): Promise<{ email: string; customerId: string; customerNumber: string }> {
  const email = `${randomUUID()}@example.com`;
  const person = { salutation: 'female', givenName: 'Zoë', familyName: 'Bos', phone: null } as const;
  const made = await registerCustomer(nl, { email, passwordHash: await hashPassword(PASSWORD), ...person });
  if (!made.ok) throw new Error(JSON.stringify(made));
  const { customerId, customerNumber } = made.value;
  await database.pool.query(`update customer set date_of_birth = '1990-05-17' where customer_id = $1`, [
    customerId,
  ]);
  return { email, customerId, customerNumber };
}

it('a soft-logged-in customer learns whether the sign-in was to stay, also by customer number', async () => {
  for (const tenant of tenants) Object.assign(tenant.features, { loginByCustomerNumber: true });
  const { email, customerId, customerNumber } = await createCustomer();
  for (const stayLoggedIn of [false, true]) {
    const visitor = browser();
    await visitor.ask(BY_NUMBER, { input: { customerNumber, dateOfBirth: '1990-05-17', stayLoggedIn } });
    expect(await visitor.ask(VISITOR)).toEqual({ visitor: { type: 1, stays: stayLoggedIn } });
  }
  const visitor = browser();
  await visitor.ask(LOGIN, { input: { email, password: PASSWORD, stayLoggedIn: true } });
  await database.pool.query(
    `update session set authenticated_at = authenticated_at - interval '13 hours' where customer_id = $1`,
    [customerId],
  );
  expect(await visitor.ask(VISITOR)).toEqual({ visitor: { type: 1, stays: true } });
});

it('signing in by number and date of birth is not fresh: the password is still required where needed', async () => {
  for (const tenant of tenants) Object.assign(tenant.features, { loginByCustomerNumber: true });
  const { email, customerId, customerNumber } = await createCustomer();
  const visitor = browser();
  await visitor.ask(LOGIN, { input: { email, password: PASSWORD } });
  await database.pool.query(
    `update session set authenticated_at = authenticated_at - interval '11 minutes' where customer_id = $1`,
    [customerId],
  );
  const { loginByCustomerNumber } = await visitor.ask(BY_NUMBER, {
    input: { customerNumber, dateOfBirth: '1990-05-17' },
  });
  expect(loginByCustomerNumber).toEqual({ __typename: 'LoggedIn', visitor: { type: 2 } });
  const { rows } = await database.pool.query('select session_id from session where customer_id = $1', [
    customerId,
  ]);
  const own = { sessionId: rows[0].session_id, type: 2, customerId } as const;
  const now = { now: () => new Date() };
  expect(await isSignInFresh({ ...nl, clock: now, visitor: own })).toBe(false);
});
