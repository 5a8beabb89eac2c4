import { pairTerm } from './name-words.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Shorter words have too many neighbours. */
const SHORTEST = 5;
const DOUBLED = /([bdgmnprt])\1$/;

/**
 * Terms of two words that names have side by side, where the first is typed in another form of the same English verb: a
 * "projector screen" is called projection screen, a "network card" networking card, a "shaver head" shaving head.
 */
export function listSimilarPairs(
  language: string,
  { countDocuments }: Pick<Vocabulary, 'countDocuments'>,
  modifier: string,
  thing: string,
): string[] {
  const own = pairTerm(language, modifier, thing);
  const pairs = guessForms(modifier).flatMap((form) => pairTerm(language, form, thing) ?? []);
  return pairs.filter((pair) => pair !== own && countDocuments(pair) > 0);
}

/** Many of them are no words. */
function guessForms(term: string): string[] {
  if (term.length < SHORTEST || !/^[a-z]+$/.test(term)) return [];
  const [, verb = term, ending = ''] = /^([a-z]{3,})(er|or|ing|ion)$/.exec(term) ?? [];
  const roots = new Set([verb, `${verb}e`, verb.replace(DOUBLED, '$1')]);
  const forms = ['er', 'or', 'ing', 'ion'].map((other) => `${verb}${other}`);
  return [...new Set([...forms, ...(ending === '' ? [] : roots)])].filter((form) => form !== term);
}
