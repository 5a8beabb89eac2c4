import { sql } from 'kysely';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';

/** Stores today's prices as those that the customer has seen; later ones are compared with them. */
export async function acknowledgePrices(ctx: RequestContext, basketId: string): Promise<void> {
  await sql`
    update basket_line l set seen_price_minor = p.amount_minor
      from price p
     where l.tenant_id = ${ctx.tenant.id} and l.basket_id = ${basketId}
       and p.tenant_id = l.tenant_id and p.variant_id = l.variant_id and p.currency = ${ctx.currency}
       and p.amount_minor <> l.seen_price_minor`.execute(ctx.db);
}
