import type { PartnerWithDays } from '#commerce/buying/fitting/fitting.service.ts';
import type { Appointment, FittingPartner } from '#commerce/buying/fitting/fitting-partners.ts';
import { builder } from '../builder.ts';
import { OpeningHoursRef } from '../checkout/checkout-delivery.ts';

const FittingPartnerRef = builder.objectRef<FittingPartner>('FittingPartner');
FittingPartnerRef.implement({
  description: 'A workshop that fits tyres which are delivered to it.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    street: t.exposeString('street'),
    houseNumber: t.exposeString('houseNumber'),
    postalCode: t.exposeString('postalCode'),
    city: t.exposeString('city'),
    phone: t.exposeString('phone'),
    hours: t.field({ type: [OpeningHoursRef], resolve: ({ hours }) => [...hours] }),
  }),
});

export const FittingAppointmentRef = builder.objectRef<Appointment>('FittingAppointment');
FittingAppointmentRef.implement({
  fields: (t) => ({
    partner: t.expose('partner', { type: FittingPartnerRef }),
    day: t.expose('day', { type: 'Date' }),
  }),
});

export const NearFittingPartnerRef = builder.objectRef<PartnerWithDays>('NearFittingPartner');
NearFittingPartnerRef.implement({
  fields: (t) => ({
    partner: t.field({ type: FittingPartnerRef, resolve: (partner) => partner }),
    distanceMetres: t.exposeInt('distanceMetres', {
      description: 'The distance from the centre of the postal code’s area.',
    }),
    days: t.field({
      type: ['Date'],
      description: 'The days with a free place on which the tyres are there, ascending.',
      resolve: ({ days }) => [...days],
    }),
  }),
});
