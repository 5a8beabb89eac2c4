/** Terms that are shown before anything is typed, and beside other suggestions. */
const BEFORE = 8;
const BESIDE = 3;

/** Own terms that fit the typed text: those beginning with it first, then those with a later word that does. */
export function filterMatchingTerms(terms: readonly string[], typed: string): string[] {
  const wanted = foldText(typed);
  if (wanted === '') return terms.slice(0, BEFORE);
  const others = terms.filter((term) => foldText(term) !== wanted);
  const first = others.filter((term) => foldText(term).startsWith(wanted));
  const later = others.filter((term) => foldText(term).includes(` ${wanted}`) && !first.includes(term));
  return [...first, ...later].slice(0, BESIDE);
}

/** Removes suggested terms that are also among the visitor's own. */
export function removeOwnTerms<Suggested extends { readonly term: string }>(
  suggested: readonly Suggested[],
  own: readonly string[],
): Suggested[] {
  const known = new Set(own.map(foldText));
  return suggested.filter(({ term }) => !known.has(foldText(term)));
}

function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}
