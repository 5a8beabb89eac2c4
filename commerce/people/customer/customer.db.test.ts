import { describe, expect, it } from 'vitest';
import { createVisitorContext, testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import type { Address } from '#commerce/ground/kernel/address.rules.ts';
import { hasCheckDigit } from '#commerce/ground/kernel/check-digit.rules.ts';
import { hashPassword } from '#commerce/people/identity/sign-in/password.service.ts';
import { type NewCustomer, registerCustomer } from './customer.commands.ts';
import { getCustomer } from './customer.service.ts';
import { keepFirstAddress, removeAddress } from './customer-address.commands.ts';
import { findDefaultAddress, listAddresses } from './customer-address.queries.ts';
import { bookOwnAddress } from './customer-address.service.ts';

const database = await testDatabase();
const nl = testContext(database, 'nl');
const de = testContext(database, 'de');
const passwordHash = await hashPassword('geheim1');

function createPerson(email: string): NewCustomer {
  return { email, passwordHash, salutation: 'female', givenName: 'Zoë', familyName: 'Bos', phone: null };
}

describe('registering a customer', () => {
  it('registering gives each customer a number of the tenant and each address to one customer', async () => {
    const all = await Promise.all(
      ['a', 'b', 'b', 'b'].map((n) => registerCustomer(nl, createPerson(`${n}@example.com`))),
    );
    const made = all.flatMap((result) => (result.ok ? [result.value] : []));
    expect(made.map((customer) => customer.email)).toEqual(['a@example.com', 'b@example.com']);
    expect(new Set(made.map((customer) => customer.customerNumber)).size).toBe(2);
    expect(made.every((customer) => hasCheckDigit(customer.customerNumber))).toBe(true);
    expect(all.filter((result) => !result.ok)).toHaveLength(2);
    expect(await registerCustomer(de, createPerson('a@example.com'))).toMatchObject({ ok: true });
  });
});

it('a customer is visible only to themselves, signed in, in their own tenant', async () => {
  const registered = await registerCustomer(nl, createPerson('e@example.com'));
  const customerId = registered.ok ? registered.value.customerId : '';
  expect(await getCustomer(createVisitorContext(nl, 's', customerId, 2))).toMatchObject({
    email: 'e@example.com',
  });
  expect(await getCustomer(createVisitorContext(nl, 's', customerId, 1))).toBeNull();
  expect(await getCustomer(createVisitorContext(de, 's', customerId, 2))).toBeNull();
  expect(await getCustomer(nl)).toBeNull();
});

describe('an address book', () => {
  const createAddress = (houseNumber: string): Address => ({
    ...{ salutation: 'female', givenName: 'Zoë', familyName: 'Bos', street: 'Heuvelstraat', houseNumber },
    ...{ houseNumberAddition: null, postalCode: '5038 EA', city: 'Tilburg', country: 'NL', phone: null },
  });
  const registerOwner = async (email: string) => {
    const made = await registerCustomer(nl, createPerson(email));
    if (!made.ok) throw new Error('not registered');
    return made.value.customerId;
  };
  const fetchDefaultHouseNumber = async (customerId: string) =>
    (await findDefaultAddress(nl, customerId))?.houseNumber;

  it('an address book has a default from its first entry on and picks another when it is removed', async () => {
    const customerId = await registerOwner('book@example.com');
    await bookOwnAddress(nl, customerId, createAddress('1'), null);
    await bookOwnAddress(nl, customerId, createAddress('2'), null);
    expect(await fetchDefaultHouseNumber(customerId)).toBe('1');
    const [first] = await listAddresses(nl, customerId);
    expect(await removeAddress(nl, customerId, first?.addressId ?? '')).toBe(true);
    expect(await fetchDefaultHouseNumber(customerId)).toBe('2');
  });

  it('an address book keeps its default when another entry is removed, and other books do not change', async () => {
    const [customerId, other] = [
      await registerOwner('book2@example.com'),
      await registerOwner('book3@example.com'),
    ];
    await keepFirstAddress(nl, customerId, createAddress('1'));
    await bookOwnAddress(nl, customerId, createAddress('2'), null);
    const [, second] = await listAddresses(nl, customerId);
    expect(await removeAddress(nl, other, second?.addressId ?? '')).toBe(false);
    expect(await removeAddress(nl, customerId, second?.addressId ?? '')).toBe(true);
    expect(await fetchDefaultHouseNumber(customerId)).toBe('1');
    expect(await listAddresses(nl, customerId)).toHaveLength(1);
  });
});
