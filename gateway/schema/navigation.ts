import { categoryTree } from '#commerce/range/catalogue/category.service.ts';
import type { Category } from '#commerce/range/catalogue/category-tree.rules.ts';
import { featuredProducts, selectedProducts } from '#commerce/range/catalogue/listing.service.ts';
import {
  type HomeContent,
  homeContent,
  homeDraft,
  type Teaser,
  USP_ICONS,
  type Usp,
  uspBarOf,
} from '#commerce/range/content/content.service.ts';
import type { GatewayContext } from '#gateway/context/context.ts';
import { loadCards } from '#gateway/context/loaders.ts';
import { builder } from './builder.ts';
import { addressOf } from './content-text.ts';
import { firstOf } from './first.ts';
import { BrandRef } from './product-facts.ts';
import { ProductRef } from './product-ref.ts';

/** Number of bestsellers whose brands are collected. */
const BRANDS_AMONG = 60;
const PATH = 'Category path without slashes at the ends.';

const ChannelRef = builder.enumType('Channel', { values: ['WEB', 'MOBILE'] as const });

export const NavigationItemRef = builder.objectRef<Category>('NavigationItem');
const TeaserRef = builder.objectRef<Teaser>('Teaser');
const HomeContentRef = builder.objectRef<HomeContent>('HomeContent');
const HomeRef = builder.objectRef<Record<never, never>>('Home');

NavigationItemRef.implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    path: t.exposeString('path', { description: PATH }),
    picture: t.exposeString('picture', { nullable: true }),
    children: t.expose('children', { type: [NavigationItemRef] }),
  }),
});

TeaserRef.implement({
  fields: (t) => ({
    picture: t.exposeString('picture', { description: 'Picture source id, wide.' }),
    pictureSmall: t.exposeString('pictureSmall', { description: 'Picture source id, square, for phones.' }),
    headline: t.exposeString('headline'),
    text: t.exposeString('text'),
    path: t.exposeString('path', { description: PATH }),
    callToAction: t.exposeString('callToAction'),
  }),
});

/** Leaves out teasers of categories that the shop lacks: a shop with a catalogue of its own lacks some. */
async function leadingSomewhere(ctx: GatewayContext, teasers: readonly Teaser[]): Promise<Teaser[]> {
  const { byPath } = await categoryTree(ctx);
  return teasers.filter(({ path }) => byPath.has(path));
}

HomeContentRef.implement({
  description: 'The part of the home page that editors write.',
  fields: (t) => ({
    teasers: t.field({
      type: [TeaserRef],
      description: 'The first is the large one.',
      resolve: ({ teasers }, _, ctx) => leadingSomewhere(ctx, teasers),
    }),
    inspiration: t.field({
      type: [TeaserRef],
      resolve: ({ inspiration }, _, ctx) => leadingSomewhere(ctx, inspiration),
    }),
  }),
});

HomeRef.implement({
  fields: (t) => ({
    content: t.field({
      type: HomeContentRef,
      nullable: true,
      description: 'null: there is no draft, or the link to it is a wrong one',
      args: {
        preview: t.arg.string({
          required: false,
          description: 'The value of a signed link to unpublished content.',
        }),
      },
      resolve: (_, { preview }, ctx) =>
        typeof preview === 'string' ? homeDraft(ctx, preview) : homeContent(ctx),
    }),
    categories: t.field({
      type: [NavigationItemRef],
      resolve: async (_, __, ctx) => (await categoryTree(ctx)).roots,
    }),
    bestsellers: t.field({
      type: [ProductRef],
      args: { first: t.arg.int({ defaultValue: 12 }) },
      resolve: async (_, { first }, ctx) =>
        loadCards(ctx.loaders, await featuredProducts(ctx, { by: 'popularity', first: firstOf(first) })),
    }),
    selection: t.field({
      type: [ProductRef],
      description: 'A selection of the whole range; empty where there are bestsellers.',
      args: { first: t.arg.int({ defaultValue: 12 }) },
      async resolve(_, { first }, ctx) {
        const sold = await featuredProducts(ctx, { by: 'popularity', first: 1 });
        return sold.length > 0 ? [] : loadCards(ctx.loaders, await selectedProducts(ctx, firstOf(first)));
      },
    }),
    newArrivals: t.field({
      type: [ProductRef],
      args: { first: t.arg.int({ defaultValue: 12 }) },
      resolve: async (_, { first }, ctx) =>
        loadCards(ctx.loaders, await featuredProducts(ctx, { by: 'newest', first: firstOf(first) })),
    }),
    brands: t.field({
      type: [BrandRef],
      description: 'The brands of the most popular articles.',
      args: { first: t.arg.int({ defaultValue: 12 }) },
      async resolve(_, { first }, ctx) {
        const asked = await featuredProducts(ctx, { by: 'popularity', first: BRANDS_AMONG });
        const brands = (await loadCards(ctx.loaders, asked)).map(({ brand }) => [brand.slug, brand] as const);
        return [...new Map(brands).values()].slice(0, firstOf(first));
      },
    }),
    reduced: t.field({
      type: [ProductRef],
      description: 'Reduced against the lowest price of the 30 days before, the most first.',
      args: { first: t.arg.int({ defaultValue: 12 }) },
      resolve: async (_, { first }, ctx) =>
        loadCards(ctx.loaders, await featuredProducts(ctx, { by: 'discount', first: firstOf(first) })),
    }),
  }),
});

const UspIconRef = builder.enumType('UspIcon', { values: USP_ICONS });
const UspRef = builder.objectRef<Usp>('Usp');
UspRef.implement({
  fields: (t) => ({
    text: t.exposeString('text'),
    icon: t.expose('icon', { type: UspIconRef }),
    to: t.string({ nullable: true, resolve: ({ to }, _args, ctx) => addressOf(to, ctx) }),
  }),
});

builder.queryFields((t) => ({
  home: t.field({ type: HomeRef, resolve: () => ({}) }),
  uspBar: t.field({
    type: [UspRef],
    description: 'Promises in a line above the header, from the bucket of the channel and language.',
    args: { channel: t.arg({ type: ChannelRef, defaultValue: 'WEB' }) },
    resolve: async (_, { channel }, ctx) =>
      (await uspBarOf(ctx, channel === 'MOBILE' ? 'mobile' : 'web')) ?? [],
  }),
  navigation: t.field({
    type: [NavigationItemRef],
    description: 'Header and flyout navigation.',
    args: { channel: t.arg({ type: ChannelRef, defaultValue: 'WEB' }) },
    resolve: async (_, __, ctx) => (await categoryTree(ctx)).roots,
  }),
}));
