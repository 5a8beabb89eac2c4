import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addressFields } from './address/address.ts';
import { contactSchema } from './contact.ts';
import { listFaults } from './faults.ts';
import { FIELD_LIMITS } from './field-limits.ts';
import { emailAddress, newPassword, personName, placeName } from './typed-fields.ts';
import { withdrawalSchema } from './withdrawal.ts';

const address = addressFields('AT');

test.each([
  ['a name', personName, FIELD_LIMITS.personName, (length: number) => 'n'.repeat(length)],
  ['a place', placeName, FIELD_LIMITS.placeName, (length: number) => 'p'.repeat(length)],
  ['a street', address.street, FIELD_LIMITS.placeName, (length: number) => 's'.repeat(length)],
  ['a city', address.city, FIELD_LIMITS.placeName, (length: number) => 'c'.repeat(length)],
  [
    'an addition',
    address.houseNumberAddition,
    FIELD_LIMITS.houseNumberAddition,
    (length: number) => '1'.repeat(length),
  ],
  ['a password', newPassword, FIELD_LIMITS.password, (length: number) => 'x'.repeat(length)],
  [
    'an articles’ text',
    withdrawalSchema.shape.articles,
    FIELD_LIMITS.declaredArticles,
    (length: number) => 'a'.repeat(length),
  ],
  [
    'a message',
    contactSchema.shape.message,
    FIELD_LIMITS.contactMessage,
    (length: number) => 'm'.repeat(length),
  ],
  [
    'a customer number',
    contactSchema.shape.customerNumber,
    FIELD_LIMITS.reference,
    (length: number) => '7'.repeat(length),
  ],
])('%s may be as long as its field allows and no longer', (_what, schema, limit, of) => {
  expect(schema.safeParse(of(limit)).success).toBe(true);
  const refused = schema.safeParse(of(limit + 1));
  expect(refused.success || listFaults(refused.error).map(({ code }) => code)).toEqual(['too_long']);
});

test('a mail address longer than its field is refused', () => {
  expect(emailAddress.safeParse(`${'a'.repeat(FIELD_LIMITS.email - 11)}@shop.example`).success).toBe(false);
});

test('no storefront field has its own separate limit', () => {
  const app = join(import.meta.dirname, '../storefront/app');
  const own = globSync('**/*.tsx', { cwd: app })
    .filter((file) => !file.startsWith('screens/gallery/'))
    .filter((file) => /maxLength=\{\d/.test(readFileSync(join(app, file), 'utf8')));
  expect(own).toEqual([]);
});
