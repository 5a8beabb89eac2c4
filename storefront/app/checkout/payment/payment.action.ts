import { data, redirect } from 'react-router';
import { paymentSchema } from '#forms/checkout.ts';
import { faultsOf } from '#forms/faults.ts';
import type { PageRequest } from '../../page/page-request.ts';
import { SetCheckoutPaymentMutation } from '../checkout.mutations.ts';
import { detour, stepPath } from '../checkout-steps.ts';
import { type FormState, fieldOf, keptValues } from '../form-state.ts';

/** Takes the way of payment and leads on to checking the order. */
export async function savePayment(page: PageRequest, form: FormData) {
  const parsed = paymentSchema(page.tenant.payment.methods).safeParse({
    paymentMethod: fieldOf(form, 'paymentMethod'),
  });
  if (!parsed.success) return refused(form, faultsOf(parsed.error));
  const { setCheckoutPayment: outcome } = await page.query(SetCheckoutPaymentMutation, {
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
      throw new Error(`setCheckoutPayment answered ${outcome.__typename}`);
  }
}

function refused(form: FormData, faults: FormState['faults']) {
  const state: FormState = { values: keptValues(form), faults };
  return data(state, { status: 422 });
}
