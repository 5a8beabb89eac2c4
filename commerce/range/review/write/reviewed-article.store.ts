import type { RequestContext } from '#commerce/ground/kernel/context.ts';

export type ReviewedArticle = {
  readonly productId: number;
  readonly kind: string;
  readonly department: string;
};

/** An article that the tenant sells or has sold. @returns null if it never did */
export async function findArticle(ctx: RequestContext, sku: string): Promise<ReviewedArticle | null> {
  const row = await ctx.db
    .selectFrom('product as p')
    .innerJoin('listing as l', 'l.product_id', 'p.product_id')
    .where('l.tenant_id', '=', ctx.tenant.id)
    .where('p.sku', '=', sku)
    .select(['p.product_id as productId', 'p.kind', 'p.department'])
    .executeTakeFirst();
  return row ?? null;
}
