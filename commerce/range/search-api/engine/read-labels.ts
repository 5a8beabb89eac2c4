import {
  type AttributeDefinition,
  buildDefinitions,
  SHEET_GROUP,
} from '#commerce/range/catalogue/attribute.rules.ts';
import { createSpeller } from '#commerce/range/catalogue/spelling.rules.ts';
import { spellUnit } from '#commerce/range/catalogue/unit-text.rules.ts';
import type { ReadRows } from '#search/engine/catalogue-source.types.ts';
import type { LabelledCategory, Labels } from '#search/engine/labels.ts';
import { getLanguage } from '#tenants/tenant.ts';
import { formatMeasure } from '#texts/format.ts';
import { loadTranslator } from '#texts/load.ts';

const FAMILIES = [
  'black',
  'white',
  'grey',
  'beige',
  'brown',
  'red',
  'pink',
  'orange',
  'yellow',
  'green',
  'blue',
  'purple',
  'gold',
  'silver',
  'multi',
] as const;

/** Reads all of them again: a hundred categories and a few thousand brands at most. */
export async function readLabels(
  read: ReadRows,
  tenantId: string,
  { locale, pack }: Pick<Labels, 'locale' | 'pack'>,
  onFault: (fault: object) => void,
): Promise<Labels> {
  const language = getLanguage(locale);
  const write = createSpeller(locale);
  const texts = await loadTranslator(locale, onFault);
  const brands = await read<{ brand_id: number; slug: string; name: string }>(
    'select brand_id, slug, name from brand',
    [],
  );
  const categories = await read<LabelledCategory>(
    `select c.category_id as id, c.parent_id as "parentId", t.name, c.picture
       from category c join category_text t on t.tenant_id = c.tenant_id and t.category_id = c.category_id
      where c.tenant_id = $1 and t.language = $2 order by c.position, c.category_id`,
    [tenantId, language],
  );
  const named = await readColours(read, language);
  const colourNames = named.map(({ family, name }) => ({ family, name: write(name) }));
  const formatFamily = (family: string) => {
    const known = FAMILIES.find((one) => one === family);
    return known ? texts.text(`facet.colour.${known}`) : family;
  };
  return {
    locale,
    pack,
    brands: new Map(brands.map(({ brand_id, ...brand }) => [brand_id, brand])),
    brandNames: new Map(brands.map(({ slug, name }) => [slug, name])),
    colours: new Map(named.map(({ family, hex }) => [family, { label: formatFamily(family), hex }])),
    colourNames,
    attributes: await readAttributes(read, language, write),
    categories: new Map(categories.map((row) => [row.id, { ...row, name: write(row.name) }])),
    text: (key, values) => texts.text(key, values),
    formatNumber: (value) => formatMeasure(value, locale),
    spellUnit: (unit) => spellUnit(unit, texts.text),
  };
}

/** A colour with the name of its family is its last: its hex stands for the family. */
function readColours(read: ReadRows, language: string) {
  return read<{ family: string; hex: string; name: string }>(
    `select c.family, c.hex, t.name from colour c
       join colour_text t on t.colour_key = c.colour_key and t.language = $1
      order by c.colour_key = c.family, c.colour_key`,
    [language],
  );
}

async function readAttributes(
  read: ReadRows,
  language: string,
  write: (text: string) => string,
): Promise<ReadonlyMap<string, AttributeDefinition>> {
  const definitions = await read<{
    key: string;
    value_type: AttributeDefinition['valueType'];
    unit: string | null;
    attribute_group: string;
    label: string;
    section: string | null;
  }>(
    `select a.attribute_key as key, a.value_type, a.unit, a.attribute_group, t.label, t.section
       from attribute a join attribute_text t on t.attribute_key = a.attribute_key
      where t.language = $1 and a.attribute_group <> $2 order by a.position, a.attribute_key`,
    [language, SHEET_GROUP],
  );
  const options = await read<{ attribute_key: string; option_key: string; label: string }>(
    `select attribute_key, option_key, label from attribute_option where language = $1
      order by attribute_key, option_key`,
    [language],
  );
  return new Map(
    buildDefinitions(definitions, options, write).map((definition) => [definition.key, definition]),
  );
}
