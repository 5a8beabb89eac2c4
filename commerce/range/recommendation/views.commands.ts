import { sql } from 'kysely';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';

/** The article on the page and those before it in the same visit. */
export const MOST_VIEWED = 5;

/**
 * Counts that an article was viewed in one visit with others. Only pairs of articles and their counts are stored:
 * nothing of the visitor, not even briefly. Articles that this tenant does not sell are left out.
 * @param input.skus style numbers, the latest first;
 * @param input.from address, for the rate limit only
 */
export async function countViewedTogether(
  ctx: RequestContext,
  input: { skus: readonly string[]; from: string },
): Promise<void> {
  const skus = [...new Set(input.skus)].slice(0, MOST_VIEWED);
  const [latest] = skus;
  if (latest === undefined || skus.length < 2 || (await ctx.attempts.countView(input.from)) !== null) return;
  await sql`
    insert into viewed_together (tenant_id, product_id, other_product_id)
    select ${ctx.tenant.id}, least(a.product_id, b.product_id), greatest(a.product_id, b.product_id)
      from product a join product b on b.product_id <> a.product_id
     where a.sku = ${latest} and b.sku = any(${skus}::text[])
       and (select count(*) from listing l
             where l.tenant_id = ${ctx.tenant.id} and l.product_id in (a.product_id, b.product_id)) = 2
     order by 2, 3
    on conflict (tenant_id, product_id, other_product_id) do update set views = viewed_together.views + 1`.execute(
    ctx.db,
  );
}
