import { data, redirect } from 'react-router';
import { ADDRESS_FIELDS } from '#app/features/address/address-field-names.ts';
import {
  AnswerQuestionMutation,
  SetCheckoutDeliveryMutation,
} from '#app/features/checkout/checkout.mutations.ts';
import { CheckoutQuery } from '#app/features/checkout/checkout.query.ts';
import { stepAddress } from '#app/features/checkout/checkout-steps.ts';
import { collectTypedValues, readField } from '#app/form/form-state.ts';
import type { PageRequest } from '#app/page/page-request.ts';
import { getDeliverySchema } from '#forms/checkout.ts';
import { getFieldName, listFieldRules } from '#forms/extension-fields.ts';
import { type Fault, listFaults } from '#forms/faults.ts';
import { askForDelivery, type DeliveryState, loadShownPoints } from './delivery-ask.action.ts';
import { listQuestions, readAnswers } from './questions.ts';

const KINDS = { home: 'HOME', address: 'ADDRESS', pickup: 'PICKUP' } as const;

/**
 * Saves the delivery, then leads to the next missing step, or to the requested one. A button within the form (`ask`)
 * looks something up for it instead.
 * @returns the typed values with their faults (422) when something is wrong
 */
export async function saveDelivery(page: PageRequest, form: FormData) {
  if (form.has('ask')) return askForDelivery(page, form);
  await answerQuestions(page, form);
  const typed = await readTypedDelivery(page, form);
  const parsed = getDeliverySchema(page.tenant, typed).safeParse(typed);
  if (!parsed.success) return answerRefused(page, form, listFaults(parsed.error));
  const { setCheckoutDelivery: outcome } = await page.query(SetCheckoutDeliveryMutation, {
    input: { ...parsed.data, kind: KINDS[parsed.data.kind], fields: typed.fields },
  });
  switch (outcome.__typename) {
    case 'CheckoutChanged': {
      const open = listQuestions(outcome.checkout.basket).filter(({ chosen }) => chosen === null);
      if (open.length > 0)
        return answerRefused(
          page,
          form,
          open.map(({ field }) => ({ field, code: 'choice' })),
        );
      const { paths } = page.localeSettings;
      const premium = readField(form, 'then') === 'premium' ? paths.premium : null;
      return redirect(premium ?? stepAddress(paths, outcome.checkout.step), 303);
    }
    case 'InvalidInput':
      return answerRefused(page, form, outcome.fields);
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

async function readTypedDelivery(page: PageRequest, form: FormData) {
  const kind = readField(form, 'kind') || undefined;
  const entry = readField(form, 'address');
  const booked =
    kind === 'address' && entry !== '' && entry !== 'new' ? await findBookedAddress(page, entry) : null;
  return {
    kind,
    billing: readAddress(form, 'billing'),
    delivery: kind === 'address' ? (booked ?? readAddress(form, 'delivery')) : null,
    saveAddress: booked === null && form.has('saveAddress'),
    addressId: booked === null ? readField(form, 'addressId') : null,
    pickupPointId: readField(form, 'pickupPointId') || undefined,
    postNumber: readField(form, 'postNumber'),
    deliveryOption: readField(form, kind === 'pickup' ? 'pickupOption' : 'deliveryOption'),
    wishedOn: readField(form, 'wishedOn'),
    co2Compensation: form.has('co2Compensation'),
    fields: readExtensionFields(page, form),
  };
}

/** The values that extensions ask for; an empty field is not sent. */
function readExtensionFields({ tenant }: PageRequest, form: FormData) {
  return listFieldRules(tenant.activeExtensions).flatMap((field) => {
    const { extension, key } = field;
    const value = readField(form, getFieldName(field));
    return value === '' ? [] : [{ extension, key, value }];
  });
}

/** null if the entry is gone; the fields are used then. */
async function findBookedAddress(page: PageRequest, addressId: string) {
  const { checkout } = await page.query(CheckoutQuery, {});
  const entry = checkout.addresses.find(({ id }) => id === addressId);
  if (!entry) return null;
  const { country: _, ...address } = entry.address;
  return address;
}

function readAddress(form: FormData, prefix: 'billing' | 'delivery'): Record<string, string> {
  return Object.fromEntries(
    ADDRESS_FIELDS.map((name) => [name, readField(form, `${prefix}.${name}`)]).filter(
      ([name, value]) => name !== 'salutation' || value !== '',
    ),
  );
}

async function answerRefused(
  page: PageRequest,
  form: FormData,
  faults: readonly (Fault | { field: string; code: string })[],
) {
  const values = collectTypedValues(form);
  const worded = faults.map((fault) => ({ ...fault, message: findPatternMessage(page, fault) }));
  const state: DeliveryState = { values, faults: worded, ...(await loadShownPoints(page, values)) };
  return data(state, { status: 422 });
}

/** An extension's own words for a text that does not match its pattern. */
function findPatternMessage(
  { tenant, language }: PageRequest,
  { field, code }: { field: string; code: string },
): string | undefined {
  if (code !== 'invalid' || !field.startsWith('fields.')) return undefined;
  const [, name, key] = field.split('.');
  const asked = tenant.activeExtensions
    .find(({ extension }) => extension.name === name)
    ?.extension.fields?.order?.find((one) => one.key === key);
  return asked?.type === 'text' ? asked.pattern?.message[language] : undefined;
}
