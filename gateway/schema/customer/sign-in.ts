import type { Customer } from '#commerce/people/customer/customer.queries.ts';
import { findCustomer } from '#commerce/people/customer/customer.queries.ts';
import type {
  PasskeyRefused,
  SecurityCheckRequired,
  WrongCredentials,
} from '#commerce/people/identity/identity.errors.ts';
import { beginPasskeySignIn, checkPasskey } from '#commerce/people/identity/passkey/passkey.service.ts';
import {
  checkCredentials,
  checkCustomerNumber,
  checkOwnPassword,
  type SignInPlace,
} from '#commerce/people/identity/sign-in/sign-in.service.ts';
import { signInLine } from '#commerce/people/identity/sign-in/sign-in-line.ts';
import { numberLoginSchema, ownPasswordSchema } from '#forms/address/identity.ts';
import { loginSchema } from '#forms/checkout.ts';
import { listFaults } from '#forms/faults.ts';
import type { GatewayContext } from '../../context/context.ts';
import { ensureVisitor, readDeviceCookie, signInVisitor, signOutVisitor } from '../../context/session.ts';
import { builder } from '../builder.ts';
import { loadVisitorView, VisitorRef, type VisitorView } from './visitor.ts';
import { InvalidInputRef, SignInRequiredRef, TooManyAttemptsRef } from './visitor-outcomes.ts';

const LoginInput = builder.inputType('LoginInput', {
  fields: (t) => ({
    email: t.string(),
    password: t.string(),
    stayLoggedIn: t.boolean({ defaultValue: false }),
    securityAnswer: t.string({ required: false, description: 'The answer to SecurityCheckRequired.' }),
  }),
});

const NumberLoginInput = builder.inputType('NumberLoginInput', {
  fields: (t) => ({
    customerNumber: t.string(),
    dateOfBirth: t.string({ description: 'YYYY-MM-DD' }),
    stayLoggedIn: t.boolean({ defaultValue: false }),
    securityAnswer: t.string({ required: false }),
  }),
});

const ConfirmPasswordInput = builder.inputType('ConfirmPasswordInput', {
  fields: (t) => ({ password: t.string(), securityAnswer: t.string({ required: false }) }),
});

const PasskeyLoginInput = builder.inputType('PasskeyLoginInput', {
  fields: (t) => ({
    answer: t.string({ description: 'JSON of the browser’s AuthenticationResponse' }),
    stayLoggedIn: t.boolean({ defaultValue: false }),
  }),
});

type LoggedIn = { readonly code: 'LoggedIn'; readonly visitor: VisitorView };

export const LoggedInRef = builder.objectRef<LoggedIn>('LoggedIn');
export const WrongCredentialsRef = builder.objectRef<WrongCredentials>('WrongCredentials');
export const SecurityCheckRequiredRef = builder.objectRef<SecurityCheckRequired>('SecurityCheckRequired');
export const PasskeyRefusedRef = builder.objectRef<PasskeyRefused>('PasskeyRefused');

LoggedInRef.implement({ fields: (t) => ({ visitor: t.expose('visitor', { type: VisitorRef }) }) });
WrongCredentialsRef.implement({
  fields: (t) => ({
    code: t.exposeString('code', {
      description: 'Always the same, whether the account is known or not.',
    }),
  }),
});
SecurityCheckRequiredRef.implement({
  description: 'Too many guesses or messages: the same again, with an answer to the challenge.',
  fields: (t) => ({
    challenge: t.exposeString('challenge', { description: 'JSON; `kind` says how it is solved' }),
  }),
});
PasskeyRefusedRef.implement({ fields: (t) => ({ code: t.exposeString('code') }) });

const LoginResultRef = builder.unionType('LoginResult', {
  types: [
    LoggedInRef,
    WrongCredentialsRef,
    TooManyAttemptsRef,
    SecurityCheckRequiredRef,
    InvalidInputRef,
    SignInRequiredRef,
    PasskeyRefusedRef,
  ],
  resolveType: ({ code }) => code,
});

export function readSignInPlace(
  context: GatewayContext,
  securityAnswer: string | null | undefined,
): SignInPlace {
  return {
    address: context.client.address,
    device: readDeviceCookie(context),
    securityAnswer: securityAnswer ?? null,
  };
}

export async function logIn(
  context: GatewayContext,
  customer: Customer,
  how: { readonly stay: boolean; readonly soft?: boolean },
): Promise<LoggedIn> {
  await signInVisitor(context, customer, how);
  return { code: 'LoggedIn', visitor: { type: context.visitor?.type ?? 0, customer } };
}

builder.mutationField('login', (t) =>
  t.field({
    type: LoginResultRef,
    args: { input: t.arg({ type: LoginInput }) },
    async resolve(_root, { input }, context) {
      const parsed = loginSchema.safeParse(input);
      if (!parsed.success) return { code: 'InvalidInput' as const, fields: listFaults(parsed.error) };
      const { email, password, stayLoggedIn } = parsed.data;
      const place = readSignInPlace(context, input.securityAnswer);
      return signInLine.pass(place.address, async () => {
        const checked = await checkCredentials(context, { email, password }, place);
        if (!checked.ok) return checked.refusal;
        return logIn(context, checked.value, { stay: stayLoggedIn });
      });
    },
  }),
);

builder.mutationField('loginByCustomerNumber', (t) =>
  t.field({
    type: LoginResultRef,
    description: 'Leads to the soft-logged-in state only; refused where the tenant has it switched off.',
    args: { input: t.arg({ type: NumberLoginInput }) },
    async resolve(_root, { input }, context) {
      const parsed = numberLoginSchema.safeParse(input);
      if (!parsed.success) return { code: 'InvalidInput' as const, fields: listFaults(parsed.error) };
      const place = readSignInPlace(context, input.securityAnswer);
      const checked = await checkCustomerNumber(context, parsed.data, place);
      if (!checked.ok) return checked.refusal;
      return logIn(context, checked.value, { stay: parsed.data.stayLoggedIn, soft: true });
    },
  }),
);

builder.mutationField('confirmPassword', (t) =>
  t.field({
    type: LoginResultRef,
    description: 'The signed-in customer shows the password again; the session gets a new secret.',
    args: { input: t.arg({ type: ConfirmPasswordInput }) },
    async resolve(_root, { input }, context) {
      const parsed = ownPasswordSchema.safeParse(input);
      if (!parsed.success) return { code: 'InvalidInput' as const, fields: listFaults(parsed.error) };
      const place = readSignInPlace(context, input.securityAnswer);
      return signInLine.pass(place.address, async () => {
        const checked = await checkOwnPassword(context, parsed.data.password, place);
        return checked.ok ? logIn(context, checked.value, { stay: false }) : checked.refusal;
      });
    },
  }),
);

export async function createPasskeyContext(context: GatewayContext) {
  const visited = await ensureVisitor(context);
  return { ...visited, origin: context.payments.getOrigin(context.tenant.id) };
}

builder.mutationField('beginPasskeyLogin', (t) =>
  t.string({
    description: 'JSON of PublicKeyCredentialRequestOptions, for one answer in this session.',
    resolve: async (_root, _args, context) => beginPasskeySignIn(await createPasskeyContext(context)),
  }),
);

builder.mutationField('loginWithPasskey', (t) =>
  t.field({
    type: LoginResultRef,
    args: { input: t.arg({ type: PasskeyLoginInput }) },
    async resolve(_root, { input }, context) {
      const checked = await checkPasskey(await createPasskeyContext(context), input.answer);
      if (!checked.ok) return checked.refusal;
      const customer = await findCustomer(context, checked.value);
      if (!customer) return { code: 'PasskeyRefused' as const };
      return logIn(context, customer, { stay: input.stayLoggedIn });
    },
  }),
);

builder.mutationField('logout', (t) =>
  t.field({
    type: VisitorRef,
    async resolve(_root, _args, context) {
      await signOutVisitor(context);
      return loadVisitorView(context);
    },
  }),
);
