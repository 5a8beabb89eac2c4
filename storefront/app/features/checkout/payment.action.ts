import { data, redirect } from 'react-router';
import { findCreditPath } from '#app/features/credit/credit-paths.ts';
import { collectTypedValues, type FormState, readField } from '#app/form/form-state.ts';
import type { PageRequest } from '#app/page/page-request.ts';
import { SetCheckoutPaymentMutation } from './checkout.mutations.ts';
import { stepAddress } from './checkout-steps.ts';

/** Saves the way to pay and leads to the review. */
export async function savePayment(page: PageRequest, form: FormData) {
  // credit has a step of its own: the plan, and the data for the check
  const credit = findCreditPath(page.localeSettings.paths, readField(form, 'paymentMethod'));
  if (credit) return redirect(credit, 303);
  const { setCheckoutPayment: outcome } = await page.query(SetCheckoutPaymentMutation, {
    input: {
      paymentMethod: readField(form, 'paymentMethod'),
      iban: readField(form, 'iban'),
      bic: readField(form, 'bic'),
      accountHolder: readField(form, 'accountHolder'),
      mandate: readField(form, 'mandate') === 'yes',
    },
  });
  switch (outcome.__typename) {
    case 'CheckoutChanged':
      return redirect(stepAddress(page.localeSettings.paths, outcome.checkout.step), 303);
    case 'InvalidInput':
      return answerRefused(form, outcome.fields);
    default:
      throw new Error(`setCheckoutPayment answered ${outcome.__typename}`);
  }
}

function answerRefused(form: FormData, faults: FormState['faults']) {
  const state: FormState = { values: collectTypedValues(form), faults };
  return data(state, { status: 422 });
}
