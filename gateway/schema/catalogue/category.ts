import { findCategoryByPath, loadCategoryTree } from '#commerce/range/catalogue/category.service.ts';
import { buildTrail, type Category, getSiblings } from '#commerce/range/catalogue/category-tree.rules.ts';
import { listCategoryAlternates } from '#commerce/range/catalogue/product/alternates.service.ts';
import { findContentPage } from '#commerce/range/content/content.service.ts';
import { findCategorySeo } from '#commerce/range/content/shop-content.service.ts';
import { searchProducts } from '#commerce/range/search-api/search.service.ts';
import { builder } from '../builder.ts';
import { ContentPageRef } from '../content/content.ts';
import { NavigationItemRef } from '../content/navigation.ts';
import { SeoTextRef } from '../content/shop-content.ts';
import { buildSearchInput } from '../search/search.ts';
import { FilterInput, LookingInput, readChoices, readValueSearches } from '../search/search-input.ts';
import { BreadcrumbRef, LocalizedPathRef, ProductQueryResultRef } from './product-list.ts';

const CategoryRef = builder.objectRef<Category>('Category');

CategoryRef.implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    path: t.exposeString('path'),
    description: t.exposeString('description'),
    picture: t.exposeString('picture', { nullable: true }),
    breadcrumb: t.field({ type: [BreadcrumbRef], resolve: buildTrail }),
    children: t.expose('children', { type: [NavigationItemRef] }),
    siblings: t.field({
      type: [NavigationItemRef],
      description: 'Sibling and child categories for the side navigation.',
      resolve: async (category, _, ctx) => getSiblings(await loadCategoryTree(ctx), category),
    }),
    products: t.field({
      type: ProductQueryResultRef,
      description: 'Page 1 has the first 24; a page beyond the last is empty.',
      args: {
        page: t.arg.int({ defaultValue: 1 }),
        sort: t.arg.string({ required: false }),
        filters: t.arg({ type: [FilterInput], required: false }),
        looking: t.arg({ type: [LookingInput], required: false }),
        explain: t.arg.boolean({ defaultValue: false }),
      },
      resolve: async (category, { filters, looking, ...args }, ctx) => {
        const narrowed = { filters: readChoices(filters), looking: readValueSearches(looking) };
        const list = { text: '', categoryId: category.id, ...narrowed };
        const asked = buildSearchInput(ctx, { ...args, ...list });
        return { asked, category, answer: await searchProducts(ctx, asked) };
      },
    }),
    editorial: t.field({
      type: ContentPageRef,
      nullable: true,
      description: 'The retailer’s text about it, from the content `category-<key>`; null: none.',
      resolve: ({ key }, _, ctx) => findContentPage(ctx, { identifier: `category-${key}` }),
    }),
    seo: t.field({
      type: SeoTextRef,
      nullable: true,
      description: 'Null: title and description are made of its name.',
      resolve: ({ key }, _, ctx) => findCategorySeo(ctx, key),
    }),
    alternates: t.field({
      type: [LocalizedPathRef],
      description:
        'The category in every market and language that has it, for hreflang and the language switch.',
      resolve: (category, _, ctx) => listCategoryAlternates(ctx, { category, tenants: ctx.tenants }),
    }),
  }),
});

builder.queryFields((t) => ({
  category: t.field({
    type: CategoryRef,
    nullable: true,
    description:
      'Category by its path without slashes at the ends, e.g. dames/kleding/jurken; null: there is none.',
    args: { path: t.arg.string() },
    resolve: (_, { path }, ctx) => findCategoryByPath(ctx, path),
  }),
}));
