import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { recomputePlan } from '#commerce/money/credit/plan/recompute-plan.service.ts';
import type { CreditPart } from '#commerce/money/ledger/ledger.rules.ts';
import { recordCredit } from '#commerce/money/ledger/ledger.service.ts';
import { computeSurplus, refundOrder } from '#commerce/orders/refund/refund.service.ts';
import type { TaxShare } from '#commerce/range/pricing/tax.rules.ts';

/**
 * Credits the part of an order that no longer has to be paid: in the ledger, by a smaller plan, and by refunding a
 * surplus the way it came. Once for each key, in the caller's transaction, which holds the order's lock.
 * @param credit.newTotalMinor the price of the pieces kept
 * @returns the amount refunded, minor units
 */
export async function creditOrder(
  ctx: RequestContext,
  credit: {
    readonly orderId: string;
    readonly key: string;
    readonly amountMinor: number;
    readonly taxes: readonly TaxShare[];
    readonly newTotalMinor: number;
  },
): Promise<number> {
  const { orderId, key, amountMinor } = credit;
  await recordCredit(ctx, { orderId, key, parts: splitCreditParts(credit) });
  const plan = await recomputePlan(ctx, orderId, credit.newTotalMinor);
  const saved = plan?.parts.reduce((sum, part) => sum + part.amountMinor, 0) ?? 0;
  const refundMinor = Math.min(amountMinor + saved, await computeSurplus(ctx, orderId));
  if (refundMinor > 0) await refundOrder(ctx, orderId, refundMinor, key);
  return refundMinor;
}

function splitCreditParts({
  amountMinor,
  taxes,
}: {
  amountMinor: number;
  taxes: readonly TaxShare[];
}): CreditPart[] {
  const vat = taxes.reduce((sum, { taxMinor }) => sum + taxMinor, 0);
  const parts: CreditPart[] = [
    { account: 'sales', amountMinor: amountMinor - vat },
    { account: 'vat', amountMinor: vat },
  ];
  return parts.filter((part) => part.amountMinor !== 0);
}
