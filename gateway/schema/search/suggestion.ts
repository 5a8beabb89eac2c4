import { loadCategoryTree } from '#commerce/range/catalogue/category.service.ts';
import type { Category } from '#commerce/range/catalogue/category-tree.rules.ts';
import { suggestFor } from '#commerce/range/search-api/search.service.ts';
import { loadCards } from '#gateway/context/loaders.ts';
import type { Suggestions } from '#search/search.types.ts';
import { builder } from '../builder.ts';
import { ProductRef } from '../catalogue/product-ref.ts';

const MOST = 8;

const SuggestionPreviewsRef = builder.objectRef<Suggestions>('SuggestionPreviews');
const SuggestedTermRef = builder.objectRef<Suggestions['terms'][number]>('SuggestedTerm');
const SuggestedCategoryRef = builder.objectRef<{ category: Category; trail: string }>('SuggestedCategory');
const SuggestedBrandRef = builder.objectRef<Suggestions['brands'][number]>('SuggestedBrand');

SuggestedTermRef.implement({
  fields: (t) => ({ term: t.exposeString('term'), hits: t.exposeInt('hits') }),
});

SuggestedCategoryRef.implement({
  fields: (t) => ({
    name: t.string({ resolve: ({ category }) => category.name }),
    path: t.string({ resolve: ({ category }) => category.path }),
    trail: t.exposeString('trail', { description: 'Names from the top down, as they are read.' }),
  }),
});

SuggestedBrandRef.implement({
  fields: (t) => ({ name: t.exposeString('name'), slug: t.exposeString('slug') }),
});

SuggestionPreviewsRef.implement({
  description: 'Suggestions for the words typed so far, best first.',
  fields: (t) => ({
    terms: t.field({ type: [SuggestedTermRef], resolve: ({ terms }) => [...terms] }),
    categories: t.field({
      type: [SuggestedCategoryRef],
      resolve: async ({ categories }, _, ctx) => {
        const { byId } = await loadCategoryTree(ctx);
        return categories.flatMap(({ categoryId, trail }) => {
          const category = byId.get(categoryId);
          return category ? [{ category, trail }] : [];
        });
      },
    }),
    brands: t.field({ type: [SuggestedBrandRef], resolve: ({ brands }) => [...brands] }),
    products: t.field({
      type: [ProductRef],
      resolve: ({ productIds }, _, { loaders }) => loadCards(loaders, productIds),
    }),
  }),
});

builder.queryField('suggest', (t) =>
  t.field({
    type: SuggestionPreviewsRef,
    args: { query: t.arg.string(), first: t.arg.int({ defaultValue: 5 }) },
    resolve: (_, { query, first }, ctx) =>
      suggestFor(ctx, { text: query, limit: Math.min(Math.max(first, 1), MOST) }),
  }),
);
