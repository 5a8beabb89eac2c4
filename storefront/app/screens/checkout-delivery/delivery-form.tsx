import type { ResultOf } from 'gql.tada';
import { useCallback, useEffect, useRef } from 'react';
import { Form, useNavigation, useSearchParams } from 'react-router';
import { Slot } from '#app/extension/slot.tsx';
import { listAddressFields } from '#app/features/address/address-field-names.ts';
import { AddressFields } from '#app/features/address/address-fields.tsx';
import { isDeliveryRight } from '#app/features/address/is-delivery-right.ts';
import type { CheckoutFields } from '#app/features/checkout/checkout.query.ts';
import { FittedLines, isAllFitted } from '#app/features/fitting/fitted-lines.tsx';
import { type IsRight, useFormErrors } from '#app/form/use-form-errors.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { Button } from '#app/ui/button.tsx';
import { FormErrorSummary } from '#app/ui/form/form-error-summary.tsx';
import { Alert } from '#app/ui/layer/alert.tsx';
import { useMoneyText } from '#app/ui/media/price.tsx';
import type { DeliveryState } from './delivery-ask.action.ts';
import { DeliveryChoice } from './delivery-choice.tsx';
import { DeliveryExtras } from './delivery-extras.tsx';
import { ExtensionFields } from './extension-fields.tsx';
import { OpenQuestions } from './open-questions.tsx';
import { listQuestions } from './questions.ts';
import { SavedAddress } from './saved-address.tsx';
import { buildStoredValues } from './stored-values.ts';
import { type PricedChoice, readPricedChoice } from './use-chosen-delivery.ts';

type Checkout = ResultOf<typeof CheckoutFields>;

/**
 * Address, option and day of delivery. Typed values come before stored ones.
 * @param total of the order with the choice; null if the stored one applies, as in the summary without scripts
 * @param onChoice called with the choice, also at first, since it can be made before scripts run; null if the form is
 *   gone
 */
export function DeliveryForm({
  checkout,
  state,
  action,
  total,
  onChoice,
}: {
  checkout: Checkout;
  state: DeliveryState | undefined;
  action: string;
  total: Checkout['basket']['total'] | null;
  onChoice: (choice: PricedChoice | null) => void;
}) {
  const t = useText();
  const moneyText = useMoneyText();
  const navigation = useNavigation();
  const values = state?.values ?? buildStoredValues(checkout);
  const questions = listQuestions(checkout.basket);
  const { country } = useShop();
  const isRight = useCallback<IsRight>(
    (name, value) => {
      const field = checkout.fields.find((one) => one.name === name);
      return field ? isFieldRight(field, value) : isDeliveryRight(country, name, value);
    },
    [checkout.fields, country],
  );
  const labels = useFieldLabels(questions, checkout.fields);
  const { list, getError } = useFormErrors(state, labels, NAMED, isRight);
  const completed = state?.completed ?? null;
  const fields = { values, getError };
  const ownFields = <AddressFields prefix="billing" completed={completed} {...fields} />;
  const isWalletIncomplete = useSearchParams()[0].get('wallet') === 'incomplete';
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (form.current) onChoice(readPricedChoice(new FormData(form.current)));
    return () => onChoice(null);
  }, [onChoice]);
  const { lines } = checkout.basket;
  const fitted = lines.some(({ appointment }) => appointment !== null);
  return (
    <>
      <Slot name="checkout.delivery.head" basket={checkout.basket} />
      <Form
        ref={form}
        method="post"
        action={action}
        className="delivery-form space-y-8"
        noValidate
        onChange={({ currentTarget }) => onChoice(readPricedChoice(new FormData(currentTarget)))}
      >
        {/* Enter presses this button: it continues, instead of the first button that looks something up */}
        <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only">
          {t('checkout.continue')}
        </button>
        <input type="hidden" name="intent" value="delivery" />
        <FormErrorSummary errors={list} />
        {isWalletIncomplete && <Alert kind="info">{t('payment.express.incomplete')}</Alert>}
        <p className="text-sm text-muted">{t('form.required.note')}</p>
        <fieldset>
          <legend className="mb-4 text-lg font-semibold">{t('checkout.delivery.own')}</legend>
          {checkout.identity === 'CUSTOMER' && checkout.billingAddress ? (
            <SavedAddress
              address={checkout.billingAddress}
              isOpen={
                list.some(({ field }) => field.startsWith('billing.')) || completed?.prefix === 'billing'
              }
            >
              {ownFields}
            </SavedAddress>
          ) : (
            ownFields
          )}
        </fieldset>
        {fitted && (
          <div className="rounded border border-line p-4">
            <FittedLines lines={lines} />
          </div>
        )}
        {isAllFitted(lines) ? (
          <>
            <input type="hidden" name="kind" value="home" />
            <input type="hidden" name="deliveryOption" value={checkout.deliveryOptions[0]?.code ?? ''} />
          </>
        ) : (
          <DeliveryChoice checkout={checkout} state={state} {...fields} />
        )}
        <OpenQuestions questions={questions} {...fields} />
        <ExtensionFields fields={checkout.fields} {...fields} />
        <DeliveryExtras premium={checkout.premium} co2={checkout.co2Compensation} values={values} />
        <div>
          {/* on a wide screen the summary is beside the form; on a phone it is far above, and closed */}
          <p role="status" className="font-semibold not-empty:mb-3 lg:sr-only">
            {total && t('delivery.total', { total: moneyText(total) })}
          </p>
          <Button
            type="submit"
            size="l"
            busy={navigation.formData?.get('intent') === 'delivery' && !navigation.formData.has('ask')}
            className="w-full md:w-auto"
          >
            {t('checkout.continue')}
          </Button>
        </div>
      </Form>
      <Slot name="checkout.delivery.below-form" basket={checkout.basket} />
    </>
  );
}

const FIELD_TYPES = { TEXT: 'text', CHOICE: 'choice', YES_NO: 'yes-no' } as const;

/** Whether an extension's field has a valid value, by the server's rules, which are loaded after a refusal. */
async function isFieldRight(field: Checkout['fields'][number], value: string): Promise<boolean> {
  const { checkFieldValue } = await import('#forms/extension-fields.ts');
  return checkFieldValue({ ...field, type: FIELD_TYPES[field.type] }, value).fault === null;
}

/** Texts of faults that name their field. */
const NAMED = { '*.required': 'form.error.required.named', '*.choice': 'form.error.choice.named' } as const;

/** The names of the fields in the order of the page. */
function useFieldLabels(
  questions: ReturnType<typeof listQuestions>,
  extensionFields: Checkout['fields'],
): Record<string, string> {
  const t = useText();
  const { country } = useShop();
  const names = listAddressFields(country).map((name) => [name, t(`form.field.${name}`)] as const);
  const buildAddressLabels = (prefix: string, before = '') =>
    Object.fromEntries(names.map(([name, label]) => [`${prefix}.${name}`, before + label]));
  return {
    ...buildAddressLabels('billing'),
    kind: t('delivery.kind'),
    ...buildAddressLabels('delivery', `${t('checkout.delivery.delivery')}, `),
    pickupPostalCode: t('delivery.pickup.postalCode'),
    pickupPointId: t('delivery.kind.pickup'),
    postNumber: t('delivery.postNumber'),
    deliveryOption: t('checkout.delivery.options'),
    pickupOption: t('checkout.delivery.options'),
    wishedOn: t('delivery.wished'),
    ...Object.fromEntries(questions.map(({ field, productName }) => [field, productName])),
    ...Object.fromEntries(extensionFields.map(({ name, label }) => [name, label])),
  };
}
