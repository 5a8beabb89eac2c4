import { sql } from 'kysely';
import { z } from 'zod';
import { type RequestContext, runInTransaction } from '#commerce/ground/kernel/context.ts';
import { lockUntilCommit } from '#commerce/ground/kernel/transaction-lock.ts';
import type { Tenant } from '#tenants/tenant.ts';
import { type VoucherCampaign, type VoucherTerms, voucherTerms } from '#tenants/voucher-terms.ts';
import { giveVoucher } from './give-voucher.service.ts';

/**
 * Writes the tenant's campaigns and codes from its data, in one transaction. Codes that the data no longer names stay
 * as they were: a customer may hold one. Repeating it changes nothing.
 */
export async function keepCampaigns(
  ctx: Pick<RequestContext, 'db' | 'clock' | 'tenant'>,
  campaigns: readonly VoucherCampaign[],
): Promise<{ campaigns: number; codes: number }> {
  const { tenant, clock } = ctx;
  await ctx.db.transaction().execute(async (db) => {
    for (const { campaign, terms, issue, codes } of campaigns) {
      const values = {
        terms: JSON.stringify(terms),
        issue: issue && JSON.stringify(issue),
        updated_at: clock.now(),
      };
      await db
        .insertInto('voucher_campaign')
        .values({ tenant_id: tenant.id, campaign, ...values })
        .onConflict((conflict) => conflict.columns(['tenant_id', 'campaign']).doUpdateSet(values))
        .execute();
      for (const code of codes) {
        await sql`
          insert into voucher (tenant_id, campaign, code, email, valid_from, valid_until, use_limit, created_at)
          values (${tenant.id}, ${campaign}, ${code.code}, ${code.email},
                  ${code.validFrom}::date::timestamp at time zone ${tenant.timeZone},
                  (${code.validUntil}::date + 1)::timestamp at time zone ${tenant.timeZone},
                  ${code.useLimit}, ${clock.now()})
          on conflict (tenant_id, code) do update
            set campaign = excluded.campaign, email = excluded.email, valid_from = excluded.valid_from,
                valid_until = excluded.valid_until, use_limit = excluded.use_limit`.execute(db);
      }
    }
  });
  return {
    campaigns: campaigns.length,
    codes: campaigns.reduce((count, { codes }) => count + codes.length, 0),
  };
}

/** Writes every tenant's own vouchers from its folder. */
export async function keepVouchers(
  shop: Pick<RequestContext, 'db' | 'clock'>,
  tenants: readonly Tenant[],
): Promise<void> {
  for (const tenant of tenants) await keepCampaigns({ ...shop, tenant }, tenant.vouchers);
}

/** A code that was issued to one person. */
export type IssuedVoucher = {
  readonly code: string;
  readonly terms: VoucherTerms;
  readonly validUntil: Date;
};

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

/**
 * Issues a person a code of a campaign, for one order. A person with a valid one gets the same again; one who still
 * has to wait gets none: repeated sign-ups give no second voucher.
 * @param email lower case
 * @returns null if the tenant has no such campaign, or the person has had one within its months
 */
export async function issueVoucher(
  ctx: RequestContext,
  campaign: string,
  email: string,
): Promise<IssuedVoucher | null> {
  const offer = await findOffer(ctx, campaign);
  if (!offer) return null;
  const { terms } = offer;
  return runInTransaction(ctx, async (inner) => {
    await lockUntilCommit(inner, 'issue', email);
    const last = await findLastIssuedVoucher(inner, campaign, email, terms.unusedMonths ?? 0);
    if (last) return last.open ? { code: last.code, terms, validUntil: last.valid_until } : null;
    const given = await giveVoucher(inner, campaign, email);
    return given && { ...given, terms };
  });
}

type LastIssued = { readonly code: string; readonly valid_until: Date; readonly open: boolean };

/** The newest code that can still be used, or that was issued within the given months. */
async function findLastIssuedVoucher(ctx: RequestContext, campaign: string, email: string, months: number) {
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
