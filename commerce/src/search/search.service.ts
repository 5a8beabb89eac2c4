import { pageOf, sortOf } from '#commerce/catalogue/listing.rules.ts';
import type { RequestContext } from '#commerce/kernel/context.ts';
import type { SearchAnswer, SearchInput } from './search.types.ts';
import { searchEngine } from './search-engine.ts';
import { searchBySql } from './search-fallback.service.ts';
import { searchTerm } from './search-term.rules.ts';

/**
 * Products for what a visitor has typed, or of a category (without words), with the facets by which they can be
 * narrowed. While the index is still being built, or when it does not answer, SQL answers without facets.
 */
export async function searchProducts(ctx: RequestContext, asked: SearchInput): Promise<SearchAnswer> {
  const term = searchTerm(asked.text);
  const input = { ...asked, text: term?.text ?? '', page: pageOf(asked.page), sort: sortOf(asked.sort) };
  const answer = await searchEngine(ctx).search({
    explain: false,
    verbatim: false,
    ...input,
    tenantId: ctx.tenant.id,
    locale: ctx.locale,
    now: ctx.clock.now().getTime(),
  });
  return answer ? { ...answer, redirectTo: null } : searchBySql(ctx, input);
}
