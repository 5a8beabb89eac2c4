import { sql } from 'kysely';
import { removeTenantGuard } from '#commerce/ground/database/tenant-guard.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { createSpeller } from '#commerce/range/catalogue/spelling.rules.ts';
import type { ReviewChoice, ReviewVariation } from '#forms/lists/review-list.ts';
import type { Tenant } from '#tenants/tenant.ts';
import { buildReviewCondition, needsCount } from './review-filter.ts';
import { type ReviewPicture, selectPictures } from './review-picture.store.ts';
import {
  calculateStatistic,
  countMatchingReviews,
  getVariationValues,
  type ReviewGroup,
  type ReviewStatistic,
} from './review-statistic.rules.ts';

function getUnguardedDatabase(ctx: RequestContext) {
  return removeTenantGuard(ctx.db, 'published reviews are shown in every shop');
}

function selectPublishedReviews(ctx: RequestContext, productId: number) {
  return getUnguardedDatabase(ctx)
    .selectFrom('review as r')
    .leftJoin('variant as v', 'v.variant_id', 'r.variant_id')
    .where('r.product_id', '=', productId)
    .where('r.moderation', '=', sql.lit('published'));
}

/** Reviews of a page (product 9.3). */
export const REVIEW_PAGE_SIZE = 20;
const MAX_PAGE = 500;
/** Most groups of stars and variants: a style in 30 colours and 60 sizes has fewer. */
const MOST_GROUPS = 10_000;

export type Review = {
  readonly id: number;
  readonly stars: number;
  readonly title: string;
  readonly text: string;
  readonly authorName: string;
  readonly language: string;
  readonly verifiedPurchase: boolean;
  readonly createdAt: Date;
  readonly helpfulCount: number;
  readonly notHelpfulCount: number;
  readonly tags: readonly string[];
  /** of the variant that was bought; [] where that is not known */
  readonly variation: readonly ReviewVariation[];
  readonly pictures: readonly ReviewPicture[];
};

export type ReviewPage = {
  readonly productId: number;
  readonly reviews: readonly Review[];
  /** of the reviews that match the choice */
  readonly totalCount: number;
  readonly page: number;
  readonly pageSize: number;
  /** of all published reviews, whatever the choice */
  readonly statistic: ReviewStatistic;
  /** published reviews with photographs */
  readonly picturedCount: number;
  /** of all published reviews, the most frequent first */
  readonly tags: readonly ReviewTag[];
};

export type ReviewTag = { readonly key: string; readonly count: number };

type Asked = Partial<ReviewChoice> & { readonly productId: number; readonly page: number };

/**
 * Reviews of a product: those in the reader's language first, then those in the shop's others. Published reviews
 * belong to the product and are shown in every shop, like the rating; the only thing shown of an author is the name
 * that she chose.
 */
export async function listProductReviews(ctx: RequestContext, asked: Asked): Promise<ReviewPage> {
  const page = Math.min(Math.max(Math.trunc(asked.page) || 1, 1), MAX_PAGE);
  const choice = { stars: asked.stars ?? null, variation: asked.variation ?? null };
  const skipped = (page - 1) * REVIEW_PAGE_SIZE;
  const row = await readReviewPage(ctx, asked, skipped);
  return {
    productId: asked.productId,
    reviews: row.reviews.map((review) => readReviewRow(ctx, review)),
    totalCount: row.matching ?? countMatchingReviews(row.groups, choice),
    page,
    pageSize: REVIEW_PAGE_SIZE,
    statistic: calculateStatistic(row.groups),
    picturedCount: row.pictured,
    tags: row.tags,
  };
}

type ReviewPageRow = {
  readonly groups: readonly ReviewGroup[];
  readonly pictured: number;
  /** null where the groups tell it */
  readonly matching: number | null;
  readonly tags: readonly ReviewTag[];
  readonly reviews: readonly ReviewRow[];
};

/** All that a page shows of a product's reviews, by one statement. */
async function readReviewPage(ctx: RequestContext, asked: Asked, offset: number): Promise<ReviewPageRow> {
  const groups = selectPublishedReviews(ctx, asked.productId)
    .select(['r.stars', 'r.verified_purchase', 'v.colour_key', 'v.dimensions'])
    .select((of) => of.fn.countAll().as('count'))
    .groupBy(['r.stars', 'r.verified_purchase', 'v.colour_key', 'v.dimensions'])
    .limit(MOST_GROUPS);
  const { rows } = await sql<ReviewPageRow>`
    select (select coalesce(json_agg(g), '[]') from (${groups}) g) as groups,
           (${selectCount(ctx, { productId: asked.productId, pictures: true })}) as pictured,
           ${needsCount(asked) ? sql`(${selectCount(ctx, asked)})` : sql`null::int`} as matching,
           (select coalesce(json_agg(t), '[]') from (
              select tag as key, count(*)::int as count from review, unnest(tags) as tag
               where product_id = ${asked.productId} and moderation = 'published'
               group by tag order by count desc, tag limit 50) t) as tags,
           (select coalesce(json_agg(o), '[]') from (${selectReviewPage(ctx, asked, offset)}) o) as reviews`.execute(
    getUnguardedDatabase(ctx),
  );
  const [row] = rows;
  if (!row) throw new Error('a select without a table answered with no row');
  return row;
}

function selectReviewPage(ctx: RequestContext, asked: Asked, offset: number) {
  const { productId, sort } = asked;
  return selectPublishedReviews(ctx, productId)
    .where(buildReviewCondition(asked))
    .select(['r.review_id', 'r.stars', 'r.title', 'r.body', 'r.author_name', 'r.language', 'r.tags'])
    .select(['r.verified_purchase', 'r.helpful_count', 'r.not_helpful_count'])
    .select(['v.colour_key', 'v.dimensions', selectPictures().as('pictures')])
    .select(sql<number>`floor(extract(epoch from r.created_at) * 1000)`.as('created_ms'))
    .orderBy((is) => is('r.language', '=', ctx.language), 'desc')
    .orderBy((is) => is('r.language', 'in', getLanguages(ctx.tenant)), 'desc')
    .$if(sort === 'helpful', (query) =>
      query.orderBy('r.helpful_count', 'desc').orderBy('r.not_helpful_count'),
    )
    .$if(sort === 'best', (query) => query.orderBy('r.stars', 'desc'))
    .$if(sort === 'worst', (query) => query.orderBy('r.stars'))
    .orderBy('r.created_at', 'desc')
    .orderBy('r.review_id')
    .limit(REVIEW_PAGE_SIZE)
    .offset(offset);
}

function selectCount(ctx: RequestContext, asked: Omit<Asked, 'page' | 'sort'>) {
  return selectPublishedReviews(ctx, asked.productId)
    .where(buildReviewCondition(asked))
    .select((of) => of.fn.countAll().as('count'));
}

function getLanguages({ locales }: Tenant): string[] {
  return locales.map(({ locale }) => locale.slice(0, 2));
}

type ReviewRow = {
  review_id: number;
  stars: number;
  title: string;
  body: string;
  author_name: string;
  language: string;
  tags: string[];
  verified_purchase: boolean;
  created_ms: number;
  helpful_count: number;
  not_helpful_count: number;
  colour_key: string | null;
  dimensions: unknown;
  pictures: readonly ReviewPicture[];
};

function readReviewRow({ tenant }: RequestContext, row: ReviewRow): Review {
  // the review's language in the spelling of the shop's country, whatever the page's language
  const write = createSpeller(`${row.language}-${tenant.country}`);
  return {
    id: row.review_id,
    stars: row.stars,
    title: write(row.title),
    text: write(row.body),
    authorName: row.author_name,
    language: row.language,
    verifiedPurchase: row.verified_purchase,
    createdAt: new Date(row.created_ms),
    helpfulCount: row.helpful_count,
    notHelpfulCount: row.not_helpful_count,
    tags: row.tags,
    variation: getVariationValues(row),
    pictures: row.pictures,
  };
}
