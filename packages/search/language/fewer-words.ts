import { buildPartialPlan } from '#search/engine/partial.ts';
import type { QueryPlan } from '#search/engine/plan.types.ts';
import type { Corrected } from './corrector.ts';
import { buildGroups, isThing, joinTyped } from './groups.ts';
import type { Lexicon } from './lexicon.types.ts';
import type { Names } from './names.ts';
import { buildPlan, buildPlans, findHeadItem } from './plans.ts';
import type { Item } from './reading.types.ts';
import { getLanguageWords, listPeopleWords } from './words/words.rules.ts';

/** Most readings with fewer words. */
const MOST = 8;

/**
 * Leaves words out: first those that no article has, then one at a time, the lightest first.
 * @param correction what was corrected in them: a word that was typed right is kept with it
 */
export function* planFewerWords(
  lexicon: Lexicon,
  names: Names,
  items: readonly Item[],
  correction: Correction = AS_TYPED,
): Generator<QueryPlan> {
  const told = items.filter(({ meaning }) => meaning.kind !== 'idle');
  const ways: (readonly Item[])[] = [];
  // for an unknown compound its head: a Sommerkleid is a Kleid
  const heads = told.map((item) => findHead(lexicon, names, item) ?? item);
  if (heads.some((item, index) => item !== told[index])) ways.push(heads);
  const known = heads.filter((item) => !isUnknown(lexicon, item));
  ways.push(known);
  const meant = dropExcludedThings(lexicon.language, known);
  if (meant.length < known.length) ways.push(meant);
  ways.push(...dropLightest(lexicon, told, known));
  const things = known.filter((item) => saysWhat(lexicon, told, item));
  const namesAnyThing = (way: readonly Item[]) =>
    things.length === 0 || things.some((item) => way.includes(item));
  const worthwhile = ways.filter(
    (way) =>
      way.length > 0 &&
      namesAnyThing(way) &&
      isTypedToo(lexicon, correction, way) &&
      isEnough(lexicon, told, way) &&
      !isLoosePart(lexicon, told, way),
  );
  for (const way of worthwhile.slice(0, MOST)) {
    const left = told.filter((item) => !way.includes(item));
    const options = { ...keepCorrection(correction, way), ignored: listNames(left, way) };
    yield* buildPlans(lexicon, way, ['named', 'words'], options);
    if (way !== meant) continue;
    for (const plan of buildPlans(lexicon, meant, ['no-category', 'words'], options)) {
      const partial = buildPartialPlan(plan);
      if (partial) yield partial;
    }
  }
  const isWhole = known.length === told.length && isTypedToo(lexicon, correction, known);
  const any = isWhole ? planAny(lexicon, known, correction) : null;
  if (any) yield any;
}

type Correction = Omit<Corrected, 'tokens' | 'correctedTo'> & { readonly correctedTo: string | null };
const AS_TYPED: Correction = { corrected: new Set(), guessed: new Set(), correctedTo: null };

/** Whether articles have one of the words as it was typed: of corrected words alone none is left out. */
function isTypedToo({ vocabulary }: Lexicon, { guessed }: Correction, way: readonly Item[]): boolean {
  if (guessed.size === 0) return true;
  const isKnown = (term: string) => !guessed.has(term) && vocabulary.listInflections(term).length > 0;
  return way.some(
    ({ tokens, meaning }) => meaning.kind !== 'idle' && tokens.some(({ term }) => isKnown(term)),
  );
}

/** Without corrected words it is no correction. */
function keepCorrection(correction: Correction, way: readonly Item[]): Correction {
  const isCorrected = way.some(({ tokens }) => tokens.some(({ term }) => correction.corrected.has(term)));
  return isCorrected ? correction : AS_TYPED;
}

/** Without one of the known words, the lightest first, then only the heaviest ones. */
function dropLightest(lexicon: Lexicon, told: readonly Item[], known: readonly Item[]): Item[][] {
  const weigh = (item: Item) => weighItem(lexicon, { told, known }, item);
  const order = known.toSorted((a, b) => weigh(a) - weigh(b));
  const ways = order.map((left) => known.filter((item) => item !== left));
  for (let count = known.length - 2; count > 0; count -= 1)
    ways.push(known.filter((item) => order.slice(-count).includes(item)));
  return ways;
}

/** The words left out for display: a compound of which nothing is left as it was typed, not its parts. */
function listNames(left: readonly Item[], way: readonly Item[]): string[] {
  const kept = new Set(way.flatMap(({ tokens }) => tokens.map(({ partOf }) => partOf)));
  const names = left.map(({ tokens }) => {
    const whole = tokens.find(({ partOf }) => partOf !== undefined && !kept.has(partOf))?.partOf;
    return whole ?? joinTyped(tokens);
  });
  return [...new Set(names)];
}

/** Where articles have each word, though hardly two of one: those that have any of the rarer ones. */
function planAny(lexicon: Lexicon, items: readonly Item[], correction: Correction): QueryPlan | null {
  if (!items.some((item) => isSaidItem(lexicon, item))) return null;
  const plan = buildPlan(lexicon, items, 'words', { ...correction, ignored: [] });
  return plan && buildPartialPlan(plan, ANY_WORD);
}

/** A share of what the words say that the rarer of three words has alone. */
const ANY_WORD = 0.3;

/** Leaves out things that the search excludes: a vacuum cleaner without a bag is no bag. */
function dropExcludedThings(language: string, items: readonly Item[]): readonly Item[] {
  const before = new Set(getLanguageWords(language).lacking.before);
  const isExcludedAt = (at: number) => before.has(items[at]?.tokens[0]?.term ?? '');
  const left = items.filter((_, at) => !isExcludedAt(at) && !(at > 0 && isExcludedAt(at - 1)));
  return left.length > 0 && left.length < items.length ? left : items;
}

/**
 * Whether only a part of a compound is left that names nothing by itself: pockets ("zakken") are no bags for a vacuum
 * cleaner.
 */
function isLoosePart(lexicon: Lexicon, told: readonly Item[], way: readonly Item[]): boolean {
  const isPart = ({ tokens }: Item) => tokens.some((token) => token.isPart);
  if (!told.some((item) => isPart(item) && !way.includes(item))) return false;
  return !way.some((item) => !isPart(item) || item.meaning.kind !== 'word' || namesThing(lexicon, item));
}

/** Whether a word itself, and not only a compound with it, says what articles are. */
function namesThing(lexicon: Lexicon, { tokens }: Item): boolean {
  const groups = buildGroups(lexicon, tokens, { last: false, corrected: new Set() });
  return groups.some(({ alternatives }) =>
    isThing(
      lexicon,
      tokens,
      alternatives.filter(({ reason }) => reason !== 'compound'),
    ),
  );
}

/**
 * The remaining words must describe articles; when they are fewer than half, one must name the thing. That an article
 * is for men is not enough: a Bademantel for them is not everything for men.
 */
function isEnough(lexicon: Lexicon, told: readonly Item[], way: readonly Item[]): boolean {
  const leftOut = told.filter((item) => !way.includes(item));
  if (way.some((item) => isThingItem(lexicon, item))) return true;
  const people = listPeopleWords(lexicon.language);
  // nor is everything in a size: an "airfryer xxl" is no pullover
  const isOwnerOrFilter = ({ tokens, meaning }: Item) =>
    meaning.kind === 'filter' || tokens.every(({ term }) => people.has(term));
  if (leftOut.length > 0 && way.every(isOwnerOrFilter)) return false;
  // of a thing that is not sold its look is no answer
  const head = findHeadItem(lexicon.language, told);
  if (head && leftOut.includes(head) && /^[a-z]/.test(head.tokens[0]?.term ?? '')) return false;
  return leftOut.length <= way.length && way.some((item) => isSaidItem(lexicon, item));
}

function isSaidItem({ vocabulary }: Lexicon, { meaning, tokens }: Item): boolean {
  if (meaning.kind !== 'word' && meaning.kind !== 'phrase') return meaning.kind !== 'idle';
  return tokens.some(
    ({ term }) =>
      !/^\d/.test(term) &&
      vocabulary.listInflections(term).some((word) => vocabulary.getStanding(word.term).isSaid),
  );
}

function isThingItem(lexicon: Lexicon, { meaning, tokens }: Item): boolean {
  if (meaning.kind === 'idle') return false;
  if (meaning.kind === 'filter') return meaning.choice.key === 'brand';
  if (meaning.kind === 'category') return lexicon.isNamed(tokens) || tokens.length > 1;
  const groups = buildGroups(lexicon, tokens, { last: false, corrected: new Set() });
  return groups.some(({ alternatives }) => isThing(lexicon, tokens, alternatives));
}

function isUnknown(lexicon: Lexicon, { meaning, tokens }: Item): boolean {
  if (meaning.kind !== 'word' && meaning.kind !== 'phrase') return false;
  const groups = buildGroups(lexicon, tokens, { last: true, corrected: new Set() });
  return groups.some(({ alternatives }) => alternatives.length === 0);
}

/** The head of an unknown word: a Sommerkleid is a Kleid, but a Bohrmaschine is not one of the shop's machines. */
function findHead(lexicon: Lexicon, names: Names, item: Item): Item | null {
  const [token] = item.tokens;
  const { links, falseHeads } = getLanguageWords(lexicon.language);
  if (!token || !isUnknown(lexicon, item) || links.length === 0 || falseHeads.has(token.term)) return null;
  for (let at = SHORTEST_FRONT; at + SHORTEST_HEAD <= token.term.length; at += 1) {
    const head = token.term.slice(at);
    const found = { typed: head, term: head, parts: [], spellings: [] };
    if (names.findCategories([found]).some(({ whole }) => whole)) return { ...item, tokens: [found] };
    const [word] = lexicon.vocabulary.listInflections(head);
    if (word && lexicon.vocabulary.getStanding(word.term).heads) return { ...item, tokens: [found] };
  }
  return null;
}

const SHORTEST_FRONT = 3;
const SHORTEST_HEAD = 3;

/**
 * Whether an item says what is looked for: it is a thing, or the head of the question and of some name. Of a "gaming
 * chair" the chair is left where most names with "gaming" are of something else.
 */
function saysWhat(lexicon: Lexicon, told: readonly Item[], item: Item): boolean {
  const { language, vocabulary } = lexicon;
  if (isThingItem(lexicon, item)) return true;
  if (item !== findHeadItem(language, told) || item.meaning.kind !== 'word') return false;
  const forms = item.tokens.flatMap(({ term }) => vocabulary.listInflections(term));
  return forms.some(({ term }) => vocabulary.getStanding(term).headed > 0);
}

type Parts = { readonly told: readonly Item[]; readonly known: readonly Item[] };

/** The weight of a part of a search. A word for the thing weighs more than one for its owner or its look. */
function weighItem(lexicon: Lexicon, { told, known }: Parts, item: Item): number {
  const { meaning, tokens } = item;
  if (meaning.kind === 'category') return isThingItem(lexicon, item) ? 140 : 60;
  if (meaning.kind === 'filter') return FILTER_WEIGHTS[meaning.choice.key] ?? 5;
  // the rarer word is the thing, and of several the head usually is: "waterdichte winter laarzen"
  const found = Math.max(
    ...tokens.map(({ term }) => lexicon.vocabulary.listInflections(term)[0]?.documents ?? 0),
  );
  const base = tokens.every(({ term }) => /^\d/.test(term)) ? MEASURE_WEIGHT : WORD_WEIGHT;
  const thing = saysWhat(lexicon, told, item) ? THING_WEIGHT : 0;
  const place = known.indexOf(item) * (getLanguageWords(lexicon.language).headFirst ? -1 : 1);
  return base + thing - RARITY_COUNTS * Math.log1p(found) + 2 * place;
}

const WORD_WEIGHT = 70;
const MEASURE_WEIGHT = 35;
const THING_WEIGHT = 40;
const RARITY_COUNTS = 3;

const FILTER_WEIGHTS: Readonly<Record<string, number>> = {
  brand: 30,
  colour: 15,
  size: 10,
  price: 8,
  reduced: 6,
};
