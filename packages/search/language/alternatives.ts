import type { MatchReason, TermAlternative } from '#search/engine/plan.types.ts';
import type { Lexicon } from './lexicon.types.ts';
import { pairTerm } from './name-words.ts';

/** The alternatives of a word, by their terms. */
export type Found = Map<string, TermAlternative>;

export function add(lexicon: Lexicon, found: Found, one: TermAlternative): void {
  if (lexicon.without.has(one.reason)) return;
  const key = [one.term, ...(one.with ?? [])].join(' ');
  const known = found.get(key);
  if (!known || known.closeness < one.closeness) found.set(key, one);
}

/** Terms of which names have the last two side by side, and the others anywhere. */
export function addSideBySide(
  lexicon: Lexicon,
  found: Found,
  terms: readonly string[],
  reason: MatchReason,
  closeness: number,
): void {
  const others = terms.slice(0, -2);
  const pair = pairTerm(lexicon.language, terms.at(-2) ?? '', terms.at(-1) ?? '');
  if (!pair || lexicon.vocabulary.countDocuments(pair) === 0) return;
  const head = reason === 'synonym' ? terms.at(-1) : undefined;
  if (head !== undefined && lexicon.vocabulary.countDocuments(head) > 0)
    add(lexicon, found, { term: head, reason, closeness, with: [pair, ...others] });
  else add(lexicon, found, { term: pair, reason, closeness, ...(others.length > 0 && { with: others }) });
}

export function addForms(
  lexicon: Lexicon,
  found: Found,
  term: string,
  instead: MatchReason | null,
  closeness: number,
): void {
  const { vocabulary } = lexicon;
  if (vocabulary.countDocuments(term) > 0)
    add(lexicon, found, { term, reason: instead ?? 'exact', closeness });
  for (const word of vocabulary.listInflections(term))
    if (word.term !== term)
      add(lexicon, found, { term: word.term, reason: instead ?? 'inflection', closeness: closeness * 0.98 });
}

/** Adds terms that a product must have all of; the rarest is scored. */
export function addAll(
  lexicon: Lexicon,
  found: Found,
  terms: readonly string[],
  reason: MatchReason,
  closeness: number,
  told = false,
): void {
  const known = terms.map((term) => findBestForm(lexicon, term));
  if (known.some((term) => term === null)) return;
  const sorted = known
    .flatMap((term) => term ?? [])
    .sort((a, b) => lexicon.vocabulary.countDocuments(a) - lexicon.vocabulary.countDocuments(b));
  const [rarest, ...others] = sorted;
  if (rarest === undefined) return;
  const both = others.length > 0 ? { with: others, ...(told && { told }) } : {};
  add(lexicon, found, { term: rarest, reason, closeness, ...both });
}

function findBestForm({ vocabulary }: Lexicon, term: string): string | null {
  if (vocabulary.countDocuments(term) > 0) return term;
  return vocabulary.listInflections(term)[0]?.term ?? null;
}
