import { sql } from 'kysely';
import { removeTenantGuard } from '#commerce/ground/database/tenant-guard.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';

/** The ratings of an article, in every shop. */
export type Rating = {
  readonly number: number;
  /** stars with two decimals; null if not rated */
  readonly mean: string | null;
};

/** Writes a rating for every shop, and into the lists that sort by it. */
export async function writeRating(
  ctx: RequestContext,
  productId: number,
  { number, mean }: Rating,
): Promise<void> {
  await sql`
    with changed as (
      update product set rating_average = ${mean}::numeric, rating_count = ${number}::int
       where product_id = ${productId})
    update listing set rating_average = ${mean}::numeric, rating_count = ${number}::int
     where product_id = ${productId}`.execute(
    removeTenantGuard(ctx.db, 'a rating is the article’s, the same in every shop'),
  );
}
