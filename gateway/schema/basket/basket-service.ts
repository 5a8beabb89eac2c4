import type { ServiceRefusal } from '#commerce/buying/basket/basket.errors.ts';
import type { OpenQuestion } from '#commerce/buying/basket/basket.types.ts';
import type { ServiceOffer } from '#commerce/buying/basket/line/line-service.rules.ts';
import { answerService } from '#commerce/buying/basket/line/line-service.service.ts';
import { ensureVisitor } from '#gateway/context/session.ts';
import { builder } from '../builder.ts';
import { unwrapOutcome } from '../customer/visitor-outcomes.ts';
import { createMoneyField } from '../money.ts';
import { BasketChangedRef, BasketRef } from './basket.ts';
import { BasketLineItemRef } from './basket-line.ts';
import { FittingAppointmentRef } from './fitting-partner.ts';

const BasketServiceRef = builder.objectRef<ServiceOffer>('BasketService');
const BasketQuestionRef = builder.objectRef<OpenQuestion>('BasketQuestion');

export const BasketServicePerRef = builder.enumType('BasketServicePer', {
  values: { PIECE: { value: 'piece' }, LINE: { value: 'line' } } as const,
});

BasketServiceRef.implement({
  description: 'A service that can be ordered with a line.',
  fields: (t) => ({
    key: t.exposeString('key', { description: 'Text key below basket.service.' }),
    per: t.expose('per', { type: BasketServicePerRef }),
    unit: t.field(createMoneyField('unitMinor')),
    total: t.field(createMoneyField('totalMinor')),
    question: t.exposeBoolean('question', {
      description: 'The law has the shop ask: there is no answer beforehand, and no order without one.',
    }),
    needsAppointment: t.exposeBoolean('needsAppointment', {
      description: 'The service is done on a day at a partner’s, which is chosen with it.',
    }),
    chosen: t.exposeBoolean('chosen', {
      nullable: true,
      description: 'null: the question has not been answered.',
    }),
  }),
});

builder.objectField(BasketLineItemRef, 'appointment', (t) =>
  t.field({
    type: FittingAppointmentRef,
    nullable: true,
    description:
      'The appointment of a service that needs one; null: none was chosen, or it is no longer possible.',
    resolve: ({ serviceOffers }) =>
      serviceOffers.find(({ chosen, appointment }) => chosen && appointment)?.appointment ?? null,
  }),
);

builder.objectField(BasketLineItemRef, 'services', (t) =>
  t.field({ type: [BasketServiceRef], resolve: ({ serviceOffers }) => [...serviceOffers] }),
);

BasketQuestionRef.implement({
  fields: (t) => ({
    lineId: t.exposeID('lineId'),
    productName: t.exposeString('productName'),
    service: t.exposeString('service', { description: 'Text key below basket.service.' }),
  }),
});

builder.objectField(BasketRef, 'openQuestions', (t) =>
  t.field({
    type: [BasketQuestionRef],
    description: 'Questions that the law has the shop ask and that are not answered yet.',
    resolve: ({ openQuestions }) => [...openQuestions],
  }),
);

export const ServiceNotOfferedRef = builder.objectRef<ServiceRefusal>('ServiceNotOffered');
ServiceNotOfferedRef.implement({
  description: 'The line is gone, or it is offered no such service.',
  fields: (t) => ({ service: t.exposeString('service') }),
});

const BasketServiceResultRef = builder.unionType('BasketServiceResult', {
  types: [BasketChangedRef, ServiceNotOfferedRef],
  resolveType: ({ code }) => code,
});

const SetBasketServiceInput = builder.inputType('SetBasketServiceInput', {
  fields: (t) => ({ lineId: t.id(), service: t.string(), chosen: t.boolean() }),
});

builder.mutationField('setBasketService', (t) =>
  t.field({
    type: BasketServiceResultRef,
    description: 'Answers whether a service is wanted with a line. Repeating it changes nothing.',
    args: { input: t.arg({ type: SetBasketServiceInput }) },
    async resolve(_root, { input }, context) {
      return unwrapOutcome('BasketChanged', await answerService(await ensureVisitor(context), input));
    },
  }),
);
