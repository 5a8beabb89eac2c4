import type { PageRequest } from '#app/page/page-request.ts';
import { factsTag } from '#app/page/pages.ts';
import type { ListAddress } from '#forms/lists/list-address.ts';

/** Filters whose articles are others when a price, the stock or a rating changes. */
const FILTERS_OF_FACTS: ReadonlySet<string> = new Set(['availability', 'price', 'rating', 'reduced']);

/** Tags a page of a list so that it is dropped when other articles belong on it. @param listTag of all its pages */
export function tagList(
  page: Pick<PageRequest, 'tag'>,
  listTag: string,
  { sort, choices }: ListAddress,
): void {
  page.tag(listTag);
  if (sort !== null || choices.some(({ key }) => FILTERS_OF_FACTS.has(key))) page.tag(factsTag(listTag));
}
