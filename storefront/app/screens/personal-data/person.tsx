import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { formatDate } from '#app/texts/unbroken.ts';
import { SelectField, TextField } from '#app/ui/form/field.tsx';
import { SALUTATIONS } from '#forms/address/identity.ts';
import { DataForm, DataSection, selectState } from './data-form.tsx';
import type { DataProps } from './data-props.ts';

/** Name, telephone and date of birth. A stored date of birth can only be changed by the shop. */
export function Person({ customer, state }: DataProps) {
  const t = useText();
  const { locale } = useShop();
  const own = selectState(state, 'person');
  const labels = {
    salutation: t('form.field.salutation'),
    givenName: t('form.field.givenName'),
    familyName: t('form.field.familyName'),
    phone: t('form.field.phone'),
    dateOfBirth: t('account.data.dateOfBirth'),
  };
  const typed = own?.outcome === 'refused' ? own.values : {};
  return (
    <DataSection id="person" title={t('account.data.person')}>
      <DataForm intent="person" state={state} labels={labels} submit={t('account.data.save')}>
        {(getError, id) => (
          <>
            <SelectField
              id={id('salutation')}
              name="salutation"
              label={labels.salutation}
              optional
              defaultValue={typed.salutation ?? customer.salutation}
              options={SALUTATIONS.map((value) => ({ value, label: t(`form.field.salutation.${value}`) }))}
            />
            {(['givenName', 'familyName'] as const).map((name) => (
              <TextField
                key={name}
                id={id(name)}
                name={name}
                autoComplete={name === 'givenName' ? 'given-name' : 'family-name'}
                label={labels[name]}
                defaultValue={typed[name] ?? customer[name]}
                error={getError(name)}
              />
            ))}
            <TextField
              id={id('phone')}
              name="phone"
              type="tel"
              autoComplete="tel"
              optional
              label={labels.phone}
              defaultValue={typed.phone ?? customer.phone ?? ''}
              error={getError('phone')}
            />
            {customer.dateOfBirth === null ? (
              <TextField
                id={id('dateOfBirth')}
                name="dateOfBirth"
                type="date"
                autoComplete="bday"
                optional
                label={labels.dateOfBirth}
                hint={t('account.data.dateOfBirth.hint')}
                defaultValue={typed.dateOfBirth ?? ''}
                error={getError('dateOfBirth')}
              />
            ) : (
              <dl>
                <dt className="text-sm font-medium">{labels.dateOfBirth}</dt>
                <dd>{formatDate(String(customer.dateOfBirth), locale, 'UTC')}</dd>
                <dd className="mt-1 text-sm text-muted">{t('account.data.dateOfBirth.hint')}</dd>
              </dl>
            )}
          </>
        )}
      </DataForm>
    </DataSection>
  );
}
