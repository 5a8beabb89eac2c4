import { data, redirect } from 'react-router';
import { ADDRESS_FIELDS } from '#app/features/address/address-field-names.ts';
import {
  AnswerQuestionMutation,
  SetCheckoutDeliveryMutation,
} from '#app/features/checkout/checkout.mutations.ts';
import { CheckoutQuery } from '#app/features/checkout/checkout.query.ts';
import { stepAddress } from '#app/features/checkout/checkout-steps.ts';
import { fieldOf, keptValues } from '#app/form/form-state.ts';
import type { PageRequest } from '#app/page/page-request.ts';
import { deliverySchema } from '#forms/checkout.ts';
import { type Fault, faultsOf } from '#forms/faults.ts';
import { askForDelivery, type DeliveryState, shownPoints } from './delivery-ask.action.ts';
import { questionsOf, readAnswers } from './questions.ts';

const KINDS = { home: 'HOME', address: 'ADDRESS', pickup: 'PICKUP' } as const;

/**
 * Saves the delivery, then leads to the next missing step, or to the requested one. A button within the form (`ask`)
 * looks something up for it instead.
 * @returns the typed values with their faults (422) when something is wrong
 */
export async function saveDelivery(page: PageRequest, form: FormData) {
  if (form.has('ask')) return askForDelivery(page, form);
  await answerQuestions(page, form);
  const typed = await typedDelivery(page, form);
  const { country, delivery } = page.tenant;
  const parsed = deliverySchema(country, delivery.options, typed).safeParse(typed);
  if (!parsed.success) return refused(page, form, faultsOf(parsed.error));
  const { setCheckoutDelivery: outcome } = await page.query(SetCheckoutDeliveryMutation, {
    input: { ...parsed.data, kind: KINDS[parsed.data.kind] },
  });
  switch (outcome.__typename) {
    case 'CheckoutChanged': {
      const open = questionsOf(outcome.checkout.basket).filter(({ chosen }) => chosen === null);
      if (open.length > 0)
        return refused(
          page,
          form,
          open.map(({ field }) => ({ field, code: 'choice' })),
        );
      const { paths } = page.localeSettings;
      const premium = fieldOf(form, 'then') === 'premium' ? paths.premium : null;
      return redirect(premium ?? stepAddress(paths, outcome.checkout.step), 303);
    }
    case 'InvalidInput':
      return refused(page, form, outcome.fields);
    default:
      throw new Error(`setCheckoutDelivery answered ${outcome.__typename}`);
  }
}

/** Answers are saved, whatever is wrong with the rest of the form. */
async function answerQuestions(page: PageRequest, form: FormData): Promise<void> {
  for (const input of readAnswers(form).slice(0, MOST_ANSWERS)) {
    await page.query(AnswerQuestionMutation, { input });
  }
}

const MOST_ANSWERS = 100;

async function typedDelivery(page: PageRequest, form: FormData) {
  const kind = fieldOf(form, 'kind') || undefined;
  const entry = fieldOf(form, 'address');
  const booked =
    kind === 'address' && entry !== '' && entry !== 'new' ? await bookedAddress(page, entry) : null;
  return {
    kind,
    billing: addressOf(form, 'billing'),
    delivery: kind === 'address' ? (booked ?? addressOf(form, 'delivery')) : null,
    saveAddress: booked === null && form.has('saveAddress'),
    addressId: booked === null ? fieldOf(form, 'addressId') : null,
    pickupPointId: fieldOf(form, 'pickupPointId') || undefined,
    postNumber: fieldOf(form, 'postNumber'),
    deliveryOption: fieldOf(form, kind === 'pickup' ? 'pickupOption' : 'deliveryOption'),
    wishedOn: fieldOf(form, 'wishedOn'),
    co2Compensation: form.has('co2Compensation'),
  };
}

/** null: the entry is gone; the fields are used then. */
async function bookedAddress(page: PageRequest, addressId: string) {
  const { checkout } = await page.query(CheckoutQuery, {});
  const entry = checkout.addresses.find(({ id }) => id === addressId);
  if (!entry) return null;
  const { country: _, ...address } = entry.address;
  return address;
}

function addressOf(form: FormData, prefix: 'billing' | 'delivery'): Record<string, string> {
  return Object.fromEntries(
    ADDRESS_FIELDS.map((name) => [name, fieldOf(form, `${prefix}.${name}`)]).filter(
      ([name, value]) => name !== 'salutation' || value !== '',
    ),
  );
}

async function refused(
  page: PageRequest,
  form: FormData,
  faults: readonly (Fault | { field: string; code: string })[],
) {
  const values = keptValues(form);
  const state: DeliveryState = { values, faults, ...(await shownPoints(page, values)) };
  return data(state, { status: 422 });
}
