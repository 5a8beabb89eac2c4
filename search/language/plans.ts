import type { QueryPlan } from '#search/engine/plan.types.ts';
import { groupsOf, type Lexicon, typedOf } from './groups.ts';
import type { Item } from './reading.ts';
import type { Token } from './tokens.rules.ts';

/** Ways to understand a name, most understanding first. */
export const LEVELS = ['named', 'no-category', 'certain', 'words'] as const;
type Level = (typeof LEVELS)[number];

export type PlanOptions = {
  readonly corrected: ReadonlySet<string>;
  readonly correctedTo: string | null;
  readonly ignored: readonly string[];
};

const AS_TYPED: PlanOptions = { corrected: new Set(), correctedTo: null, ignored: [] };

/** @returns null when a word is in no article: the plan would find nothing */
export function planOf(
  lexicon: Lexicon,
  items: readonly Item[],
  level: Level,
  options: PlanOptions = AS_TYPED,
): QueryPlan | null {
  const plan = readAs(lexicon, items, level, options);
  const isVain = plan.groups.some(({ required, alternatives }) => required && alternatives.length === 0);
  const isEmpty = plan.groups.length === 0 && plan.filters.length === 0 && plan.categoryId === null;
  return isVain || isEmpty ? null : plan;
}

/** The plan, also when it can find nothing. */
export function readAs(
  lexicon: Lexicon,
  items: readonly Item[],
  level: Level,
  options: PlanOptions = AS_TYPED,
): QueryPlan {
  const filters: QueryPlan['filters'][number][] = [];
  let categoryId: QueryPlan['categoryId'] = null;
  const words: Token[] = [];
  const preferred: Token[][] = [];
  const telling = items.some(({ meaning }) => meaning.kind !== 'idle');
  for (const item of items) {
    const { meaning, tokens } = item;
    const typed = typedOf(tokens);
    if (meaning.kind === 'category' && level === 'named') {
      categoryId = { typed, categoryId: meaning.categoryId };
    } else if (meaning.kind === 'filter' && isFilter(meaning.certain, level)) {
      filters.push({ typed, choice: meaning.choice });
      if (meaning.prefer) preferred.push([...tokens]);
    } else if (meaning.kind !== 'idle' || !telling) words.push(...tokens);
  }
  const last = items.at(-1)?.meaning.kind === 'word';
  const required = groupsOf(lexicon, words, { last, corrected: options.corrected });
  const optional = preferred
    .flatMap((tokens) => groupsOf(lexicon, tokens, { last: false, corrected: options.corrected }))
    .filter(({ alternatives }) => alternatives.length > 0)
    .map((group) => ({ ...group, required: false }));
  return {
    groups: [...required, ...optional],
    filters,
    categoryId,
    articleNumber: null,
    correctedTo: options.correctedTo,
    ignored: options.ignored,
  };
}

function isFilter(certain: boolean, level: Level): boolean {
  return level === 'named' || level === 'no-category' || (level === 'certain' && certain);
}
