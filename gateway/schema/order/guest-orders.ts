import { hasGuestOrders } from '#commerce/orders/order/customer/join-guest-orders.queries.ts';
import { joinGuestOrders } from '#commerce/orders/order/customer/join-guest-orders.service.ts';
import type { EmailNotVerified } from '#commerce/orders/order/order.errors.ts';
import { getOrder } from '#commerce/orders/order/order.service.ts';
import { getCustomer } from '#commerce/people/customer/customer.service.ts';
import { register } from '#commerce/people/identity/registration.service.ts';
import { guestOrdersSchema, newPasswordSchema, SALUTATIONS } from '#forms/address/identity.ts';
import { listFaults } from '#forms/faults.ts';
import { builder } from '../builder.ts';
import { CustomerRef } from '../customer/customer.ts';
import { findCommonPasswordFault, MailResultRef } from '../customer/mail-link.ts';
import { InvalidInputRef, SignInRequiredRef, TooManyAttemptsRef } from '../customer/visitor-outcomes.ts';

/** Orders that were placed without an account, and how they join one. */

type Added = { readonly code: 'GuestOrdersAdded'; readonly count: number };

const AddedRef = builder.objectRef<Added>('GuestOrdersAdded');
const EmailNotVerifiedRef = builder.objectRef<EmailNotVerified>('EmailNotVerified');

AddedRef.implement({ fields: (t) => ({ count: t.exposeInt('count', { description: '0: none matches.' }) }) });
EmailNotVerifiedRef.implement({
  description: 'The address has to be confirmed first (requestEmailVerification).',
  fields: (t) => ({ code: t.exposeString('code') }),
});

builder.objectFields(CustomerRef, (t) => ({
  hasGuestOrders: t.boolean({
    description: 'Orders were placed as a guest with the verified address; addGuestOrders adds them.',
    resolve: (customer, _args, context) => hasGuestOrders(context, customer),
  }),
}));

const AddGuestOrdersResultRef = builder.unionType('AddGuestOrdersResult', {
  types: [AddedRef, EmailNotVerifiedRef, SignInRequiredRef, TooManyAttemptsRef, InvalidInputRef],
  resolveType: ({ code }) => code,
});

builder.mutationField('addGuestOrders', (t) =>
  t.field({
    type: AddGuestOrdersResultRef,
    description: 'Adds orders that have the verified address and this fact: a number, or a postal code.',
    args: { fact: t.arg.string() },
    async resolve(_root, args, context) {
      const customer = await getCustomer(context);
      if (!customer) return { code: 'SignInRequired' as const };
      const parsed = guestOrdersSchema.safeParse(args);
      if (!parsed.success) return { code: 'InvalidInput' as const, fields: listFaults(parsed.error) };
      const joined = await joinGuestOrders(context, customer, parsed.data.fact);
      return joined.ok ? { code: 'GuestOrdersAdded' as const, count: joined.value } : joined.refusal;
    },
  }),
);

const RegisterAfterOrderInput = builder.inputType('RegisterAfterOrderInput', {
  fields: (t) => ({ orderNumber: t.string(), accessToken: t.string(), password: t.string() }),
});

builder.mutationField('registerAfterOrder', (t) =>
  t.field({
    type: MailResultRef,
    description: 'An account with the name and address of a guest’s order, which joins once it is confirmed.',
    args: { input: t.arg({ type: RegisterAfterOrderInput }) },
    async resolve(_root, { input }, context) {
      const parsed = newPasswordSchema.safeParse(input);
      if (!parsed.success) return { code: 'InvalidInput' as const, fields: listFaults(parsed.error) };
      const order = await getOrder(context, input);
      if (order?.customerId !== null) {
        return { code: 'InvalidInput' as const, fields: [{ field: 'order', code: 'invalid' as const }] };
      }
      const { email, billingAddress: buyer, orderNumber } = order;
      const { password } = parsed.data;
      const fault = findCommonPasswordFault(password, email, context);
      if (fault) return fault;
      const { givenName, familyName, phone } = buyer;
      const salutation = SALUTATIONS.find((known) => known === buyer.salutation) ?? 'not_specified';
      const person = { email, password, salutation, givenName, familyName, phone, orderNumber };
      const asked = await register(context, person, context.client.address);
      return asked.ok ? { code: 'MailSent' as const } : asked.refusal;
    },
  }),
);
