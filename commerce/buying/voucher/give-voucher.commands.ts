import { sql } from 'kysely';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { generateCode } from './code.rules.ts';

/**
 * Issues a person a code of a campaign for one order, however many they have: it has been paid for. In the caller's
 * transaction.
 * @param email lower case
 * @returns null if the tenant has no such campaign, or it has no codes
 */
export async function giveVoucher(
  ctx: RequestContext,
  campaign: string,
  email: string,
): Promise<{ readonly code: string; readonly validUntil: Date } | null> {
  const code = generateCode();
  const now = ctx.clock.now();
  const { timeZone } = ctx.tenant;
  // valid to the end of its last day in the market's time zone
  const { rows } = await sql<{ valid_until: Date }>`
    insert into voucher (tenant_id, campaign, code, email, use_limit, valid_from, valid_until, created_at)
    select c.tenant_id, c.campaign, ${code}, ${email}, 1, ${now}::timestamptz,
           ((${now}::timestamptz at time zone ${timeZone})::date + (c.issue ->> 'validDays')::int + 1)::timestamp
             at time zone ${timeZone}, ${now}::timestamptz
      from voucher_campaign c
     where c.tenant_id = ${ctx.tenant.id} and c.campaign = ${campaign} and c.issue is not null
    returning valid_until`.execute(ctx.db);
  const validUntil = rows[0]?.valid_until;
  return validUntil ? { code, validUntil } : null;
}
