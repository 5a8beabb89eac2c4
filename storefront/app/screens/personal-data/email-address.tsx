import { useText } from '#app/texts/texts.tsx';
import { TextField } from '#app/ui/form/field.tsx';
import { DataForm, DataSection, selectState } from './data-form.tsx';
import type { DataProps } from './data-props.ts';

export function EmailAddress({ customer, state, asksPassword }: DataProps) {
  const t = useText();
  const label = t('account.data.email.new');
  const own = selectState(state, 'email');
  return (
    <DataSection id="email" title={t('account.data.email')}>
      <p className="wrap-anywhere">{t('account.data.email.current', { email: customer.email })}</p>
      {!customer.emailVerified && (
        <div className="my-4 space-y-3">
          <p className="text-sm text-muted">{t('account.data.email.unverified')}</p>
          <DataForm intent="verify" state={state} labels={{}} submit={t('account.data.email.verify')} />
        </div>
      )}
      {customer.pendingEmail && (
        <p className="mt-2 text-sm text-muted wrap-anywhere">
          {t('account.data.email.pending', { email: customer.pendingEmail })}
        </p>
      )}
      <div className="mt-4">
        <DataForm
          intent="email"
          state={state}
          labels={{ email: label }}
          submit={t('account.data.email.change')}
          asksPassword={asksPassword}
        >
          {(getError, id) => (
            <TextField
              id={id('email')}
              name="email"
              type="email"
              inputMode="email"
              autoComplete="email"
              label={label}
              defaultValue={own?.outcome === 'refused' ? own.values.email : ''}
              error={getError('email')}
            />
          )}
        </DataForm>
      </div>
    </DataSection>
  );
}
