import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { loadPriceHistories } from '#commerce/range/catalogue/product/product.queries.ts';
import { calculateReferencePrice } from '#commerce/range/pricing/price.rules.ts';
import { buildRedeemer, hashRedeemerEmail } from './redeemer.rules.ts';
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
  const vouchers = await readVouchers(ctx, { ids: basket.voucherIds }, getRedeemerKey(known));
  const facts = await readDiscountFacts(ctx, variantIds);
  const histories = await loadPriceHistories(ctx, variantIds);
  const { days } = ctx.tenant.priceReference;
  return {
    vouchers,
    facts: new Map(
      [...facts].map(([variantId, fact]) => {
        const reduced = calculateReferencePrice(histories.get(variantId) ?? [], days) !== null;
        return [variantId, { ...fact, reduced }];
      }),
    ),
    redeemer: buildRedeemer(ctx, known),
    terms: { now: ctx.clock.now(), timeZone: ctx.tenant.timeZone },
  };
}

function getRedeemerKey({ email }: KnownRedeemer): string | null {
  return email === null ? null : hashRedeemerEmail(email);
}

/** Locks the rows that the basket's vouchers depend on until the transaction ends: what is read then stays true. */
export async function lockVouchers(ctx: RequestContext, basket: Basket): Promise<void> {
  if (basket.voucherIds.length === 0) return;
  await lockLimited(ctx, basket.voucherIds);
  const key = getRedeemerKey(await readRedeemer(ctx, basket.email));
  if (key !== null) await lockRedeemer(ctx, key);
}
