import { categoryAlternates } from '#commerce/range/catalogue/alternates.service.ts';
import { categoryByPath, categoryTree } from '#commerce/range/catalogue/category.service.ts';
import { type Category, siblingsOf, trail } from '#commerce/range/catalogue/category-tree.rules.ts';
import { findContentPage } from '#commerce/range/content/content.service.ts';
import { categorySeo } from '#commerce/range/content/shop-content.service.ts';
import { searchProducts } from '#commerce/range/search-api/search.service.ts';
import { builder } from './builder.ts';
import { ContentPageRef } from './content.ts';
import { NavigationItemRef } from './navigation.ts';
import { BreadcrumbRef, LocalizedPathRef, ProductQueryResultRef } from './product-list.ts';
import { askedFor } from './search.ts';
import { choicesOf, FilterInput, LookingInput, lookingOf } from './search-input.ts';
import { SeoTextRef } from './shop-content.ts';

const CategoryRef = builder.objectRef<Category>('Category');

CategoryRef.implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    path: t.exposeString('path'),
    description: t.exposeString('description'),
    picture: t.exposeString('picture', { nullable: true }),
    breadcrumb: t.field({ type: [BreadcrumbRef], resolve: trail }),
    children: t.expose('children', { type: [NavigationItemRef] }),
    siblings: t.field({
      type: [NavigationItemRef],
      description: 'Sibling and child categories for the side navigation.',
      resolve: async (category, _, ctx) => siblingsOf(await categoryTree(ctx), category),
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
        const narrowed = { filters: choicesOf(filters), looking: lookingOf(looking) };
        const list = { text: '', categoryId: category.id, ...narrowed };
        const asked = askedFor(ctx, { ...args, ...list });
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
      resolve: ({ key }, _, ctx) => categorySeo(ctx, key),
    }),
    alternates: t.field({
      type: [LocalizedPathRef],
      description:
        'The category in every market and language that has it, for hreflang and the language switch.',
      resolve: (category, _, ctx) => categoryAlternates(ctx, { category, tenants: ctx.tenants }),
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
    resolve: (_, { path }, ctx) => categoryByPath(ctx, path),
  }),
}));
