import { sql } from 'kysely';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';

/**
 * Ends a person's own vouchers and removes the address from them; the record of their use stays. They can no longer
 * be used. In the caller's transaction.
 * @param email lower case
 */
export async function eraseVouchers(ctx: RequestContext, email: string): Promise<void> {
  const now = ctx.clock.now();
  await sql`
    update voucher v
       set email = v.voucher_id || '@erased.invalid',
           valid_until = least(v.valid_until, greatest(${now}::timestamptz, v.valid_from + interval '1 second'))
     where v.tenant_id = ${ctx.tenant.id} and v.email = ${email}`.execute(ctx.db);
}
