import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { formatDate } from '#app/texts/unbroken.ts';
import { CheckboxField } from '#app/ui/form/checkbox.tsx';
import { TextField } from '#app/ui/form/field.tsx';
import { DataForm, DataSection, selectState } from './data-form.tsx';
import type { DataProps, DebitTerms } from './data-props.ts';

/**
 * The account for direct debits, with its mandate: heading, text, reference, creditor and day (SEPA Core rulebook,
 * 4.1).
 */
export function BankAccount({ customer, state, asksPassword, terms }: DataProps & { terms: DebitTerms }) {
  const t = useText();
  const { locale, timeZone } = useShop();
  const { debitMandate: mandate } = customer;
  const own = selectState(state, 'account');
  const typed = own?.outcome === 'refused' ? own.values : {};
  const labels = {
    iban: t('payment.account.iban'),
    bic: t('payment.account.bic'),
    accountHolder: t('payment.account.holder'),
    mandate: t('account.data.iban.text'),
  };
  const words = t('account.data.iban.mandate', { company: terms.creditor, creditorId: terms.creditorId });
  return (
    <DataSection id="bank-account" title={t('account.data.iban')}>
      {mandate ? (
        <div className="mb-6 space-y-3">
          <p className="wrap-anywhere">
            {t('account.data.iban.current', {
              iban: mandate.maskedIban,
              holder: mandate.accountHolder,
              reference: mandate.reference,
              date: formatDate(new Date(String(mandate.signedAt)), locale, timeZone),
            })}
          </p>
          <DataForm
            intent="remove-account"
            state={state}
            labels={{}}
            submit={t('account.data.iban.remove')}
            asksPassword={asksPassword}
          />
        </div>
      ) : (
        <p className="mb-4 text-muted">{t('account.data.iban.none')}</p>
      )}
      <DataForm
        intent="account"
        state={state}
        labels={labels}
        submit={t('account.data.iban.change')}
        asksPassword={asksPassword}
      >
        {(getError, id) => (
          <>
            <TextField
              id={id('accountHolder')}
              name="accountHolder"
              autoComplete="name"
              label={labels.accountHolder}
              defaultValue={typed.accountHolder ?? `${customer.givenName} ${customer.familyName}`}
              error={getError('accountHolder')}
            />
            <TextField
              id={id('iban')}
              name="iban"
              autoComplete="off"
              label={labels.iban}
              defaultValue={typed.iban}
              error={getError('iban')}
            />
            {terms.asksBic && (
              <TextField
                id={id('bic')}
                name="bic"
                autoComplete="off"
                optional
                label={labels.bic}
                defaultValue={typed.bic}
                error={getError('bic')}
              />
            )}
            <fieldset className="rounded border border-line p-4">
              <legend className="px-1 text-sm font-semibold">{labels.mandate}</legend>
              <CheckboxField id={id('mandate')} name="mandate" label={words} error={getError('mandate')} />
            </fieldset>
          </>
        )}
      </DataForm>
    </DataSection>
  );
}
