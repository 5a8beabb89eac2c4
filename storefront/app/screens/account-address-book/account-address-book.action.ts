import { data, redirect } from 'react-router';
import { requireCustomer } from '#app/features/account/require-customer.ts';
import { listAddressFields } from '#app/features/address/address-field-names.ts';
import { completeStreet } from '#app/features/address/complete-street.ts';
import type { Completed } from '#app/features/address/street-completion.tsx';
import { collectTypedValues, type FormState, readField } from '#app/form/form-state.ts';
import { addressBookLink } from '#app/page/account-links.ts';
import type { PageRequest } from '#app/page/page-request.ts';
import { personalAction, requireScreen } from '#app/page/pages.ts';
import { buildShopInfo } from '#app/page/shop-info.ts';
import {
  MakeDefaultAddressMutation,
  RemoveAddressMutation,
  SaveAddressMutation,
} from './account-address-book.query.ts';

/** The typed form, with the street that was looked up for it. */
export type AddressState = FormState & { readonly completed?: Completed };

/** Saves, removes, or makes an entry the default; a refused address comes back with the typed values. */
export const addressBookAction = personalAction(async ({ page, form }) => {
  requireScreen(page, 'accountAddressBook');
  await requireCustomer(page);
  const id = readField(form, 'id');
  if (readField(form, 'ask') === 'street:billing') {
    return data<AddressState>(await completeStreet(page, collectTypedValues(form), 'billing'));
  }
  switch (readField(form, 'intent')) {
    case 'save':
      return save(page, form, id);
    case 'remove':
      await page.query(RemoveAddressMutation, { id });
      return redirectToSaved(page);
    case 'default':
      await page.query(MakeDefaultAddressMutation, { id });
      return redirectToSaved(page);
    default:
      throw new Response(null, { status: 400 });
  }
});

/** An entry that another tab has since removed is gone anyway: the book is shown as it is. */
function redirectToSaved(page: PageRequest): Response {
  return redirect(addressBookLink(buildShopInfo(page), { saved: true }), 303);
}

async function save(page: PageRequest, form: FormData, id: string) {
  const typed = Object.fromEntries(
    listAddressFields(page.tenant.country).map((name) => [name, readField(form, `billing.${name}`)]),
  ) as Record<ReturnType<typeof listAddressFields>[number], string>;
  const { saveAddress } = await page.query(SaveAddressMutation, {
    id: id || null,
    address: {
      ...typed,
      salutation: typed.salutation || 'not_specified',
      houseNumberAddition: typed.houseNumberAddition || null,
      phone: typed.phone || null,
    },
  });
  if (saveAddress.__typename !== 'InvalidInput') return redirectToSaved(page);
  const faults = saveAddress.fields.map(({ field, code }) => ({ field: `billing.${field}`, code }));
  return data<AddressState>({ values: collectTypedValues(form), faults }, { status: 422 });
}
