import { priceTerms } from '#commerce/basket/basket.service.ts';
import { type DeliveryTotals, deliveryTotals } from '#commerce/checkout/delivery-totals.rules.ts';
import { type Currency, money } from '#commerce/kernel/money.ts';
import { builder } from '../builder.ts';
import { TaxRef } from './basket.ts';
import { CheckoutRef } from './checkout.ts';
import { MoneyRef } from './money.ts';

const DeliveryTotalsRef = builder.objectRef<DeliveryTotals & { readonly currency: Currency }>(
  'DeliveryTotals',
);
DeliveryTotalsRef.implement({
  fields: (t) => ({
    option: t.exposeID('option', { description: 'Code of the way.' }),
    withCo2Compensation: t.exposeBoolean('co2Compensation'),
    shipping: t.field({
      type: MoneyRef,
      resolve: ({ shippingMinor, currency }) => money(shippingMinor, currency),
    }),
    co2Compensation: t.field({
      type: MoneyRef,
      resolve: ({ co2Minor, currency }) => money(co2Minor, currency),
    }),
    premium: t.field({
      type: MoneyRef,
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

builder.objectField(CheckoutRef, 'deliveryTotals', (t) =>
  t.field({
    type: [DeliveryTotalsRef],
    description: 'What the order would come to, delivered in each of the ways.',
    resolve: (view, _args, context) =>
      deliveryTotals(view, priceTerms(context)).map((totals) => ({ ...totals, currency: context.currency })),
  }),
);
