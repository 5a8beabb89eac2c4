import { createHash } from 'node:crypto';
import { findSoonestArrival } from '#commerce/buying/delivery/delivery-date.rules.ts';
import { buildDeliveryPlace } from '#commerce/buying/delivery/delivery-date.service.ts';
import { loadCategoryTree } from '#commerce/range/catalogue/category.service.ts';
import type { Category } from '#commerce/range/catalogue/category-tree.rules.ts';
import {
  type AskedChoice,
  buildOffer,
  collectColours,
  filterVariants,
  type ProductColour,
  type Variant,
} from '#commerce/range/catalogue/listing/offer.rules.ts';
import type { LocalizedPath } from '#commerce/range/catalogue/product/alternates.queries.ts';
import type { ProductCard } from '#commerce/range/catalogue/product/product.queries.ts';
import { getColours } from '#commerce/range/catalogue/reference.service.ts';
import { buildClusters } from '#commerce/range/search-api/clusters.rules.ts';
import type { GatewayContext } from '#gateway/context/context.ts';
import { loadCards } from '#gateway/context/loaders.ts';
import { SORTS } from '#search/product-list.rules.ts';
import type { SearchAnswer, SearchInput } from '#search/search.types.ts';
import { builder } from '../builder.ts';
import { ClusterRef } from '../search/search-cluster.ts';
import { DiagnosticsRef } from '../search/search-diagnostics.ts';
import { SearchFilterRef } from '../search/search-filter.ts';
import { buildSeoLinks, SeoLinksRef } from '../search/search-seo.ts';
import { SearchUnderstandingRef } from '../search/search-understanding.ts';
import { TrackingRef } from '../search/tracking.ts';
import { DeliveryDatesRef } from './availability.ts';
import { ProductRef } from './product-ref.ts';

export const LocalizedPathRef = builder.objectRef<LocalizedPath>('LocalizedPath');
export const BreadcrumbRef = builder.objectRef<Category>('Breadcrumb');
const SortingOrderRef = builder.objectRef<{ key: string; selected: boolean }>('SortingOrder');

/** A list and its question; one type for categories and searches. */
export type AnsweredList = {
  readonly asked: SearchInput;
  /** the category of the list; null for a search */
  readonly category: Category | null;
  readonly answer: SearchAnswer;
};
export const ProductQueryResultRef = builder.objectRef<AnsweredList>('ProductQueryResult');

type Listed = {
  readonly card: ProductCard;
  readonly sponsored: boolean;
  readonly resultId: string;
  /** from 1, over all pages */
  readonly position: number;
  /** colours and sizes that the list is filtered by */
  readonly choice: AskedChoice;
};
const ProductResultRef = builder.objectRef<Listed>('ProductResult');
const ChosenOfferRef = builder.objectRef<readonly Variant[]>('ChosenOffer');
const ColorMatchRef = builder.objectRef<ProductColour>('ColorMatch');
const SponsoredProductsRef = builder.objectRef<readonly ProductCard[]>('SponsoredProducts');

LocalizedPathRef.implement({
  fields: (t) => ({
    tenant: t.exposeString('tenant'),
    locale: t.exposeString('locale'),
    path: t.exposeString('path', { description: 'Address path with language prefix.' }),
  }),
});

BreadcrumbRef.implement({
  fields: (t) => ({ name: t.exposeString('name'), path: t.exposeString('path') }),
});

SortingOrderRef.implement({
  fields: (t) => ({ key: t.exposeID('key'), selected: t.exposeBoolean('selected') }),
});

ProductResultRef.implement({
  fields: (t) => ({
    product: t.expose('card', { type: ProductRef }),
    sponsored: t.exposeBoolean('sponsored', { description: 'Its place is paid for, and must say so.' }),
    color: t.field({
      type: ColorMatchRef,
      nullable: true,
      description: 'The colour by which the list was narrowed, as the product has it; null: by none.',
      resolve: async (listed, _, ctx) => {
        if (listed.choice.families.size === 0) return null;
        const [meant, known] = await Promise.all([filterMatchingVariants(listed, ctx), getColours(ctx)]);
        const { cheapest } = buildOffer(meant);
        const shown = collectColours(meant, known);
        return shown.find(({ key }) => key === cheapest?.colourKey) ?? shown[0] ?? null;
      },
    }),
    asChosen: t.field({
      type: ChosenOfferRef,
      nullable: true,
      description: 'Whether and when it comes in the colours and sizes of the list; null: narrowed to none.',
      resolve: async (listed, _, ctx) =>
        listed.choice.families.size + listed.choice.sizes.size === 0
          ? null
          : await filterMatchingVariants(listed, ctx),
    }),
    tracking: t.field({ type: TrackingRef, resolve: ({ resultId, position }) => ({ resultId, position }) }),
  }),
});

ChosenOfferRef.implement({
  fields: (t) => ({
    available: t.boolean({ resolve: (variants) => buildOffer(variants).available }),
    arrival: t.field({
      type: DeliveryDatesRef,
      nullable: true,
      resolve: (variants, _, ctx) =>
        findSoonestArrival(
          variants.map(({ availability }) => availability),
          ctx.tenant.delivery.options,
          buildDeliveryPlace(ctx, null),
        ),
    }),
  }),
});

ColorMatchRef.implement({
  fields: (t) => ({
    key: t.exposeString('key'),
    picture: t.exposeString('picture', { nullable: true, description: 'Picture source id.' }),
    variantSku: t.exposeID('variantSku'),
  }),
});

SponsoredProductsRef.implement({
  fields: (t) => ({ products: t.field({ type: [ProductRef], resolve: (cards) => [...cards] }) }),
});

ProductQueryResultRef.implement({
  fields: (t) => ({
    results: t.field({ type: [ProductResultRef], resolve: (list, _, ctx) => loadResults(list, ctx) }),
    sponsoredProducts: t.field({
      type: SponsoredProductsRef,
      description: 'The results whose place is paid for.',
      resolve: ({ answer }, _, { loaders }) => loadCards(loaders, answer.sponsoredIds),
    }),
    totalCount: t.int({ resolve: ({ answer }) => answer.totalCount }),
    page: t.int({ resolve: ({ answer }) => answer.page }),
    pageSize: t.int({ resolve: ({ answer }) => answer.pageSize }),
    pageCount: t.int({ resolve: ({ answer }) => answer.pageCount }),
    sortingOrders: t.field({
      type: [SortingOrderRef],
      resolve: ({ answer: { sort } }) => SORTS.map((key) => ({ key, selected: key === sort })),
    }),
    query: t.string({
      nullable: true,
      description: 'The words searched for, trimmed; null in a category.',
      resolve: ({ answer, category }) => (category ? null : answer.query),
    }),
    filters: t.field({
      type: [SearchFilterRef],
      description: 'The facets that narrow the list, in order; chosen values are always among them.',
      resolve: ({ answer }) => [...answer.facets],
    }),
    clusters: t.field({
      type: [ClusterRef],
      description: 'The categories that its articles are in, the fullest first.',
      resolve: async ({ answer }, _, ctx) => buildClusters(answer.facets, await loadCategoryTree(ctx)),
    }),
    understood: t.field({ type: SearchUnderstandingRef, resolve: ({ answer }) => answer.understood }),
    tracking: t.field({
      type: TrackingRef,
      resolve: (list, _, ctx) => ({ resultId: hashResult(list, ctx), position: null }),
    }),
    seoLinks: t.field({ type: SeoLinksRef, resolve: (list, _, ctx) => buildSeoLinks(list, ctx) }),
    diagnostics: t.field({
      type: DiagnosticsRef,
      nullable: true,
      description: 'null unless an explanation was requested and the server allows it.',
      resolve: ({ asked, answer }) => (asked.explain ? answer : null),
    }),
  }),
});

async function loadResults(list: AnsweredList, ctx: GatewayContext): Promise<Listed[]> {
  const { answer } = list;
  const first = (answer.page - 1) * answer.pageSize + 1;
  const places = new Map(answer.productIds.map((id, index) => [id, first + index]));
  const resultId = hashResult(list, ctx);
  const choice = { families: listChosenValues(answer, 'colour'), sizes: listChosenValues(answer, 'size') };
  const cards = await loadCards(ctx.loaders, answer.productIds);
  return cards.map((card) => ({
    card,
    resultId,
    choice,
    sponsored: answer.sponsoredIds.includes(card.productId),
    position: places.get(card.productId) ?? first,
  }));
}

/** The variants of an article that the list's filters mean. */
async function filterMatchingVariants(
  { card: { productId }, choice }: Listed,
  ctx: GatewayContext,
): Promise<Variant[]> {
  const [variants, known] = await Promise.all([ctx.loaders.variants.load(productId), getColours(ctx)]);
  return filterVariants(variants, choice, known);
}

function listChosenValues({ facets }: SearchAnswer, filter: string): ReadonlySet<string> {
  const chosen = facets.find(({ key }) => key === filter);
  if (!chosen || chosen.kind === 'range') return new Set();
  return new Set(chosen.values.flatMap(({ value, selected }) => (selected ? value : [])));
}

/** The same for equal questions, so it reveals nothing of the visitor. */
function hashResult({ asked, answer }: AnsweredList, { tenant, locale }: GatewayContext): string {
  const { categoryId, filters, sort, verbatim = false } = asked;
  const question = JSON.stringify([tenant.id, locale, answer.query, categoryId, filters, sort, verbatim]);
  return createHash('sha256').update(question).digest('base64url').slice(0, 16);
}
