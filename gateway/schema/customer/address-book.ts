import { makeDefaultAddress, removeAddress } from '#commerce/people/customer/customer-address.commands.ts';
import { listAddresses } from '#commerce/people/customer/customer-address.queries.ts';
import { bookOwnAddress } from '#commerce/people/customer/customer-address.service.ts';
import { getAddressSchema, resolveAddressCountry } from '#forms/address/address.ts';
import { listFaults } from '#forms/faults.ts';
import { builder } from '../builder.ts';
import { AddressInput } from '../checkout/checkout-address.ts';
import { BookedAddressRef } from '../checkout/checkout-delivery.ts';
import { CustomerRef } from './customer.ts';
import { CHANGED, CustomerChangeRef, changeCustomer } from './customer-change.ts';

/** The signed-in customer's address book. */

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const NO_SUCH_ENTRY = {
  code: 'InvalidInput' as const,
  fields: [{ field: 'addressId', code: 'choice' as const }],
};

builder.objectFields(CustomerRef, (t) => ({
  addresses: t.field({
    type: [BookedAddressRef],
    description: 'The address book, at most 50: the default first, then the newest.',
    resolve: ({ customerId }, _args, context) => listAddresses(context, customerId),
  }),
}));

builder.mutationField('saveAddress', (t) =>
  t.field({
    type: CustomerChangeRef,
    description: 'Writes an address into the book: in an entry’s place, or as a new one.',
    args: { id: t.arg.id({ required: false }), address: t.arg({ type: AddressInput }) },
    resolve: (_root, { id, address }, context) =>
      changeCustomer(context, async ({ customerId }) => {
        const parsed = getAddressSchema(context.tenant.country).safeParse(address);
        if (!parsed.success) return { code: 'InvalidInput', fields: listFaults(parsed.error) };
        const country = resolveAddressCountry(context.tenant.country, parsed.data.postalCode);
        const addressId = id && UUID.test(id) ? id : null;
        const written = await bookOwnAddress(context, customerId, { ...parsed.data, country }, addressId);
        return written ? CHANGED : { code: 'InvalidInput', fields: [{ field: 'book', code: 'too_many' }] };
      }),
  }),
);

builder.mutationField('removeAddress', (t) =>
  t.field({
    type: CustomerChangeRef,
    args: { id: t.arg.id() },
    resolve: (_root, { id }, context) =>
      changeCustomer(context, async ({ customerId }) =>
        UUID.test(id) && (await removeAddress(context, customerId, id)) ? CHANGED : NO_SUCH_ENTRY,
      ),
  }),
);

builder.mutationField('makeDefaultAddress', (t) =>
  t.field({
    type: CustomerChangeRef,
    args: { id: t.arg.id() },
    resolve: (_root, { id }, context) =>
      changeCustomer(context, async ({ customerId }) =>
        UUID.test(id) && (await makeDefaultAddress(context, customerId, id)) ? CHANGED : NO_SUCH_ENTRY,
      ),
  }),
);
