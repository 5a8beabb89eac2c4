import { type SelectQueryBuilder, sql } from 'kysely';
import type { DB } from '#commerce/ground/database/schema.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import {
  buildProductList,
  clampPage,
  PAGE_SIZE,
  type ProductList,
  parseSort,
  type Sort,
} from '#search/product-list.rules.ts';
import type { ProductCard } from '../product/product.queries.ts';
import { computeNewSince } from '../product/product.service.ts';

export type Listings = SelectQueryBuilder<DB & { l: DB['listing'] }, 'l', object>;

/** The tenant's products that are still sold. */
export function selectListings(ctx: RequestContext): Listings {
  return ctx.db
    .selectFrom('listing as l')
    .where('l.tenant_id', '=', ctx.tenant.id)
    .where((is) =>
      is.or([is('l.discontinued_at', 'is', null), is('l.discontinued_at', '>', ctx.clock.now())]),
    );
}

/** One page of a category with those below it. @param input.sort a key of SORTS, else the default */
export async function listCategoryProducts(
  ctx: RequestContext,
  input: { categoryId: number; page: number; sort?: string | null | undefined },
): Promise<ProductList> {
  const page = clampPage(input.page);
  const sort = parseSort(input.sort);
  const inCategory = selectListings(ctx).where(
    sql<boolean>`l.category_ids @> array[${input.categoryId}::int]`,
  );
  const [rows, count] = await Promise.all([
    // the shop's own order puts sold-out articles last
    sortListings(sort === 'popularity' ? inCategory.orderBy('l.available', 'desc') : inCategory, sort)
      .select('l.product_id')
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE)
      .execute(),
    inCategory.select((of) => of.fn.countAll<number>().as('total')).executeTakeFirst(),
  ]);
  return buildProductList(getProductIds(rows), count?.total ?? 0, page, sort);
}

/** Ties are broken by popularity and number, so that pages neither repeat nor lose an article. */
export function sortListings(listings: Listings, sort: Sort): Listings {
  switch (sort) {
    case 'popularity':
      return orderByPopularity(listings);
    case 'newest':
      return orderByPopularity(listings.orderBy('l.released_at', 'desc'));
    case 'price-asc':
      return orderByPopularity(listings.orderBy('l.min_price_minor'));
    case 'price-desc':
      return orderByPopularity(listings.orderBy('l.min_price_minor', 'desc'));
    case 'rating':
      return orderByPopularity(
        listings
          .orderBy('l.rating_average', (order) => order.desc().nullsLast())
          .orderBy('l.rating_count', 'desc'),
      );
    case 'discount':
      return orderByPopularity(listings.orderBy('l.discount_percent', 'desc'));
  }
}

function orderByPopularity(listings: Listings): Listings {
  return listings.orderBy('l.popularity', 'desc').orderBy('l.product_id');
}

/** Candidates for a selection; more would take a large shop a second. */
const SELECTED_AMONG = 2000;

/** Product ids from the whole range, one of each brand first: for a shop that has not sold anything yet. */
export async function listSelectedProducts(ctx: RequestContext, first: number): Promise<number[]> {
  const rows = await ctx.db
    .selectFrom(
      orderByPopularity(selectListings(ctx).where('l.available', '=', true))
        .innerJoin('product as p', 'p.product_id', 'l.product_id')
        .select(['l.product_id', 'p.brand_id'])
        .limit(SELECTED_AMONG)
        .as('some'),
    )
    .select('product_id')
    .orderBy(sql`row_number() over (partition by brand_id order by product_id)`)
    .orderBy('product_id')
    .limit(first)
    .execute();
  return getProductIds(rows);
}

/**
 * Available products similar to this one: of its main category, those of its own kind first.
 * @param agreeing attributes in which products of its kind must be equal to it
 */
export function selectSimilarProducts(
  ctx: RequestContext,
  product: Pick<ProductCard, 'productId' | 'mainCategoryId' | 'kind'>,
  first: number,
  agreeing: readonly string[] = [],
) {
  const own = sql`(select attributes from product where product_id = ${product.productId})`;
  return selectListings(ctx)
    .innerJoin('product as p', 'p.product_id', 'l.product_id')
    .where((is) =>
      is.and(
        agreeing.map(
          (key) => sql<boolean>`(p.kind <> ${product.kind} or p.attributes -> ${key} = ${own} -> ${key})`,
        ),
      ),
    )
    .where(sql<boolean>`l.category_ids @> array[${product.mainCategoryId}::int]`)
    .where('l.available', '=', true)
    .where('l.product_id', '!=', product.productId)
    .orderBy(sql`p.kind = ${product.kind}`, 'desc')
    .orderBy('l.popularity', 'desc')
    .orderBy('l.product_id')
    .select('l.product_id')
    .limit(first);
}

export async function listSimilarProducts(
  ...asked: Parameters<typeof selectSimilarProducts>
): Promise<number[]> {
  return getProductIds(await selectSimilarProducts(...asked).execute());
}

export function getProductIds(rows: readonly { product_id: number }[]): number[] {
  return rows.map((row) => row.product_id);
}

/**
 * A shop claims only qualities that its articles have: no bestsellers where nothing was sold, no news where all
 * articles are old.
 */
function filterByQuality(
  listings: Listings,
  by: 'popularity' | 'newest' | 'discount',
  ctx: RequestContext,
): Listings {
  switch (by) {
    case 'popularity':
      return listings.where('l.popularity', '>', 0);
    case 'newest':
      return listings.where('l.released_at', '>', computeNewSince(ctx));
    case 'discount':
      return listings.where('l.reduced', '=', true);
  }
}

/** Product ids of the bestsellers, the newest or the most reduced; available ones only. */
export async function listFeaturedProducts(
  ctx: RequestContext,
  input: { by: 'popularity' | 'newest' | 'discount'; first: number },
): Promise<number[]> {
  const available = selectListings(ctx).where('l.available', '=', true);
  const rows = await sortListings(filterByQuality(available, input.by, ctx), input.by)
    .select('l.product_id')
    .limit(input.first)
    .execute();
  return getProductIds(rows);
}
