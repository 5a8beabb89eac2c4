import { loadMailTexts } from '#commerce/ground/mail/mail.service.ts';
import { buildMandateValues } from '#commerce/money/payment/mandate/mandate.rules.ts';
import { getCustomer } from '#commerce/people/customer/customer.service.ts';
import { changeDebitAccount } from '#commerce/people/identity/debit-account.commands.ts';
import { removeDebitAccount } from '#commerce/people/identity/debit-account.service.ts';
import { requestEmailChange, requestEmailVerification } from '#commerce/people/identity/email.service.ts';
import {
  addPasskey,
  beginPasskey,
  removePasskey,
} from '#commerce/people/identity/passkey/passkey.service.ts';
import { changePassword } from '#commerce/people/identity/sign-in/password-change.service.ts';
import { checkOwnPassword } from '#commerce/people/identity/sign-in/sign-in.service.ts';
import { isSignInFresh } from '#commerce/people/session/session.queries.ts';
import {
  changePasswordSchema,
  debitAccountSchema,
  emailSchema,
  passkeySchema,
} from '#forms/address/identity.ts';
import { listFaults } from '#forms/faults.ts';
import { signInVisitor } from '../../context/session.ts';
import { builder } from '../builder.ts';
import { CHANGED, CustomerChangeRef, changeCustomer, changeSecurityData } from './customer-change.ts';
import { findCommonPasswordFault } from './mail-link.ts';
import { createPasskeyContext, readSignInPlace } from './sign-in.ts';

const ChangePasswordInput = builder.inputType('ChangePasswordInput', {
  fields: (t) => ({
    currentPassword: t.string(),
    password: t.string(),
    securityAnswer: t.string({ required: false }),
  }),
});

builder.mutationField('changePassword', (t) =>
  t.field({
    type: CustomerChangeRef,
    description: 'Ends every other session of the customer; this one gets a new secret.',
    args: { input: t.arg({ type: ChangePasswordInput }) },
    resolve: (_root, { input }, context) =>
      changeCustomer(context, async (customer) => {
        const parsed = changePasswordSchema.safeParse(input);
        if (!parsed.success) return { code: 'InvalidInput', fields: listFaults(parsed.error) };
        const { currentPassword, password } = parsed.data;
        const fault = findCommonPasswordFault(password, customer.email, context);
        if (fault) return fault;
        const place = readSignInPlace(context, input.securityAnswer);
        const checked = await checkOwnPassword(context, currentPassword, place);
        if (!checked.ok) return checked.refusal;
        await changePassword(context, customer, password);
        await signInVisitor(context, customer, { stay: false });
        return CHANGED;
      }),
  }),
);

builder.mutationField('requestEmailChange', (t) =>
  t.field({
    type: CustomerChangeRef,
    description: 'The address stays as it is until the owner of the new one confirms; the old one is told.',
    args: { email: t.arg.string() },
    resolve: (_root, args, context) =>
      changeSecurityData(context, async (customer) => {
        const parsed = emailSchema.safeParse(args);
        if (!parsed.success) return { code: 'InvalidInput', fields: listFaults(parsed.error) };
        if (parsed.data.email === customer.email) {
          return { code: 'InvalidInput', fields: [{ field: 'email', code: 'same_address' }] };
        }
        const asked = await requestEmailChange(context, customer, parsed.data.email);
        return asked.ok ? CHANGED : asked.refusal;
      }),
  }),
);

builder.mutationField('requestEmailVerification', (t) =>
  t.field({
    type: CustomerChangeRef,
    resolve: (_root, _args, context) =>
      changeCustomer(context, async (customer) => {
        if (customer.emailVerified) return CHANGED;
        const asked = await requestEmailVerification(context, customer);
        return asked.ok ? CHANGED : asked.refusal;
      }),
  }),
);

const DebitAccountInput = builder.inputType('DebitAccountInput', {
  fields: (t) => ({
    iban: t.string(),
    bic: t.string({ required: false }),
    accountHolder: t.string(),
    mandate: t.boolean({ description: 'the mandate’s words are agreed to' }),
  }),
});

builder.mutationField('changeDebitAccount', (t) =>
  t.field({
    type: CustomerChangeRef,
    args: { input: t.arg({ type: DebitAccountInput }) },
    resolve: (_root, { input }, context) =>
      changeSecurityData(context, async (customer) => {
        const parsed = debitAccountSchema.safeParse(input);
        if (!parsed.success) return { code: 'InvalidInput', fields: listFaults(parsed.error) };
        const texts = await loadMailTexts(context);
        const words = texts.text('account.data.iban.mandate', buildMandateValues(context.tenant));
        const { mandate: _agreed, ...account } = parsed.data;
        await changeDebitAccount(context, customer, account, words);
        return CHANGED;
      }),
  }),
);

builder.mutationField('removeDebitAccount', (t) =>
  t.field({
    type: CustomerChangeRef,
    resolve: (_root, _args, context) =>
      changeSecurityData(context, async (customer) => {
        await removeDebitAccount(context, customer);
        return CHANGED;
      }),
  }),
);

builder.mutationField('beginPasskey', (t) =>
  t.string({
    nullable: true,
    description:
      'JSON of PublicKeyCredentialCreationOptions, for one answer in this session; null: sign in, or show the password first.',
    async resolve(_root, _args, context) {
      const customer = await getCustomer(context);
      if (!customer || !(await isSignInFresh(context))) return null;
      return beginPasskey(await createPasskeyContext(context), customer);
    },
  }),
);

const AddPasskeyInput = builder.inputType('AddPasskeyInput', {
  fields: (t) => ({
    name: t.string(),
    answer: t.string({ description: 'JSON of the browser’s RegistrationResponse' }),
  }),
});

builder.mutationField('addPasskey', (t) =>
  t.field({
    type: CustomerChangeRef,
    args: { input: t.arg({ type: AddPasskeyInput }) },
    resolve: (_root, { input }, context) =>
      changeSecurityData(context, async (customer) => {
        const parsed = passkeySchema.safeParse(input);
        if (!parsed.success) return { code: 'InvalidInput', fields: listFaults(parsed.error) };
        const added = await addPasskey(await createPasskeyContext(context), customer, parsed.data);
        return added.ok ? CHANGED : added.refusal;
      }),
  }),
);

builder.mutationField('removePasskey', (t) =>
  t.field({
    type: CustomerChangeRef,
    args: { id: t.arg.id() },
    resolve: (_root, { id }, context) =>
      changeSecurityData(context, async (customer) => {
        const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(String(id));
        if (isId) await removePasskey(context, customer, String(id));
        return CHANGED;
      }),
  }),
);

type DebitTerms = { readonly creditor: string; readonly creditorId: string; readonly asksBic: boolean };
const DebitTermsRef = builder.objectRef<DebitTerms>('DebitTerms');
DebitTermsRef.implement({
  description: 'The facts of a mandate for direct debits.',
  fields: (t) => ({
    creditor: t.exposeString('creditor'),
    creditorId: t.exposeString('creditorId'),
    asksBic: t.exposeBoolean('asksBic'),
  }),
});

builder.queryField('debitTerms', (t) =>
  t.field({
    type: DebitTermsRef,
    nullable: true,
    description: 'null: the tenant does not collect by direct debit',
    resolve: (_root, _args, { tenant }) =>
      tenant.payment.methods.some(({ code }) => code === 'direct-debit')
        ? {
            creditor: tenant.company.legalName,
            creditorId: tenant.payment.directDebit.creditorId,
            asksBic: tenant.orderOptions.bic,
          }
        : null,
  }),
);
