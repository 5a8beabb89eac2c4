import type { Understood } from '#app/features/filters/list-view.ts';

/**
 * Where topics of the help stand beside a search: before everything else, where the help is asked; in one line above the
 * articles, which are looked for by the same words; or below the articles of a category that the words name.
 */
type HelpPlace = 'first' | 'folded' | 'below';

/** @param understood the reading of the words; null: no article was found */
export function helpPlace(understood: Pick<Understood, 'onlyMentioned' | 'category'> | null): HelpPlace {
  // "retour" is asked of the help: no article is called so
  if (understood === null || understood.onlyMentioned.length > 0) return 'first';
  return understood.category === null ? 'folded' : 'below';
}
