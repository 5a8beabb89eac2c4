import { data, redirect } from 'react-router';
import { type CheckoutStep, stepAddress } from '#app/features/checkout/checkout-steps.ts';
import { isSignInIntent, signInStatus, submitSignIn } from '#app/features/sign-in/submit-sign-in.ts';
import { collectTypedValues, type FormState, readField } from '#app/form/form-state.ts';
import type { PageRequest } from '#app/page/page-request.ts';
import { personalAction, requireScreen } from '#app/page/pages.ts';
import { LogoutMutation } from '#app/session/personal.query.ts';
import { identitySchema } from '#forms/checkout.ts';
import { listFaults } from '#forms/faults.ts';
import { CheckoutLoginQuery, SetCheckoutIdentityMutation } from './checkout-login.query.ts';

export type IdentityIntent = 'guest' | 'account';

/** The screen's state after a refused form. */
export type IdentityState = FormState & {
  readonly intent: IdentityIntent;
  /** too many attempts */
  readonly problem: 'busy' | null;
  readonly retryMinutes: number;
};

/** Signing in or out, or ordering as a guest. Leads to the first missing step; without a basket, home. */
export const loginAction = personalAction(async ({ page, form }) => {
  requireScreen(page, 'checkoutLogin');
  const intent = readField(form, 'intent');
  if (intent === 'logout') {
    await page.query(LogoutMutation, {});
    return redirect(page.localeSettings.paths.home ?? '/', 303);
  }
  if (intent === 'guest' || intent === 'account') return identify(page, form, intent);
  if (!isSignInIntent(intent)) throw new Response(null, { status: 400 });
  const state = await submitSignIn(page, form, intent);
  if (state) return data({ signIn: state, identity: null }, { status: signInStatus(state) });
  const { checkout } = await page.query(CheckoutLoginQuery, {});
  // without a basket the visitor only signed in
  if (checkout.basket.count === 0) return redirect(page.localeSettings.paths.home ?? '/', 303);
  return redirectToStep(page, checkout.step);
});

async function identify(page: PageRequest, form: FormData, intent: IdentityIntent) {
  const parsed = identitySchema.safeParse({
    identity: intent === 'guest' ? 'GUEST' : 'ACCOUNT',
    email: readField(form, 'email'),
    ...(intent === 'account' && { password: readField(form, 'password') }),
  });
  if (!parsed.success) return answerAgain(form, intent, { faults: listFaults(parsed.error) });
  const { setCheckoutIdentity: outcome } = await page.query(SetCheckoutIdentityMutation, {
    input: parsed.data,
  });
  switch (outcome.__typename) {
    case 'CheckoutChanged':
      return redirectToStep(page, outcome.checkout.step);
    case 'TooManyAttempts':
      return answerAgain(form, intent, { problem: 'busy', retryAfterSeconds: outcome.retryAfterSeconds });
    case 'InvalidInput':
      return answerAgain(form, intent, { faults: outcome.fields });
  }
}

function redirectToStep(page: PageRequest, step: CheckoutStep) {
  return redirect(stepAddress(page.localeSettings.paths, step), 303);
}

type Shortcoming = {
  faults?: FormState['faults'];
  problem?: IdentityState['problem'];
  retryAfterSeconds?: number;
};

function answerAgain(form: FormData, intent: IdentityIntent, shortcoming: Shortcoming) {
  const identity: IdentityState = {
    intent,
    values: collectTypedValues(form),
    faults: shortcoming.faults ?? [],
    problem: shortcoming.problem ?? null,
    retryMinutes: Math.ceil((shortcoming.retryAfterSeconds ?? 0) / 60),
  };
  return data({ signIn: null, identity }, { status: identity.problem === 'busy' ? 429 : 422 });
}
