import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { priceHistories } from '#commerce/range/catalogue/product.service.ts';
import { referencePrice } from '#commerce/range/pricing/price.rules.ts';
import { redeemerKey, redeemerOf } from './redeemer.rules.ts';
import type { Discounts } from './voucher.rules.ts';
import {
  type KnownRedeemer,
  lockLimited,
  lockRedeemer,
  readDiscountFacts,
  readRedeemer,
  readVouchers,
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
