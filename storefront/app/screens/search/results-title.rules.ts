import type { Understood } from '#app/features/filters/list-view.ts';

/** The title of a search: it calls nothing a result that lacks a word of the query, such as a phone for its case. */
export function chooseResultsTitle({
  ignored,
  onlyMentioned,
  complete,
}: Pick<Understood, 'ignored' | 'onlyMentioned' | 'complete'>):
  | 'catalogue.search.results'
  | 'catalogue.search.nearest' {
  const isExact = ignored.length === 0 && onlyMentioned.length === 0 && complete !== 0;
  return isExact ? 'catalogue.search.results' : 'catalogue.search.nearest';
}
