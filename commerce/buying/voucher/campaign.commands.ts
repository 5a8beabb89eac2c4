import { sql } from 'kysely';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import type { VoucherCampaign } from '#tenants/voucher-terms.ts';

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
