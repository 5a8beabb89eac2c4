import { sql } from 'kysely';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';

export async function hadVoucher(ctx: RequestContext, campaign: string, email: string): Promise<boolean> {
  const { rows } = await sql`
    select from voucher v
     where v.tenant_id = ${ctx.tenant.id} and v.campaign = ${campaign} and v.email = ${email}
       and v.created_at > ${ctx.clock.now()}::timestamptz - interval '1 year'
     limit 1`.execute(ctx.db);
  return rows.length > 0;
}
