import { attributeFact, NO, YES } from './attribute-values.rules.ts';
import type { ProductDocument } from './document.types.ts';
import type { Labels } from './labels.ts';

/** The texts of a product besides its name and description. */
export type ProductLabels = {
  /** stored keywords, brand, colours, names of categories */
  readonly keywords: readonly string[];
  /** its materials: a match counts like a keyword, and describes the article like an attribute */
  readonly materials: readonly string[];
  /** names of things in its attributes: a match counts like a keyword */
  readonly kinds: readonly string[];
  /** the names of its attributes */
  readonly attributes: readonly string[];
};

/** @param tenants labels by tenant, of those that speak the language */
export function labelsOf(
  product: ProductDocument,
  language: string,
  tenants: ReadonlyMap<string, Labels>,
): ProductLabels {
  const keywords = [product.texts.get(language)?.keywords ?? '', ...categoryNames(product, tenants)];
  const [labels] = tenants.values();
  if (!labels) return { keywords, materials: [], kinds: [], attributes: [] };
  keywords.push(labels.brands.get(product.brandId)?.name ?? '');
  const families = new Set(product.variants.flatMap(({ colour }) => colour ?? []));
  for (const family of families) keywords.push(labels.colours.get(family)?.label ?? '');
  const materials: string[] = [];
  const kinds: string[] = [];
  const attributes: string[] = [];
  for (const [key, stored] of Object.entries(product.attributes)) {
    const words = attributeWords(labels, key, stored);
    const isMaterial = key === 'material' || labels.attributes.get(key)?.valueType === 'composition';
    (isMaterial ? materials : isKind(labels, key) ? kinds : attributes).push(...words);
  }
  return {
    keywords: keywords.filter(isSaid),
    materials: materials.filter(isSaid),
    kinds: kinds.filter(isSaid),
    attributes: attributes.filter(isSaid),
  };
}

function isSaid(words: string): boolean {
  return words !== '';
}

/** The attribute that says what an article is, by the names that feeds and languages use. */
const KIND =
  /^(?:product|artikel)[ _-]?(?:type?|art|soort|typ)$|^(?:soort|type) (?:product|artikel)$|^type (?:de |d’|d')(?:produit|article)$|^(?:item|article) type$/i;

function isKind(labels: Labels, key: string): boolean {
  return KIND.test(labels.attributes.get(key)?.label ?? key);
}

/** "T-shirts & tops": an article in it is one or the other, so the name says nothing about it. */
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
