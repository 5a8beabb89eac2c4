import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { formatDate } from '#app/texts/unbroken.ts';
import { SelectField, TextField } from '#app/ui/form/field.tsx';
import { TextAreaField } from '#app/ui/form/text-area.tsx';
import { SALUTATIONS } from '#forms/contact.ts';
import { FIELD_LIMITS } from '#forms/field-limits.ts';
import { formatMoney } from '#texts/format.ts';
import type { TextKey } from '#texts/keys.ts';
import type { ContactPrefill } from './contact.query.ts';

/** Faults of this form by field and code. */
export const CONTACT_FAULTS: Readonly<Record<string, TextKey>> = {
  'givenName.required': 'contact.fault.required.givenName',
  'familyName.required': 'contact.fault.required.familyName',
  'email.required': 'contact.fault.required.email',
  'message.required': 'contact.fault.required.message',
  'givenName.characters_or_digits': 'contact.fault.characters',
  'familyName.characters_or_digits': 'contact.fault.characters',
  'email.email': 'contact.fault.email',
};

/** In the order of the page. */
export function useContactLabels() {
  const t = useText();
  return {
    topic: t('contact.field.topic'),
    salutation: t('contact.field.salutation'),
    givenName: t('contact.field.givenName'),
    familyName: t('contact.field.familyName'),
    email: t('contact.field.email'),
    customerNumber: t('contact.field.customerNumber'),
    orderNumber: t('contact.field.order'),
    message: t('contact.field.message'),
    files: t('contact.field.files'),
  };
}

/** The form's fields except its files; filled in for a signed-in customer. */
export function ContactFields({
  labels,
  getError,
  prefill,
  values,
  topic,
}: {
  labels: ReturnType<typeof useContactLabels>;
  getError: (field: string) => string | undefined;
  prefill: ContactPrefill;
  values: Readonly<Record<string, string>> | undefined;
  topic: string;
}) {
  const t = useText();
  const getValue = (name: keyof typeof labels, known: string | null = null) => values?.[name] ?? known ?? '';
  return (
    <>
      <div className="grid gap-5 md:grid-cols-2">
        <SelectField
          label={labels.salutation}
          name="salutation"
          autoComplete="sex"
          marked={false}
          defaultValue={getValue('salutation', prefill.salutation)}
          error={getError('salutation')}
          options={SALUTATIONS.map((one) => ({ value: one, label: t(`form.field.salutation.${one}`) }))}
        />
        <TextField
          label={labels.customerNumber}
          name="customerNumber"
          inputMode="numeric"
          autoComplete="off"
          optional
          maxLength={FIELD_LIMITS.reference}
          hint={t('contact.field.customerNumber.hint')}
          defaultValue={getValue('customerNumber', prefill.customerNumber)}
          error={getError('customerNumber')}
        />
        <TextField
          label={labels.givenName}
          name="givenName"
          autoComplete="given-name"
          maxLength={FIELD_LIMITS.personName}
          defaultValue={getValue('givenName', prefill.givenName)}
          error={getError('givenName')}
        />
        <TextField
          label={labels.familyName}
          name="familyName"
          autoComplete="family-name"
          maxLength={FIELD_LIMITS.personName}
          defaultValue={getValue('familyName', prefill.familyName)}
          error={getError('familyName')}
        />
      </div>
      <TextField
        label={labels.email}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={FIELD_LIMITS.email}
        defaultValue={getValue('email', prefill.email)}
        error={getError('email')}
      />
      <OrderField
        label={labels.orderNumber}
        prefill={prefill}
        value={getValue('orderNumber')}
        error={getError('orderNumber')}
      />
      <p id="topic" className="text-sm">
        <span className="font-medium">{t('ui.labelled', { label: labels.topic, value: topic })}</span>
        {getError('topic') && <span className="block text-error">{getError('topic')}</span>}
      </p>
      <TextAreaField
        label={labels.message}
        name="message"
        maxLength={FIELD_LIMITS.contactMessage}
        defaultValue={getValue('message')}
        error={getError('message')}
      />
    </>
  );
}

/** The customer's own orders to choose from; other visitors type a number. */
function OrderField({
  label,
  prefill,
  value,
  error,
}: {
  label: string;
  prefill: ContactPrefill;
  value: string;
  error: string | undefined;
}) {
  const t = useText();
  const { locale, timeZone, priceFormat } = useShop();
  if (prefill.orders.length === 0) {
    return (
      <TextField
        label={t('contact.field.orderNumber')}
        name="orderNumber"
        inputMode="numeric"
        autoComplete="off"
        optional
        maxLength={FIELD_LIMITS.reference}
        defaultValue={value}
        error={error}
      />
    );
  }
  return (
    <SelectField
      label={label}
      name="orderNumber"
      optional
      defaultValue={value}
      error={error}
      options={[
        { value: '', label: t('contact.field.order.none') },
        ...prefill.orders.map(({ orderNumber, placedAt, total }) => ({
          value: orderNumber,
          label: t('contact.field.order.option', {
            number: orderNumber,
            date: formatDate(placedAt, locale, timeZone),
            amount: formatMoney(total, locale, priceFormat),
          }),
        })),
      ]}
    />
  );
}
