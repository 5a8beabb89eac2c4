import type { FittingRefusal } from '#commerce/buying/basket/basket.errors.ts';
import {
  chooseFitting,
  findLinePartners,
  findPartnersNearVisitor,
  type LinePartners,
} from '#commerce/buying/basket/line/line-fitting.service.ts';
import { findKnownPostalCode } from '#commerce/buying/checkout/delivery/known-place.service.ts';
import { ensureVisitor } from '#gateway/context/session.ts';
import { builder } from '../builder.ts';
import { unwrapOutcome } from '../customer/visitor-outcomes.ts';
import { BasketChangedRef } from './basket.ts';
import { ServiceNotOfferedRef } from './basket-service.ts';
import { NearFittingPartnerRef } from './fitting-partner.ts';

type Choice = Omit<LinePartners, 'line'> &
  Partial<Pick<LinePartners, 'line'>> & { readonly available: boolean };

const FittingChoiceRef = builder.objectRef<Choice>('FittingChoice');
FittingChoiceRef.implement({
  description: 'The places and days at which the tyres of a line can be fitted.',
  fields: (t) => ({
    postalCode: t.exposeString('postalCode', {
      nullable: true,
      description: 'Near which they are; null: not known yet, and so no partner is.',
    }),
    partners: t.field({ type: [NearFittingPartnerRef], resolve: ({ partners }) => [...partners] }),
    available: t.exposeBoolean('available', {
      description: 'False while the partners’ service does not answer.',
    }),
  }),
});

builder.queryField('fittingChoice', (t) =>
  t.field({
    type: FittingChoiceRef,
    nullable: true,
    description: 'null: the visitor’s basket has no such line, or nothing of it is fitted.',
    args: {
      lineId: t.arg.id({
        required: false,
        description: 'The line to fit; without one the partners nearby, without their days.',
      }),
    },
    async resolve(_root, { lineId }, context) {
      const findStoredPostalCode = () => findKnownPostalCode(context);
      const found = lineId
        ? await findLinePartners(context, String(lineId), findStoredPostalCode)
        : await findPartnersNearVisitor(context, findStoredPostalCode);
      if (!found) return null;
      return found.ok
        ? { ...found.value, available: true }
        : { postalCode: null, partners: [], available: false };
    },
  }),
);

export const FittingDayFullRef = builder.objectRef<{ readonly code: 'FittingDayFull' }>('FittingDayFull');
FittingDayFullRef.implement({
  description: 'The partner has no place on that day (any more).',
  fields: (t) => ({ code: t.exposeString('code') }),
});

const FittingUnavailableRef =
  builder.objectRef<Extract<FittingRefusal, { code: 'PlacesUnavailable' }>>('FittingUnavailable');
FittingUnavailableRef.implement({
  description: 'The partners’ service does not answer.',
  fields: (t) => ({ code: t.exposeString('code') }),
});

const ChooseFittingResultRef = builder.unionType('ChooseFittingResult', {
  types: [BasketChangedRef, ServiceNotOfferedRef, FittingDayFullRef, FittingUnavailableRef],
  resolveType: ({ code }) => (code === 'PlacesUnavailable' ? 'FittingUnavailable' : code),
});

const ChooseFittingInput = builder.inputType('ChooseFittingInput', {
  fields: (t) => ({ lineId: t.id(), partnerId: t.id(), day: t.field({ type: 'Date' }) }),
});

builder.mutationField('chooseFitting', (t) =>
  t.field({
    type: ChooseFittingResultRef,
    description: 'Chooses where and when the tyres of a line are fitted. Repeating it changes nothing.',
    args: { input: t.arg({ type: ChooseFittingInput }) },
    async resolve(_root, { input }, context) {
      const { lineId, partnerId, day } = input;
      const wanted = { lineId: String(lineId), partnerId: String(partnerId), day };
      return unwrapOutcome('BasketChanged', await chooseFitting(await ensureVisitor(context), wanted));
    },
  }),
);
