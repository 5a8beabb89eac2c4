import type { FilterChoice } from '#search/search.types.ts';
import { FILTERS } from '#search/search.types.ts';
import type { Labels } from './labels.ts';
import type { QueryPlan } from './plan.types.ts';

/** The filters of a plan and of the visitor together. */
export type Composed = {
  readonly filters: readonly FilterChoice[];
  readonly categoryIds: readonly number[];
  /** the plan's filters in force: a visitor's own choice replaces one that was read from the words */
  readonly understood: QueryPlan['filters'];
  readonly category: QueryPlan['categoryId'];
};

export function compose(
  plan: QueryPlan,
  asked: { readonly categoryId: number | null; readonly filters: readonly FilterChoice[] },
): Composed {
  const chosen = new Set(asked.filters.map(({ key }) => key));
  const understood = plan.filters.filter(({ choice }) => !chosen.has(choice.key));
  const category = chosen.has('category') ? null : plan.categoryId;
  return {
    filters: [...asked.filters, ...mergeChoices(understood.map(({ choice }) => choice))],
    categoryIds: [asked.categoryId, category?.categoryId].filter((id) => id !== null && id !== undefined),
    understood,
    category,
  };
}

/** Merges the choices of each key: two colours in the words mean either of them. */
function mergeChoices(choices: readonly FilterChoice[]): FilterChoice[] {
  const byKey = new Map<string, FilterChoice>();
  for (const choice of choices) {
    const known = byKey.get(choice.key);
    if (known?.kind === 'values' && choice.kind === 'values') {
      const values = [...new Set([...known.values, ...choice.values])];
      byKey.set(choice.key, { ...known, values });
    } else byKey.set(choice.key, choice);
  }
  return [...byKey.values()];
}

/** The choices that exist in this catalogue, one for each key. */
export function filterKnownChoices(filters: readonly FilterChoice[], labels: Labels): FilterChoice[] {
  return mergeChoices(filters.filter((filter) => isKnown(filter, labels)));
}

function isKnown(filter: FilterChoice, labels: Labels): boolean {
  const definition = labels.attributes.get(filter.key);
  if (!definition && !FILTERS.some((key) => key === filter.key)) return false;
  // a standard size is chosen by its value, any number by its bounds
  if (definition?.valueType === 'number') return true;
  return (filter.key === 'price') === (filter.kind === 'range');
}
