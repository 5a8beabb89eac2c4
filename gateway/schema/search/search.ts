import { searchProducts } from '#commerce/range/search-api/search.service.ts';
import type { GatewayContext } from '#gateway/context/context.ts';
import { clampPage, parseSort } from '#search/product-list.rules.ts';
import type { SearchInput } from '#search/search.types.ts';
import { builder } from '../builder.ts';
import { ProductQueryResultRef } from '../catalogue/product-list.ts';
import { FilterInput, LookingInput, readChoices, readValueSearches } from './search-input.ts';

type Redirect = { readonly redirectTo: string };
const RedirectResultRef = builder.objectRef<Redirect>('RedirectResult');

RedirectResultRef.implement({
  description: 'The retailer leads this term elsewhere.',
  fields: (t) => ({ path: t.exposeString('redirectTo') }),
});

const SearchResultRef = builder.unionType('SearchResult', {
  types: [ProductQueryResultRef, RedirectResultRef],
  resolveType: (result) => ('redirectTo' in result ? 'RedirectResult' : 'ProductQueryResult'),
});

builder.queryField('search', (t) =>
  t.field({
    type: SearchResultRef,
    args: {
      query: t.arg.string(),
      page: t.arg.int({ defaultValue: 1 }),
      sort: t.arg.string({ required: false }),
      filters: t.arg({ type: [FilterInput], required: false }),
      looking: t.arg({ type: [LookingInput], required: false }),
      verbatim: t.arg.boolean({
        defaultValue: false,
        description: 'Keep the words as they are: correct nothing, take none for a filter.',
      }),
      explain: t.arg.boolean({ defaultValue: false }),
    },
    resolve: async (_, { query, filters, looking, ...args }, ctx) => {
      const list = {
        text: query,
        categoryId: null,
        filters: readChoices(filters),
        looking: readValueSearches(looking),
      };
      const asked = buildSearchInput(ctx, { ...args, ...list });
      const answer = await searchProducts(ctx, asked);
      const { redirectTo } = answer;
      return redirectTo === null ? { asked, category: null, answer } : { redirectTo };
    },
  }),
);

type Asked = Omit<SearchInput, 'sort'> & { readonly sort?: string | null | undefined };

/** Explains the ranking only on a server with development pages. */
export function buildSearchInput(
  { diagnostics }: GatewayContext,
  { page, sort, explain = false, ...asked }: Asked,
): SearchInput {
  return { ...asked, page: clampPage(page), sort: parseSort(sort), explain: explain && diagnostics };
}
