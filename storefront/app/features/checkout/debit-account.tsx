import type { ResultOf } from 'gql.tada';
import { useShop } from '#app/page/shop.tsx';
import { RichText, useText } from '#app/texts/texts.tsx';
import { CheckboxField } from '#app/ui/form/checkbox.tsx';
import { TextField } from '#app/ui/form/field.tsx';
import { FIELD_LIMITS } from '#forms/field-limits.ts';
import type { CheckoutFields } from './checkout.query.ts';

export type DirectDebit = NonNullable<ResultOf<typeof CheckoutFields>['directDebit']>;

/** Published examples of banks and of the standard; they belong to nobody. */
const EXAMPLES: Readonly<Record<string, string>> = {
  NL: 'NL91 ABNA 0417 1643 00',
  DE: 'DE89 3704 0044 0532 0130 00',
  AT: 'AT61 1904 3002 3457 3201',
};

/** Names of the fields in their order, for a form's summary of errors. */
export function useDebitLabels(): Record<string, string> {
  const t = useText();
  return {
    accountHolder: t('payment.account.holder'),
    iban: t('payment.account.iban'),
    bic: t('payment.account.bic'),
    mandate: t('payment.mandate.title'),
  };
}

/**
 * The account of a direct debit and the mandate, in the words that are stored with the order. A known account is
 * shown masked and stays when the field is left empty; the mandate is given again each time.
 */
export function DebitAccount({
  debit,
  values,
  getError,
}: {
  debit: DirectDebit;
  values: Readonly<Record<string, string>>;
  getError: (field: string) => string | undefined;
}) {
  const t = useText();
  const example = EXAMPLES[useShop().country];
  const hint = debit.maskedIban
    ? t('payment.account.stored', { iban: debit.maskedIban })
    : example && (
        <RichText
          id="payment.account.ibanHint"
          values={{ example }}
          // on a line of its own where it does not fit beside the words
          tags={{ number: (content) => <span className="inline-block">{content}</span> }}
        />
      );
  return (
    <fieldset className="space-y-4 rounded border border-line px-4 pt-1 pb-4 sm:px-5 sm:pb-5">
      <legend className="px-1 font-semibold">{t('payment.account.title')}</legend>
      <TextField
        label={t('payment.account.holder')}
        name="accountHolder"
        autoComplete="name"
        maxLength={FIELD_LIMITS.personName}
        defaultValue={values.accountHolder ?? debit.accountHolder ?? undefined}
        error={getError('accountHolder')}
      />
      <TextField
        label={t('payment.account.iban')}
        name="iban"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={FIELD_LIMITS.iban}
        defaultValue={values.iban}
        hint={hint}
        error={getError('iban')}
      />
      {debit.asksBic && (
        <TextField
          label={t('payment.account.bic')}
          name="bic"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={FIELD_LIMITS.bic}
          optional
          defaultValue={values.bic}
          error={getError('bic')}
        />
      )}
      <div>
        <h3 className="font-medium">{t('payment.mandate.title')}</h3>
        <p className="mt-1 text-sm text-muted">
          {t('payment.mandate.text', { company: debit.creditor, creditorId: debit.creditorId })}
        </p>
        <CheckboxField
          label={t('payment.mandate.accept')}
          name="mandate"
          value="yes"
          required
          error={getError('mandate')}
        />
      </div>
    </fieldset>
  );
}
