import { stemOf } from './stem.rules.ts';
import { indexTerms } from './tokens.rules.ts';
import { wordsOf } from './words/words.rules.ts';

/** Between the words of a pair in the index; in no word. */
const PAIR = ' ';
const LETTERS = /^[a-z]{2,}$/;
/** Where a name begins to tell more: "Mouse pad, black", "Stoel (set van 2)". */
const BREAKS = /[,;:|(–—]|\s-\s/;
const BRAND_AND_MODEL = 3;

/**
 * Of a name's words those that say what the article is: the last of its first part where the language puts it last,
 * else the first that is no brand. What only repeats an attribute, a colour, a measure or a number says how it is.
 * @param said words of the article's attributes and brand
 */
export function headTerms(language: string, name: string, said: ReadonlySet<string>): string[] {
  const { behindHead, headFirst, stop, colours, audiences } = wordsOf(language);
  const how = (term: string) =>
    !LETTERS.test(term) ||
    said.has(term) ||
    Object.values(colours).some((forms) => forms.includes(term)) ||
    Object.values(audiences).some((forms) => forms.includes(term));
  const [first = ''] = name.split(BREAKS);
  const raw = first.toLowerCase().split(/\s+/);
  const cut = raw.findIndex((word, at) => at > 0 && behindHead.has(word));
  const terms = indexTerms(language, (cut < 0 ? raw : raw.slice(0, cut)).join(' ')).filter(
    (term) => !stop.has(term),
  );
  const head = headFirst ? terms.find((term) => !how(term)) : terms.findLast((term) => !how(term));
  return head === undefined ? terms.slice(0, terms.length > BRAND_AND_MODEL ? 0 : 1) : [head];
}

/** Words of a name that stand side by side, as one term of their stems each. */
export function pairTerms(language: string, name: string): string[] {
  const terms = indexTerms(language, name);
  return terms.flatMap((term, at) => pairTerm(language, term, terms[at + 1] ?? '') ?? []);
}

/** @returns null where one is no word of letters */
export function pairTerm(language: string, one: string, other: string): string | null {
  if (!LETTERS.test(one) || !LETTERS.test(other)) return null;
  return `${stemOf(language, one)}${PAIR}${stemOf(language, other)}`;
}

export function isPairTerm(term: string): boolean {
  return term.includes(PAIR);
}
