import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { SelectField, TextField } from '#app/ui/field.tsx';
import { FIELD_LIMITS } from '#forms/field-limits.ts';
import { type Completed, StreetCompletion } from './street-completion.tsx';

type Props = {
  /** first part of the fields' names, and their section in the browser's address filler */
  prefix: 'billing' | 'delivery';
  values: Readonly<Record<string, string>>;
  errorOf: (field: string) => string | undefined;
  /** the address that was looked up for one of the form's addresses */
  completed: Completed | null;
};

/**
 * The fields of an address in the market's order: in the Netherlands the postal code comes first, elsewhere the
 * street.
 */
export function AddressFields({ prefix, values, errorOf, completed }: Props) {
  const t = useText();
  const { country } = useShop();
  const section = prefix === 'billing' ? 'billing' : 'shipping';
  const field = (name: string, autoComplete: string) => ({
    name: `${prefix}.${name}`,
    autoComplete: `${section} ${autoComplete}`,
    defaultValue: values[`${prefix}.${name}`] ?? '',
    error: errorOf(`${prefix}.${name}`),
  });
  const postalCode = (
    <TextField
      {...field('postalCode', 'postal-code')}
      label={t('form.field.postalCode')}
      hint={country === 'NL' ? t('form.field.postalCode.hint') : undefined}
      inputMode={country === 'NL' ? 'text' : 'numeric'}
      maxLength={FIELD_LIMITS.postalCode}
      className="col-span-3 md:col-span-2"
    />
  );
  const houseNumber = (
    <TextField
      {...field('houseNumber', 'address-line2')}
      label={t('form.field.houseNumber')}
      hint={country === 'NL' ? undefined : t('form.field.houseNumber.hint')}
      inputMode={country === 'NL' ? 'numeric' : 'text'}
      optional={country !== 'NL'}
      maxLength={FIELD_LIMITS.houseNumber}
      className="col-span-3 md:col-span-2"
    />
  );
  const addition = (
    <TextField
      {...field('houseNumberAddition', 'address-line3')}
      label={t('form.field.houseNumberAddition')}
      optional
      maxLength={FIELD_LIMITS.houseNumberAddition}
      className="col-span-4 md:col-span-2"
    />
  );
  const street = (
    <TextField
      {...field('street', 'address-line1')}
      label={t('form.field.street')}
      maxLength={FIELD_LIMITS.placeName}
      className={country === 'NL' ? 'col-span-6 md:col-span-3' : 'col-span-6 md:col-span-4'}
    />
  );
  const city = (
    <TextField
      {...field('city', 'address-level2')}
      label={t('form.field.city')}
      maxLength={FIELD_LIMITS.placeName}
      className={country === 'NL' ? 'col-span-6 md:col-span-3' : 'col-span-6 md:col-span-4'}
    />
  );
  return (
    <div className="grid grid-cols-6 gap-4">
      <SelectField
        {...field('salutation', 'honorific-prefix')}
        label={t('form.field.salutation')}
        optional
        className="col-span-6 md:col-span-2"
        options={(['not_specified', 'female', 'male'] as const).map((value) => ({
          value,
          label: t(`form.field.salutation.${value}`),
        }))}
      />
      <div className="hidden md:col-span-4 md:block" />
      <TextField
        {...field('givenName', 'given-name')}
        label={t('form.field.givenName')}
        maxLength={FIELD_LIMITS.personName}
        className="col-span-6 md:col-span-3"
      />
      <TextField
        {...field('familyName', 'family-name')}
        label={t('form.field.familyName')}
        maxLength={FIELD_LIMITS.personName}
        className="col-span-6 md:col-span-3"
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
        {...field('phone', 'tel')}
        type="tel"
        label={t('form.field.phone')}
        hint={t('form.field.phone.hint')}
        optional
        maxLength={FIELD_LIMITS.phone}
        className="col-span-6 md:col-span-4"
      />
    </div>
  );
}
