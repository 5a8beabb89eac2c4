import { roundMinor } from '#commerce/ground/kernel/money.ts';
import type { InvoiceDocument } from './invoice.rules.ts';

/** A charge (positive) or an allowance (negative) on the whole invoice. */
export type NetAdjustment = {
  readonly reason: 'shipping' | 'extras' | 'rounding' | 'discount';
  readonly ratePercent: number;
  readonly netMinor: number;
};

/** The amounts of an invoice without VAT, minor units. */
export type NetAmounts = {
  /** of each line, in the invoice's order */
  readonly lines: readonly number[];
  /** of each service, in the invoice's order */
  readonly services: readonly number[];
  readonly adjustments: readonly NetAdjustment[];
};

type Part = { readonly ratePercent: number; readonly grossMinor: number };
type GrossAdjustment = Part & Pick<NetAdjustment, 'reason'>;

/**
 * What each part of an invoice costs without VAT. The shop's prices contain VAT and are rounded with it, EN 16931 adds
 * up net amounts: those of one rate sum to the net amount that the invoice shows for that rate, to the cent.
 */
export function calculateNetAmounts(document: InvoiceDocument): NetAmounts {
  const adjustments = splitAdjustments(document);
  const parts: Part[] = [
    ...[...document.lines, ...document.services].map(({ ratePercent, totalMinor }) => ({
      ratePercent,
      grossMinor: totalMinor,
    })),
    ...adjustments,
  ];
  const nets = parts.map(() => 0);
  for (const ratePercent of new Set(parts.map((part) => part.ratePercent))) {
    const indexes = [...parts.keys()].filter((index) => parts[index]?.ratePercent === ratePercent);
    const sum = document.taxes.find((tax) => tax.ratePercent === ratePercent)?.netMinor ?? 0;
    const shares = splitNet(
      indexes.map((index) => parts[index]?.grossMinor ?? 0),
      ratePercent,
      sum,
    );
    for (const [place, index] of indexes.entries()) nets[index] = shares[place] ?? 0;
  }
  const servicesFrom = document.lines.length;
  const adjustmentsFrom = servicesFrom + document.services.length;
  return {
    lines: nets.slice(0, servicesFrom),
    services: nets.slice(servicesFrom, adjustmentsFrom),
    adjustments: adjustments.flatMap(({ reason, ratePercent }, index) => {
      const netMinor = nets[adjustmentsFrom + index] ?? 0;
      return netMinor === 0 ? [] : [{ reason, ratePercent, netMinor }];
    }),
  };
}

/**
 * Shipping, extras, rounding and discount by their rate. The invoice says what each rate comes to, and the first three
 * are taxed at its main rate: what is then left of a rate is the discount on its lines.
 */
function splitAdjustments(document: InvoiceDocument): GrossAdjustment[] {
  const sold = [...document.lines, ...document.services];
  const rates = [...new Set([...document.taxes, ...sold].map(({ ratePercent }) => ratePercent))];
  const rest = new Map(
    rates.map((rate) => {
      const tax = document.taxes.find(({ ratePercent }) => ratePercent === rate);
      const linesMinor = sold.reduce(
        (sum, { ratePercent, totalMinor }) => (ratePercent === rate ? sum + totalMinor : sum),
        0,
      );
      return [rate, (tax ? tax.netMinor + tax.taxMinor : 0) - linesMinor] as const;
    }),
  );
  const { shippingMinor, extrasMinor, roundingMinor } = document;
  const added = shippingMinor + extrasMinor + roundingMinor;
  const isMain = (main: number) =>
    [...rest].every(([rate, restMinor]) => restMinor - (rate === main ? added : 0) <= 0);
  const main = rates.find(isMain) ?? rates[0] ?? 0;
  return [
    { reason: 'shipping' as const, ratePercent: main, grossMinor: shippingMinor },
    { reason: 'extras' as const, ratePercent: main, grossMinor: extrasMinor },
    { reason: 'rounding' as const, ratePercent: main, grossMinor: roundingMinor },
    ...[...rest].map(([ratePercent, restMinor]) => ({
      reason: 'discount' as const,
      ratePercent,
      grossMinor: restMinor - (ratePercent === main ? added : 0),
    })),
  ].filter(({ grossMinor }) => grossMinor !== 0);
}

/** Each amount without VAT; the cents that rounding leaves go to the largest one. */
function splitNet(gross: readonly number[], ratePercent: number, sumMinor: number): number[] {
  const nets = gross.map((minor) => roundMinor(minor / (1 + ratePercent / 100)));
  const left = sumMinor - nets.reduce((sum, minor) => sum + minor, 0);
  const largest = nets.reduce(
    (best, minor, index) => (Math.abs(minor) > Math.abs(nets[best] ?? 0) ? index : best),
    0,
  );
  return nets.map((minor, index) => (index === largest ? minor + left : minor));
}
