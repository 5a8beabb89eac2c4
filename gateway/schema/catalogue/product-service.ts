import { buildServiceOffers, type ServiceOffer } from '#commerce/buying/basket/line/line-service.rules.ts';
import { BasketServicePerRef } from '../basket/basket-service.ts';
import { builder } from '../builder.ts';
import { createMoneyField } from '../money.ts';
import { ProductVariationRef } from './product-variation.ts';

const OrderableServiceRef = builder.objectRef<ServiceOffer>('OrderableService');
OrderableServiceRef.implement({
  description: 'A service that can be ordered with the article, where it is chosen.',
  fields: (t) => ({
    key: t.exposeString('key', { description: 'Text key below basket.service.' }),
    per: t.expose('per', { type: BasketServicePerRef }),
    unit: t.field(createMoneyField('unitMinor')),
    question: t.exposeBoolean('question', {
      description: 'The law has the shop ask: there is no answer beforehand, and no order without one.',
    }),
    needsAppointment: t.exposeBoolean('needsAppointment', {
      description: 'The service is done on a day at a partner’s, who is chosen in the basket.',
    }),
  }),
});

builder.objectField(ProductVariationRef, 'services', (t) =>
  t.field({
    type: [OrderableServiceRef],
    resolve: async ({ variant: { productId, amountMinor: unitMinor } }, _, { tenant, loaders }) => {
      const card = await loaders.cards.load(productId);
      return card ? buildServiceOffers(tenant.lineServices, { kind: card.kind, unitMinor }, 1, {}) : [];
    },
  }),
);
