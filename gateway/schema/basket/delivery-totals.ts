import { buildPriceTerms } from '#commerce/buying/basket/basket.service.ts';
import {
  calculateDeliveryTotals,
  type DeliveryTotals,
} from '#commerce/buying/checkout/delivery/delivery-totals.rules.ts';
import type { Currency } from '#commerce/ground/kernel/money.ts';
import { builder } from '../builder.ts';
import { CheckoutRef } from '../checkout/checkout.ts';
import { TotalsRef } from './totals.ts';

const DeliveryTotalsRef = builder.objectRef<DeliveryTotals & { readonly currency: Currency }>(
  'DeliveryTotals',
);
DeliveryTotalsRef.implement({
  interfaces: [TotalsRef],
  fields: (t) => ({
    option: t.exposeID('option', { description: 'Code of the way.' }),
    withCo2Compensation: t.exposeBoolean('co2Compensation'),
  }),
});

builder.objectField(CheckoutRef, 'deliveryTotals', (t) =>
  t.field({
    type: [DeliveryTotalsRef],
    description: 'The order’s total with each delivery option.',
    resolve: (view, _args, context) =>
      calculateDeliveryTotals(view, buildPriceTerms(context)).map((totals) => ({
        ...totals,
        currency: context.currency,
      })),
  }),
);
