import {
  calculateDeliveryCharges,
  type DeliveryChoice,
} from '#commerce/buying/delivery/delivery-choice.rules.ts';
import { comesByFreight, countParcels } from '#commerce/buying/delivery/parcel.rules.ts';
import { calculateTotalRounding } from '#commerce/ground/kernel/money.ts';
import { calculateContainedTaxes } from '#commerce/range/pricing/tax.rules.ts';
import type { Totals } from '#commerce/range/pricing/totals.ts';
import type { PricedBasket, PriceTerms } from './basket.types.ts';

/** The totals of a basket with a choice of delivery; no voucher depends on that choice. */
export function calculateTotals(
  basket: Pick<PricedBasket, 'lines' | 'itemsMinor' | 'servicesMinor' | 'discountMinor'>,
  terms: PriceTerms,
  delivery: DeliveryChoice,
): Totals & Pick<PricedBasket, 'missingForFreeDeliveryMinor'> {
  const { lines, itemsMinor, servicesMinor, discountMinor } = basket;
  const empty = lines.length === 0;
  const goods = lines.map(({ article, quantity }) => ({ kind: article.kind, quantity }));
  const kinds = goods.map(({ kind }) => kind);
  const freight = comesByFreight(terms.delivery, kinds);
  const parcels = countParcels(terms.delivery, goods);
  const charges = calculateDeliveryCharges(terms.delivery, delivery, { itemsMinor, freight, parcels });
  const shippingMinor = empty ? 0 : charges.shippingMinor;
  const co2Minor = empty ? 0 : charges.co2Minor;
  const premiumMinor = empty ? 0 : charges.premiumMinor;
  const extrasMinor = co2Minor + premiumMinor;
  const exactMinor = itemsMinor + servicesMinor + shippingMinor + extrasMinor - discountMinor;
  const roundingMinor = calculateTotalRounding(exactMinor, terms.roundTotalTo);
  const shares = [
    ...lines.map((line) => line.totalMinor - line.discountMinor),
    ...lines.flatMap((line) => line.services.map((service) => service.totalMinor)),
    shippingMinor + extrasMinor + roundingMinor,
  ];
  return {
    itemsMinor,
    servicesMinor,
    discountMinor,
    shippingMinor,
    extrasMinor,
    co2Minor,
    premiumMinor,
    roundingMinor,
    totalMinor: exactMinor + roundingMinor,
    taxes: calculateContainedTaxes(
      shares.map((grossMinor) => ({ grossMinor, ratePercent: terms.vatPercent })),
    ),
    freight,
    parcels,
    missingForFreeDeliveryMinor: empty ? null : charges.missingForFreeMinor,
  };
}
