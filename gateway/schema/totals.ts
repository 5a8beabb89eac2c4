import { type Currency, money } from '#commerce/ground/kernel/money.ts';
import type { TaxShare } from '#commerce/range/pricing/tax.rules.ts';
import type { Totals } from '#commerce/range/pricing/totals.ts';
import { builder } from './builder.ts';
import { MoneyRef } from './money.ts';

type OfCurrency<Amounts> = Amounts & { readonly currency: Currency };

export const TaxRef = builder.objectRef<OfCurrency<TaxShare>>('Tax');

TaxRef.implement({
  fields: (t) => ({
    ratePercent: t.exposeFloat('ratePercent'),
    net: t.field({ type: MoneyRef, resolve: ({ netMinor, currency }) => money(netMinor, currency) }),
    tax: t.field({ type: MoneyRef, resolve: ({ taxMinor, currency }) => money(taxMinor, currency) }),
  }),
});

/** In one place, so that a screen asks for sums once, whatever they are of. */
export const TotalsRef = builder.interfaceRef<OfCurrency<Totals>>('Totals');

TotalsRef.implement({
  description:
    'items + services + shipping + extras − discount + rounding = total = net and tax of all taxes.',
  fields: (t) => ({
    items: t.field({
      type: MoneyRef,
      description: 'Of the lines, before discounts, without services.',
      resolve: ({ itemsMinor, currency }) => money(itemsMinor, currency),
    }),
    services: t.field({
      type: MoneyRef,
      resolve: ({ servicesMinor, currency }) => money(servicesMinor, currency),
    }),
    discount: t.field({
      type: MoneyRef,
      description: 'What all vouchers take off, positive.',
      resolve: ({ discountMinor, currency }) => money(discountMinor, currency),
    }),
    shipping: t.field({
      type: MoneyRef,
      description: 'Of a basket: of the cheapest delivery option until one is chosen.',
      resolve: ({ shippingMinor, currency }) => money(shippingMinor, currency),
    }),
    extras: t.field({
      type: MoneyRef,
      description: 'What was chosen on the way to the order: co2Compensation + premium.',
      resolve: ({ extrasMinor, currency }) => money(extrasMinor, currency),
    }),
    co2Compensation: t.field({
      type: MoneyRef,
      description: 'The voluntary contribution; 0 unless it was chosen.',
      resolve: ({ co2Minor, currency }) => money(co2Minor, currency),
    }),
    premium: t.field({
      type: MoneyRef,
      description: 'The delivery flat; 0 unless it is bought with this order.',
      resolve: ({ premiumMinor, currency }) => money(premiumMinor, currency),
    }),
    rounding: t.field({
      type: MoneyRef,
      resolve: ({ roundingMinor, currency }) => money(roundingMinor, currency),
    }),
    total: t.field({ type: MoneyRef, resolve: ({ totalMinor, currency }) => money(totalMinor, currency) }),
    taxes: t.field({
      type: [TaxRef],
      resolve: ({ taxes, currency }) => taxes.map((tax) => ({ ...tax, currency })),
    }),
  }),
});
