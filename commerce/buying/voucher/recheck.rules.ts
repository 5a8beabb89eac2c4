import { allocate } from '#commerce/ground/kernel/money.ts';
import type { VoucherTerms } from '#tenants/voucher-terms.ts';
import { calculateDiscountShares, type JudgedVoucher } from './voucher.rules.ts';

/** A voucher as an order used it. */
export type OrderVoucher = {
  readonly voucherId: string;
  readonly code: string;
  /** as they were when the order was placed */
  readonly terms: VoucherTerms;
  readonly discountMinor: number;
  /** the order's lines that it applied to, by position (from 1), and each one's share of it */
  readonly lines: readonly { readonly position: number; readonly discountMinor: number }[];
};

/** A basket's vouchers that apply, in the form in which an order of its lines keeps them. */
export function buildOrderVouchers(basket: {
  readonly lines: readonly { readonly lineId: string }[];
  readonly vouchers: readonly JudgedVoucher[];
}): OrderVoucher[] {
  const findLinePosition = (id: string) => basket.lines.findIndex(({ lineId }) => lineId === id) + 1;
  return basket.vouchers
    .filter(({ reasons }) => reasons.length === 0)
    .map(({ voucherId, code, terms, discountMinor, shares }) => ({
      voucherId,
      code,
      terms,
      discountMinor,
      lines: shares.map((share) => ({
        position: findLinePosition(share.lineId),
        discountMinor: share.discountMinor,
      })),
    }));
}

/** An order's line as discounts need it. `position` counts from 1; `discountMinor` its share. */
export type DiscountedLine = {
  readonly position: number;
  readonly quantity: number;
  readonly unitMinor: number;
  readonly discountMinor: number;
};

/** The part of the vouchers that remains when only some pieces are kept. Minor units. */
export type RemainingDiscount = {
  readonly discountMinor: number;
  /** every line of the order, in its order */
  readonly lines: readonly { readonly position: number; readonly discountMinor: number }[];
  readonly vouchers: readonly {
    readonly code: string;
    readonly discountMinor: number;
    /** the articles kept are worth less than its minimum, so nothing remains of it */
    readonly belowMinimum: boolean;
    readonly minimumMinor: number;
  }[];
};

/**
 * The part of an order's vouchers that remains after a return: the discount that they give for the pieces kept alone,
 * with the terms of the order. An amount stays whole while its minimum is reached, a percentage counts the pieces
 * kept, and below its minimum a voucher is lost, but never more than the value of the returned pieces: a return must
 * not cost money.
 * @param kept pieces kept by position; a position that is missing is not kept
 */
export function recheckVouchers(
  order: { readonly vouchers: readonly OrderVoucher[]; readonly lines: readonly DiscountedLine[] },
  kept: ReadonlyMap<number, number>,
): RemainingDiscount {
  const keptMinor = new Map(
    order.lines.map((line) => [
      line.position,
      line.unitMinor * Math.max(0, Math.min(line.quantity, kept.get(line.position) ?? 0)),
    ]),
  );
  const left = new Map(keptMinor);
  const vouchers = order.vouchers.map((voucher) => {
    const positions = voucher.lines.map(({ position }) => position);
    const value = positions.reduce((total, position) => total + (keptMinor.get(position) ?? 0), 0);
    const belowMinimum = value < voucher.terms.minimumMinor;
    const lefts = positions.map((position) => left.get(position) ?? 0);
    const most = Math.min(voucher.discountMinor, sumAmounts(lefts));
    const asked = belowMinimum ? lefts.map(() => 0) : calculateDiscountShares(voucher.terms, lefts);
    const shares = sumAmounts(asked) > most ? allocate(most, lefts) : asked;
    for (const [index, position] of positions.entries()) {
      left.set(position, (left.get(position) ?? 0) - (shares[index] ?? 0));
    }
    const { code, terms } = voucher;
    return { code, discountMinor: sumAmounts(shares), belowMinimum, minimumMinor: terms.minimumMinor };
  });
  limitVoucherLoss(order, keptMinor, left);
  const lines = order.lines.map(({ position }) => ({
    position,
    discountMinor: (keptMinor.get(position) ?? 0) - (left.get(position) ?? 0),
  }));
  return { discountMinor: sumAmounts(lines.map((line) => line.discountMinor)), lines, vouchers };
}

/** Limits the loss of a voucher to the value of the returned pieces. */
function limitVoucherLoss(
  order: { readonly lines: readonly DiscountedLine[] },
  keptMinor: ReadonlyMap<number, number>,
  left: Map<number, number>,
): void {
  const goods = sumAmounts(order.lines.map((line) => line.unitMinor * line.quantity));
  const before = sumAmounts(order.lines.map((line) => line.discountMinor));
  const returned = goods - sumAmounts([...keptMinor.values()]);
  const remaining = sumAmounts([...keptMinor.values()]) - sumAmounts([...left.values()]);
  const owed = before - returned - remaining;
  if (owed <= 0) return;
  const positions = [...left.keys()];
  const parts = allocate(owed, [...left.values()]);
  for (const [index, position] of positions.entries()) {
    left.set(position, (left.get(position) ?? 0) - (parts[index] ?? 0));
  }
}

function sumAmounts(amounts: readonly number[]): number {
  return amounts.reduce((a, b) => a + b, 0);
}
