import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { findKnownCustomer } from '#commerce/people/customer/customer.service.ts';
import type { VoucherTerms } from '#tenants/voucher-terms.ts';
import { normalizeCode } from './code.rules.ts';
import { buildRedeemer, hashRedeemerEmail } from './redeemer.rules.ts';
import { judgeVouchers, type Voucher, type VoucherReason } from './voucher.rules.ts';
import { readBrandNames, readCategoryNames, readRedeemer, readVouchers } from './voucher.store.ts';

/** A voucher of the visitor, as a list shows it. */
export type OwnVoucher = Voucher & {
  readonly state: 'ACTIVE' | 'EXPIRED';
  /** why it cannot be used; [] for active ones */
  readonly reasons: readonly VoucherReason[];
};

/** The voucher with this code in the context's tenant, in its state for an unknown person. */
export async function findByCode(ctx: RequestContext, typed: string): Promise<Voucher | null> {
  const code = normalizeCode(typed);
  if (code === null) return null;
  const [voucher] = await readVouchers(ctx, { code }, null);
  return voucher ?? null;
}

/**
 * The customer's own vouchers, the newest first: active ones, and those that are over or used; also while the
 * customer is soft-logged-in. [] for all other visitors.
 */
export async function listOwnVouchers(ctx: RequestContext): Promise<OwnVoucher[]> {
  const customer = await findKnownCustomer(ctx);
  if (!customer) return [];
  const { email } = customer;
  const vouchers = await readVouchers(ctx, { ownerEmail: email }, hashRedeemerEmail(email));
  const redeemer = buildRedeemer(ctx, await readRedeemer(ctx, email));
  const terms = { now: ctx.clock.now(), timeZone: ctx.tenant.timeZone };
  return vouchers.map((voucher) => {
    // each alone: without a basket only time, use and person matter
    const reasons = judgeVouchers([voucher], [], redeemer, terms)[0]?.reasons ?? [];
    const over = reasons.some(
      ({ code }) => code === 'EXPIRED' || code === 'USED_UP' || code === 'USED_RECENTLY',
    );
    return { ...voucher, reasons, state: over ? 'EXPIRED' : 'ACTIVE' };
  });
}

/** The names of brands and categories that terms name by slug and key, in the context's language. */
export async function loadRangeNames(
  ctx: RequestContext,
  terms: Pick<VoucherTerms, 'excludedBrands' | 'categories'>,
): Promise<{ excludedBrands: string[]; categories: string[] }> {
  const { excludedBrands, categories } = terms;
  return {
    excludedBrands: excludedBrands.length > 0 ? await readBrandNames(ctx, excludedBrands) : [],
    categories: categories.length > 0 ? await readCategoryNames(ctx, categories) : [],
  };
}
