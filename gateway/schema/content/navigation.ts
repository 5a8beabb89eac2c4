import { loadCategoryTree } from '#commerce/range/catalogue/category.service.ts';
import type { Category } from '#commerce/range/catalogue/category-tree.rules.ts';
import {
  listFeaturedProducts,
  listSelectedProducts,
} from '#commerce/range/catalogue/listing/listing.queries.ts';
import {
  type HomeContent,
  loadHomeContent,
  loadHomeDraft,
  loadUspBar,
  type Teaser,
  USP_ICONS,
  type Usp,
} from '#commerce/range/content/content.service.ts';
import type { GatewayContext } from '#gateway/context/context.ts';
import { loadCards } from '#gateway/context/loaders.ts';
import { builder } from '../builder.ts';
import { BrandRef } from '../catalogue/product-facts.ts';
import { ProductRef } from '../catalogue/product-ref.ts';
import { clampFirst } from '../first.ts';
import { resolveLinkAddress } from './content-text.ts';

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
async function filterReachableTeasers(ctx: GatewayContext, teasers: readonly Teaser[]): Promise<Teaser[]> {
  const { byPath } = await loadCategoryTree(ctx);
  return teasers.filter(({ path }) => byPath.has(path));
}

HomeContentRef.implement({
  description: 'The part of the home page that editors write.',
  fields: (t) => ({
    teasers: t.field({
      type: [TeaserRef],
      description: 'The first is the large one.',
      resolve: ({ teasers }, _, ctx) => filterReachableTeasers(ctx, teasers),
    }),
    inspiration: t.field({
      type: [TeaserRef],
      resolve: ({ inspiration }, _, ctx) => filterReachableTeasers(ctx, inspiration),
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
        typeof preview === 'string' ? loadHomeDraft(ctx, preview) : loadHomeContent(ctx),
    }),
    categories: t.field({
      type: [NavigationItemRef],
      resolve: async (_, __, ctx) => (await loadCategoryTree(ctx)).roots,
    }),
    bestsellers: t.field({
      type: [ProductRef],
      args: { first: t.arg.int({ defaultValue: 12 }) },
      resolve: async (_, { first }, ctx) =>
        loadCards(
          ctx.loaders,
          await listFeaturedProducts(ctx, { by: 'popularity', first: clampFirst(first) }),
        ),
    }),
    selection: t.field({
      type: [ProductRef],
      description: 'A selection of the whole range; empty where there are bestsellers.',
      args: { first: t.arg.int({ defaultValue: 12 }) },
      async resolve(_, { first }, ctx) {
        const sold = await listFeaturedProducts(ctx, { by: 'popularity', first: 1 });
        return sold.length > 0
          ? []
          : loadCards(ctx.loaders, await listSelectedProducts(ctx, clampFirst(first)));
      },
    }),
    newArrivals: t.field({
      type: [ProductRef],
      args: { first: t.arg.int({ defaultValue: 12 }) },
      resolve: async (_, { first }, ctx) =>
        loadCards(ctx.loaders, await listFeaturedProducts(ctx, { by: 'newest', first: clampFirst(first) })),
    }),
    brands: t.field({
      type: [BrandRef],
      description: 'The brands of the most popular articles.',
      args: { first: t.arg.int({ defaultValue: 12 }) },
      async resolve(_, { first }, ctx) {
        const asked = await listFeaturedProducts(ctx, { by: 'popularity', first: BRANDS_AMONG });
        const brands = (await loadCards(ctx.loaders, asked)).map(({ brand }) => [brand.slug, brand] as const);
        return [...new Map(brands).values()].slice(0, clampFirst(first));
      },
    }),
    reduced: t.field({
      type: [ProductRef],
      description: 'Reduced against the lowest price of the 30 days before, the most first.',
      args: { first: t.arg.int({ defaultValue: 12 }) },
      resolve: async (_, { first }, ctx) =>
        loadCards(ctx.loaders, await listFeaturedProducts(ctx, { by: 'discount', first: clampFirst(first) })),
    }),
  }),
});

const UspIconRef = builder.enumType('UspIcon', { values: USP_ICONS });
const UspRef = builder.objectRef<Usp>('Usp');
UspRef.implement({
  fields: (t) => ({
    text: t.exposeString('text'),
    icon: t.expose('icon', { type: UspIconRef }),
    to: t.string({ nullable: true, resolve: ({ to }, _args, ctx) => resolveLinkAddress(to, ctx) }),
  }),
});

builder.queryFields((t) => ({
  home: t.field({ type: HomeRef, resolve: () => ({}) }),
  uspBar: t.field({
    type: [UspRef],
    description: 'Promises in a line above the header, from the bucket of the channel and language.',
    args: { channel: t.arg({ type: ChannelRef, defaultValue: 'WEB' }) },
    resolve: async (_, { channel }, ctx) =>
      (await loadUspBar(ctx, channel === 'MOBILE' ? 'mobile' : 'web')) ?? [],
  }),
  navigation: t.field({
    type: [NavigationItemRef],
    description: 'Header and flyout navigation.',
    args: { channel: t.arg({ type: ChannelRef, defaultValue: 'WEB' }) },
    resolve: async (_, __, ctx) => (await loadCategoryTree(ctx)).roots,
  }),
}));
