import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { getAccountBalance } from '#commerce/money/ledger/account-balance.queries.ts';
import { type Customer, findCustomer } from '#commerce/people/customer/customer.queries.ts';
import { type BookedAddress, listAddresses } from '#commerce/people/customer/customer-address.queries.ts';
import { findCustomers, type ListedCustomer } from '#commerce/people/customer/customer-search.queries.ts';
import { listRecordedChoices, type RecordedChoice } from '#commerce/people/identity/communication.queries.ts';
import {
  findNewsletterConsent,
  type NewsletterConsent,
} from '#commerce/service/newsletter/subscriber/newsletter-consent.queries.ts';
import { createRefusalError } from '../refusal.ts';
import { checkId, checkPageSize, openTenant } from '../tenant-context.ts';
import { builder } from './builder.ts';
import { AddressRef } from './order.ts';

const ListedCustomerRef = builder.objectRef<ListedCustomer>('ListedCustomer').implement({
  fields: (t) => ({
    customerId: t.exposeID('customerId'),
    customerNumber: t.exposeString('customerNumber'),
    name: t.exposeString('name'),
    email: t.exposeString('email'),
    phone: t.exposeString('phone', { nullable: true }),
    postalCode: t.exposeString('postalCode', { nullable: true }),
    city: t.exposeString('city', { nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

type CustomerPage = { readonly customers: readonly ListedCustomer[]; readonly next: string | null };
const CustomerPageRef = builder.objectRef<CustomerPage>('CustomerPage').implement({
  fields: (t) => ({
    customers: t.field({ type: [ListedCustomerRef], resolve: ({ customers }) => [...customers] }),
    next: t.exposeID('next', { nullable: true, description: '`after` of the next page; null at the end' }),
  }),
});

const BookedAddressRef = builder.objectRef<BookedAddress>('BookedAddress').implement({
  fields: (t) => ({
    addressId: t.exposeID('addressId'),
    isDefault: t.exposeBoolean('isDefault'),
    address: t.expose('address', { type: AddressRef }),
  }),
});

type Account = Awaited<ReturnType<typeof getAccountBalance>>;
const OpenAmountRef = builder.objectRef<Account['maturities'][number]>('AccountDue').implement({
  fields: (t) => ({
    orderNumber: t.exposeString('orderNumber'),
    dueOn: t.expose('dueOn', { type: 'Date' }),
    amountMinor: t.exposeInt('amountMinor'),
    openMinor: t.exposeInt('openMinor'),
  }),
});
const AccountRef = builder.objectRef<Account>('Account').implement({
  description: 'Sums of the ledger over all orders of a customer. Minor units.',
  fields: (t) => ({
    balanceMinor: t.exposeInt('balanceMinor', { description: 'negative: the shop owes it' }),
    openMinor: t.exposeInt('openMinor'),
    overdueMinor: t.exposeInt('overdueMinor'),
    creditMinor: t.exposeInt('creditMinor', { description: 'what the shop owes' }),
    maturities: t.field({ type: [OpenAmountRef], resolve: ({ maturities }) => [...maturities] }),
  }),
});

const ChoiceRef = builder.objectRef<RecordedChoice>('RecordedChoice').implement({
  description: 'A choice about a channel as it was made.',
  fields: (t) => ({
    channel: t.exposeString('channel'),
    agreed: t.exposeBoolean('agreed'),
    chosenAt: t.expose('chosenAt', { type: 'DateTime' }),
    locale: t.exposeString('locale', { nullable: true }),
  }),
});
const NewsletterConsentRef = builder.objectRef<NewsletterConsent>('NewsletterConsent').implement({
  fields: (t) => ({
    state: t.exposeString('state', { description: '`pending`, `confirmed` or `unsubscribed`' }),
    text: t.exposeString('text', { description: 'the words that were agreed to' }),
    sha256: t.exposeString('sha256', { nullable: true }),
    locale: t.exposeString('locale'),
    requestedAt: t.expose('requestedAt', { type: 'DateTime' }),
    confirmedAt: t.expose('confirmedAt', { type: 'DateTime', nullable: true }),
    unsubscribedAt: t.expose('unsubscribedAt', { type: 'DateTime', nullable: true }),
  }),
});

type CustomerView = { readonly ctx: RequestContext; readonly customer: Customer };
const CustomerRef = builder.objectRef<CustomerView>('Customer').implement({
  description: 'A customer. Orders: `orders(customerId:)`.',
  fields: (t) => ({
    customerId: t.id({ resolve: ({ customer }) => customer.customerId }),
    customerNumber: t.string({ resolve: ({ customer }) => customer.customerNumber }),
    name: t.string({ resolve: ({ customer }) => `${customer.givenName} ${customer.familyName}` }),
    salutation: t.string({ resolve: ({ customer }) => customer.salutation }),
    email: t.string({ resolve: ({ customer }) => customer.email }),
    emailVerified: t.boolean({ resolve: ({ customer }) => customer.emailVerified }),
    phone: t.string({ nullable: true, resolve: ({ customer }) => customer.phone }),
    dateOfBirth: t.field({ type: 'Date', nullable: true, resolve: ({ customer }) => customer.dateOfBirth }),
    currency: t.string({ resolve: ({ ctx }) => ctx.currency }),
    addresses: t.field({
      type: [BookedAddressRef],
      resolve: ({ ctx, customer }) => listAddresses(ctx, customer.customerId),
    }),
    account: t.field({
      type: AccountRef,
      resolve: ({ ctx, customer }) => getAccountBalance(ctx, `customer:${customer.customerId}`),
    }),
    choices: t.field({
      type: [ChoiceRef],
      resolve: ({ ctx, customer }) => listRecordedChoices(ctx, customer.customerId),
    }),
    newsletter: t.field({
      type: NewsletterConsentRef,
      nullable: true,
      resolve: ({ ctx, customer }) => findNewsletterConsent(ctx, customer.email),
    }),
  }),
});

builder.queryFields((t) => ({
  customers: t.field({
    description: 'All customers, the newest first, or those that a text finds.',
    type: CustomerPageRef,
    args: {
      tenantId: t.arg.id(),
      text: t.arg.string({
        required: false,
        description:
          'a name, an e-mail address, a customer’s number, a postal code with a house number, a telephone',
      }),
      first: t.arg.int({ defaultValue: 50 }),
      after: t.arg.id({ required: false }),
    },
    async resolve(_, { tenantId, text, first, after }, desk) {
      const { customers, hasMore } = await findCustomers(openTenant(desk, tenantId), {
        text: text ?? null,
        first: checkPageSize(first),
        after: after ? checkId(after, 'CursorRefused') : null,
      });
      return { customers, next: hasMore ? (customers.at(-1)?.customerId ?? null) : null };
    },
  }),
  customer: t.field({
    type: CustomerRef,
    args: { tenantId: t.arg.id(), customerId: t.arg.id() },
    async resolve(_, { tenantId, customerId }, desk) {
      const ctx = openTenant(desk, tenantId);
      const customer = await findCustomer(ctx, checkId(customerId, 'CustomerNotFound'));
      if (!customer) throw createRefusalError({ code: 'CustomerNotFound' });
      return { ctx, customer };
    },
  }),
}));
