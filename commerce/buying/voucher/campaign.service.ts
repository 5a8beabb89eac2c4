import { type RequestContext, runInTransaction } from '#commerce/ground/kernel/context.ts';
import { lockUntilCommit } from '#commerce/ground/kernel/transaction-lock.ts';
import type { Tenant } from '#tenants/tenant.ts';
import type { VoucherTerms } from '#tenants/voucher-terms.ts';
import { keepCampaigns } from './campaign.commands.ts';
import { findLastIssuedVoucher, findOffer } from './campaign.queries.ts';
import { giveVoucher } from './give-voucher.commands.ts';

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
