import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { listCategoryProducts } from '#commerce/range/catalogue/listing/listing.queries.ts';
import { buildProductList, PAGE_SIZE } from '#search/product-list.rules.ts';
import type { SearchAnswer, SearchInput } from '#search/search.types.ts';
import {
  findProducts,
  matches,
  selectAnyWordMatches,
  selectNumberMatches,
  selectSimilarMatches,
} from './search.store.ts';
import { searchTerm } from './search-term.rules.ts';

/**
 * An answer by SQL alone, until the index is built: the right articles, without facets and without the visitor's
 * filters. By article number, all words and brand, any of the words, similar names; descriptions are not searched.
 */
export async function searchBySql(ctx: RequestContext, input: SearchInput): Promise<SearchAnswer> {
  const { page, sort } = input;
  const term = searchTerm(input.text);
  if (!term) {
    const list =
      input.categoryId === null
        ? buildProductList([], 0, page, sort)
        : await listCategoryProducts(ctx, { categoryId: input.categoryId, page, sort });
    return { ...NOTHING_UNDERSTOOD, ...list, query: '' };
  }
  const asked = { sort, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
  const { anyWordQuery, alikeQuery } = term;
  const expressions = [
    ...(/\d/.test(term.text) ? [() => selectNumberMatches(term)] : []),
    () => matches(ctx, term),
    ...(anyWordQuery ? [() => selectAnyWordMatches(ctx, anyWordQuery)] : []),
    ...(alikeQuery ? [() => selectSimilarMatches(ctx, term.text, alikeQuery)] : []),
  ];
  for (const expression of expressions) {
    const { productIds, totalCount } = await findProducts(ctx, expression(), asked);
    if (totalCount > 0)
      return {
        ...NOTHING_UNDERSTOOD,
        ...buildProductList(productIds, totalCount, page, sort),
        query: term.text,
      };
  }
  return { ...NOTHING_UNDERSTOOD, ...buildProductList([], 0, page, sort), query: term.text };
}

/** The parts missing from an answer without the index. */
export const NOTHING_UNDERSTOOD = {
  sponsoredIds: [],
  facets: [],
  understood: {
    filters: [],
    category: null,
    correctedTo: null,
    ignored: [],
    onlyMentioned: [],
    complete: null,
  },
  redirectTo: null,
  explanations: [],
  plan: null,
};
