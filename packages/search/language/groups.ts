import type { MatchReason, TermAlternative, TermGroup } from '#search/engine/plan.types.ts';
import { add, addAll, addForms, addSideBySide, type Found } from './alternatives.ts';
import type { Lexicon } from './lexicon.types.ts';
import { listNumeralForms } from './numeral-forms.rules.ts';
import { listOtherAmounts } from './other-amounts.ts';
import type { Token } from './tokens.rules.ts';
import { parseMeasure } from './units.rules.ts';
import { getLanguageWords } from './words/words.rules.ts';

/** Most terms for one word, so that the engine's work is bounded. */
export const MOST_ALTERNATIVES = 48;
/** words of a phrase that occur anywhere in the texts may belong to something else */
const APART = 0.3;
const MOST_PREFIXED = 16;
const SHORTEST_PREFIX = 2;
/** a word that never occurs alone may begin compounds: an "espresso apparaat" is an espressomachine */
const LONG_BEGINNING = 6;

/**
 * A group for each word, with its inflections, kinds, synonyms and the compounds with its neighbours.
 * @param last whether the last word may be incomplete
 * @param corrected terms that replaced misspelt ones
 */
export function buildGroups(
  lexicon: Lexicon,
  words: readonly Token[],
  options: GroupOptions,
): readonly TermGroup[] {
  const [first] = words;
  if (first === undefined || words.some(({ term }) => options.corrected.has(term)))
    return makeGroups(lexicon, words, options);
  const known = made.get(first) ?? [];
  const same = known.find(
    (one) =>
      one.lexicon === lexicon &&
      one.last === options.last &&
      one.words.length === words.length &&
      one.words.every((word, at) => word === words[at]),
  );
  if (same) return same.groups;
  const groups = makeGroups(lexicon, words, options);
  made.set(first, [...known, { lexicon, words, last: options.last, groups }]);
  return groups;
}

type GroupOptions = { readonly last: boolean; readonly corrected: ReadonlySet<string> };

/** The groups of the same words, by the first: a question is read in several ways, and the next has words of its own. */
const made = new WeakMap<
  Token,
  readonly {
    readonly lexicon: Lexicon;
    readonly words: readonly Token[];
    readonly last: boolean;
    readonly groups: readonly TermGroup[];
  }[]
>();

function makeGroups(lexicon: Lexicon, words: readonly Token[], options: GroupOptions): TermGroup[] {
  const groups: TermGroup[] = [];
  const beginsCompounds = getLanguageWords(lexicon.language).links.length > 0;
  for (let at = 0; at < words.length; ) {
    const length = measurePhrase(lexicon, words, at);
    const span = words.slice(at, at + length);
    const isLast = options.last && at + length === words.length;
    const found: Found = new Map();
    const misspelt = span.some(({ term }) => options.corrected.has(term));
    addOwn(lexicon, found, span, misspelt ? 'spelling' : null);
    addSynonyms(lexicon, found, span);
    if (length === 1) addCompounds(lexicon, found, words, at);
    const [token] = span;
    const mayBegin = isLast || (token && token.term.length >= LONG_BEGINNING && beginsCompounds);
    if (mayBegin && token && found.size === 0) addPrefixed(lexicon, found, token);
    groups.push(buildGroup(lexicon, span, found));
    at += length;
  }
  return groups;
}

function buildGroup(lexicon: Lexicon, span: readonly Token[], found: Found): TermGroup {
  const headOf = span.at(-1)?.headOf;
  const all = limitAlternatives(found);
  const alternatives = headOf && !isThing(lexicon, span, all) ? all.filter(isItself) : all;
  const isPart = span.some((one) => one.isPart);
  const isNamed = alternatives.some(({ term }) => lexicon.vocabulary.getStanding(term).named > 0);
  const unnamedIn = isPart && !isNamed && !headOf ? span.at(-1)?.partOf : undefined;
  return {
    typed: joinTyped(span),
    required: true,
    ...(isThing(lexicon, span, alternatives) && { isThing: true }),
    ...(namesCategory(lexicon, span) && { isCategoryName: true }),
    ...(headOf && { headOf }),
    ...(unnamedIn && { unnamedIn }),
    ...(span.some(({ term }) => isCount(term)) && { isCount: true }),
    alternatives: isPart ? alternatives.map((one) => ({ ...one, told: true })) : alternatives,
  };
}

/** "Hochzeit" is not "hoch" with "Freizeit": where nothing is called by its head, a kind of that is no match for it. */
function isItself({ reason }: TermAlternative): boolean {
  return reason !== 'compound';
}

/** "2,5-Sitzer" and "3 places", but not the measure "55 inch". */
function isCount(term: string): boolean {
  return COUNTED.test(term) && parseMeasure(term) === null;
}

/** Whether a category is called by the words, or by others for the same: an iPhone is a smartphone. */
function namesCategory({ isNamed, synonyms }: Lexicon, span: readonly Token[]): boolean {
  return (
    isNamed(span) ||
    synonyms
      .findSynonyms(span)
      .some(({ terms }) => isNamed(terms.map((term) => ({ term, typed: term, parts: [], spellings: [] }))))
  );
}

/** Whether words say what is looked for: they name a category, or one of them heads names of articles. */
export function isThing(
  { isNamed, vocabulary }: Lexicon,
  span: readonly Token[],
  alternatives: readonly TermAlternative[],
): boolean {
  return (
    isNamed(span) ||
    alternatives.some(
      ({ term, reason, with: others }) =>
        reason !== 'prefix' && others === undefined && vocabulary.getStanding(term).heads,
    )
  );
}

export function joinTyped(span: readonly Token[]): string {
  return span.map(({ typed }) => typed).join(' ');
}

/** Number of words from here that are one phrase with synonyms: "mobiele telefoon". */
function measurePhrase({ synonyms }: Lexicon, words: readonly Token[], at: number): number {
  for (let length = Math.min(synonyms.longest, words.length - at); length > 1; length -= 1)
    if (synonyms.findSynonyms(words.slice(at, at + length)).length > 0) return length;
  return 1;
}

function limitAlternatives(found: ReadonlyMap<string, TermAlternative>): TermAlternative[] {
  return [...found.values()].sort((a, b) => b.closeness - a.closeness).slice(0, MOST_ALTERNATIVES);
}

/** The words themselves and their inflections. */
function addOwn(lexicon: Lexicon, found: Found, span: readonly Token[], instead: MatchReason | null): void {
  const { stop } = getLanguageWords(lexicon.language);
  const [token] = span;
  if (span.length > 1) {
    const joined = span.map(({ term }) => term).join('');
    addForms(lexicon, found, joined, instead ?? 'compound', 1);
    addAll(
      lexicon,
      found,
      span.flatMap(({ term }) => (stop.has(term) ? [] : term)),
      instead ?? 'exact',
      APART,
    );
    addJoined(lexicon, found, span, instead ?? 'exact');
    return;
  }
  if (!token) return;
  const terms = [
    token.term,
    ...token.spellings,
    ...listOtherAmounts(lexicon.language, lexicon.vocabulary, token.term),
  ];
  for (const term of terms) addForms(lexicon, found, term, instead, 1);
  const isApart = token.typed.split(/[-\s]/).length > 1 || COUNTED.test(token.term);
  const pieces = isApart ? token.parts.filter((part) => lexicon.vocabulary.countDocuments(part) > 0) : [];
  if (pieces.length < 2) return;
  addAll(lexicon, found, pieces, instead ?? 'exact', 0.9);
  const thing = COUNTED.test(token.term) && pieces.length === 2 ? pieces.at(-1) : undefined;
  for (const { term } of thing === undefined
    ? []
    : lexicon.vocabulary.listInflections(thing).slice(0, MOST_FORMS))
    if (term !== thing) addAll(lexicon, found, [...pieces.slice(0, -1), term], instead ?? 'inflection', 0.88);
}

const MOST_FORMS = 4;
/** A number with what it counts: "1500rpm", "3places". */
const COUNTED = /^\d+(?:\.\d+)?[a-z]{2,}$/;

/** A phrase where a name has its last words side by side, and one whose first words are written as one: "all-in-one". */
function addJoined(lexicon: Lexicon, found: Found, span: readonly Token[], reason: MatchReason): void {
  const { language } = lexicon;
  const { stop } = getLanguageWords(language);
  const listSpokenTerms = (tokens: readonly Token[]) =>
    tokens.flatMap(({ term }) => (stop.has(term) ? [] : term));
  for (let at = 2; at < span.length; at += 1) {
    const joined = span.slice(0, at).map(({ term }) => term);
    addAll(lexicon, found, [joined.join(''), ...listSpokenTerms(span.slice(at))], reason, 1);
  }
  addSideBySide(lexicon, found, listSpokenTerms(span), reason, 1);
}

function addSynonyms(lexicon: Lexicon, found: Found, span: readonly Token[]): void {
  for (const { terms, closeness } of lexicon.synonyms.findSynonyms(span)) {
    const [only] = terms;
    if (terms.length === 1 && only !== undefined) addForms(lexicon, found, only, 'synonym', closeness);
    else {
      addAll(lexicon, found, terms, 'synonym', closeness * APART);
      addSideBySide(lexicon, found, terms, 'synonym', closeness);
    }
  }
}

function addCompounds(lexicon: Lexicon, found: Found, words: readonly Token[], at: number): void {
  const { compounds } = lexicon;
  const token = words[at];
  if (!token) return;
  // "oortjes" is no match for the rug of a "kantoor"
  for (const { term } of compounds.listKinds(token.term))
    add(lexicon, found, { term, reason: 'compound', closeness: 0.75, told: true });
  for (const [index, other] of words.entries()) {
    if (index === at) continue;
    // both orders: "Schrank Schuhe"; parts separated by mistake only in their own order
    const pairs =
      index > at
        ? [
            [token, other],
            [other, token],
          ]
        : [
            [other, token],
            [token, other],
          ];
    for (const [modifier, head] of pairs)
      if (modifier && head)
        for (const { term } of compounds.findCompounds(modifier.term, head.term))
          add(lexicon, found, { term, reason: 'compound', closeness: 1 });
  }
  const parts = compounds.split(token.term);
  // "stofzuigerzakken" must not find every vacuum cleaner whose description mentions bags
  if (parts) addAll(lexicon, found, parts, 'compound', 0.85, true);
}

function addPrefixed(lexicon: Lexicon, found: Found, { term }: Token): void {
  if (term.length < SHORTEST_PREFIX) return;
  const beginnings = [term, ...(/^\d/.test(term) ? listNumeralForms(lexicon.language, term) : [])];
  for (const beginning of beginnings)
    for (const word of lexicon.vocabulary.listStartingWith(beginning, MOST_PREFIXED)) {
      const closeness = Math.min(1, term.length / word.term.length);
      add(lexicon, found, { term: word.term, reason: 'prefix', closeness });
    }
}
