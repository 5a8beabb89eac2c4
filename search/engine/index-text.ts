import { attributeFact, NO, YES } from './attribute-values.rules.ts';
import type { ProductDocument } from './document.types.ts';
import type { Labels } from './labels.ts';

/**
 * What a product is found by besides its name and description, in one language: stored keywords, brand, colours, what
 * its attributes are called, and the names of its categories.
 * @param labels by tenant, of those that speak the language
 */
export function keywordsOf(
  product: ProductDocument,
  language: string,
  tenants: ReadonlyMap<string, Labels>,
): readonly string[] {
  const words = [product.texts.get(language)?.keywords ?? '', ...categoryNames(product, tenants)];
  const [labels] = tenants.values();
  if (!labels) return words;
  words.push(labels.brands.get(product.brandId)?.name ?? '');
  const families = new Set(product.variants.flatMap(({ colour }) => colour ?? []));
  for (const family of families) words.push(labels.colours.get(family)?.label ?? '');
  for (const [key, stored] of Object.entries(product.attributes))
    words.push(...attributeWords(labels, key, stored));
  return words.filter((word) => word !== '');
}

/** "T-shirts & tops": not everything in it is both, so it says nothing about one article. */
const LISTS_THINGS = /[&,+]| (?:en|und|et|and) /;

function categoryNames(product: ProductDocument, tenants: ReadonlyMap<string, Labels>): string[] {
  const names = new Set<string>();
  for (const [tenantId, labels] of tenants)
    for (const id of product.listings.get(tenantId)?.categoryIds ?? [])
      names.add(labels.categories.get(id)?.name ?? '');
  return [...names].filter((name) => !LISTS_THINGS.test(name));
}

function attributeWords(labels: Labels, key: string, stored: unknown): string[] {
  const definition = labels.attributes.get(key);
  const fact = definition && attributeFact(stored, definition.valueType);
  if (!fact) return [];
  if (fact.kind === 'number') return definition.unit ? [`${fact.value} ${definition.unit}`] : [];
  if (fact.options.includes(YES)) return [definition.label];
  if (fact.options.includes(NO)) return [];
  return fact.options.map((option) => definition.options.get(option) ?? option);
}
