import { EMPTY_PLAN } from '../engine/empty.rules.ts';
import type { DictionaryInput } from '../engine/engine.types.ts';
import type { Dictionary, MatchReason, QueryPlan } from '../engine/plan.types.ts';
import { createCompletions } from './completions.ts';
import { createCompounds } from './compounds.ts';
import { createCorrector } from './corrector.ts';
import { withFewerWords } from './fewer-words.ts';
import type { Lexicon } from './groups.ts';
import { createNames, type Names } from './names.ts';
import { LEVELS, planOf, readAs } from './plans.ts';
import { articleNumberOf, queryTokens } from './query-tokens.rules.ts';
import { type Item, readingOf } from './reading.ts';
import { createSynonyms } from './synonyms.ts';
import type { Token } from './tokens.rules.ts';
import { createVocabulary } from './vocabulary.ts';

const REASONS: readonly MatchReason[] = ['exact', 'inflection', 'compound', 'prefix', 'spelling', 'synonym'];
/** so many ways to read a text are tried at most */
export const MOST_PLANS = 20;

/**
 * Everything that is known of the words of one tenant's catalogue in one language. It keeps no reference to `terms`;
 * a changed catalogue needs a new one now and then, an old one only misses new words.
 */
export function createDictionary({ language, terms, things, words, ranking }: DictionaryInput): Dictionary {
  const vocabulary = createVocabulary(language, terms);
  const names = createNames(language, things, words);
  const synonyms = createSynonyms(language, words);
  const isWord = (term: string) => synonyms.of([{ term, typed: term, parts: [], spellings: [] }]).length > 0;
  const lexicon: Lexicon = {
    language,
    vocabulary,
    compounds: createCompounds(language, vocabulary, isWord),
    synonyms,
    without: new Set(REASONS.filter((reason) => ranking?.[reason] === 0)),
  };
  const knowledge = {
    documents: (term: string) => vocabulary.inflections(term)[0]?.documents ?? 0,
    split: (term: string) => lexicon.compounds.split(term),
    isName: (token: Token) =>
      names.categories([token]).length > 0 ||
      names.brand([token]) !== null ||
      names.colour([token]) !== null ||
      lexicon.synonyms.of([token]).length > 0,
  };
  const corrector = createCorrector(lexicon, things, words);
  const completions = createCompletions(language, things, vocabulary);
  return {
    plans: (text, { verbatim }) => {
      const tokens = queryTokens(language, text, knowledge);
      if (tokens.length === 0) return [];
      const number = articleNumberOf(language, text);
      const byNumber = number ? [{ ...EMPTY_PLAN, articleNumber: number }] : [];
      const plans = verbatim
        ? [readAs(lexicon, asWords(tokens), 'words')]
        : understandingPlans(lexicon, tokens, names, corrector);
      return unique([...byNumber, ...plans]).slice(0, MOST_PLANS);
    },
    complete: completions,
  };
}

type Tokens = ReturnType<typeof queryTokens>;

function asWords(tokens: Tokens): Item[] {
  return tokens.map((token) => ({ tokens: [token], meaning: { kind: 'word' } }));
}

/** As typed, then corrected, then with fewer words; what can find nothing is left out, but never everything. */
function understandingPlans(
  lexicon: Lexicon,
  tokens: Tokens,
  names: Names,
  corrector: ReturnType<typeof createCorrector>,
): QueryPlan[] {
  const { language } = lexicon;
  const typed = readingOf(language, tokens, names, lexicon);
  const plans = LEVELS.flatMap((level) => planOf(lexicon, typed, level) ?? []);
  let best = typed;
  if (!lexicon.without.has('spelling'))
    for (const [index, correction] of corrector(typed).entries()) {
      const options = { ...correction, ignored: [] };
      const items = readingOf(language, correction.tokens, names, lexicon);
      if (index === 0) best = items;
      plans.push(...LEVELS.flatMap((level) => planOf(lexicon, items, level, options) ?? []));
    }
  plans.push(...withFewerWords(lexicon, names, typed));
  if (best !== typed) plans.push(...withFewerWords(lexicon, names, best));
  return plans.length > 0 ? plans : [readAs(lexicon, typed, 'words')];
}

function unique(plans: readonly QueryPlan[]): QueryPlan[] {
  const seen = new Map(
    plans.toReversed().map((plan) => [JSON.stringify({ ...plan, correctedTo: '' }), plan]),
  );
  return plans.filter((plan) => seen.get(JSON.stringify({ ...plan, correctedTo: '' })) === plan);
}
