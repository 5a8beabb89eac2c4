import { useText } from '#app/texts/texts.tsx';
import { TextField } from '#app/ui/form/field.tsx';
import { FIELD_LIMITS } from '#forms/field-limits.ts';
import { DataForm, DataSection, selectState } from './data-form.tsx';
import type { DataProps } from './data-props.ts';

/** Orders that were placed as a guest: they join once the address is confirmed and a fact about them is known. */
export function GuestOrders({ customer, state }: DataProps) {
  const t = useText();
  const own = selectState(state, 'orders');
  const label = t('account.data.orders.fact');
  return (
    <DataSection id="orders" title={t('account.data.orders')}>
      <p className="mb-4 max-w-text text-sm text-muted">
        {t(customer.emailVerified ? 'account.data.orders.text' : 'account.data.orders.unverified')}
      </p>
      {customer.hasGuestOrders && <p className="mb-4 text-sm">{t('account.data.orders.some')}</p>}
      {customer.emailVerified ? (
        <DataForm
          intent="orders"
          state={state}
          labels={{ fact: label }}
          submit={t('account.data.orders.add')}
        >
          {(getError, id) => (
            <TextField
              id={id('fact')}
              name="fact"
              autoComplete="off"
              label={label}
              maxLength={FIELD_LIMITS.orderNumber}
              defaultValue={own?.outcome === 'refused' ? own.values.fact : ''}
              error={getError('fact')}
            />
          )}
        </DataForm>
      ) : (
        <DataForm intent="verify" state={state} labels={{}} submit={t('account.data.email.verify')} />
      )}
    </DataSection>
  );
}
