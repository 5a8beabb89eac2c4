import type { Currency } from '#commerce/ground/kernel/money.ts';
import type { TaxShare } from '#commerce/range/pricing/tax.rules.ts';
import type { Totals } from '#commerce/range/pricing/totals.ts';
import { builder } from '../builder.ts';
import { createMoneyField } from '../money.ts';

type OfCurrency<Amounts> = Amounts & { readonly currency: Currency };

export const TaxRef = builder.objectRef<OfCurrency<TaxShare>>('Tax');

TaxRef.implement({
  fields: (t) => ({
    ratePercent: t.exposeFloat('ratePercent'),
    net: t.field(createMoneyField('netMinor')),
    tax: t.field(createMoneyField('taxMinor')),
  }),
});

/** One interface, so that a screen asks for sums once, whatever they belong to. */
export const TotalsRef = builder.interfaceRef<OfCurrency<Totals>>('Totals');

TotalsRef.implement({
  description:
    'items + services + shipping + extras − discount + rounding = total = net and tax of all taxes.',
  fields: (t) => ({
    items: t.field(createMoneyField('itemsMinor', 'Of the lines, before discounts, without services.')),
    services: t.field(createMoneyField('servicesMinor')),
    discount: t.field(createMoneyField('discountMinor', 'What all vouchers take off, positive.')),
    shipping: t.field(
      createMoneyField('shippingMinor', 'Of a basket: of the cheapest delivery option until one is chosen.'),
    ),
    freight: t.exposeBoolean('freight', {
      description: 'Something is too large for a parcel carrier: shipping follows the tariff of freight.',
    }),
    parcels: t.exposeInt('parcels', {
      description: 'Shipping pays for so many, unless it follows the tariff of freight.',
    }),
    extras: t.field(
      createMoneyField('extrasMinor', 'What was chosen on the way to the order: co2Compensation + premium.'),
    ),
    co2Compensation: t.field(
      createMoneyField('co2Minor', 'The voluntary contribution; 0 unless it was chosen.'),
    ),
    premium: t.field(
      createMoneyField('premiumMinor', 'The delivery flat; 0 unless it is bought with this order.'),
    ),
    rounding: t.field(createMoneyField('roundingMinor')),
    total: t.field(createMoneyField('totalMinor')),
    taxes: t.field({
      type: [TaxRef],
      resolve: ({ taxes, currency }) => taxes.map((tax) => ({ ...tax, currency })),
    }),
  }),
});
