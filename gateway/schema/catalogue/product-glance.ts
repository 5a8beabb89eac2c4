import { findSoonestArrival } from '#commerce/buying/delivery/delivery-date.rules.ts';
import { buildDeliveryPlace } from '#commerce/buying/delivery/delivery-date.service.ts';
import { listKeyFacts } from '#commerce/range/catalogue/product/product-facts.service.ts';
import { builder } from '../builder.ts';
import { DeliveryDatesRef } from './availability.ts';
import { ProductRef } from './product-ref.ts';

/** Fields that distinguish articles in a list besides name and price. */
builder.objectFields(ProductRef, (t) => ({
  keyFacts: t.stringList({
    description: 'Three or four facts by its kind, ready for people: 9 kg, 1400 tpm, 72 dB.',
    resolve: (card, _, ctx) => listKeyFacts(ctx, card),
  }),
  comparedAs: t.string({
    nullable: true,
    description: 'Articles of one such group can be compared with each other; null: with none.',
    resolve: ({ kind }, _, { tenant }) => tenant.kindFacts[kind]?.comparedAs ?? null,
  }),
  usualPieces: t.int({
    description: 'So many are usually bought together: four tyres.',
    resolve: ({ kind }, _, { tenant }) => tenant.kindFacts[kind]?.pieces ?? 1,
  }),
  isWide: t.boolean({
    description:
      'Wider than high, by its kind: its pictures lose nothing without their top and what is below the floor.',
    resolve: ({ kind }, _, { tenant }) => tenant.kindFacts[kind]?.wide ?? false,
  }),
  arrival: t.field({
    type: DeliveryDatesRef,
    nullable: true,
    description: 'The soonest among its variants if it is ordered now; null when sold out.',
    resolve: async ({ productId }, _, ctx) =>
      findSoonestArrival(
        (await ctx.loaders.variants.load(productId)).map(({ availability }) => availability),
        ctx.tenant.delivery.options,
        buildDeliveryPlace(ctx, null),
      ),
  }),
}));
