import { type RemainingDiscount, recheckVouchers } from '#commerce/buying/voucher/recheck.rules.ts';
import { calculateTotalRounding } from '#commerce/ground/kernel/money.ts';
import {
  calculateContainedTaxes,
  type TaxedAmount,
  type TaxShare,
} from '#commerce/range/pricing/tax.rules.ts';
import type { Totals } from '#commerce/range/pricing/totals.ts';
import type { Order, OrderLine } from './order.rules.ts';

/** Pieces of an order's line. `position` counts from 1. */
export type LineQuantity = { readonly position: number; readonly quantity: number };

/** The part of an order that is kept, and its price. */
export type KeptOrder = Omit<Totals, 'co2Minor' | 'premiumMinor' | 'freight' | 'parcels'> & {
  /** every line of the order with the pieces of it that are kept */
  readonly lines: readonly (LineQuantity & { readonly discountMinor: number })[];
};

export type ReturnTerms = {
  /** minor units that totals are rounded to */
  readonly roundTotalTo: number;
  /** whether a customer who returns everything gets back the price of the cheapest delivery (CRD art. 13(1) and (2)) */
  readonly refundsShipping: boolean;
  /** the price of the cheapest delivery of this order, minor units */
  readonly standardShippingMinor: number;
};

/**
 * The effect of a return, to the cent: the amounts shown beforehand are those that are booked, credited and paid
 * back. Minor units.
 */
export type ReturnEffect = {
  readonly items: readonly (LineQuantity & { readonly unitMinor: number; readonly totalMinor: number })[];
  /** the price of the returned pieces, before discounts */
  readonly itemsMinor: number;
  /** services of those pieces */
  readonly servicesMinor: number;
  readonly shippingMinor: number;
  readonly extrasMinor: number;
  /** part of the vouchers that belongs to the pieces, or is lost because too little is kept; lowers the refund */
  readonly discountMinor: number;
  readonly roundingMinor: number;
  /** items + services + shipping + extras − discount + rounding */
  readonly refundMinor: number;
  /** VAT in the refund, by rate */
  readonly taxes: readonly TaxShare[];
  /** vouchers whose minimum the kept articles no longer reach */
  readonly lostVouchers: readonly { readonly code: string; readonly minimumMinor: number }[];
  readonly before: KeptOrder;
  readonly after: KeptOrder;
};

export type ReturnableOrder = Omit<KeptOrder, 'lines'> & Pick<Order, 'lines' | 'vouchers'>;

/** The order before its first return. */
export function buildWholeOrder(order: ReturnableOrder): KeptOrder {
  const { itemsMinor, servicesMinor, shippingMinor, extrasMinor, discountMinor, roundingMinor } = order;
  return {
    ...{ itemsMinor, servicesMinor, shippingMinor, extrasMinor, discountMinor, roundingMinor },
    totalMinor: order.totalMinor,
    taxes: order.taxes,
    lines: order.lines.map(({ position, quantity, discountMinor: share }) => ({
      position,
      quantity,
      discountMinor: share,
    })),
  };
}

/**
 * The effects of returning pieces. Vouchers are judged again with the pieces that are kept; delivery stays paid while
 * anything is kept; a return never raises the price of what is kept.
 * @param before what is kept so far: {@link buildWholeOrder}, or `after` of the return before
 * @param items the returned pieces
 * @throws RangeError for an unknown line, or more pieces than are kept: callers check with {@link isReturnable}
 */
export function calculateReturnEffect(
  order: ReturnableOrder,
  before: KeptOrder,
  items: readonly LineQuantity[],
  terms: ReturnTerms,
): ReturnEffect {
  if (!isReturnable(before, items))
    throw new RangeError(`${JSON.stringify(items)}: more is to go back than there is`);
  const back = new Map(items.map(({ position, quantity }) => [position, quantity]));
  const quantities = new Map(
    before.lines.map(({ position, quantity }) => [position, quantity - (back.get(position) ?? 0)]),
  );
  const remaining = recheckVouchers(order, quantities);
  const after = capVoucherLoss(
    before,
    calculateRemainingOrder(order, before, quantities, remaining, terms),
    order,
    terms,
  );
  const calculateDifference = (of: (kept: KeptOrder) => number) => of(before) - of(after);
  return {
    items: order.lines.flatMap(({ position, unitMinor }) => {
      const quantity = back.get(position) ?? 0;
      return quantity > 0 ? [{ position, quantity, unitMinor, totalMinor: unitMinor * quantity }] : [];
    }),
    itemsMinor: calculateDifference((kept) => kept.itemsMinor),
    servicesMinor: calculateDifference((kept) => kept.servicesMinor),
    shippingMinor: calculateDifference((kept) => kept.shippingMinor),
    extrasMinor: calculateDifference((kept) => kept.extrasMinor),
    discountMinor: calculateDifference((kept) => kept.discountMinor),
    roundingMinor: calculateDifference((kept) => kept.roundingMinor),
    refundMinor: calculateDifference((kept) => kept.totalMinor),
    taxes: calculateTaxDifference(before.taxes, after.taxes),
    lostVouchers: remaining.vouchers.filter(({ belowMinimum }) => belowMinimum),
    before,
    after,
  };
}

/** Whether these pieces are still kept, each line named once, and at least one. */
export function isReturnable(kept: Pick<KeptOrder, 'lines'>, items: readonly LineQuantity[]): boolean {
  const left = new Map(kept.lines.map(({ position, quantity }) => [position, quantity]));
  const positions = new Set(items.map(({ position }) => position));
  return (
    items.length > 0 &&
    positions.size === items.length &&
    items.every(
      ({ position, quantity }) =>
        Number.isSafeInteger(quantity) && quantity > 0 && quantity <= (left.get(position) ?? 0),
    )
  );
}

function calculateRemainingOrder(
  order: ReturnableOrder,
  before: KeptOrder,
  quantities: ReadonlyMap<number, number>,
  remaining: RemainingDiscount,
  terms: ReturnTerms,
): KeptOrder {
  const getQuantity = ({ position }: LineQuantity) => quantities.get(position) ?? 0;
  const discountOf = new Map(remaining.lines.map(({ position, discountMinor }) => [position, discountMinor]));
  const nothing = order.lines.every((line) => getQuantity(line) === 0);
  const refundedShipping =
    nothing && terms.refundsShipping ? Math.min(before.shippingMinor, terms.standardShippingMinor) : 0;
  const itemsMinor = sumBy(order.lines, (line) => line.unitMinor * getQuantity(line));
  const servicesMinor = sumBy(order.lines, (line) => sumServices(line, getQuantity(line)));
  const shippingMinor = before.shippingMinor - refundedShipping;
  const extrasMinor = nothing && terms.refundsShipping ? 0 : before.extrasMinor;
  const lines = order.lines.map((line) => ({
    position: line.position,
    quantity: getQuantity(line),
    discountMinor: discountOf.get(line.position) ?? 0,
  }));
  const { discountMinor } = remaining;
  return sumOrderParts(
    order,
    { itemsMinor, servicesMinor, shippingMinor, extrasMinor, discountMinor, lines },
    terms,
  );
}

/** The services that are kept, one row for each; the sum is their `servicesMinor`. */
export function listRemainingServices(
  order: Pick<ReturnableOrder, 'lines'>,
  kept: Pick<KeptOrder, 'lines'>,
): OrderLine['services'] {
  return order.lines.flatMap((line) =>
    line.services.flatMap((service) => {
      const quantity = calculateServicePieces(line, service, getPieces(kept, line.position));
      return quantity === 0 ? [] : [{ ...service, quantity, totalMinor: service.unitMinor * quantity }];
    }),
  );
}

/** The services that end with a return, one row for each; the sum is the effect's `servicesMinor`. */
export function listReturnedServices(
  order: Pick<ReturnableOrder, 'lines'>,
  { before, after }: Pick<ReturnEffect, 'before' | 'after'>,
): OrderLine['services'] {
  return order.lines.flatMap((line) =>
    line.services.flatMap((service) => {
      const countServicePieces = (kept: KeptOrder) =>
        calculateServicePieces(line, service, getPieces(kept, line.position));
      const quantity = countServicePieces(before) - countServicePieces(after);
      return quantity === 0 ? [] : [{ ...service, quantity, totalMinor: service.unitMinor * quantity }];
    }),
  );
}

/** Pieces of a line that are kept. @param position from 1 */
export function getPieces(kept: Pick<KeptOrder, 'lines'>, position: number): number {
  return kept.lines.find((line) => line.position === position)?.quantity ?? 0;
}

/** Services end with their article: a contract beside it ends with it (CRD art. 15). */
function sumServices(line: OrderLine, quantity: number): number {
  return sumBy(
    line.services,
    (service) => service.unitMinor * calculateServicePieces(line, service, quantity),
  );
}

/** How often a service is done for the kept pieces of its line: once for each piece, or once for all of them. */
function calculateServicePieces(
  { quantity: bought }: OrderLine,
  service: OrderLine['services'][number],
  quantity: number,
): number {
  if (service.quantity === bought) return quantity;
  return quantity > 0 ? service.quantity : 0;
}

type Parts = Pick<
  KeptOrder,
  'itemsMinor' | 'servicesMinor' | 'shippingMinor' | 'extrasMinor' | 'discountMinor' | 'lines'
>;

/** Rounding, total and VAT of the parts, computed like a basket's. */
function sumOrderParts(order: ReturnableOrder, parts: Parts, { roundTotalTo }: ReturnTerms): KeptOrder {
  const { itemsMinor, servicesMinor, shippingMinor, extrasMinor, discountMinor } = parts;
  const exact = itemsMinor + servicesMinor + shippingMinor + extrasMinor - discountMinor;
  const roundingMinor = calculateTotalRounding(exact, roundTotalTo);
  const kept = new Map(parts.lines.map((line) => [line.position, line]));
  const amounts: TaxedAmount[] = order.lines.flatMap((line) => {
    const { quantity = 0, discountMinor: share = 0 } = kept.get(line.position) ?? {};
    const { taxRatePercent: ratePercent } = line;
    return [
      { grossMinor: line.unitMinor * quantity - share, ratePercent },
      ...line.services.map((service) => ({
        grossMinor: sumServices({ ...line, services: [service] }, quantity),
        ratePercent: service.taxRatePercent,
      })),
    ];
  });
  const main = order.taxes[0]?.ratePercent ?? 0;
  amounts.push({ grossMinor: shippingMinor + extrasMinor + roundingMinor, ratePercent: main });
  return {
    ...parts,
    roundingMinor,
    totalMinor: exact + roundingMinor,
    taxes: calculateContainedTaxes(amounts),
  };
}

/** Keeps the part of a voucher whose loss would cost more than the pieces give back. */
function capVoucherLoss(
  before: KeptOrder,
  after: KeptOrder,
  order: ReturnableOrder,
  terms: ReturnTerms,
): KeptOrder {
  let spared = after;
  // rounding to the coin may need a second step
  for (let step = 0; step < 3 && spared.totalMinor > before.totalMinor; step += 1) {
    const owed = spared.totalMinor - before.totalMinor;
    spared = sumOrderParts(order, { ...spared, ...addDiscount(order, spared, owed) }, terms);
  }
  return spared;
}

function addDiscount(order: ReturnableOrder, kept: KeptOrder, byMinor: number) {
  const unit = new Map(order.lines.map(({ position, unitMinor }) => [position, unitMinor]));
  let left = byMinor;
  const lines = kept.lines.map((line) => {
    const room = (unit.get(line.position) ?? 0) * line.quantity - line.discountMinor;
    const more = Math.min(room, left);
    left -= more;
    return { ...line, discountMinor: line.discountMinor + more };
  });
  return { lines, discountMinor: kept.discountMinor + byMinor - left };
}

function calculateTaxDifference(before: readonly TaxShare[], after: readonly TaxShare[]): TaxShare[] {
  const kept = new Map(after.map((share) => [share.ratePercent, share]));
  return before.flatMap(({ ratePercent, netMinor, taxMinor }) => {
    const left = kept.get(ratePercent);
    const share = {
      ratePercent,
      netMinor: netMinor - (left?.netMinor ?? 0),
      taxMinor: taxMinor - (left?.taxMinor ?? 0),
    };
    return share.netMinor === 0 && share.taxMinor === 0 ? [] : [share];
  });
}

function sumBy<T>(values: readonly T[], of: (value: T) => number): number {
  return values.reduce((total, value) => total + of(value), 0);
}
