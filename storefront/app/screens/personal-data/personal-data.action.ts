import { data, redirectDocument } from 'react-router';
import { signInFirst } from '#app/features/account/require-customer.ts';
import {
  ConfirmPasswordMutation,
  RequestPasswordResetMutation,
} from '#app/features/sign-in/sign-in.mutations.ts';
import { collectTypedValues, type FormState, readField } from '#app/form/form-state.ts';
import { erasedLink, personalDataFile } from '#app/page/account-links.ts';
import type { PageRequest } from '#app/page/page-request.ts';
import { personalAction, requireScreen } from '#app/page/pages.ts';
import { buildShopInfo } from '#app/page/shop-info.ts';
import { CHANNELS } from '#forms/address/identity.ts';
import {
  AddGuestOrdersMutation,
  AddPasskeyMutation,
  ChangeDebitAccountMutation,
  ChangePasswordMutation,
  ChangePersonalDataMutation,
  ChooseCommunicationMutation,
  EndDeviceMutation,
  EndOtherDevicesMutation,
  EraseAccountMutation,
  RemoveDebitAccountMutation,
  RemovePasskeyMutation,
  RequestEmailChangeMutation,
  RequestEmailVerificationMutation,
  SignInFreshQuery,
} from './personal-data.query.ts';

export type DataIntent =
  | 'person'
  | 'email'
  | 'verify'
  | 'password'
  | 'set-password'
  | 'passkey'
  | 'remove-passkey'
  | 'device'
  | 'devices'
  | 'account'
  | 'remove-account'
  | 'communication'
  | 'orders'
  | 'export'
  | 'erase';

/** The outcome of a form of the page. */
export type DataState = FormState & {
  readonly intent: DataIntent;
  readonly outcome: 'saved' | 'sent' | 'refused';
  /**
   * wrong: the password given for confirmation; control: it is missing; busy: wait; check: a security check; passkey:
   * refused; unverified: the e-mail address has to be confirmed first
   */
  readonly problem: 'wrong' | 'control' | 'busy' | 'check' | 'passkey' | 'unverified' | AccountProblem | null;
  readonly retryMinutes: number;
  readonly challenge: string | null;
  /** number of orders that have joined the account */
  readonly added: number;
};

/** Why an account cannot be deleted yet: money is owed, by either side, or something is on its way. */
type AccountProblem = 'owed' | 'credit' | 'underway';

/** The outcome of a change in the gateway's answer. */
type Change =
  | { readonly __typename: 'CustomerChanged' | 'LoggedIn' }
  | { readonly __typename: 'GuestOrdersAdded'; readonly count: number }
  | {
      readonly __typename:
        | 'SignInRequired'
        | 'ReauthenticationRequired'
        | 'WrongCredentials'
        | 'PasskeyRefused'
        | 'EmailNotVerified';
    }
  | { readonly __typename: 'AccountErased' | 'DataReady' }
  | { readonly __typename: 'AccountInUse'; readonly reason: Uppercase<AccountProblem> }
  | { readonly __typename: 'SecurityCheckRequired'; readonly challenge: string }
  | { readonly __typename: 'TooManyAttempts'; readonly retryAfterSeconds: number }
  | { readonly __typename: 'InvalidInput'; readonly fields: FormState['faults'] };

/**
 * Handles the forms of the personal data page. Changes of address, password and passkeys ask for the password first,
 * in the same form.
 */
export const personalDataAction = personalAction(async ({ page, form }) => {
  requireScreen(page, 'accountPersonalData');
  const intent = readField(form, 'intent');
  if (!Object.hasOwn(CHANGES, intent)) throw new Response(null, { status: 400 });
  const asked = intent as DataIntent;
  const control = await showPasswordFirst(page, form);
  if (control && control.__typename !== 'LoggedIn') return answerRefused(page, form, asked, control);
  const change = await CHANGES[asked](page, form);
  if (change.__typename === 'GuestOrdersAdded') {
    return data<DataState>({ ...buildEmptyState(asked), outcome: 'saved', added: change.count });
  }
  // another document: the screen no longer belongs to the visitor, or the answer is a file
  if (change.__typename === 'AccountErased') return redirectDocument(erasedLink(buildShopInfo(page)), 303);
  if (change.__typename === 'DataReady') return redirectDocument(personalDataFile(buildShopInfo(page)), 303);
  if (change.__typename !== 'CustomerChanged') return answerRefused(page, form, asked, change);
  const sent = asked === 'email' || asked === 'verify' || asked === 'set-password';
  return data<DataState>({ ...buildEmptyState(asked), outcome: sent ? 'sent' : 'saved' });
});

function buildEmptyState(intent: DataIntent): DataState {
  return {
    ...{ intent, values: {}, faults: [], outcome: 'refused', problem: null },
    ...{ retryMinutes: 0, challenge: null, added: 0 },
  };
}

/** @returns null if the form has no password for confirmation, because one was given within ten minutes */
async function showPasswordFirst(page: PageRequest, form: FormData): Promise<Change | null> {
  if (!form.has('controlPassword')) return null;
  const input = {
    password: readField(form, 'controlPassword'),
    securityAnswer: readField(form, 'securityAnswer') || null,
  };
  const { confirmPassword } = await page.query(ConfirmPasswordMutation, { input });
  if (confirmPassword.__typename !== 'InvalidInput') return confirmPassword;
  const fields = confirmPassword.fields.map(({ code }) => ({ field: 'controlPassword', code }));
  return { __typename: 'InvalidInput', fields };
}

function answerRefused(page: PageRequest, form: FormData, intent: DataIntent, change: Change) {
  const state = { ...buildEmptyState(intent), values: collectTypedValues(form) };
  switch (change.__typename) {
    case 'SignInRequired':
      throw signInFirst(page);
    case 'InvalidInput':
      return data<DataState>({ ...state, faults: change.fields }, { status: 422 });
    case 'TooManyAttempts': {
      const retryMinutes = Math.ceil(change.retryAfterSeconds / 60);
      return data<DataState>({ ...state, problem: 'busy', retryMinutes }, { status: 429 });
    }
    case 'SecurityCheckRequired':
      return data<DataState>({ ...state, problem: 'check', challenge: change.challenge }, { status: 422 });
    case 'ReauthenticationRequired':
      return data<DataState>({ ...state, problem: 'control' }, { status: 422 });
    case 'EmailNotVerified':
      return data<DataState>({ ...state, problem: 'unverified' }, { status: 422 });
    case 'AccountInUse':
      return data<DataState>(
        { ...state, problem: change.reason.toLowerCase() as AccountProblem },
        { status: 409 },
      );
    case 'PasskeyRefused':
      return data<DataState>({ ...state, problem: 'passkey' }, { status: 422 });
    default:
      return data<DataState>({ ...state, problem: 'wrong' }, { status: 422 });
  }
}

type Submit = (page: PageRequest, form: FormData) => Promise<Change>;

const CHANGES: Readonly<Record<DataIntent, Submit>> = {
  person: changePerson,
  email: async (page, form) =>
    (await page.query(RequestEmailChangeMutation, { email: readField(form, 'email') })).requestEmailChange,
  verify: async (page) => (await page.query(RequestEmailVerificationMutation, {})).requestEmailVerification,
  password: changePassword,
  'set-password': async (page, form) => {
    const { requestPasswordReset: asked } = await page.query(RequestPasswordResetMutation, {
      email: readField(form, 'email'),
    });
    return asked.__typename === 'MailSent' ? { __typename: 'CustomerChanged' } : asked;
  },
  passkey: async (page, form) => {
    const input = { name: readField(form, 'name'), answer: readField(form, 'answer') };
    return (await page.query(AddPasskeyMutation, { input })).addPasskey;
  },
  'remove-passkey': async (page, form) =>
    (await page.query(RemovePasskeyMutation, { id: readField(form, 'id') })).removePasskey,
  device: async (page, form) =>
    (await page.query(EndDeviceMutation, { id: readField(form, 'id') })).endDevice,
  devices: async (page) => (await page.query(EndOtherDevicesMutation, {})).endOtherDevices,
  account: changeAccount,
  'remove-account': async (page) => (await page.query(RemoveDebitAccountMutation, {})).removeDebitAccount,
  export: async (page) => {
    const { customer } = await page.query(SignInFreshQuery, {});
    if (!customer) return { __typename: 'SignInRequired' };
    return { __typename: customer.signInFresh ? 'DataReady' : 'ReauthenticationRequired' };
  },
  erase: async (page) => (await page.query(EraseAccountMutation, {})).eraseAccount,
  orders: async (page, form) =>
    (await page.query(AddGuestOrdersMutation, { fact: readField(form, 'fact') })).addGuestOrders,
  communication: async (page, form) => {
    const chosen = CHANNELS.map((channel) => [channel, form.has(channel)] as const);
    const input = Object.fromEntries(chosen) as Record<(typeof CHANNELS)[number], boolean>;
    return (await page.query(ChooseCommunicationMutation, { input })).chooseCommunication;
  },
};

async function changePerson(page: PageRequest, form: FormData): Promise<Change> {
  const input = {
    salutation: readField(form, 'salutation') || null,
    givenName: readField(form, 'givenName'),
    familyName: readField(form, 'familyName'),
    phone: readField(form, 'phone') || null,
    dateOfBirth: readField(form, 'dateOfBirth') || null,
  };
  return (await page.query(ChangePersonalDataMutation, { input })).changePersonalData;
}

async function changePassword(page: PageRequest, form: FormData): Promise<Change> {
  const input = {
    currentPassword: readField(form, 'currentPassword'),
    password: readField(form, 'password'),
    securityAnswer: readField(form, 'securityAnswer') || null,
  };
  return (await page.query(ChangePasswordMutation, { input })).changePassword;
}

async function changeAccount(page: PageRequest, form: FormData): Promise<Change> {
  const input = {
    iban: readField(form, 'iban'),
    bic: readField(form, 'bic') || null,
    accountHolder: readField(form, 'accountHolder'),
    mandate: form.has('mandate'),
  };
  return (await page.query(ChangeDebitAccountMutation, { input })).changeDebitAccount;
}
