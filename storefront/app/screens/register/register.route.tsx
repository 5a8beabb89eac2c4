import { data, Form, Link, useNavigation } from 'react-router';
import { Slot } from '#app/extension/slot.tsx';
import { AccountOffer, type OfferedOrder, readOfferedOrder } from '#app/features/account/account-offer.tsx';
import { createFormAction } from '#app/form/form-action.ts';
import { collectTypedValues, type FormState, readField } from '#app/form/form-state.ts';
import { keepTypedForm } from '#app/form/keep-typed.ts';
import { useFormErrors } from '#app/form/use-form-errors.ts';
import { signInLink } from '#app/page/account-links.ts';
import { buildHead } from '#app/page/head.ts';
import { screenLink } from '#app/page/links.ts';
import { buildPageMeta } from '#app/page/page-meta.ts';
import type { PageRequest } from '#app/page/page-request.ts';
import { personalPage, requireScreen } from '#app/page/pages.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { Button } from '#app/ui/button.tsx';
import { SelectField, TextField } from '#app/ui/form/field.tsx';
import { FormErrorSummary } from '#app/ui/form/form-error-summary.tsx';
import { PasswordField } from '#app/ui/form/password-field.tsx';
import { Alert } from '#app/ui/layer/alert.tsx';
import { LINK_HOURS, SALUTATIONS } from '#forms/address/identity.ts';
import type { Route } from './+types/register.route';
import { RegisterAfterOrderMutation, RegisterMutation } from './register.query.ts';

type RegisterState = FormState & {
  readonly sent: boolean;
  readonly retryMinutes: number | null;
  /** the guest's order after which the account is offered */
  readonly order: OfferedOrder | null;
};

export const loader = personalPage(async ({ page }) => {
  requireScreen(page, 'register');
  return { head: buildHead(page, 'account.register.title') };
});

/** The answer is the same whether the address has an account or not: only its mailbox learns that. */
export const action = createFormAction(
  { sent: false, retryMinutes: null, order: null },
  async ({ page, form }) => {
    requireScreen(page, 'register');
    const readFormField = (name: string) => readField(form, name);
    const order = readOfferedOrder(form);
    const outcome = order
      ? await registerAfter(page, order, readFormField('password'))
      : await registerAs(page, readFormField);
    const state: RegisterState = {
      ...{ values: collectTypedValues(form), faults: [], sent: false, retryMinutes: null, order },
    };
    switch (outcome.__typename) {
      case 'MailSent':
        return data<RegisterState>({
          ...state,
          values: { email: readFormField('email').trim() },
          sent: true,
        });
      case 'TooManyAttempts': {
        const retryMinutes = Math.ceil(outcome.retryAfterSeconds / 60);
        return data<RegisterState>({ ...state, retryMinutes }, { status: 429 });
      }
      case 'InvalidInput':
        return data<RegisterState>({ ...state, faults: outcome.fields }, { status: 422 });
    }
  },
);

async function registerAs(page: PageRequest, field: (name: string) => string) {
  const input = {
    email: field('email'),
    password: field('password'),
    salutation: field('salutation') || null,
    givenName: field('givenName'),
    familyName: field('familyName'),
  };
  return (await page.query(RegisterMutation, { input })).register;
}

async function registerAfter(page: PageRequest, order: OfferedOrder, password: string) {
  const { orderNumber, accessToken } = order;
  const input = { orderNumber, accessToken, password };
  return (await page.query(RegisterAfterOrderMutation, { input })).registerAfterOrder;
}

/** @see keepTyped */
export const clientAction = (sent: Route.ClientActionArgs) =>
  keepTypedForm(sent, { sent: false, retryMinutes: null, order: null });

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? buildPageMeta({ ...loaderData.head, noindex: true }) : [];

export default function RegisterScreen({ actionData }: Route.ComponentProps) {
  const t = useText();
  const shop = useShop();
  if (actionData?.sent) return <Sent email={actionData.values.email ?? ''} />;
  if (actionData?.order) {
    return (
      <div className="wrap max-w-narrow space-y-6 py-6 md:py-10">
        <h1 className="text-2xl font-semibold">{t('account.register.title')}</h1>
        {actionData.retryMinutes != null && (
          <Alert kind="error">{t('account.login.busy', { minutes: actionData.retryMinutes })}</Alert>
        )}
        <AccountOffer order={actionData.order} state={actionData} />
      </div>
    );
  }
  return (
    <div className="wrap max-w-narrow py-6 md:py-10">
      <h1 className="mb-4 text-2xl font-semibold">{t('account.register.title')}</h1>
      <p className="mb-6">{t('account.register.text')}</p>
      <Slot name="registration.head" />
      <RegisterForm state={actionData} />
      <p className="mt-6 text-sm">
        {t('account.register.known')}{' '}
        <Link to={signInLink(shop)} className="link">
          {t('account.login.submit')}
        </Link>
      </p>
      <Slot name="registration.below-form" />
    </div>
  );
}

function Sent({ email }: { email: string }) {
  const t = useText();
  return (
    <div role="status" className="wrap max-w-narrow py-6 md:py-10">
      <h1 className="mb-4 text-2xl font-semibold">{t('account.forgot.sent.title')}</h1>
      <p>{t('account.register.sent.text', { email, hours: LINK_HOURS })}</p>
      <p className="mt-3 text-sm text-muted">{t('account.forgot.sent.hint')}</p>
    </div>
  );
}

function RegisterForm({ state }: { state: RegisterState | undefined }) {
  const t = useText();
  const busy = useNavigation().state !== 'idle';
  const names = ['givenName', 'familyName', 'email', 'password'] as const;
  const labels = Object.fromEntries(names.map((name) => [name, t(`form.field.${name}`)]));
  const { list, getError } = useFormErrors(state, labels);
  const buildTextField = (name: 'givenName' | 'familyName' | 'email') => ({
    name,
    label: t(`form.field.${name}`),
    defaultValue: state?.values[name],
    error: getError(name),
  });
  return (
    <Form method="post" action={screenLink(useShop(), 'register')} className="space-y-4" noValidate>
      {state?.retryMinutes != null && (
        <Alert kind="error">{t('account.login.busy', { minutes: state.retryMinutes })}</Alert>
      )}
      <FormErrorSummary errors={list} />
      <SelectField
        name="salutation"
        label={t('form.field.salutation')}
        optional
        autoComplete="honorific-prefix"
        defaultValue={state?.values.salutation ?? 'not_specified'}
        options={SALUTATIONS.map((value) => ({ value, label: t(`form.field.salutation.${value}`) }))}
      />
      <TextField {...buildTextField('givenName')} autoComplete="given-name" />
      <TextField {...buildTextField('familyName')} autoComplete="family-name" />
      <TextField {...buildTextField('email')} type="email" inputMode="email" autoComplete="email" />
      <PasswordField
        name="password"
        autoComplete="new-password"
        label={t('form.field.password')}
        hint={t('form.field.password.hint')}
        error={getError('password')}
      />
      <Button type="submit" size="l" busy={busy} className="w-full">
        {t('account.register.submit')}
      </Button>
    </Form>
  );
}
