import { data, redirect } from 'react-router';
import { creditPath } from '#app/features/credit/credit-paths.ts';
import { type FormState, fieldOf, keptValues } from '#app/form/form-state.ts';
import type { PageRequest } from '#app/page/page-request.ts';
import { SetCheckoutPaymentMutation } from './checkout.mutations.ts';
import { stepAddress } from './checkout-steps.ts';

/** Saves the way to pay and leads to the review. */
export async function savePayment(page: PageRequest, form: FormData) {
  // credit has a step of its own: the plan, and the data for the check
  const credit = creditPath(page.localeSettings.paths, fieldOf(form, 'paymentMethod'));
  if (credit) return redirect(credit, 303);
  const { setCheckoutPayment: outcome } = await page.query(SetCheckoutPaymentMutation, {
    input: {
      paymentMethod: fieldOf(form, 'paymentMethod'),
      iban: fieldOf(form, 'iban'),
      bic: fieldOf(form, 'bic'),
      accountHolder: fieldOf(form, 'accountHolder'),
      mandate: fieldOf(form, 'mandate') === 'yes',
    },
  });
  switch (outcome.__typename) {
    case 'CheckoutChanged':
      return redirect(stepAddress(page.localeSettings.paths, outcome.checkout.step), 303);
    case 'InvalidInput':
      return refused(form, outcome.fields);
    default:
      throw new Error(`setCheckoutPayment answered ${outcome.__typename}`);
  }
}

function refused(form: FormData, faults: FormState['faults']) {
  const state: FormState = { values: keptValues(form), faults };
  return data(state, { status: 422 });
}
