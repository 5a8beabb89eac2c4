import type { SearchWords } from '#search/engine/plan.types.ts';
import { fold } from '#search/language/fold.rules.ts';

/** Path that the retailer sends exactly this term to, however it is capitalised or accented; null: none. */
export function redirectOf(text: string, words: Pick<SearchWords, 'redirects'> | undefined): string | null {
  const asked = fold(text);
  return words?.redirects.find(({ term }) => fold(term) === asked)?.path ?? null;
}
