import { useText } from '#app/texts/texts.tsx';
import { DataForm, DataSection } from './data-form.tsx';
import type { DataProps } from './data-props.ts';

/** All data that the shop stores about the customer, as an archive; the password comes first. */
export function DataCopy({ state, asksPassword }: DataProps) {
  const t = useText();
  return (
    <DataSection id="data-copy" title={t('account.data.export')}>
      <p className="mb-4 max-w-text text-sm text-muted">{t('account.data.export.text')}</p>
      <DataForm
        intent="export"
        state={state}
        labels={{}}
        submit={t('account.data.export.action')}
        asksPassword={asksPassword}
      />
    </DataSection>
  );
}

/** Deletes the account. The password is always required, because this cannot be undone. */
export function EraseAccount({ customer, state }: DataProps) {
  const t = useText();
  return (
    <DataSection id="erase" title={t('account.data.delete')}>
      <p className="mb-4 max-w-text text-sm text-muted">{t('account.data.delete.text')}</p>
      <DataForm
        intent="erase"
        state={state}
        labels={{}}
        submit={t('account.data.delete.submit')}
        asksPassword={customer.hasPassword}
      />
    </DataSection>
  );
}
