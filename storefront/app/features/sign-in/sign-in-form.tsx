import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormErrors } from '#app/form/use-form-errors.ts';
import { screenLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { Button } from '#app/ui/button.tsx';
import { CheckboxField } from '#app/ui/form/checkbox.tsx';
import { TextField } from '#app/ui/form/field.tsx';
import { FormErrorSummary } from '#app/ui/form/form-error-summary.tsx';
import { PasswordField } from '#app/ui/form/password-field.tsx';
import { Alert } from '#app/ui/layer/alert.tsx';
import { Tabs } from '#app/ui/layer/tabs.tsx';
import { PasskeyButton, stayFieldId } from './passkey-button.tsx';
import { SecurityCheck } from './security-check.tsx';
import type { SignInFormProps } from './sign-in-form.types.ts';
import type { SignInIntent, SignInState } from './submit-sign-in.ts';

/**
 * Signing in: by e-mail and password, where the tenant has it by customer number, and by passkey. The number only
 * makes the customer soft-logged-in: a customer who is already gets no such tab.
 */
export function SignInForm(props: SignInFormProps) {
  const t = useText();
  const { loginByCustomerNumber } = useShop();
  const byPassword = <PasswordForm {...props} intent="login" />;
  return (
    <div className="space-y-6">
      {loginByCustomerNumber && !props.recognised ? (
        <Tabs
          label={t('account.login.tabs')}
          initial={`${props.prefix}-${props.state?.intent === 'number' ? 'by-number' : 'by-email'}`}
          tabs={[
            { id: `${props.prefix}-by-email`, label: t('account.login.tab.email'), content: byPassword },
            {
              id: `${props.prefix}-by-number`,
              label: t('account.login.tab.number'),
              content: <NumberForm {...props} />,
            },
          ]}
        />
      ) : (
        byPassword
      )}
      <PasskeyButton {...props} />
    </div>
  );
}

/** Asks a signed-in customer for the password again. */
export function ConfirmForm(props: SignInFormProps) {
  return (
    <div className="space-y-6">
      <PasswordForm {...props} intent="confirm" />
      <PasskeyButton {...props} confirm />
    </div>
  );
}

function PasswordForm(props: SignInFormProps & { intent: 'login' | 'confirm' }) {
  const t = useText();
  const { state, prefix, email, intent } = props;
  const own = state?.intent === intent ? state : undefined;
  const { errors, getError } = useSignInErrors(own, prefix);
  return (
    <WayForm
      {...props}
      errors={errors}
      wrong={intent === 'confirm' ? 'account.login.wrong.own' : 'account.login.wrong'}
    >
      {intent === 'login' && (
        <TextField
          id={`${prefix}-email`}
          name="email"
          type="email"
          autoComplete="username webauthn"
          inputMode="email"
          label={t('form.field.email')}
          placeholder={t('account.login.email.placeholder')}
          defaultValue={own?.values.email ?? email}
          error={getError('email')}
        />
      )}
      <PasswordField
        id={`${prefix}-password`}
        name="password"
        autoComplete="current-password"
        label={t('form.field.password')}
        placeholder={t('account.login.password.placeholder')}
        error={getError('password')}
      />
      {props.forgot ?? <ForgotLink />}
      {intent === 'login' && <StayField id={stayFieldId(prefix)} own={own} stays={props.stays} />}
    </WayForm>
  );
}

function NumberForm(props: SignInFormProps) {
  const t = useText();
  const { state, prefix } = props;
  const own = state?.intent === 'number' ? state : undefined;
  const { errors, getError } = useSignInErrors(own, prefix);
  return (
    <WayForm {...props} intent="number" errors={errors} wrong="account.login.wrong.number">
      <p className="text-sm text-muted">{t('account.login.number.note')}</p>
      <TextField
        id={`${prefix}-customerNumber`}
        name="customerNumber"
        inputMode="numeric"
        autoComplete="off"
        label={t('account.data.customerNumber')}
        hint={t('account.login.number.hint')}
        defaultValue={own?.values.customerNumber}
        error={getError('customerNumber')}
      />
      <TextField
        id={`${prefix}-dateOfBirth`}
        name="dateOfBirth"
        type="date"
        autoComplete="bday"
        label={t('account.data.dateOfBirth')}
        defaultValue={own?.values.dateOfBirth}
        error={getError('dateOfBirth')}
      />
      <StayField id={`${prefix}-number-stay`} own={own} stays={props.stays} />
    </WayForm>
  );
}

type Errors = ReturnType<typeof useFormErrors>['list'];

function useSignInErrors(own: SignInState | undefined, prefix: string) {
  const t = useText();
  const labels = {
    email: t('form.field.email'),
    password: t('form.field.password'),
    customerNumber: t('account.data.customerNumber'),
    dateOfBirth: t('account.data.dateOfBirth'),
  };
  const { list, getError } = useFormErrors(own, labels, { 'email.email': 'account.login.email.invalid' });
  return { errors: list.map((error) => ({ ...error, field: `${prefix}-${error.field}` })), getError };
}

function WayForm({
  As,
  action,
  intent,
  state,
  sending,
  errors,
  wrong,
  children,
}: SignInFormProps & {
  intent: SignInIntent;
  errors: Errors;
  wrong: 'account.login.wrong' | 'account.login.wrong.own' | 'account.login.wrong.number';
  children: ReactNode;
}) {
  const t = useText();
  const own = state?.intent === intent ? state : undefined;
  return (
    <As method="post" action={action} className="space-y-4" noValidate>
      <input type="hidden" name="intent" value={intent} />
      {own?.problem === 'wrong' && <Alert kind="error">{t(wrong)}</Alert>}
      {own?.problem === 'busy' && (
        <Alert kind="error">{t('account.login.busy', { minutes: own.retryMinutes })}</Alert>
      )}
      <FormErrorSummary errors={errors} />
      {children}
      {own?.challenge && <SecurityCheck challenge={own.challenge} />}
      <Button type="submit" size="l" busy={sending === intent} className="w-full">
        {t(intent === 'confirm' ? 'account.email.confirm.submit' : 'account.login.submit')}
      </Button>
    </As>
  );
}

function ForgotLink() {
  const t = useText();
  return (
    <p className="text-sm">
      <Link to={screenLink(useShop(), 'forgotPassword')} className="link touch">
        {t('account.login.forgot')}
      </Link>
    </p>
  );
}

function StayField({ id, own, stays }: { id: string; own: SignInState | undefined; stays: boolean }) {
  const t = useText();
  return (
    <CheckboxField
      id={id}
      name="stayLoggedIn"
      label={t('account.login.stay')}
      defaultChecked={own ? own.values.stayLoggedIn !== undefined : stays}
    />
  );
}
