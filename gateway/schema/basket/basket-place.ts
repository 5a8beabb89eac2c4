import { findKnownPlace, tellPlace } from '#commerce/buying/checkout/delivery/known-place.service.ts';
import { ensureVisitor } from '#gateway/context/session.ts';
import { builder } from '../builder.ts';
import { CheckoutResultRef } from '../checkout/checkout.ts';
import { unwrapOutcome } from '../customer/visitor-outcomes.ts';
import { BasketRef } from './basket.ts';

const PostalCodeSourceRef = builder.enumType('PostalCodeSource', {
  description: 'CHECKOUT: of the address or point entered there, which wins; CUSTOMER: of the address book.',
  values: {
    CHECKOUT: { value: 'checkout' },
    BASKET: { value: 'basket' },
    CUSTOMER: { value: 'customer' },
  } as const,
});

builder.objectFields(BasketRef, (t) => ({
  postalCode: t.string({
    nullable: true,
    description:
      'Where it goes; the dates of its lines are for there. null: not known, they are for most of the market.',
    resolve: async (_basket, _args, context) => (await findKnownPlace(context))?.postalCode ?? null,
  }),
  postalCodeSource: t.field({
    type: PostalCodeSourceRef,
    nullable: true,
    resolve: async (_basket, _args, context) => (await findKnownPlace(context))?.source ?? null,
  }),
}));

builder.mutationField('setBasketPostalCode', (t) =>
  t.field({
    type: CheckoutResultRef,
    description: 'Says where the basket goes, as long as there is no address.',
    args: { postalCode: t.arg.string() },
    resolve: async (_root, input, context) =>
      unwrapOutcome('CheckoutChanged', await tellPlace(await ensureVisitor(context), input)),
  }),
);
