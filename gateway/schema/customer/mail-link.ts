import { moveVouchers } from '#commerce/buying/voucher/move-vouchers.commands.ts';
import { answerAfter } from '#commerce/ground/kernel/even-time.ts';
import { joinOwnOrder } from '#commerce/orders/order/customer/join-guest-orders.commands.ts';
import { isCommonPassword } from '#commerce/people/customer/common-password.service.ts';
import { findCustomer } from '#commerce/people/customer/customer.queries.ts';
import { confirmEmail, type EmailLink, viewEmailLink } from '#commerce/people/identity/email.service.ts';
import type { LinkInvalid } from '#commerce/people/identity/identity.errors.ts';
import { requestPasswordReset } from '#commerce/people/identity/recovery/recovery.commands.ts';
import { isResetOpen, resetPassword } from '#commerce/people/identity/recovery/recovery.service.ts';
import {
  confirmRegistration,
  register,
  viewRegistration,
} from '#commerce/people/identity/registration.service.ts';
import { buildLinkCookie, readLinkCookie } from '#commerce/people/session/cookies.rules.ts';
import {
  emailSchema,
  newPasswordSchema,
  ownPasswordSchema,
  registrationSchema,
} from '#forms/address/identity.ts';
import { showEmail } from '#forms/email-address.ts';
import { listFaults } from '#forms/faults.ts';
import type { GatewayContext } from '../../context/context.ts';
import { requireSession } from '../../context/session.ts';
import { builder } from '../builder.ts';
import { LoggedInRef, logIn, WrongCredentialsRef } from './sign-in.ts';
import { InvalidInputRef, SignInRequiredRef, TooManyAttemptsRef } from './visitor-outcomes.ts';

type MailSent = { readonly code: 'MailSent' };
type PasswordReset = { readonly code: 'PasswordReset' };
type AccountExists = { readonly code: 'AccountExists'; readonly orderJoined: boolean };
type EmailConfirmed = EmailLink & { readonly code: 'EmailConfirmed' };

const MailSentRef = builder.objectRef<MailSent>('MailSent');
const PasswordResetRef = builder.objectRef<PasswordReset>('PasswordReset');
const LinkInvalidRef = builder.objectRef<LinkInvalid>('LinkInvalid');
const AccountExistsRef = builder.objectRef<AccountExists>('AccountExists');
const EmailConfirmedRef = builder.objectRef<EmailConfirmed>('EmailConfirmed');
const RegistrationLinkRef = builder.objectRef<{ readonly givenName: string }>('RegistrationLink');
const EmailLinkRef = builder.objectRef<EmailLink>('EmailLink');
const MailLinkRef = builder.objectRef<object>('MailLink');

MailSentRef.implement({
  description: 'Always the same, whether the address is known or not: its mailbox tells.',
  fields: (t) => ({ code: t.exposeString('code') }),
});
PasswordResetRef.implement({ fields: (t) => ({ code: t.exposeString('code') }) });
LinkInvalidRef.implement({
  description: 'The link is unknown, used or more than 24 hours old.',
  fields: (t) => ({ code: t.exposeString('code') }),
});

AccountExistsRef.implement({
  description: 'The address has an account already, and its password is another one: nobody is signed in.',
  fields: (t) => ({
    code: t.exposeString('code'),
    orderJoined: t.exposeBoolean('orderJoined', {
      description: 'The order that an account was wished with is in the account now.',
    }),
  }),
});

const EmailLinkPurpose = builder.enumType('EmailLinkPurpose', {
  values: {
    VERIFICATION: { value: 'verification', description: 'the customer’s own address' },
    CHANGE: { value: 'email-change', description: 'a new one in its place' },
  } as const,
});

EmailLinkRef.implement({
  fields: (t) => ({
    purpose: t.expose('purpose', { type: EmailLinkPurpose }),
    email: t.string({ resolve: ({ email }) => showEmail(email) }),
  }),
});
EmailConfirmedRef.implement({
  fields: (t) => ({
    purpose: t.expose('purpose', { type: EmailLinkPurpose }),
    email: t.string({ resolve: ({ email }) => showEmail(email) }),
  }),
});
RegistrationLinkRef.implement({ fields: (t) => ({ givenName: t.exposeString('givenName') }) });

/** Many times the duration of a request for a mail, for known and unknown addresses alike. */
const EVEN_MS = 100;

/** The secret of the mailed link that this browser opened; it is no longer in any address. */
function readMailLinkSecret(context: GatewayContext): string | null {
  return readLinkCookie(requireSession(context).cookie, context.client);
}

function dropLink(context: GatewayContext): void {
  requireSession(context).setCookie(buildLinkCookie(null, context.client));
}

MailLinkRef.implement({
  description: 'The purpose of the mailed link that this browser has opened. Asking changes nothing.',
  fields: (t) => ({
    resetsPassword: t.boolean({
      resolve: (_link, _args, context) => isResetOpen(context, readMailLinkSecret(context)),
    }),
    registration: t.field({
      type: RegistrationLinkRef,
      nullable: true,
      resolve: (_link, _args, context) => viewRegistration(context, readMailLinkSecret(context)),
    }),
    email: t.field({
      type: EmailLinkRef,
      nullable: true,
      resolve: (_link, _args, context) => viewEmailLink(context, readMailLinkSecret(context)),
    }),
  }),
});

builder.queryField('mailLink', (t) => t.field({ type: MailLinkRef, resolve: () => ({}) }));

builder.mutationField('openMailLink', (t) =>
  t.boolean({
    description:
      'Keeps a mailed link’s secret in a cookie, so that the address can be without it. Spends nothing.',
    args: { token: t.arg.string() },
    resolve(_root, { token }, context) {
      requireSession(context).setCookie(buildLinkCookie(token.slice(0, 100), context.client));
      return true;
    },
  }),
);

export const MailResultRef = builder.unionType('MailResult', {
  types: [MailSentRef, TooManyAttemptsRef, InvalidInputRef],
  resolveType: ({ code }) => code,
});

builder.mutationField('requestPasswordReset', (t) =>
  t.field({
    type: MailResultRef,
    args: { email: t.arg.string() },
    async resolve(_root, args, context) {
      const parsed = emailSchema.safeParse(args);
      if (!parsed.success) return { code: 'InvalidInput' as const, fields: listFaults(parsed.error) };
      const input = { ...parsed.data, address: context.client.address };
      const asked = await answerAfter(EVEN_MS, () => requestPasswordReset(context, input));
      return asked.ok ? { code: 'MailSent' as const } : asked.refusal;
    },
  }),
);

const ResetResultRef = builder.unionType('PasswordResetResult', {
  types: [PasswordResetRef, LinkInvalidRef, InvalidInputRef],
  resolveType: ({ code }) => code,
});

/**
 * The fault of a password that is among the first attackers try, as a form's.
 * @param email of the account; '' when it is not known
 */
export function findCommonPasswordFault(password: string, email: string, { tenant }: GatewayContext) {
  if (!isCommonPassword(password, { email, shop: tenant.companyName })) return null;
  const fields = [{ field: 'password', code: 'too_common' as const }];
  return { code: 'InvalidInput' as const, fields };
}

builder.mutationField('resetPassword', (t) =>
  t.field({
    type: ResetResultRef,
    description:
      'Sets the password by the mailed link that this browser has opened. Ends every session of the customer.',
    args: { password: t.arg.string() },
    async resolve(_root, args, context) {
      const parsed = newPasswordSchema.safeParse(args);
      if (!parsed.success) return { code: 'InvalidInput' as const, fields: listFaults(parsed.error) };
      const { password } = parsed.data;
      const fault = findCommonPasswordFault(password, '', context);
      if (fault) return fault;
      const reset = await resetPassword(context, readMailLinkSecret(context), password);
      dropLink(context);
      return reset.ok ? { code: 'PasswordReset' as const } : reset.refusal;
    },
  }),
);

const RegisterInput = builder.inputType('RegisterInput', {
  fields: (t) => ({
    email: t.string(),
    password: t.string(),
    salutation: t.string({ required: false, description: 'female, male or not_specified' }),
    givenName: t.string(),
    familyName: t.string(),
    phone: t.string({ required: false }),
  }),
});

builder.mutationField('register', (t) =>
  t.field({
    type: MailResultRef,
    args: { input: t.arg({ type: RegisterInput }) },
    async resolve(_root, { input }, context) {
      const parsed = registrationSchema.safeParse({ ...input, salutation: input.salutation ?? undefined });
      if (!parsed.success) return { code: 'InvalidInput' as const, fields: listFaults(parsed.error) };
      const { email, password } = parsed.data;
      const fault = findCommonPasswordFault(password, email, context);
      if (fault) return fault;
      const asked = await answerAfter(EVEN_MS, () => register(context, parsed.data, context.client.address));
      return asked.ok ? { code: 'MailSent' as const } : asked.refusal;
    },
  }),
);

const ConfirmRegistrationResultRef = builder.unionType('ConfirmRegistrationResult', {
  types: [
    ...[LoggedInRef, AccountExistsRef, LinkInvalidRef],
    ...[WrongCredentialsRef, TooManyAttemptsRef, InvalidInputRef],
  ],
  resolveType: ({ code }) => code,
});

builder.mutationField('confirmRegistration', (t) =>
  t.field({
    type: ConfirmRegistrationResultRef,
    description:
      'By the mailed link that this browser has opened, with the password that was chosen or that the account has.',
    args: { password: t.arg.string() },
    async resolve(_root, args, context) {
      const parsed = ownPasswordSchema.safeParse(args);
      if (!parsed.success) return { code: 'InvalidInput' as const, fields: listFaults(parsed.error) };
      const { address } = context.client;
      const made = await confirmRegistration(context, readMailLinkSecret(context), {
        ...parsed.data,
        address,
      });
      if (!made.ok) return made.refusal;
      dropLink(context);
      const { customerId, orderNumber, signsIn } = made.value;
      const customer = await findCustomer(context, customerId);
      if (!customer) return { code: 'LinkInvalid' as const };
      const orderJoined = orderNumber !== null && (await joinOwnOrder(context, customer, orderNumber));
      if (!signsIn) return { code: 'AccountExists' as const, orderJoined };
      return logIn(context, customer, { stay: false });
    },
  }),
);

const ConfirmEmailResultRef = builder.unionType('ConfirmEmailResult', {
  types: [EmailConfirmedRef, LinkInvalidRef, SignInRequiredRef],
  resolveType: ({ code }) => code,
});

builder.mutationField('confirmEmail', (t) =>
  t.field({
    type: ConfirmEmailResultRef,
    description:
      'By the mailed link that this browser has opened, for the account of the visitor; SignInRequired keeps the link.',
    async resolve(_root, _args, context) {
      const confirmed = await confirmEmail(context, readMailLinkSecret(context), moveVouchers);
      if (!confirmed.ok && confirmed.refusal.code === 'SignInRequired') return confirmed.refusal;
      dropLink(context);
      return confirmed.ok ? { ...confirmed.value, code: 'EmailConfirmed' as const } : confirmed.refusal;
    },
  }),
);
