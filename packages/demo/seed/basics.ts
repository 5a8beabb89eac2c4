import { ATTRIBUTES } from '#demo/catalogue/attributes.ts';
import { BRANDS } from '#demo/catalogue/brands.ts';
import { CATEGORIES } from '#demo/catalogue/categories.ts';
import { COLOURS } from '#demo/catalogue/colours.ts';
import { demoCustomer, demoPerson } from '#demo/catalogue/customers.ts';
import { getOperatorIds, OPERATORS } from '#demo/catalogue/facts/operators.ts';
import { LANGUAGES, type Text } from '#demo/catalogue/kind.ts';
import { typeset } from '#demo/catalogue/texts.rules.ts';
import type { Database } from '../../../commerce/ground/database/connection.ts';
import { scopeToTenant } from '../../../commerce/ground/database/tenant-database.ts';
import type { Tenant } from '../../../tenants/tenant.ts';
import { blockDemoStaff } from './staff.ts';
import type { Transaction } from './transaction.ts';

/** The demo's languages and those of the tenants. A language that the demo does not speak gets the German texts. */
export function listLanguages(tenants: readonly Tenant[]): string[] {
  const spoken = tenants.flatMap((tenant) => tenant.locales.map(({ locale }) => locale.slice(0, 2)));
  return [...new Set([...LANGUAGES, ...spoken])];
}

/** A text in a language; German where the demo does not speak it. */
export function say(text: Text, language: string): string {
  const index = (LANGUAGES as readonly string[]).indexOf(language);
  return typeset(text[index] ?? text[1], language);
}

/** Operators, brands, colours and attributes with their labels. Operators and brands are numbered from 1 in the order of their list. */
export async function writeVocabulary(transaction: Transaction, tenants: readonly Tenant[]): Promise<void> {
  const languages = listLanguages(tenants);
  const buildForEachLanguage = <Row>(row: (language: string) => Row): Row[] => languages.map(row);
  await writeBrands(transaction);
  await transaction.copy(
    'colour',
    ['colour_key', 'family', 'hex'],
    COLOURS.map(({ key, family, hex }) => [key, family, hex]),
  );
  await transaction.copy(
    'colour_text',
    ['colour_key', 'language', 'name'],
    COLOURS.flatMap(({ key, name }) =>
      buildForEachLanguage((language) => [key, language, say(name, language)]),
    ),
  );
  await transaction.copy(
    'attribute',
    ['attribute_key', 'value_type', 'unit', 'attribute_group', 'position'],
    ATTRIBUTES.map(({ key, type, unit, group }, position) => [key, type, unit, group, position]),
  );
  await transaction.copy(
    'attribute_text',
    ['attribute_key', 'language', 'label'],
    ATTRIBUTES.flatMap(({ key, label }) =>
      buildForEachLanguage((language) => [key, language, say(label, language)]),
    ),
  );
  await transaction.copy(
    'attribute_option',
    ['attribute_key', 'option_key', 'language', 'label'],
    ATTRIBUTES.flatMap(({ key, options }) =>
      Object.entries(options).flatMap(([option, label]) =>
        buildForEachLanguage((language) => [key, option, language, say(label, language)]),
      ),
    ),
  );
}

async function writeBrands(transaction: Transaction): Promise<void> {
  await transaction.copy(
    'economic_operator',
    [
      'operator_id',
      'operator_key',
      'name',
      'street_address',
      'postal_code',
      'locality',
      'country',
      'email',
      'url',
    ],
    OPERATORS.map((one, index) => [
      index + 1,
      one.key,
      one.name,
      one.streetAddress,
      one.postalCode,
      one.locality,
      one.country,
      one.email,
      one.url,
    ]),
  );
  await transaction.copy(
    'brand',
    ['brand_id', 'slug', 'name', 'manufacturer_id', 'responsible_person_id'],
    BRANDS.map((brand, index) => {
      const { manufacturer, responsiblePerson } = getOperatorIds(brand);
      return [index + 1, brand.slug, brand.name, manufacturer, responsiblePerson];
    }),
  );
}

/** Every tenant's category tree, in its languages. */
export async function writeCategories(transaction: Transaction, tenants: readonly Tenant[]): Promise<void> {
  await transaction.copy(
    'category',
    ['tenant_id', 'category_id', 'parent_id', 'category_key', 'position', 'picture'],
    tenants.flatMap((tenant) =>
      CATEGORIES.map(({ id, parentId, key, position, picture }) => [
        tenant.id,
        id,
        parentId,
        key,
        position,
        picture,
      ]),
    ),
  );
  await transaction.copy(
    'category_text',
    ['tenant_id', 'category_id', 'language', 'name', 'path', 'description'],
    tenants.flatMap((tenant) =>
      languagesIn(tenant).flatMap((language) =>
        CATEGORIES.map(({ id, names, paths, descriptions }) => [
          tenant.id,
          id,
          language,
          say(names, language),
          say(paths, language),
          say(descriptions, language),
        ]),
      ),
    ),
  );
}

/** The demo customer of every tenant with a default address. */
export async function writeCustomers(
  transaction: Transaction,
  tenants: readonly Tenant[],
  passwordHash: string,
  now: Date,
): Promise<void> {
  for (const { id: tenantId, country } of tenants) {
    const { phone, ...person } = demoPerson(country);
    const [customer] = await transaction.query<{ customer_id: string }>(
      `insert into customer (tenant_id, customer_number, email, password_hash, salutation, given_name, family_name,
                             date_of_birth, phone, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
       returning customer_id`,
      [
        tenantId,
        '10000001',
        demoCustomer.getEmail(tenantId),
        passwordHash,
        person.salutation,
        person.givenName,
        person.familyName,
        '1988-05-17',
        phone,
        now.toISOString(),
      ],
    );
    await transaction.query(
      'insert into customer_address (tenant_id, customer_id, address, is_default) values ($1, $2, $3, true)',
      [tenantId, customer?.customer_id, JSON.stringify({ ...person, phone })],
    );
    await transaction.query(
      `insert into number_range (tenant_id, name, last_value) values ($1, 'customer', 10000001)
       on conflict (tenant_id, name) do update set last_value = greatest(number_range.last_value, excluded.last_value)`,
      [tenantId],
    );
  }
}

/** Takes away the password of customers and staff that everybody knows: for a shop that was tried out before it is public. */
export async function lockDemoAccounts(database: Database, tenants: readonly Tenant[]): Promise<void> {
  await blockDemoStaff(database);
  for (const { id } of tenants) {
    await scopeToTenant(database.kysely, id)
      .updateTable('customer')
      .set({ password_hash: null })
      .where('tenant_id', '=', id)
      .where('email', '=', demoCustomer.getEmail(id))
      .execute();
  }
}

function languagesIn(tenant: Tenant): string[] {
  return [...new Set(tenant.locales.map(({ locale }) => locale.slice(0, 2)))];
}
