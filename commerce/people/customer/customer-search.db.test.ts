import { beforeAll, expect, it } from 'vitest';
import { testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { findCustomers } from './customer-search.queries.ts';

const MANY = 500;
const database = await testDatabase();
const nl = testContext(database, 'nl');

beforeAll(async () => {
  await database.pool.query(`
    insert into customer (tenant_id, customer_number, email, given_name, family_name, phone, created_at)
      select 'nl', 'K' || n, n || '@example.com', 'Zoë', case when n % 2 = 0 then 'de Boer' else 'Bos' || n end,
             case when n = 7 then '06-20304050' end, now() - n * interval '1 minute'
        from generate_series(1, ${MANY}) n;
    insert into customer_address (tenant_id, customer_id, address, is_default)
      select 'nl', customer_id, jsonb_build_object('postalCode', '1234 AB', 'houseNumber', '9', 'givenName', 'Zoë',
             'familyName', 'Gift', 'city', 'Breda'), true from customer where customer_number = 'K9'`);
});

const listNumbers = async (text: string | null, first = 10) =>
  (await findCustomers(nl, { text, first })).customers.map(({ customerNumber }) => customerNumber);

it.each([
  ['K9', 'K9'],
  ['9@EXAMPLE.com', 'K9'],
  ['zoe bos9', 'K9'],
  ['Gift', 'K9'],
  ['1234ab 9', 'K9'],
  ['+31 6 2030 4050', 'K7'],
])('a customer is found by %s alone', async (text, number) => {
  expect(await listNumbers(text)).toEqual([number]);
});

it('a customer is no longer found by an address that has changed or is deleted', async () => {
  await database.pool.query(
    `update customer_address set address = address || '{"postalCode": "5678 CD"}' where tenant_id = 'nl'`,
  );
  expect([await listNumbers('1234 AB 9'), await listNumbers('5678 CD 9')]).toEqual([[], ['K9']]);
  await database.pool.query(`delete from customer_address where tenant_id = 'nl'`);
  expect(await listNumbers('5678 CD 9')).toEqual([]);
  const left = await database.pool.query(`select 1 from customer_search_term where term like '%5678CD%'`);
  expect(left.rows).toEqual([]);
});

it.each([null, 'de boer'])('customers are paged without a gap or a double: %s', async (text) => {
  const whole = await listNumbers(text, 60);
  const paged: string[] = [];
  let after: string | null = null;
  for (let page = 0; page < 3; page += 1) {
    const { customers } = await findCustomers(nl, { text, first: 20, after });
    paged.push(...customers.map(({ customerNumber }) => customerNumber));
    after = customers.at(-1)?.customerId ?? null;
  }
  expect(paged).toEqual(whole);
  expect(new Set(paged).size).toBe(60);
});

it('customers of another tenant are not found', async () => {
  const { customers } = await findCustomers(testContext(database, 'de'), {
    text: '10@example.com',
    first: 10,
  });
  expect(customers).toEqual([]);
});
