import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { SelectField, TextField } from '#app/ui/form/field.tsx';
import { FIELD_LIMITS } from '#forms/field-limits.ts';
import { type Completed, StreetCompletion } from './street-completion.tsx';

type Props = {
  /** first part of the fields' names, and their section in the browser's address filler */
  prefix: 'billing' | 'delivery';
  values: Readonly<Record<string, string>>;
  getError: (field: string) => string | undefined;
  /** the address that was looked up for one of the form's addresses */
  completed: Completed | null;
};

/**
 * The fields of an address in the market's order: in the Netherlands the postal code comes first, elsewhere the
 * street.
 */
export function AddressFields({ prefix, values, getError, completed }: Props) {
  const t = useText();
  const { country } = useShop();
  const section = prefix === 'billing' ? 'billing' : 'shipping';
  const buildFieldProps = (name: string, autoComplete: string) => ({
    name: `${prefix}.${name}`,
    autoComplete: `${section} ${autoComplete}`,
    defaultValue: values[`${prefix}.${name}`] ?? '',
    error: getError(`${prefix}.${name}`),
  });
  const postalCode = (
    <TextField
      {...buildFieldProps('postalCode', 'postal-code')}
      label={t('form.field.postalCode')}
      hint={country === 'NL' ? t('form.field.postalCode.hint') : undefined}
      inputMode={country === 'NL' ? 'text' : 'numeric'}
      maxLength={FIELD_LIMITS.postalCode}
      className="md:col-span-2"
    />
  );
  const houseNumber = (
    <TextField
      {...buildFieldProps('houseNumber', 'address-line2')}
      label={t('form.field.houseNumber')}
      hint={country === 'NL' ? undefined : t('form.field.houseNumber.hint')}
      inputMode={country === 'NL' ? 'numeric' : 'text'}
      optional={country !== 'NL'}
      maxLength={FIELD_LIMITS.houseNumber}
      className="md:col-span-2"
    />
  );
  const addition = (
    <TextField
      {...buildFieldProps('houseNumberAddition', 'address-line3')}
      label={t('form.field.houseNumberAddition')}
      optional
      maxLength={FIELD_LIMITS.houseNumberAddition}
      className="md:col-span-2"
    />
  );
  const street = (
    <TextField
      {...buildFieldProps('street', 'address-line1')}
      label={t('form.field.street')}
      maxLength={FIELD_LIMITS.placeName}
      className={country === 'NL' ? 'col-span-full md:col-span-3' : 'col-span-full md:col-span-4'}
    />
  );
  const city = (
    <TextField
      {...buildFieldProps('city', 'address-level2')}
      label={t('form.field.city')}
      maxLength={FIELD_LIMITS.placeName}
      className={country === 'NL' ? 'col-span-full md:col-span-3' : 'col-span-full md:col-span-4'}
    />
  );
  return (
    <div className="grid halves gap-4 md:grid-cols-6">
      <SelectField
        {...buildFieldProps('salutation', 'honorific-prefix')}
        label={t('form.field.salutation')}
        optional
        className="col-span-full md:col-span-2"
        options={(['not_specified', 'female', 'male'] as const).map((value) => ({
          value,
          label: t(`form.field.salutation.${value}`),
        }))}
      />
      <div className="hidden md:col-span-4 md:block" />
      <TextField
        {...buildFieldProps('givenName', 'given-name')}
        label={t('form.field.givenName')}
        maxLength={FIELD_LIMITS.personName}
        className="col-span-full md:col-span-3"
      />
      <TextField
        {...buildFieldProps('familyName', 'family-name')}
        label={t('form.field.familyName')}
        maxLength={FIELD_LIMITS.personName}
        className="col-span-full md:col-span-3"
      />
      {country === 'NL' ? (
        <>
          {postalCode}
          {houseNumber}
          {addition}
          <StreetCompletion prefix={prefix} completed={completed} />
          {street}
          {city}
        </>
      ) : (
        <>
          {street}
          {houseNumber}
          {/* staircase and door, which half of Vienna's addresses have */}
          {country === 'AT' && addition}
          {postalCode}
          {city}
        </>
      )}
      <TextField
        {...buildFieldProps('phone', 'tel')}
        type="tel"
        label={t('form.field.phone')}
        hint={t('form.field.phone.hint')}
        optional
        maxLength={FIELD_LIMITS.phone}
        className="col-span-full md:col-span-4"
      />
    </div>
  );
}
