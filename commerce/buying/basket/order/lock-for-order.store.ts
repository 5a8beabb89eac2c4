import { sql } from 'kysely';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';

export async function lockStock(ctx: RequestContext, basketId: string): Promise<void> {
  await sql`
    select s.variant_id from stock s
     where s.tenant_id = ${ctx.tenant.id} and s.variant_id in (
       select l.variant_id from basket_line l
        where l.tenant_id = ${ctx.tenant.id} and l.basket_id = ${basketId})
     order by s.variant_id
       for update`.execute(ctx.db);
}
