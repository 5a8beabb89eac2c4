import { recheckVouchers } from '#commerce/buying/voucher/recheck.rules.ts';
import { calculateTotalRounding } from '#commerce/ground/kernel/money.ts';
import { calculateContainedTaxes } from '#commerce/range/pricing/tax.rules.ts';
import type { VoucherTerms } from '#tenants/voucher-terms.ts';
import type { ReturnableOrder } from './return-effect.rules.ts';

type Given = {
  readonly lines: readonly {
    readonly unitMinor: number;
    readonly quantity: number;
    /** price of a service for each piece */
    readonly serviceMinor?: number | undefined;
  }[];
  readonly shippingMinor?: number;
  readonly extrasMinor?: number;
  readonly voucher?: VoucherTerms;
  readonly roundTotalTo?: number;
  readonly ratePercent?: number;
};

/** For tests: an order with sums as a basket makes them, with at most one voucher for all its lines. */
export function testOrder(given: Given): ReturnableOrder {
  const { shippingMinor = 0, extrasMinor = 0, roundTotalTo = 1, ratePercent = 21, voucher } = given;
  const plain = given.lines.map((line, index) => ({ ...line, position: index + 1, discountMinor: 0 }));
  const quantities = new Map(plain.map(({ position, quantity }) => [position, quantity]));
  const used = {
    ...{ voucherId: 'v', code: 'VOUCHER', discountMinor: Number.MAX_SAFE_INTEGER },
    lines: plain.map(({ position }) => ({ position, discountMinor: 0 })),
  };
  const judged = voucher
    ? recheckVouchers({ lines: plain, vouchers: [{ ...used, terms: voucher }] }, quantities)
    : null;
  const getLineDiscount = (position: number) =>
    judged?.lines.find((line) => line.position === position)?.discountMinor ?? 0;
  const discountMinor = judged?.discountMinor ?? 0;
  const lines = plain.map(({ position, unitMinor, quantity, serviceMinor }) => ({
    ...{
      position,
      unitMinor,
      quantity,
      totalMinor: unitMinor * quantity,
      discountMinor: getLineDiscount(position),
    },
    ...{
      variantId: position,
      sku: `A-${position}`,
      name: 'Jurk',
      brandName: 'Merk',
      options: [],
      picture: null,
    },
    taxRatePercent: ratePercent,
    services:
      serviceMinor === undefined
        ? []
        : [
            {
              ...{ code: 'assembly', quantity, unitMinor: serviceMinor },
              ...{ totalMinor: serviceMinor * quantity, taxRatePercent: ratePercent, appointment: null },
            },
          ],
  }));
  const itemsMinor = lines.reduce((sum, line) => sum + line.totalMinor, 0);
  const servicesMinor = lines
    .flatMap(({ services }) => services)
    .reduce((sum, one) => sum + one.totalMinor, 0);
  const exact = itemsMinor + servicesMinor + shippingMinor + extrasMinor - discountMinor;
  const roundingMinor = calculateTotalRounding(exact, roundTotalTo);
  const shares = [
    ...lines.map((line) => line.totalMinor - line.discountMinor),
    ...lines.flatMap(({ services }) => services.map((service) => service.totalMinor)),
    shippingMinor + extrasMinor + roundingMinor,
  ];
  const lineShares = lines.map(({ position, discountMinor: share }) => ({ position, discountMinor: share }));
  return {
    ...{ itemsMinor, servicesMinor, shippingMinor, extrasMinor, discountMinor, roundingMinor, lines },
    totalMinor: exact + roundingMinor,
    taxes: calculateContainedTaxes(shares.map((grossMinor) => ({ grossMinor, ratePercent }))),
    vouchers:
      voucher && discountMinor > 0 ? [{ ...used, terms: voucher, discountMinor, lines: lineShares }] : [],
  };
}
