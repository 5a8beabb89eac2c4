import type { Address } from '#commerce/ground/kernel/address.rules.ts';
import type { Customer } from '#commerce/people/customer/customer.queries.ts';
import { getCustomer } from '#commerce/people/customer/customer.service.ts';
import { findDefaultAddress } from '#commerce/people/customer/customer-address.queries.ts';
import {
  type CommunicationChoices,
  listCommunicationChoices,
} from '#commerce/people/identity/communication.queries.ts';
import { type CustomerMandate, findDebitAccount } from '#commerce/people/identity/debit-account.queries.ts';
import { getPendingEmail } from '#commerce/people/identity/email.service.ts';
import { listOwnPasskeys } from '#commerce/people/identity/passkey/passkey.service.ts';
import type { Passkey } from '#commerce/people/identity/passkey/passkey.store.ts';
import { type Device, listDevices } from '#commerce/people/session/device.queries.ts';
import { isSignInFresh } from '#commerce/people/session/session.queries.ts';
import { maskIban } from '#forms/address/iban.ts';
import { showEmail } from '#forms/email-address.ts';
import { builder } from '../builder.ts';
import { AddressRef } from '../checkout/checkout-address.ts';

export const CustomerRef = builder.objectRef<Customer>('Customer');
const DeviceRef = builder.objectRef<Device>('Device');
const PasskeyRef = builder.objectRef<Passkey>('Passkey');
const MandateRef = builder.objectRef<CustomerMandate>('DebitMandate');
const CommunicationRef = builder.objectRef<CommunicationChoices>('CommunicationChoices');

DeviceRef.implement({
  description: 'A browser in which the customer is signed in or soft-logged-in.',
  fields: (t) => ({
    id: t.exposeID('handle'),
    browser: t.exposeString('browser', {
      nullable: true,
      description: 'edge, opera, samsung, firefox, chrome, safari',
    }),
    system: t.exposeString('system', {
      nullable: true,
      description: 'windows, mac, linux, chromeos, android, iphone, ipad',
    }),
    signedInAt: t.expose('signedInAt', { type: 'DateTime' }),
    seenAt: t.expose('seenAt', { type: 'DateTime', description: 'to the day' }),
    current: t.exposeBoolean('isCurrent'),
  }),
});

PasskeyRef.implement({
  fields: (t) => ({
    id: t.exposeID('passkeyId'),
    name: t.exposeString('name'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    usedAt: t.expose('usedAt', { type: 'DateTime', nullable: true }),
  }),
});

MandateRef.implement({
  fields: (t) => ({
    reference: t.exposeString('reference'),
    maskedIban: t.string({ resolve: ({ iban }) => maskIban(iban) }),
    accountHolder: t.exposeString('accountHolder'),
    creditorId: t.exposeString('creditorId'),
    text: t.exposeString('textShown', { description: 'the words that were agreed to' }),
    signedAt: t.expose('signedAt', { type: 'DateTime' }),
  }),
});

CommunicationRef.implement({
  description: 'The topics and channels that the customer agrees to; the newsletter has a list of its own.',
  fields: (t) => ({
    post: t.exposeBoolean('post'),
    phone: t.exposeBoolean('phone'),
    survey: t.exposeBoolean('survey'),
    wishlist: t.exposeBoolean('wishlist', { description: 'lower prices and returned articles, by mail' }),
  }),
});

CustomerRef.implement({
  fields: (t) => ({
    customerNumber: t.exposeString('customerNumber'),
    salutation: t.exposeString('salutation', { description: 'female, male or not_specified' }),
    givenName: t.exposeString('givenName'),
    familyName: t.exposeString('familyName'),
    email: t.string({ resolve: ({ email }) => showEmail(email) }),
    emailVerified: t.exposeBoolean('emailVerified'),
    pendingEmail: t.string({
      nullable: true,
      description: 'asked for, and not confirmed yet',
      resolve: ({ customerId }, _args, context) => getPendingEmail(context, customerId),
    }),
    dateOfBirth: t.expose('dateOfBirth', { type: 'Date', nullable: true }),
    phone: t.exposeString('phone', { nullable: true }),
    hasPassword: t.exposeBoolean('hasPassword'),
    signInFresh: t.boolean({
      description: 'A password or passkey was shown within ten minutes: nothing asks for it again.',
      resolve: (_customer, _args, context) => isSignInFresh(context),
    }),
    address: t.field({
      type: AddressRef,
      nullable: true,
      description: 'the one that forms begin with',
      resolve: ({ customerId }, _args, context): Promise<Address | null> =>
        findDefaultAddress(context, customerId),
    }),
    debitMandate: t.field({
      type: MandateRef,
      nullable: true,
      resolve: ({ customerId }, _args, context) => findDebitAccount(context, customerId),
    }),
    passkeys: t.field({
      type: [PasskeyRef],
      description: 'at most 20',
      resolve: ({ customerId }, _args, context) => listOwnPasskeys(context, customerId),
    }),
    devices: t.field({
      type: [DeviceRef],
      description: 'at most 50: this one first, then the one seen last',
      resolve: ({ customerId }, _args, context) => listDevices(context, customerId),
    }),
    communication: t.field({
      type: CommunicationRef,
      resolve: ({ customerId }, _args, context) => listCommunicationChoices(context, customerId),
    }),
  }),
});

builder.queryField('customer', (t) =>
  t.field({
    type: CustomerRef,
    nullable: true,
    description: 'The signed-in customer; null for everybody else, also for a soft-logged-in one.',
    resolve: (_root, _args, context) => getCustomer(context),
  }),
);
