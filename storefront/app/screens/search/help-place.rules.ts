import type { Understood } from '#app/features/filters/list-view.ts';

/**
 * Where topics of the help appear beside a search: before everything else, if the help is addressed; in one line
 * above the articles, which are found by the same words; or below the articles of a category that the words name.
 */
type HelpPlace = 'first' | 'folded' | 'below';

/** @param understood the reading of the words; null if no article was found */
export function chooseHelpPlace(
  understood: Pick<Understood, 'onlyMentioned' | 'category'> | null,
): HelpPlace {
  // "retour" is addressed to the help: no article has that name
  if (understood === null || understood.onlyMentioned.length > 0) return 'first';
  return understood.category === null ? 'folded' : 'below';
}
