import type { ComponentType } from 'react';
import type { FormProps } from 'react-router';
import type { FormState } from '#app/form/form-state.ts';
import { useFormErrors } from '#app/form/use-form-errors.ts';
import { screenLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/form/field.tsx';
import { FormErrorSummary } from '#app/ui/form/form-error-summary.tsx';
import { Alert } from '#app/ui/layer/alert.tsx';
import { LINK_HOURS } from '#forms/address/identity.ts';

/** The outcome of a request for a link. `sent`: the rest is in the mail. */
export type ForgotState = FormState & { readonly sent: boolean; readonly busy: boolean };

/** Requests a link for a new password, and shows that it is on its way, whether the address is known or not. */
export function ForgotForm({
  As,
  state,
  sending,
  prefix,
}: {
  As: ComponentType<FormProps>;
  state: ForgotState | undefined;
  sending: boolean;
  prefix: string;
}) {
  const t = useText();
  const shop = useShop();
  const { list, getError } = useFormErrors(
    state,
    { email: t('form.field.email') },
    {
      'email.required': 'account.forgot.required',
      'email.email': 'account.login.email.invalid',
      '.failed': 'account.forgot.failed',
    },
  );
  if (state?.sent) {
    return (
      <div role="status" className="space-y-3">
        <p>{t('account.forgot.sent.text', { email: state.values.email ?? '', hours: LINK_HOURS })}</p>
        <p className="text-sm text-muted">{t('account.forgot.sent.hint')}</p>
      </div>
    );
  }
  return (
    <As method="post" action={screenLink(shop, 'forgotPassword')} className="space-y-4" noValidate>
      <p>{t('account.forgot.text')}</p>
      {state?.busy && <Alert kind="error">{t('account.forgot.busy')}</Alert>}
      <FormErrorSummary
        errors={list.map((error) => ({ ...error, field: error.field && `${prefix}-${error.field}` }))}
      />
      <TextField
        id={`${prefix}-email`}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        label={t('form.field.email')}
        placeholder={t('account.login.email.placeholder')}
        defaultValue={state?.values.email}
        error={getError('email')}
      />
      <Button type="submit" size="l" busy={sending} className="w-full">
        {t('account.forgot.submit')}
      </Button>
    </As>
  );
}
