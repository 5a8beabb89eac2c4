import { EMPTY_PLAN } from '#search/engine/empty.rules.ts';
import type { DictionaryInput } from '#search/engine/engine.types.ts';
import type { Dictionary, MatchReason, QueryPlan } from '#search/engine/plan.types.ts';
import { createAccessories } from './accessories.ts';
import { createCompletions } from './completions.ts';
import { createCompounds } from './compounds.ts';
import { type Corrected, createCorrector } from './corrector.ts';
import { planFewerWords } from './fewer-words.ts';
import { buildGroups, isThing } from './groups.ts';
import type { Lexicon } from './lexicon.types.ts';
import { readMeasures } from './measure-phrases.rules.ts';
import { createNames, type Names } from './names.ts';
import { buildPlan, buildPlans, COUNTED, LEVELS, readAs } from './plans.ts';
import { readBarePrice } from './price-phrases.rules.ts';
import { parseArticleNumber, queryTokens } from './query-tokens.rules.ts';
import { readItems } from './reading.ts';
import type { Item } from './reading.types.ts';
import { createSynonyms } from './synonyms.ts';
import { type Token, tokenize } from './tokens.rules.ts';
import { createVocabulary } from './vocabulary.ts';
import { listPeopleWords } from './words/words.rules.ts';

const REASONS: readonly MatchReason[] = ['exact', 'inflection', 'compound', 'prefix', 'spelling', 'synonym'];

/** of words that begin with a number */
const MOST_COUNTED = 2000;
const COUNTED_WORD = /^[a-z]{4,}$/;

/** most readings of a text that are tried */
export const MOST_PLANS = 20;

/**
 * The dictionary of one tenant's catalogue in one language. It keeps no reference to `terms`; a changed catalogue
 * needs a new one now and then, an old one only misses new words.
 */
export function createDictionary(input: DictionaryInput): Dictionary {
  const { language, things, words, ranking } = input;
  const vocabulary = createVocabulary(language, input.terms, input.textsNow);
  const names = createNames(language, things, words);
  const synonyms = createSynonyms(language, words);
  const own = createSynonyms(language, words, false);
  const isWord = (term: string) =>
    own.findSynonyms([{ term, typed: term, parts: [], spellings: [] }]).length > 0;
  const lexicon: Lexicon = {
    language,
    vocabulary,
    compounds: createCompounds(language, vocabulary, isWord),
    synonyms,
    accessories: createAccessories(language, input.phrases ?? [], vocabulary),
    isNamed: (span) => isThingName(language, names, span),
    without: new Set(REASONS.filter((reason) => ranking?.[reason] === 0)),
  };
  const knowledge = {
    documents: (term: string) => vocabulary.listInflections(term)[0]?.documents ?? 0,
    compound: (modifier: string, head: string) =>
      lexicon.compounds.findCompounds(modifier, head)[0]?.term ?? null,
    split: (term: string) => lexicon.compounds.split(term),
    begins: (term: string) => vocabulary.listStartingWith(term, 1).length > 0,
    counted: (number: string, ending: string) =>
      vocabulary
        .listStartingWith(number, MOST_COUNTED)
        .flatMap(({ term }) =>
          COUNTED_WORD.test(term.slice(number.length)) && term.endsWith(ending) ? term : [],
        ),
    isName: (token: Token) =>
      names.findCategories([token]).length > 0 ||
      names.findBrand([token]) !== null ||
      names.findColour([token]) !== null ||
      own.findSynonyms([token]).length > 0,
  };
  const corrector = createCorrector(lexicon, things, words);
  const completions = createCompletions({ language, things, phrases: input.phrases ?? [], vocabulary });
  return {
    plans: (text, { verbatim, asTyped = false }) => {
      const tokens = queryTokens(language, text, knowledge);
      if (tokens.length === 0) return [];
      const number = planByNumber(language, text);
      const last = number.length === 0 ? planByNumber(language, text, true) : [];
      if (verbatim) return takeFirstPlans(number, [readAs(lexicon, convertToItems(tokens), 'words')], last);
      const correct = asTyped ? null : corrector;
      return takeFirstPlans(number, createUnderstandingPlans(lexicon, tokens, names, correct), last);
    },
    isThing: (group) => isThing(lexicon, tokenize(language, group.typed), group.alternatives),
    ...completions,
  };
}

/** Whether a category of things has this name: a category of people names no thing. */
function isThingName(language: string, names: Names, span: readonly Token[]): boolean {
  const people = listPeopleWords(language);
  return !span.every(({ term }) => people.has(term)) && names.findCategories(span).length > 0;
}

type Tokens = ReturnType<typeof queryTokens>;
type Corrector = ReturnType<typeof createCorrector>;

function convertToItems(tokens: Tokens): Item[] {
  return tokens.map((token) => ({ tokens: [token], meaning: { kind: 'word' } }));
}

function planByNumber(language: string, text: string, isLast = false): QueryPlan[] {
  const articleNumber = parseArticleNumber(language, text, isLast);
  return articleNumber ? [{ ...EMPTY_PLAN, articleNumber }] : [];
}

/**
 * As typed, then corrected, then with fewer words; plans without possible hits are left out, unless all are. Each is
 * made when it is needed: mostly the first finds something.
 * @param corrector null: as typed only, to be counted
 */
function* createUnderstandingPlans(
  lexicon: Lexicon,
  tokens: Tokens,
  names: Names,
  corrector: Corrector | null,
): Generator<QueryPlan> {
  const { language } = lexicon;
  const typed = readItems(language, tokens, names, lexicon);
  let isAny = false;
  for (const plan of listPossiblePlans(lexicon, typed, names, corrector)) {
    isAny = true;
    yield plan;
  }
  if (!isAny) yield readAs(lexicon, typed, 'words');
}

function* listPossiblePlans(
  lexicon: Lexicon,
  typed: readonly Item[],
  names: Names,
  corrector: Corrector | null,
): Generator<QueryPlan> {
  const options = corrector ? undefined : COUNTED;
  yield* planMeasured(lexicon, typed, names, false);
  yield* buildPlans(lexicon, typed, LEVELS, options);
  yield* planMeasured(lexicon, typed, names, true);
  const priced = readBarePrice(typed);
  const about = priced && buildPlan(lexicon, priced, 'named', options);
  if (about) yield about;
  if (!corrector) return;
  let mended: Mended | null = null;
  if (!lexicon.without.has('spelling'))
    for (const correction of corrector(typed)) {
      const items = readItems(lexicon.language, correction.tokens, names, lexicon);
      mended ??= { items, correction };
      yield* buildPlans(lexicon, items, LEVELS, { ...correction, ignored: [] });
    }
  const planCorrected = () => (mended ? planFewerWords(lexicon, names, mended.items, mended.correction) : []);
  // a word that becomes a thing is left out last: "external harddisk 500gb" is no notebook of 500 GB
  const isOfThing = mended !== null && isCorrectedToThing(lexicon, mended);
  if (isOfThing) yield* planCorrected();
  yield* planFewerWords(lexicon, names, typed);
  if (!isOfThing) yield* planCorrected();
}

type Mended = { readonly items: readonly Item[]; readonly correction: Corrected };

/** Whether what replaced typed words says what articles are: a thing, or a phrase that stands for one. */
function isCorrectedToThing(lexicon: Lexicon, { items, correction: { corrected } }: Mended): boolean {
  const replaced = items.filter(({ tokens }) => tokens.some(({ term }) => corrected.has(term)));
  return replaced.some(
    ({ tokens, meaning }) =>
      meaning.kind === 'phrase' ||
      (meaning.kind !== 'idle' &&
        buildGroups(lexicon, tokens, { last: false, corrected }).some((group) => group.isThing)),
  );
}

function* planMeasured(
  lexicon: Lexicon,
  items: readonly Item[],
  { measured }: Names,
  loosely: boolean,
): Generator<QueryPlan> {
  for (const reading of readMeasures(lexicon.language, items, measured, loosely)) {
    const plan = buildPlan(lexicon, reading, 'named');
    if (plan) yield plan;
  }
}

/** Removes repeated plans, up to the most. Mostly the first one is enough: it is compared only when another follows. */
function* takeFirstPlans(...lists: readonly Iterable<QueryPlan>[]): Generator<QueryPlan> {
  const seen = new Set<string>();
  let first: QueryPlan | null = null;
  for (const list of lists)
    for (const plan of list) {
      if (first) {
        if (seen.size === 0) seen.add(buildPlanKey(first));
        const key = buildPlanKey(plan);
        if (seen.has(key)) continue;
        seen.add(key);
      }
      first ??= plan;
      yield plan;
      if (seen.size === MOST_PLANS) return;
    }
}

function buildPlanKey(plan: QueryPlan): string {
  return JSON.stringify({ ...plan, correctedTo: '' });
}
