import { compareSizes } from '#search/size-order.rules.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { buildIndexKey, type LabelledCategory, type Labels } from './labels.ts';
import type { NamedThings } from './plan.types.ts';

/** The things that words can name for a tenant in one of its locales. */
export function collectNamedThings(labels: Labels, tenantId: string, index: CatalogueIndex): NamedThings {
  const families = [...labels.colours].map(([family, { label }]) => ({ family, name: label }));
  const byBrand = countByBrand(labels, tenantId, index);
  return {
    brands: [...labels.brands.values()].map((brand) => ({
      ...brand,
      products: byBrand?.get(brand.slug) ?? 0,
    })),
    categories: [...labels.categories.values()].map((category) => ({
      categoryId: category.id,
      name: category.name,
      trail: formatTrail(category, labels),
      products: index.countProducts(tenantId, category.id),
    })),
    colours: [...families, ...labels.colourNames],
    sizes: index.listSizes(tenantId).toSorted(compareSizes),
    measured: [...labels.attributes.values()].flatMap(({ key, label, unit, valueType }) =>
      valueType === 'number' && unit !== null ? { key, label, unit } : [],
    ),
    options: [...labels.attributes.values()].flatMap(({ key, options }) =>
      [...options].map(([option, label]) => ({ key, option, label })),
    ),
  };
}

/** A tenant's products of each brand, by its slug. */
function countByBrand(labels: Labels, tenantId: string, index: CatalogueIndex) {
  const everything = { groups: [], articleNumber: null, categoryIds: [], filters: [], among: [] };
  const none = { limit: 0, unordered: 0, explain: false, countsIfNone: false };
  const found = index.find({
    ...{ tenantId, language: buildIndexKey(labels), ...everything, ...none },
    ...{ sort: 'popularity', counting: 'found', now: Date.now() },
  });
  return found.values.get('brand');
}

/** Names of the categories above this one, from the root, for display. */
export function formatTrail(category: LabelledCategory, labels: Labels): string {
  return listAncestors(category, labels)
    .map(({ name }) => name)
    .join(' › ');
}

/** Id of the root above the category; its own where it is one. */
export function findDepartment(category: LabelledCategory, labels: Labels): number {
  return listAncestors(category, labels)[0]?.id ?? category.id;
}

/** The path from the root to the category's parent. */
function listAncestors(category: LabelledCategory, labels: Labels): LabelledCategory[] {
  const way: LabelledCategory[] = [];
  const findParent = (id: number | null) => (id === null ? undefined : labels.categories.get(id));
  for (let one = findParent(category.parentId); one && way.length < MAX_DEPTH; one = findParent(one.parentId))
    way.unshift(one);
  return way;
}

const MAX_DEPTH = 8;
