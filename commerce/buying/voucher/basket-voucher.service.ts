import { createHash } from 'node:crypto';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { signedInCustomer } from '#commerce/ground/kernel/visitor.rules.ts';
import { priceHistories } from '#commerce/range/catalogue/product.service.ts';
import { referencePrice } from '#commerce/range/pricing/price.rules.ts';
import type { CustomerGroup } from '#tenants/voucher-terms.ts';
import type { Discounts, JudgedVoucher, Redeemer } from './voucher.rules.ts';
import {
  insertUse,
  type KnownRedeemer,
  lockLimited,
  lockRedeemer,
  readDiscountFacts,
  readRedeemer,
  readVouchers,
  releaseUses,
} from './voucher.store.ts';

/** The parts of a basket that its vouchers depend on. */
type Basket = { readonly voucherIds: readonly string[]; readonly email: string | null };

/** All data for judging a basket's vouchers; null without vouchers, and then nothing is read. */
export async function readDiscounts(
  ctx: RequestContext,
  basket: Basket,
  variantIds: readonly number[],
): Promise<Discounts | null> {
  if (basket.voucherIds.length === 0) return null;
  const known = await readRedeemer(ctx, basket.email);
  const vouchers = await readVouchers(ctx, { ids: basket.voucherIds }, keyOf(known));
  const facts = await readDiscountFacts(ctx, variantIds);
  const histories = await priceHistories(ctx, variantIds);
  const { days } = ctx.tenant.priceReference;
  return {
    vouchers,
    facts: new Map(
      [...facts].map(([variantId, fact]) => {
        const reduced = referencePrice(histories.get(variantId) ?? [], days) !== null;
        return [variantId, { ...fact, reduced }];
      }),
    ),
    redeemer: redeemerOf(ctx, known),
    terms: { now: ctx.clock.now(), timeZone: ctx.tenant.timeZone },
  };
}

/** The person who asks, as the conditions of vouchers need to know them. */
export function redeemerOf(ctx: RequestContext, known: KnownRedeemer): Redeemer {
  const groups = new Set<CustomerGroup>([known.hasOrdered ? 'returning' : 'new']);
  if (signedInCustomer(ctx) !== null) groups.add('account');
  if (known.getsNewsletter) groups.add('newsletter');
  return { email: known.email, groups };
}

/** The key that a person's uses are counted under: the address cannot be read from it. */
export function redeemerKey(email: string): string {
  return createHash('sha256').update(email).digest('hex');
}

function keyOf({ email }: KnownRedeemer): string | null {
  return email === null ? null : redeemerKey(email);
}

/**
 * Locks the rows that the basket's vouchers depend on until the transaction ends: what is read of them then stays
 * true.
 */
export async function lockVouchers(ctx: RequestContext, basket: Basket): Promise<void> {
  if (basket.voucherIds.length === 0) return;
  await lockLimited(ctx, basket.voucherIds);
  const key = keyOf(await readRedeemer(ctx, basket.email));
  if (key !== null) await lockRedeemer(ctx, key);
}

/**
 * Counts the vouchers that a placed order uses, in its transaction and after `lockForOrder` has judged them.
 * @throws Error when a limit is reached nevertheless: the lock was not taken, and the order has to be undone
 */
export async function redeemVouchers(
  ctx: RequestContext,
  order: { readonly orderId: string; readonly email: string },
  basket: { readonly vouchers: readonly JudgedVoucher[] },
): Promise<void> {
  const { orderId, email } = order;
  for (const { voucherId, campaign, reasons } of basket.vouchers) {
    if (reasons.length > 0) continue;
    const used = await insertUse(ctx, { voucherId, campaign, orderId, redeemer: redeemerKey(email) });
    if (!used) throw new Error(`voucher ${voucherId} reached a limit beside the lock of order ${orderId}`);
  }
}

/** Makes a cancelled order's vouchers usable again. Repeating it changes nothing. */
export function releaseVouchers(ctx: RequestContext, orderId: string): Promise<void> {
  return releaseUses(ctx, orderId);
}
