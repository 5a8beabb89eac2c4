import { Fragment, type ReactNode, useId, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { SecurityCheck } from '#app/features/sign-in/security-check.tsx';
import { useFormErrors } from '#app/form/use-form-errors.ts';
import { screenLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { Button } from '#app/ui/button.tsx';
import { FormErrorSummary } from '#app/ui/form/form-error-summary.tsx';
import { PasswordField } from '#app/ui/form/password-field.tsx';
import { Alert } from '#app/ui/layer/alert.tsx';
import type { DataIntent, DataState } from './personal-data.action.ts';

/** A section of the page with its heading. `id`: links lead to it. */
export function DataSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={`${id}-title`} id={id} className="scroll-mt-6 border-t border-line py-6">
      <h2 id={`${id}-title`} className="mb-4 text-lg font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** The last form's state when it was this form. */
export function selectState(state: DataState | undefined, intent: DataIntent): DataState | undefined {
  return state?.intent === intent ? state : undefined;
}

/**
 * A form of the page: its outcome, its fields, and a field for the password when that was last given more than ten
 * minutes ago. `labels` are those of its fields in their order.
 */
export function DataForm({
  intent,
  state,
  labels,
  submit,
  asksPassword = false,
  variant = 'secondary',
  children,
}: {
  intent: DataIntent;
  state: DataState | undefined;
  labels: Readonly<Record<string, string>>;
  submit: string;
  asksPassword?: boolean;
  variant?: 'primary' | 'secondary';
  children?: (getError: (field: string) => string | undefined, id: (field: string) => string) => ReactNode;
}) {
  const t = useText();
  const prefix = useId();
  const navigation = useNavigation();
  const own = selectState(state, intent);
  const control = t('account.data.control');
  const { list, getError } = useFormErrors(own, { ...labels, controlPassword: control });
  const buildId = (field: string) => `${prefix}-${field}`;
  const fields = useAnewAfterSaving(own);
  return (
    <Form
      method="post"
      action={screenLink(useShop(), 'accountPersonalData')}
      className="max-w-narrow space-y-4"
      noValidate
    >
      <input type="hidden" name="intent" value={intent} />
      {own && <Outcome state={own} />}
      <FormErrorSummary errors={list.map((error) => ({ ...error, field: buildId(error.field) }))} />
      <Fragment key={fields}>{children?.(getError, buildId)}</Fragment>
      {asksPassword && (
        <PasswordField
          id={buildId('controlPassword')}
          name="controlPassword"
          autoComplete="current-password"
          label={control}
          error={getError('controlPassword')}
        />
      )}
      {own?.challenge && <SecurityCheck challenge={own.challenge} />}
      <Button type="submit" variant={variant} size="m" busy={navigation.formData?.get('intent') === intent}>
        {submit}
      </Button>
    </Form>
  );
}

/**
 * A key that changes when the form was saved, so that its fields show the stored values and no longer the typed ones.
 */
function useAnewAfterSaving(state: DataState | undefined): number {
  const [seen, setSeen] = useState({ state, times: 0 });
  if (seen.state === state) return seen.times;
  const times = seen.times + (state && state.outcome !== 'refused' ? 1 : 0);
  setSeen({ state, times });
  return times;
}

export function Outcome({ state }: { state: DataState }) {
  const t = useText();
  if (state.intent === 'orders' && state.outcome === 'saved') {
    const kind = state.added > 0 ? 'success' : 'info';
    return <Alert kind={kind}>{t('account.data.orders.added', { count: state.added })}</Alert>;
  }
  if (state.outcome === 'saved') return <Alert kind="success">{t('account.data.saved')}</Alert>;
  if (state.outcome === 'sent') return <Alert kind="success">{t('account.data.email.sent')}</Alert>;
  switch (state.problem) {
    case 'wrong':
      return <Alert kind="error">{t('account.login.wrong.own')}</Alert>;
    case 'control':
      return <Alert kind="warning">{t('account.login.confirm.text')}</Alert>;
    case 'busy':
      return <Alert kind="error">{t('account.login.busy', { minutes: state.retryMinutes })}</Alert>;
    case 'owed':
    case 'credit':
    case 'underway':
      return <Alert kind="error">{t(`account.data.delete.${state.problem}`)}</Alert>;
    case 'unverified':
      return <Alert kind="warning">{t('account.data.orders.unverified')}</Alert>;
    case 'passkey':
      return <Alert kind="error">{t('account.data.passkeys.failed')}</Alert>;
    default:
      return null;
  }
}
