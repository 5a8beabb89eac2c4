import { data, redirect } from 'react-router';
import { type CheckoutStep, stepAddress } from '#app/features/checkout/checkout-steps.ts';
import { type FormState, fieldOf, keptValues } from '#app/form/form-state.ts';
import { afterSignInLink, readSignInNext } from '#app/page/links.ts';
import type { PageRequest } from '#app/page/page-request.ts';
import { personalAction, requireScreen } from '#app/page/pages.ts';
import { shopInfo } from '#app/page/shop-info.ts';
import { LogoutMutation } from '#app/session/personal.query.ts';
import { identitySchema, loginSchema } from '#forms/checkout.ts';
import { faultsOf } from '#forms/faults.ts';
import { CheckoutLoginQuery, LoginMutation, SetCheckoutIdentityMutation } from './checkout-login.query.ts';

export type LoginIntent = 'login' | 'guest' | 'account';

/** What the screen shows after a form that did not get through. */
export type LoginState = FormState & {
  readonly intent: LoginIntent;
  /** wrong: no such e-mail and password; busy: too many attempts; taken: an account with this address exists */
  readonly problem: 'wrong' | 'busy' | 'taken' | null;
  readonly retryMinutes: number;
};

/** Signing in, out, or saying who orders. Leads on to the first step that is missing; without a basket, home. */
export const loginAction = personalAction(async ({ page, form }) => {
  requireScreen(page, 'checkoutLogin');
  const intent = fieldOf(form, 'intent');
  if (intent === 'logout') {
    await page.query(LogoutMutation, {});
    return redirect(page.localeSettings.paths.home ?? '/', 303);
  }
  if (intent === 'login') return login(page, form);
  if (intent === 'guest' || intent === 'account') return identify(page, form, intent);
  throw new Response(null, { status: 400 });
});

async function login(page: PageRequest, form: FormData) {
  const parsed = loginSchema.safeParse({
    email: fieldOf(form, 'email'),
    password: fieldOf(form, 'password'),
    stayLoggedIn: form.has('stayLoggedIn'),
  });
  if (!parsed.success) return again(form, 'login', { faults: faultsOf(parsed.error) });
  const { login: outcome } = await page.query(LoginMutation, { input: parsed.data });
  switch (outcome.__typename) {
    case 'LoggedIn': {
      // a visitor sent by the wishlist or a review comes back to it; others go on with their order
      const back = readSignInNext(page.url.searchParams);
      if (back) return redirect(afterSignInLink(shopInfo(page), back), 303);
      const { checkout } = await page.query(CheckoutLoginQuery, {});
      return onward(page, checkout.step);
    }
    case 'WrongCredentials':
      return again(form, 'login', { problem: 'wrong' });
    case 'TooManyAttempts':
      return again(form, 'login', { problem: 'busy', retryAfterSeconds: outcome.retryAfterSeconds });
    case 'InvalidInput':
      return again(form, 'login', { faults: outcome.fields });
  }
}

async function identify(page: PageRequest, form: FormData, intent: 'guest' | 'account') {
  const parsed = identitySchema.safeParse({
    identity: intent === 'guest' ? 'GUEST' : 'ACCOUNT',
    email: fieldOf(form, 'email'),
    ...(intent === 'account' && { password: fieldOf(form, 'password') }),
  });
  if (!parsed.success) return again(form, intent, { faults: faultsOf(parsed.error) });
  const { setCheckoutIdentity: outcome } = await page.query(SetCheckoutIdentityMutation, {
    input: parsed.data,
  });
  switch (outcome.__typename) {
    case 'CheckoutChanged':
      return onward(page, outcome.checkout.step);
    case 'EmailInUse':
      return again(form, intent, { problem: 'taken' });
    case 'TooManyAttempts':
      return again(form, intent, { problem: 'busy', retryAfterSeconds: outcome.retryAfterSeconds });
    case 'InvalidInput':
      return again(form, intent, { faults: outcome.fields });
  }
}

function onward(page: PageRequest, step: CheckoutStep) {
  const { paths } = page.localeSettings;
  return redirect(step === 'BASKET' ? (paths.home ?? '/') : stepAddress(paths, step), 303);
}

type Shortcoming = {
  faults?: FormState['faults'];
  problem?: LoginState['problem'];
  retryAfterSeconds?: number;
};

function again(form: FormData, intent: LoginIntent, shortcoming: Shortcoming) {
  const state: LoginState = {
    intent,
    values: keptValues(form),
    faults: shortcoming.faults ?? [],
    problem: shortcoming.problem ?? null,
    retryMinutes: Math.ceil((shortcoming.retryAfterSeconds ?? 0) / 60),
  };
  return data(state, { status: state.problem === 'busy' ? 429 : 422 });
}
