import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { buildProductList, clampPage, PAGE_SIZE, parseSort } from '#search/product-list.rules.ts';
import type { SearchAnswer, SearchInput, Suggestions } from '#search/search.types.ts';
import { searchEngine } from './search-engine.ts';
import { NOTHING_UNDERSTOOD, searchBySql } from './search-fallback.service.ts';
import { findRedirect } from './search-redirect.rules.ts';
import { searchTerm } from './search-term.rules.ts';
import { countTerm } from './term-statistics.service.ts';

/**
 * Products for a visitor's search, or of a category (without words), with the facets by which they can be filtered.
 * While the index is being built, or when it does not answer, SQL answers without facets.
 */
export async function searchProducts(ctx: RequestContext, asked: SearchInput): Promise<SearchAnswer> {
  const term = searchTerm(asked.text);
  const input = {
    ...asked,
    text: term?.text ?? '',
    page: clampPage(asked.page),
    sort: parseSort(asked.sort),
  };
  const redirectTo = asked.verbatim ? null : findRedirect(input.text, ctx.tenant.searchWords[ctx.language]);
  if (redirectTo !== null) return buildRedirectAnswer(input, redirectTo);
  const answer = await searchEngine(ctx).search({
    explain: false,
    verbatim: false,
    ...input,
    tenantId: ctx.tenant.id,
    locale: ctx.locale,
    now: ctx.clock.now().getTime(),
  });
  if (!answer) return searchBySql(ctx, input);
  if (input.text !== '' && input.page === 1 && input.filters.length === 0)
    countTerm(ctx, input.text, answer.totalCount);
  return { ...answer, redirectTo: null };
}

function buildRedirectAnswer({ page, sort, text }: SearchInput, redirectTo: string): SearchAnswer {
  return { ...NOTHING_UNDERSTOOD, ...buildProductList([], 0, page, sort), query: text, redirectTo };
}

/**
 * Suggestions for the words typed so far, '' before the first.
 * @param limit of each sort of suggestion, at most PAGE_SIZE
 * @returns none while the index is being built: a late suggestion is useless
 */
export async function suggestFor(
  ctx: RequestContext,
  input: { readonly text: string; readonly limit: number },
): Promise<Suggestions> {
  const suggestions = await searchEngine(ctx).suggest({
    tenantId: ctx.tenant.id,
    locale: ctx.locale,
    text: searchTerm(input.text)?.text ?? '',
    limit: Math.min(input.limit, PAGE_SIZE),
    now: ctx.clock.now().getTime(),
  });
  return suggestions ?? { terms: [], categories: [], brands: [], productIds: [] };
}
