import type { SearchWords } from '#search/engine/plan.types.ts';
import { fold } from '#search/language/fold.rules.ts';

/** The path that the retailer redirects this term to, ignoring case and accents; null if none. */
export function findRedirect(text: string, words: Pick<SearchWords, 'redirects'> | undefined): string | null {
  const asked = fold(text);
  return words?.redirects.find(({ term }) => fold(term) === asked)?.path ?? null;
}
