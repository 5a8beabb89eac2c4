/** Terms that are shown before anything is typed, and beside other suggestions. */
const BEFORE = 8;
const BESIDE = 3;

/** Own terms that fit the typed text: those beginning with it first, then those with a later word that does. */
export function matchingTerms(terms: readonly string[], typed: string): string[] {
  const wanted = plain(typed);
  if (wanted === '') return terms.slice(0, BEFORE);
  const others = terms.filter((term) => plain(term) !== wanted);
  const first = others.filter((term) => plain(term).startsWith(wanted));
  const later = others.filter((term) => plain(term).includes(` ${wanted}`) && !first.includes(term));
  return [...first, ...later].slice(0, BESIDE);
}

/** Removes suggested terms that are also among the visitor's own. */
export function withoutOwn<Suggested extends { readonly term: string }>(
  suggested: readonly Suggested[],
  own: readonly string[],
): Suggested[] {
  const known = new Set(own.map(plain));
  return suggested.filter(({ term }) => !known.has(plain(term)));
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}
