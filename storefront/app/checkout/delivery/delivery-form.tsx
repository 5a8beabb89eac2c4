import type { ResultOf } from 'gql.tada';
import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { useText } from '../../texts/texts.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/checkbox.tsx';
import { FormErrorSummary } from '../../ui/form-error-summary.tsx';
import { MoneyText } from '../../ui/price.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import type { CheckoutFields } from '../checkout.query.ts';
import { deliveryDays } from '../delivery-days.ts';
import type { FormState } from '../form-state.ts';
import { useFormErrors } from '../use-form-errors.ts';
import { AddressFields } from './address-fields.tsx';
import { ADDRESS_FIELDS } from './delivery.action.ts';
import { storedValues } from './stored-values.ts';

type Checkout = ResultOf<typeof CheckoutFields>;

/** Addresses and delivery option. What was typed wins over what is stored. */
export function DeliveryForm({
  checkout,
  state,
  action,
}: {
  checkout: Checkout;
  state: FormState | undefined;
  action: string;
}) {
  const t = useText();
  const navigation = useNavigation();
  const values = state?.values ?? storedValues(checkout);
  const [other, setOther] = useState(values.otherAddress !== undefined);
  const { list, errorOf } = useFormErrors(state, useFieldLabels());
  return (
    <Form method="post" action={action} className="space-y-8" noValidate>
      <input type="hidden" name="intent" value="delivery" />
      <FormErrorSummary errors={list} />
      <p className="text-sm text-muted">{t('form.required.note')}</p>
      <fieldset>
        <legend className="mb-4 text-lg font-semibold">{t('checkout.delivery.billing')}</legend>
        <AddressFields prefix="billing" values={values} errorOf={errorOf} />
      </fieldset>
      <div>
        <CheckboxField
          name="otherAddress"
          label={t('checkout.delivery.other')}
          defaultChecked={other}
          onChange={(event) => setOther(event.currentTarget.checked)}
          className="peer-address"
        />
        {/* without scripts the fields cannot appear on choosing: they stand there and count only when chosen */}
        <fieldset className={other ? 'mt-4' : 'unscripted mt-4'}>
          <legend className="mb-4 text-lg font-semibold">{t('checkout.delivery.delivery')}</legend>
          <AddressFields prefix="delivery" values={values} errorOf={errorOf} />
        </fieldset>
      </div>
      <RadioGroup
        legend={t('checkout.delivery.options')}
        name="deliveryOption"
        defaultValue={values.deliveryOption ?? checkout.deliveryOptions[0]?.code}
        error={errorOf('deliveryOption')}
        options={checkout.deliveryOptions.map((option) => ({
          value: option.code,
          label: deliveryName(t, option.code),
          hint:
            option.deliveryDaysMin !== null && option.deliveryDaysMax !== null
              ? t('checkout.delivery.days', deliveryDays(option.deliveryDaysMin, option.deliveryDaysMax))
              : undefined,
          aside: option.price.minor === 0 ? t('checkout.delivery.free') : <MoneyText money={option.price} />,
        }))}
      />
      <Button
        type="submit"
        size="l"
        busy={navigation.formData?.get('intent') === 'delivery'}
        className="w-full md:w-auto"
      >
        {t('checkout.continue')}
      </Button>
    </Form>
  );
}

const KNOWN_OPTIONS = ['standard', 'evening', 'express'] as const;

/** A tenant's own option without a text of its own is called by its code. */
export function deliveryName(t: ReturnType<typeof useText>, code: string): string {
  const known = KNOWN_OPTIONS.find((option) => option === code);
  return known ? t(`checkout.delivery.${known}.name`) : code;
}

function useFieldLabels(): Record<string, string> {
  const t = useText();
  const labels: Record<string, string> = { deliveryOption: t('checkout.delivery.options') };
  for (const name of ADDRESS_FIELDS) {
    const label = t(`form.field.${name}`);
    labels[`billing.${name}`] = label;
    labels[`delivery.${name}`] = `${t('checkout.delivery.delivery')}, ${label}`;
  }
  return labels;
}
