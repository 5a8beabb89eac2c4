import type { Understood } from '#search/search.types.ts';
import type { Composed } from './compose.ts';
import type { Labels } from './labels.ts';
import type { QueryPlan } from './plan.types.ts';

/** The filters and the category that were read from the words, with their names. */
export function describeUnderstood(
  labels: Labels,
  plan: QueryPlan,
  composed: Composed,
): Omit<Understood, 'ignored' | 'onlyMentioned' | 'complete'> {
  const { category, understood } = composed;
  const named = category && labels.categories.get(category.categoryId);
  return {
    filters: understood.map(({ typed, choice }) => ({
      typed,
      choice,
      label: findLabel(labels, choice, typed),
    })),
    category: category && named ? { ...category, name: named.name } : null,
    correctedTo: plan.correctedTo,
  };
}

/** The names of choices that were read from the words; without a name the words are shown. */
function findLabel(labels: Labels, choice: QueryPlan['filters'][number]['choice'], typed: string): string {
  if (choice.kind === 'range') return typed;
  const names = choice.values.map((value) => {
    if (choice.key === 'brand') return labels.brandNames.get(value) ?? value;
    if (choice.key === 'colour') return labels.colours.get(value)?.label ?? value;
    return labels.attributes.get(choice.key)?.options.get(value) ?? value;
  });
  return names.join(', ');
}
