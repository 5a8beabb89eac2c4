import { data, redirect } from 'react-router';
import type { AddressForm } from '#forms/address.ts';
import { deliverySchema } from '#forms/checkout.ts';
import { type Fault, faultsOf } from '#forms/faults.ts';
import type { PageRequest } from '../../page/page-request.ts';
import { SetCheckoutDeliveryMutation } from '../checkout.mutations.ts';
import { detour, stepPath } from '../checkout-steps.ts';
import { type FormState, fieldOf, keptValues } from '../form-state.ts';

/** The form's fields are named billing.street, delivery.street and so on. */
export const ADDRESS_FIELDS = [
  'salutation',
  'givenName',
  'familyName',
  'street',
  'houseNumber',
  'houseNumberAddition',
  'postalCode',
  'city',
  'phone',
] as const satisfies readonly (keyof AddressForm)[];

/**
 * Takes addresses and delivery option, then leads on to the next step that is missing.
 * @returns what was typed with its faults (422) when something does not hold
 */
export async function saveDelivery(page: PageRequest, form: FormData) {
  const { country, delivery } = page.tenant;
  const typed = {
    billing: addressOf(form, 'billing'),
    delivery: form.has('otherAddress') ? addressOf(form, 'delivery') : null,
    deliveryOption: fieldOf(form, 'deliveryOption'),
  };
  const options = delivery.options.map(({ code }) => code);
  const parsed = deliverySchema(country, options).safeParse(typed);
  if (!parsed.success) return refused(form, faultsOf(parsed.error));
  const { setCheckoutDelivery: outcome } = await page.query(SetCheckoutDeliveryMutation, {
    input: parsed.data,
  });
  switch (outcome.__typename) {
    case 'CheckoutChanged': {
      const { paths } = page.localeSettings;
      const next = detour(paths, outcome.checkout.step, 'CONFIRM') ?? stepPath(paths, 'CONFIRM');
      return redirect(next, 303);
    }
    case 'InvalidInput':
      return refused(form, outcome.fields);
    default:
      throw new Error(`setCheckoutDelivery answered ${outcome.__typename}`);
  }
}

function addressOf(form: FormData, prefix: 'billing' | 'delivery'): Record<string, string> {
  return Object.fromEntries(
    ADDRESS_FIELDS.map((name) => [name, fieldOf(form, `${prefix}.${name}`)]).filter(
      ([name, value]) => name !== 'salutation' || value !== '',
    ),
  );
}

function refused(form: FormData, faults: readonly (Fault | { field: string; code: string })[]) {
  const state: FormState = { values: keptValues(form), faults };
  return data(state, { status: 422 });
}
