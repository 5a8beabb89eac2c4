import type { LocalizedText, ProductField } from '#retailer/extension/extension.ts';
import type { Tenant } from '#tenants/tenant.ts';
import { type AttributeDefinition, readStoredValue } from './attribute.rules.ts';

/** A field of products that an extension has added to a tenant: an attribute of the tenant's own. */
export type TenantField = {
  readonly extension: string;
  readonly field: ProductField;
  /** of its attribute; no tenant reads another's */
  readonly attributeKey: string;
  /** its column in a product feed as people write it; a feed's own may have other capitals, and `_` for `-` */
  readonly column: string;
};

type FieldsTenant = Pick<Tenant, 'id' | 'activeExtensions'>;

const PREFIX = 'ext--';

/** Whether an attribute is a field of an extension, in any tenant. */
export function isFieldKey(attributeKey: string): boolean {
  return attributeKey.startsWith(PREFIX);
}

/** The fields of products of all extensions that the tenant has, in the order of shop.config.ts. */
export function listProductFields({ id, activeExtensions }: FieldsTenant): TenantField[] {
  return activeExtensions.flatMap(({ extension: { name, fields } }) =>
    (fields?.product ?? []).map((field) => ({
      extension: name,
      field,
      attributeKey: `${PREFIX}${id}--${name}--${field.key.toLowerCase()}`,
      column: `${name}.${field.key}`,
    })),
  );
}

const VALUE_TYPES = {
  text: 'text',
  number: 'number',
  'yes-no': 'boolean',
  choice: 'option',
  date: 'date',
} as const;

/** The places of a field: the product's page, its tile, filters and search. */
const USES = {
  facts: ({ shownIn = ['facts'], access }: ProductField) => access !== 'shop' && shownIn.includes('facts'),
  tile: ({ shownIn = [] }: ProductField) => shownIn.includes('tile'),
  facet: ({ facet = false }: ProductField) => facet,
};

/** The definitions of the fields that are used somewhere. @param language ISO 639-1 */
export function buildFieldDefinitions(
  tenant: FieldsTenant,
  language: string,
  use: keyof typeof USES,
): AttributeDefinition[] {
  return listProductFields(tenant)
    .filter(({ field }) => USES[use](field))
    .map(({ field, attributeKey }) => ({
      key: attributeKey,
      valueType: VALUE_TYPES[field.type],
      unit: (field.type === 'number' && field.unit) || null,
      group: 'features',
      label: translate(field.label, language),
      options: new Map(
        field.type === 'choice'
          ? field.options.map(({ value, label }) => [value, translate(label, language)])
          : [],
      ),
    }));
}

/** A start is refused if a language of the tenant is missing. */
function translate(words: LocalizedText, language: string): string {
  return words[language] ?? Object.values(words)[0] ?? '';
}

/**
 * A product's values of the tenant's fields, as feeds and programs write them: `yes`, `12.5`, `2026-12-24`, a choice's
 * value. A value that does not fit its field is left out.
 * @param attributes of the product, as stored
 */
export function readProductFields(
  tenant: FieldsTenant,
  attributes: unknown,
): readonly (TenantField & { readonly value: string })[] {
  return listProductFields(tenant).flatMap((one) => {
    const value = writeValue(one.field, readStoredValue(attributes, one.attributeKey));
    return value === null ? [] : [{ ...one, value }];
  });
}

function writeValue({ type }: ProductField, stored: unknown): string | null {
  switch (type) {
    case 'number':
      return typeof stored === 'number' ? String(stored) : null;
    case 'yes-no':
      return typeof stored === 'boolean' ? (stored ? 'yes' : 'no') : null;
    default:
      return typeof stored === 'string' ? stored : null;
  }
}
