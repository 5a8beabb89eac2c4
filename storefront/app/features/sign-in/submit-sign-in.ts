import { collectTypedValues, type FormState, readField } from '#app/form/form-state.ts';
import type { PageRequest } from '#app/page/page-request.ts';
import {
  ConfirmPasswordMutation,
  LoginMutation,
  NumberLoginMutation,
  PasskeyLoginMutation,
} from './sign-in.mutations.ts';

export type SignInIntent = 'login' | 'number' | 'confirm' | 'passkey';

/** A sign-in that failed. */
export type SignInState = FormState & {
  readonly intent: SignInIntent;
  /** wrong: the credentials do not match; busy: wait; check: a security check comes first */
  readonly problem: 'wrong' | 'busy' | 'check' | 'passkey' | null;
  readonly retryMinutes: number;
  /** JSON of the security check; null if none is required */
  readonly challenge: string | null;
};

type Outcome =
  | { readonly __typename: 'LoggedIn' }
  | { readonly __typename: 'WrongCredentials' | 'SignInRequired' | 'PasskeyRefused' }
  | { readonly __typename: 'SecurityCheckRequired'; readonly challenge: string }
  | { readonly __typename: 'TooManyAttempts'; readonly retryAfterSeconds: number }
  | { readonly __typename: 'InvalidInput'; readonly fields: FormState['faults'] };

export function isSignInIntent(intent: string): intent is SignInIntent {
  return intent === 'login' || intent === 'number' || intent === 'confirm' || intent === 'passkey';
}

/** Signs in by any of the forms. @returns null if signed in */
export async function submitSignIn(
  page: PageRequest,
  form: FormData,
  intent: SignInIntent,
): Promise<SignInState | null> {
  const outcome = await submitIntent(page, form, intent);
  return outcome.__typename === 'LoggedIn' ? null : buildSignInState(form, intent, outcome);
}

async function submitIntent(page: PageRequest, form: FormData, intent: SignInIntent): Promise<Outcome> {
  const stayLoggedIn = form.has('stayLoggedIn');
  const securityAnswer = readField(form, 'securityAnswer') || null;
  const password = readField(form, 'password');
  switch (intent) {
    case 'login': {
      const input = { email: readField(form, 'email'), password, stayLoggedIn, securityAnswer };
      return (await page.query(LoginMutation, { input })).login;
    }
    case 'number': {
      const dateOfBirth = readField(form, 'dateOfBirth');
      const input = {
        customerNumber: readField(form, 'customerNumber'),
        dateOfBirth,
        stayLoggedIn,
        securityAnswer,
      };
      return (await page.query(NumberLoginMutation, { input })).loginByCustomerNumber;
    }
    case 'confirm':
      return (await page.query(ConfirmPasswordMutation, { input: { password, securityAnswer } }))
        .confirmPassword;
    case 'passkey': {
      const input = { answer: readField(form, 'answer'), stayLoggedIn };
      return (await page.query(PasskeyLoginMutation, { input })).loginWithPasskey;
    }
  }
}

function buildSignInState(form: FormData, intent: SignInIntent, outcome: Outcome): SignInState {
  const { answer: _signed, securityAnswer: _solved, ...values } = collectTypedValues(form);
  const none = { intent, values, faults: [], problem: null, retryMinutes: 0, challenge: null } as const;
  switch (outcome.__typename) {
    case 'TooManyAttempts':
      return { ...none, problem: 'busy', retryMinutes: Math.ceil(outcome.retryAfterSeconds / 60) };
    case 'SecurityCheckRequired':
      return { ...none, problem: 'check', challenge: outcome.challenge };
    case 'InvalidInput':
      return { ...none, faults: outcome.fields };
    case 'PasskeyRefused':
      return { ...none, problem: 'passkey' };
    default:
      return { ...none, problem: 'wrong' };
  }
}

/** The status of a page with this state. */
export function signInStatus({ problem }: SignInState): number {
  return problem === 'busy' ? 429 : 422;
}
