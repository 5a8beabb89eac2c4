import type { LoadedCluster } from './search.query.ts';

const SHOWN = 8;

/** A category of the hits. */
export type CategorySuggestion = {
  readonly id: string;
  readonly name: string;
  /** the department, where another one has a category of the same name */
  readonly department: string | null;
  readonly count: number;
};

/** The categories with most hits; none once one is chosen, or where there is only one. */
export function selectCategorySuggestions(clusters: readonly LoadedCluster[]): CategorySuggestion[] {
  const all = clusters.flatMap(({ department, categories }) =>
    categories.map(({ category, count, selected }) => ({ ...category, count, selected, department })),
  );
  if (all.length < 2 || all.some(({ selected }) => selected)) return [];
  const countByName = (name: string) => all.filter((one) => one.name === name).length;
  return all
    .toSorted((a, b) => b.count - a.count)
    .slice(0, SHOWN)
    .map(({ id, name, count, department }) => {
      return { id, name, count, department: countByName(name) > 1 ? department.name : null };
    });
}
