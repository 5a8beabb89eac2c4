import { Form } from 'react-router';
import { screenLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { Button } from '#app/ui/button.tsx';
import { PasswordField } from '#app/ui/form/password-field.tsx';
import { DataForm, DataSection, Outcome, selectState } from './data-form.tsx';
import type { DataProps } from './data-props.ts';

/** A new password in exchange for the old one; a customer without one gets a link by mail. */
export function Password(props: DataProps) {
  const t = useText();
  return (
    <DataSection id="password" title={t('account.data.password')}>
      {props.customer.hasPassword ? <ChangePassword {...props} /> : <SetPassword {...props} />}
    </DataSection>
  );
}

function ChangePassword({ state }: DataProps) {
  const t = useText();
  const labels = { currentPassword: t('account.data.password.current'), password: t('account.reset.field') };
  return (
    <DataForm intent="password" state={state} labels={labels} submit={t('account.data.password.change')}>
      {(getError, id) => (
        <>
          <PasswordField
            id={id('currentPassword')}
            name="currentPassword"
            autoComplete="current-password"
            label={labels.currentPassword}
            error={getError('currentPassword')}
          />
          <PasswordField
            id={id('password')}
            name="password"
            autoComplete="new-password"
            label={labels.password}
            hint={t('form.field.password.hint')}
            error={getError('password')}
          />
          <p className="text-sm text-muted">{t('account.data.password.note')}</p>
        </>
      )}
    </DataForm>
  );
}

function SetPassword({ customer, state }: DataProps) {
  const t = useText();
  const own = selectState(state, 'set-password');
  return (
    <Form
      method="post"
      action={screenLink(useShop(), 'accountPersonalData')}
      className="max-w-narrow space-y-4"
    >
      <input type="hidden" name="intent" value="set-password" />
      <input type="hidden" name="email" value={customer.email} />
      {own && <Outcome state={own} />}
      <p>{t('account.data.password.none')}</p>
      <Button type="submit" variant="secondary" size="m">
        {t('account.data.password.set')}
      </Button>
    </Form>
  );
}
