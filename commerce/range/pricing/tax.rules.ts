import { roundMinor } from '#commerce/ground/kernel/money.ts';

/** VAT contained in an amount, minor units: net + tax = gross. */
export type TaxShare = { readonly ratePercent: number; readonly netMinor: number; readonly taxMinor: number };

/** A gross amount, including VAT, and its rate. */
export type TaxedAmount = { readonly grossMinor: number; readonly ratePercent: number };

/**
 * VAT by rate, highest rate first. Each amount is split separately, net = round(gross / (1 + rate)), and the parts
 * are added up, so that net and tax of all rates sum to the gross total to the cent.
 */
export function calculateContainedTaxes(amounts: readonly TaxedAmount[]): TaxShare[] {
  const byRate = new Map<number, { netMinor: number; taxMinor: number }>();
  for (const { grossMinor, ratePercent } of amounts) {
    const share = byRate.get(ratePercent) ?? { netMinor: 0, taxMinor: 0 };
    const netMinor = roundMinor(grossMinor / (1 + ratePercent / 100));
    share.netMinor += netMinor;
    share.taxMinor += grossMinor - netMinor;
    byRate.set(ratePercent, share);
  }
  return [...byRate]
    .map(([ratePercent, share]) => ({ ratePercent, ...share }))
    .sort((a, b) => b.ratePercent - a.ratePercent);
}
