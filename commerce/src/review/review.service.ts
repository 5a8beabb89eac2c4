import { spelling } from '#commerce/catalogue/spelling.rules.ts';
import { withoutTenantGuard } from '#commerce/database/tenant-guard.ts';
import type { RequestContext } from '#commerce/kernel/context.ts';

/** Specification section 9. */
export const REVIEW_PAGE_SIZE = 20;
const MAX_PAGE = 500;

export type ReviewSort = 'newest' | 'helpful';

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
};

export type ReviewPage = {
  readonly reviews: readonly Review[];
  /** with the filter */
  readonly totalCount: number;
  readonly page: number;
  readonly pageSize: number;
  /** how many gave 1 to 5 stars, in this order, without the filter */
  readonly distribution: readonly number[];
};

/**
 * Reviews of a product, those in the reader's language first. Published reviews belong to the product and are shown in
 * every shop, as the rating is; who wrote one is known only by the name that the author chose.
 * @param input.stars only reviews with so many stars; null: all
 */
export async function productReviews(
  ctx: RequestContext,
  input: { productId: number; page: number; stars: number | null; sort?: ReviewSort },
): Promise<ReviewPage> {
  const page = Math.min(Math.max(Math.trunc(input.page) || 1, 1), MAX_PAGE);
  const db = withoutTenantGuard(ctx.db, 'published reviews are shown in every shop');
  const ofProduct = db.selectFrom('review').where('product_id', '=', input.productId);
  const counts = await ofProduct
    .select((of) => ['stars', of.fn.countAll<number>().as('count')])
    .groupBy('stars')
    .execute();
  const distribution = [1, 2, 3, 4, 5].map((stars) => counts.find((row) => row.stars === stars)?.count ?? 0);
  const totalCount =
    input.stars === null
      ? distribution.reduce((all, count) => all + count, 0)
      : (distribution[input.stars - 1] ?? 0);
  const rows =
    totalCount <= (page - 1) * REVIEW_PAGE_SIZE
      ? []
      : await ofProduct
          .$if(input.stars !== null, (query) => query.where('stars', '=', input.stars))
          .select(['review_id', 'stars', 'title', 'body', 'author_name', 'language'])
          .select(['verified_purchase', 'created_at', 'helpful_count'])
          .orderBy((is) => is('language', '=', ctx.language), 'desc')
          .$if(input.sort === 'helpful', (query) => query.orderBy('helpful_count', 'desc'))
          .orderBy('created_at', 'desc')
          .orderBy('review_id')
          .limit(REVIEW_PAGE_SIZE)
          .offset((page - 1) * REVIEW_PAGE_SIZE)
          .execute();
  return {
    reviews: rows.map((row) => reviewOf(ctx, row)),
    totalCount,
    page,
    pageSize: REVIEW_PAGE_SIZE,
    distribution,
  };
}

type ReviewRow = {
  review_id: number;
  stars: number;
  title: string;
  body: string;
  author_name: string;
  language: string;
  verified_purchase: boolean;
  created_at: Date;
  helpful_count: number;
};

function reviewOf({ tenant }: RequestContext, row: ReviewRow): Review {
  // as the shop's country writes the review's language, whatever the page's language is
  const write = spelling(`${row.language}-${tenant.country}`);
  return {
    id: row.review_id,
    stars: row.stars,
    title: write(row.title),
    text: write(row.body),
    authorName: row.author_name,
    language: row.language,
    verifiedPurchase: row.verified_purchase,
    createdAt: row.created_at,
    helpfulCount: row.helpful_count,
  };
}
