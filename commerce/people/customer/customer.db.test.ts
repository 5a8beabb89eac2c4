import { describe, expect, it } from 'vitest';
import { as, testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { createAttempts } from '#commerce/ground/kernel/attempts.ts';
import { checkCredentials, getCustomer, type NewCustomer, registerCustomer } from './customer.service.ts';
import { hasCheckDigit } from './number.rules.ts';
import { hashPassword } from './password.service.ts';

const database = await testDatabase();
const nl = testContext(database, 'nl');
const de = testContext(database, 'de');
const passwordHash = await hashPassword('geheim1');

function person(email: string): NewCustomer {
  return { email, passwordHash, salutation: 'female', givenName: 'Zoë', familyName: 'Bos', phone: null };
}

describe('registering', () => {
  it('gives each customer a number of the tenant, and each address to one customer', async () => {
    const all = await Promise.all(
      ['a', 'b', 'b', 'b'].map((n) => registerCustomer(nl, person(`${n}@example.com`))),
    );
    const made = all.flatMap((result) => (result.ok ? [result.value] : []));
    expect(made.map((customer) => customer.email)).toEqual(['a@example.com', 'b@example.com']);
    expect(new Set(made.map((customer) => customer.customerNumber)).size).toBe(2);
    expect(made.every((customer) => hasCheckDigit(customer.customerNumber))).toBe(true);
    expect(all.filter((result) => !result.ok)).toHaveLength(2);
    expect(await registerCustomer(de, person('a@example.com'))).toMatchObject({ ok: true });
  });
});

describe('signing in', () => {
  const check = (email: string, password: string, address = '10.0.0.1', ctx = nl) =>
    checkCredentials(ctx, { email, password, address });

  it('knows the right password, and answers everything else alike', async () => {
    await registerCustomer(nl, person('c@example.com'));
    expect(await check('c@example.com', 'geheim1')).toMatchObject({ value: { givenName: 'Zoë' } });
    const wrong = { ok: false, refusal: { code: 'WrongCredentials' } };
    expect(await check('c@example.com', 'geheim2')).toEqual(wrong);
    expect(await check('nobody@example.com', 'geheim1')).toEqual(wrong);
    expect(await check('c@example.com', 'geheim1', '10.0.0.1', de)).toEqual(wrong);
  });

  it('waits after ten wrong attempts, from that address only; a right one counts nothing', async () => {
    await registerCustomer(nl, person('d@example.com'));
    for (let attempt = 0; attempt < 12; attempt += 1) {
      expect(await check('d@example.com', 'geheim1', '10.0.0.2')).toMatchObject({ ok: true });
    }
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect(await check('d@example.com', 'falsch', '10.0.0.2')).toMatchObject({
        refusal: { code: 'WrongCredentials' },
      });
    }
    const refused = await check('d@example.com', 'geheim1', '10.0.0.2');
    expect(refused).toMatchObject({ refusal: { code: 'TooManyAttempts' } });
    expect(await check('d@example.com', 'geheim1', '10.0.0.3')).toMatchObject({ ok: true });
  });

  it('waits after a hundred wrong attempts of one account, wherever they come from', async () => {
    const attempts = createAttempts(null);
    for (let attempt = 0; attempt < 100; attempt += 1) {
      expect(await attempts.countSignIn('nl|d@example.com', `10.0.1.${attempt}`)).toBeNull();
      if (attempt % 2 === 0) expect(await attempts.countSignIn('nl|x@example.com', '10.0.2.1')).toBeDefined();
    }
    expect(await attempts.countSignIn('nl|d@example.com', '10.0.3.1')).toBeGreaterThan(0);
    expect(await attempts.countSignIn('nl|e@example.com', '10.0.3.1')).toBeNull();
  });
});

it('shows a customer to themselves when signed in, not when recognised, not in another tenant', async () => {
  const registered = await registerCustomer(nl, person('e@example.com'));
  const customerId = registered.ok ? registered.value.customerId : '';
  expect(await getCustomer(as(nl, 's', customerId, 2))).toMatchObject({ email: 'e@example.com' });
  expect(await getCustomer(as(nl, 's', customerId, 1))).toBeNull();
  expect(await getCustomer(as(de, 's', customerId, 2))).toBeNull();
  expect(await getCustomer(nl)).toBeNull();
});
