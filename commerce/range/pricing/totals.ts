import type { TaxShare } from './tax.rules.ts';

/**
 * The sums of a basket or an order, in minor units and with VAT: totalMinor = itemsMinor + servicesMinor +
 * shippingMinor + extrasMinor − discountMinor + roundingMinor = net and tax of all taxes.
 */
export type Totals = {
  /** of the lines, before discounts, without services */
  readonly itemsMinor: number;
  readonly servicesMinor: number;
  readonly shippingMinor: number;
  /** whether something is too large for a parcel carrier: `shippingMinor` follows the tariff of freight */
  readonly freight: boolean;
  /** parcels that `shippingMinor` pays for where it is no freight: four tyres are two */
  readonly parcels: number;
  /** co2Minor + premiumMinor */
  readonly extrasMinor: number;
  /** the voluntary contribution for the parcel's emissions */
  readonly co2Minor: number;
  /** the delivery flat */
  readonly premiumMinor: number;
  /** the sum of all vouchers' discounts, positive: that of the lines' shares */
  readonly discountMinor: number;
  readonly roundingMinor: number;
  readonly totalMinor: number;
  readonly taxes: readonly TaxShare[];
};
