import type { QueryPlan, TermGroup } from '#search/engine/plan.types.ts';
import { buildGroups, joinTyped } from './groups.ts';
import type { Lexicon } from './lexicon.types.ts';
import { pairTerm } from './name-words.ts';
import { MAX_WORDS } from './query-tokens.rules.ts';
import type { Item } from './reading.types.ts';
import { stemTerm } from './stem.rules.ts';
import type { Token } from './tokens.rules.ts';
import { getLanguageWords, listPeopleWords } from './words/words.rules.ts';

/** How much of the words is taken for names, most first. */
export const LEVELS = ['named', 'no-category', 'certain', 'words'] as const;
type Level = (typeof LEVELS)[number];

export type PlanOptions = {
  readonly corrected: ReadonlySet<string>;
  readonly correctedTo: string | null;
  readonly ignored: readonly string[];
  /** false: no words that only change the order, for a plan whose hits are counted */
  readonly ordered?: boolean;
};

const AS_TYPED: PlanOptions = { corrected: new Set(), correctedTo: null, ignored: [] };
export const COUNTED: PlanOptions = { ...AS_TYPED, ordered: false };

/** @returns null when no article has one of the words: the plan would find nothing */
export function buildPlan(
  lexicon: Lexicon,
  items: readonly Item[],
  level: Level,
  options: PlanOptions = AS_TYPED,
): QueryPlan | null {
  const plan = readAs(lexicon, items, level, options);
  const isVain = plan.groups.some(({ required, alternatives }) => required && alternatives.length === 0);
  const isEmpty = plan.groups.length === 0 && plan.filters.length === 0 && plan.categoryId === null;
  if (isVain || isEmpty) return null;
  const wider = level === 'named' ? buildOtherReading(lexicon, items, plan, options) : null;
  return wider ? { ...plan, unless: wider } : plan;
}

/** The plans of these levels. A level that takes no fewer words for names than the one before would repeat its plan. */
export function* buildPlans(
  lexicon: Lexicon,
  items: readonly Item[],
  levels: readonly Level[],
  options?: PlanOptions,
): Generator<QueryPlan> {
  let before: { readonly level: Level; readonly plan: QueryPlan | null } | null = null;
  for (const level of levels) {
    const isSame =
      before !== null && before.plan?.unless === undefined && areReadAlike(items, before.level, level);
    if (isSame) continue;
    const plan = buildPlan(lexicon, items, level, options);
    before = { level, plan };
    if (plan) yield plan;
  }
}

function areReadAlike(items: readonly Item[], one: Level, other: Level): boolean {
  return items.every(({ meaning }) => isNameAt(meaning, one) === isNameAt(meaning, other));
}

function isNameAt(meaning: Item['meaning'], level: Level): boolean {
  if (meaning.kind === 'category') return level === 'named';
  return meaning.kind === 'filter' && isFilter(meaning.certain, level);
}

/**
 * A name beside other words may belong to one of them: a laptop case is no laptop, a case for a Samsung is not
 * Samsung's.
 */
function buildOtherReading(
  lexicon: Lexicon,
  items: readonly Item[],
  { categoryId, filters, groups }: QueryPlan,
  options: PlanOptions,
): QueryPlan['unless'] | null {
  if (!groups.some(({ required }) => required)) return null;
  const brands = filters.filter(({ choice }) => choice.key === 'brand').length;
  if (!categoryId && brands === 0) return null;
  const plan = buildPlan(lexicon, items, categoryId ? 'no-category' : 'words', options);
  if (!plan) return null;
  // an article has one brand: where some has both words, one of them says something else of it
  if (brands > 1) return { plan, share: Number.POSITIVE_INFINITY };
  return { plan, share: categoryId && !isHead(lexicon.language, items) ? MODIFIER_SHARE : NAME_SHARE };
}

/** The factor for a name in a phrase whose head is another word. */
const MODIFIER_SHARE = 0.8;
const NAME_SHARE = 0.1;

/** Whether the category is at the position of the head. */
function isHead(language: string, items: readonly Item[]): boolean {
  if (items.some(({ meaning }) => meaning.kind === 'category' && !meaning.isWhole)) return true;
  return findHeadItem(language, items)?.meaning.kind === 'category';
}

/** The part of what was typed that is first in French, else last before a "with" or "for". */
export function findHeadItem(language: string, items: readonly Item[]): Item | undefined {
  const { headFirst } = getLanguageWords(language);
  const people = listPeopleWords(language);
  const words = items.filter(
    ({ meaning, tokens: [token], isAddition }) =>
      !isAddition &&
      (meaning.kind === 'category' ||
        (meaning.kind === 'word' && token?.lacked === undefined && !people.has(token?.term ?? ''))),
  );
  return headFirst ? words.at(0) : words.at(-1);
}

/** The plan, also when it can have no hits. */
export function readAs(
  lexicon: Lexicon,
  asTyped: readonly Item[],
  level: Level,
  options: PlanOptions = AS_TYPED,
): QueryPlan {
  const items = reorderItems(lexicon, asTyped);
  const filters: QueryPlan['filters'][number][] = [];
  let categoryId: QueryPlan['categoryId'] = null;
  const words: Token[] = [];
  const preferred: Token[][] = [];
  const named: Token[] = [];
  const telling = items.some(({ meaning }) => meaning.kind !== 'idle');
  for (const item of items) {
    const { meaning, tokens } = item;
    const typed = joinTyped(tokens);
    if (meaning.kind === 'category' && level === 'named') {
      categoryId = { typed, categoryId: meaning.categoryId };
      named.push(...tokens);
    } else if (meaning.kind === 'filter' && isFilter(meaning.certain, level)) {
      filters.push({ typed, choice: meaning.choice });
      if (meaning.prefer) preferred.push([...tokens]);
    } else if (meaning.kind !== 'idle' || !telling) words.push(...tokens);
  }
  const last = items.at(-1)?.meaning.kind === 'word';
  const ofWords = buildGroups(lexicon, words, { last, corrected: options.corrected });
  const required = markBrands(items, markHead(lexicon, asTyped, ofWords));
  const plan = {
    filters,
    categoryId,
    articleNumber: null,
    correctedTo: options.correctedTo,
    ignored: options.ignored,
  };
  if (options.ordered === false) return { ...plan, groups: required };
  const optional = preferred
    .flatMap((tokens) => buildGroups(lexicon, tokens, { last: false, corrected: options.corrected }))
    .filter(({ alternatives }) => alternatives.length > 0)
    .map((group) => ({ ...group, required: false }));
  // all products of a category belong to it; its words only decide which come first
  const ofCategory = buildGroups(lexicon, named, { last: false, corrected: options.corrected }).map(
    (group) => ({
      ...group,
      required: false,
      isHint: true,
      alternatives: group.alternatives.map((one) => ({ ...one, closeness: one.closeness * CATEGORY_WORDS })),
    }),
  );
  const groups = [...required, ...optional, ...ofCategory, ...listPhraseGroups(lexicon, items)];
  const counted = groups.slice(0, Math.max(MAX_WORDS, required.length));
  return { ...plan, groups: [...counted, ...listAccessoryGroups(lexicon, items)] };
}

/** Marks the group of words that is the head of what was typed: not a model behind its brand, nor a "set" of something. */
function markHead(
  { language, vocabulary }: Lexicon,
  items: readonly Item[],
  groups: readonly TermGroup[],
): TermGroup[] {
  const head = findHeadItem(language, items);
  const [before] = head ? items.slice(0, items.indexOf(head)).slice(-1) : [];
  const isModel = before?.meaning.kind === 'filter' && before.meaning.choice.key === 'brand';
  const term = head?.tokens.at(-1)?.term ?? '';
  const isPlain = head?.meaning.kind === 'word' && !isModel && !getLanguageWords(language).sets.has(term);
  const typed = isPlain ? head.tokens.at(-1)?.typed : undefined;
  const isNeeded = items.some(({ isAddition }) => isAddition) && vocabulary.getStanding(term).named > 0;
  const at = groups.findLastIndex((group) => group.typed === typed || group.typed.endsWith(` ${typed}`));
  return groups.map((group, place) =>
    typed !== undefined && place === at ? { ...group, isHead: true, ...(isNeeded && { isNeeded }) } : group,
  );
}

/** "screen for a projector" is a projector screen, where the language puts the head last. */
function reorderItems({ language, vocabulary }: Lexicon, items: readonly Item[]): readonly Item[] {
  const { headFirst, purpose } = getLanguageWords(language);
  const at = headFirst ? -1 : items.findIndex(({ tokens: [token] }) => purpose.has(token?.term ?? ''));
  const isKnown = ({ meaning, tokens }: Item) =>
    meaning.kind === 'word' &&
    tokens.every(({ term }) => /^[a-z]/.test(term) && vocabulary.listInflections(term).length > 0);
  const behind = items.slice(at + 1).filter(({ meaning }) => meaning.kind !== 'idle');
  if (at < 1 || behind.length === 0 || !behind.every(isKnown)) return items;
  return [...behind, ...items.slice(0, at)];
}

/** Marks the groups of brands that are words here. */
function markBrands(items: readonly Item[], groups: readonly TermGroup[]): readonly TermGroup[] {
  const brands = items.filter(({ meaning }) => meaning.kind === 'filter' && meaning.choice.key === 'brand');
  if (brands.length === 0) return groups;
  const names = new Set(brands.map(({ tokens }) => joinTyped(tokens)));
  return groups.map((group) => (names.has(group.typed) ? { ...group, isBrand: true } : group));
}

/** The weight of a category's words compared with other words. */
const CATEGORY_WORDS = 0.1;

/** Phrases of words that were typed side by side, which names may contain. */
function listPhraseGroups(lexicon: Lexicon, items: readonly Item[]): TermGroup[] {
  const { language, without } = lexicon;
  if (without.has('phrase')) return [];
  const spoken = items.flatMap(({ meaning, tokens }) =>
    meaning.kind === 'idle' ? [] : tokens.map((token) => (meaning.kind === 'filter' ? null : token)),
  );
  return spoken.flatMap((token, at) => {
    const next = spoken[at + 1];
    const term = token && next ? pairTerm(language, token.term, next.term) : null;
    if (!token || !next || !term) return [];
    const alternatives = [{ term, reason: 'phrase', closeness: 1 } as const];
    return [{ typed: joinTyped([token, next]), required: false, isHint: true, alternatives }];
  });
}

/**
 * Names in which the typed thing only says what another is for: a "projector lamp" is no projector. A search of more
 * words may mean the other: it weighs less then.
 */
function listAccessoryGroups(lexicon: Lexicon, items: readonly Item[]): TermGroup[] {
  const { language, accessories } = lexicon;
  const { headFirst } = getLanguageWords(language);
  const spoken = items.flatMap(({ meaning, tokens }) =>
    meaning.kind === 'idle' || meaning.kind === 'filter'
      ? []
      : tokens.filter(({ term }) => !/^\d/.test(term)),
  );
  const thing = headFirst ? spoken.at(0) : findHead(language, items, spoken);
  if (!thing) return [];
  const asked = new Set(spoken.map(({ term }) => stemTerm(language, term)));
  const [group] = buildGroups(lexicon, [thing], { last: false, corrected: new Set() });
  const called = (group?.alternatives ?? []).filter(
    ({ reason, with: others }) => others === undefined && CALLED.has(reason),
  );
  const pairs = accessories(called.map(({ term }) => term)).flatMap(({ stem, pair }) =>
    asked.has(stem) ? [] : pair,
  );
  if (pairs.length === 0) return [];
  const alternatives = [...new Set(pairs)].map((term) => ({ term, reason: 'phrase', closeness: 1 }) as const);
  const isAlone = items.filter(({ tokens }) => tokens.some((token) => spoken.includes(token))).length === 1;
  const against = isAlone ? AGAINST_ALONE : AGAINST_AMONG_OTHERS;
  return [{ typed: thing.typed, required: false, isHint: true, against, alternatives }];
}

/** The last word before "for", "with" or what is lacked. */
function findHead(language: string, items: readonly Item[], spoken: readonly Token[]): Token | undefined {
  const head = findHeadItem(language, items)?.tokens.at(-1);
  return head && spoken.includes(head) ? head : spoken.at(-1);
}

/** Reasons by which another word means the same thing. */
const CALLED: ReadonlySet<string> = new Set(['exact', 'inflection', 'synonym', 'spelling']);
/** Factor for an accessory's score: where the thing was searched for alone, and otherwise. */
const AGAINST_ALONE = 0.6;
const AGAINST_AMONG_OTHERS = 0.75;

function isFilter(certain: boolean, level: Level): boolean {
  return level === 'named' || level === 'no-category' || (level === 'certain' && certain);
}
