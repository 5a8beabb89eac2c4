import {
  PAGE_SIZE,
  type ProductList,
  pageOf,
  productList,
  sortOf,
} from '#commerce/catalogue/listing.rules.ts';
import type { RequestContext } from '#commerce/kernel/context.ts';
import { anyWordMatches, findProducts, likeMatches, matches, numberMatches } from './search.store.ts';
import { searchTerm } from './search-term.rules.ts';

export type SearchResult = ProductList & {
  /** what was searched for, as it is read back; '' when there was nothing to look for */
  readonly query: string;
};

/**
 * Products for what a visitor has typed: exactly an article number, else by all words and brand, else by any of the
 * words, else by names that are written alike. @param input.sort a key of SORTS; the default ranks by match and popularity
 */
export async function searchProducts(
  ctx: RequestContext,
  input: { query: string; page: number; sort?: string | null | undefined },
): Promise<SearchResult> {
  const page = pageOf(input.page);
  const sort = sortOf(input.sort);
  const term = searchTerm(input.query);
  if (!term) return { ...productList([], 0, page, sort), query: '' };
  const asked = { sort, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
  const { anyWordQuery } = term;
  const expressions = [
    ...(/\d/.test(term.text) ? [() => numberMatches(term)] : []),
    () => matches(ctx, term),
    ...(anyWordQuery ? [() => anyWordMatches(ctx, anyWordQuery)] : []),
    () => likeMatches(ctx, term),
  ];
  for (const expression of expressions) {
    const { productIds, totalCount } = await findProducts(ctx, expression(), asked);
    if (totalCount > 0) return { ...productList(productIds, totalCount, page, sort), query: term.text };
  }
  return { ...productList([], 0, page, sort), query: term.text };
}
