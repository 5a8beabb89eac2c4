import { describe, expect, it } from 'vitest';
import { as, testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import type { Address } from '#commerce/ground/kernel/address.rules.ts';
import { hasCheckDigit } from '#commerce/ground/kernel/check-digit.rules.ts';
import { hashPassword } from '#commerce/people/identity/password.service.ts';
import { getCustomer, type NewCustomer, registerCustomer } from './customer.service.ts';
import {
  bookOwnAddress,
  findDefaultAddress,
  keepFirstAddress,
  listAddresses,
  removeAddress,
} from './customer-address.service.ts';

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

it('shows a customer to themselves when signed in, not when soft-logged-in, not in another tenant', async () => {
  const registered = await registerCustomer(nl, person('e@example.com'));
  const customerId = registered.ok ? registered.value.customerId : '';
  expect(await getCustomer(as(nl, 's', customerId, 2))).toMatchObject({ email: 'e@example.com' });
  expect(await getCustomer(as(nl, 's', customerId, 1))).toBeNull();
  expect(await getCustomer(as(de, 's', customerId, 2))).toBeNull();
  expect(await getCustomer(nl)).toBeNull();
});

describe('an address book', () => {
  const at = (houseNumber: string): Address => ({
    ...{ salutation: 'female', givenName: 'Zoë', familyName: 'Bos', street: 'Heuvelstraat', houseNumber },
    ...{ houseNumberAddition: null, postalCode: '5038 EA', city: 'Tilburg', country: 'NL', phone: null },
  });
  const owner = async (email: string) => {
    const made = await registerCustomer(nl, person(email));
    if (!made.ok) throw new Error('not registered');
    return made.value.customerId;
  };
  const defaultOf = async (customerId: string) => (await findDefaultAddress(nl, customerId))?.houseNumber;

  it('has a default as soon as it has an entry, and another one when that is taken out', async () => {
    const customerId = await owner('book@example.com');
    await bookOwnAddress(nl, customerId, at('1'), null);
    await bookOwnAddress(nl, customerId, at('2'), null);
    expect(await defaultOf(customerId)).toBe('1');
    const [first] = await listAddresses(nl, customerId);
    expect(await removeAddress(nl, customerId, first?.addressId ?? '')).toBe(true);
    expect(await defaultOf(customerId)).toBe('2');
  });

  it('keeps the default when another entry goes, and nobody else’s book changes', async () => {
    const [customerId, other] = [await owner('book2@example.com'), await owner('book3@example.com')];
    await keepFirstAddress(nl, customerId, at('1'));
    await bookOwnAddress(nl, customerId, at('2'), null);
    const [, second] = await listAddresses(nl, customerId);
    expect(await removeAddress(nl, other, second?.addressId ?? '')).toBe(false);
    expect(await removeAddress(nl, customerId, second?.addressId ?? '')).toBe(true);
    expect(await defaultOf(customerId)).toBe('1');
    expect(await listAddresses(nl, customerId)).toHaveLength(1);
  });
});
