import type { Address } from '#commerce/ground/kernel/address.rules.ts';
import { builder } from '../builder.ts';

export const AddressRef = builder.objectRef<Address>('Address');

AddressRef.implement({
  fields: (t) => ({
    salutation: t.exposeString('salutation'),
    givenName: t.exposeString('givenName'),
    familyName: t.exposeString('familyName'),
    street: t.exposeString('street'),
    houseNumber: t.exposeString('houseNumber'),
    houseNumberAddition: t.exposeString('houseNumberAddition', { nullable: true }),
    postalCode: t.exposeString('postalCode'),
    city: t.exposeString('city'),
    country: t.exposeString('country'),
    phone: t.exposeString('phone', { nullable: true }),
  }),
});

export const AddressInput = builder.inputType('AddressInput', {
  fields: (t) => ({
    salutation: t.string({ defaultValue: 'not_specified' }),
    givenName: t.string(),
    familyName: t.string(),
    street: t.string(),
    houseNumber: t.string(),
    houseNumberAddition: t.string({ required: false }),
    postalCode: t.string(),
    city: t.string(),
    phone: t.string({ required: false }),
  }),
});
