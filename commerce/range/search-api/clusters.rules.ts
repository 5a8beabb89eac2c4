import {
  buildTrail,
  type Category,
  type CategoryTree,
} from '#commerce/range/catalogue/category-tree.rules.ts';
import type { Facet } from '#search/search.types.ts';

/** A category with articles of a result. */
export type CategoryResult = {
  readonly category: Category;
  /** articles that a search in this category alone would find */
  readonly count: number;
  readonly selected: boolean;
};

/** The categories of a result that lie in one department. */
export type Cluster = {
  readonly department: Category;
  /** those with most articles first */
  readonly categories: readonly CategoryResult[];
};

/**
 * The categories that a result can be narrowed to, by department, the department with the largest category first. A
 * category that the tree no longer has is left out, since the index may be older than the tree.
 */
export function buildClusters(facets: readonly Facet[], tree: CategoryTree): Cluster[] {
  const facet = facets.find(({ key }) => key === 'category');
  if (!facet || facet.kind === 'range') return [];
  const results = facet.values
    .flatMap(({ value, count, selected }): CategoryResult[] => {
      const category = tree.byId.get(Number(value));
      return category ? [{ category, count, selected }] : [];
    })
    .toSorted((a, b) => b.count - a.count);
  const departments = Map.groupBy(results, ({ category }) => buildTrail(category)[0] ?? category);
  return [...departments].map(([department, categories]) => ({ department, categories }));
}
