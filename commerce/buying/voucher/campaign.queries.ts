import { sql } from 'kysely';
import { z } from 'zod';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { type VoucherTerms, voucherTerms } from '#tenants/voucher-terms.ts';

const issueRules = z.object({ validDays: z.number() });

/** The voucher of a campaign's codes, and for how many days a code is valid. null if there is none. */
export async function findOffer(
  ctx: RequestContext,
  campaign: string,
): Promise<{ readonly terms: VoucherTerms; readonly validDays: number } | null> {
  const row = await ctx.db
    .selectFrom('voucher_campaign')
    .select(['terms', 'issue'])
    .where('tenant_id', '=', ctx.tenant.id)
    .where('campaign', '=', campaign)
    .executeTakeFirst();
  const issue = issueRules.safeParse(row?.issue);
  if (!row || !issue.success) return null;
  return { terms: voucherTerms.parse(row.terms), validDays: issue.data.validDays };
}

type LastIssued = { readonly code: string; readonly valid_until: Date; readonly open: boolean };

/** The newest code that can still be used, or that was issued within the given months. */
export async function findLastIssuedVoucher(
  ctx: RequestContext,
  campaign: string,
  email: string,
  months: number,
) {
  const now = ctx.clock.now();
  const { rows } = await sql<LastIssued>`
    select v.code, v.valid_until,
           v.valid_until > ${now}::timestamptz and not exists (
             select from voucher_use u where u.tenant_id = ${ctx.tenant.id} and u.voucher_id = v.voucher_id
                and u.released_at is null) as open
      from voucher v
     where v.tenant_id = ${ctx.tenant.id} and v.campaign = ${campaign} and v.email = ${email}
       and (v.valid_until > ${now}::timestamptz
            or v.created_at > ${now}::timestamptz - make_interval(months => ${months}::int))
     order by v.created_at desc
     limit 1`.execute(ctx.db);
  return rows[0] ?? null;
}

/** Every public code of the tenant, with how often it has been used. For the shop's operators. */
export async function listCodes(ctx: Pick<RequestContext, 'db' | 'tenant'>) {
  const { rows } = await sql<{
    campaign: string;
    code: string;
    valid_from: Date;
    valid_until: Date;
    use_limit: number | null;
    used: number;
  }>`
    select v.campaign, v.code, v.valid_from, v.valid_until, v.use_limit,
           (select count(*)::int from voucher_use u
             where u.tenant_id = ${ctx.tenant.id} and u.voucher_id = v.voucher_id and u.released_at is null) as used
      from voucher v
     where v.tenant_id = ${ctx.tenant.id} and v.email is null
     order by v.campaign, v.code
     limit 10000`.execute(ctx.db);
  return rows;
}
