import { Form, useNavigation } from 'react-router';
import { useText } from '../../texts/texts.tsx';
import { Button } from '../../ui/button.tsx';
import { FormErrorSummary } from '../../ui/form-error-summary.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import type { FormState } from '../form-state.ts';
import { useFormErrors } from '../use-form-errors.ts';

const KNOWN_METHODS = ['invoice'] as const;

/** A method without a text of its own is called by its code. */
export function paymentName(t: ReturnType<typeof useText>, code: string): string {
  const known = KNOWN_METHODS.find((method) => method === code);
  return known ? t(`checkout.payment.${known}.name`) : code;
}

/** Credit is never chosen ahead; a single way to pay at once is. */
export function PaymentForm({
  methods,
  chosen,
  state,
  action,
}: {
  methods: readonly string[];
  chosen: string | null;
  state: FormState | undefined;
  action: string;
}) {
  const t = useText();
  const navigation = useNavigation();
  const legend = t('checkout.payment.methods');
  const { list, errorOf } = useFormErrors(state, { paymentMethod: legend });
  const only = methods.length === 1 ? methods[0] : null;
  return (
    <Form method="post" action={action} className="space-y-6" noValidate>
      <input type="hidden" name="intent" value="payment" />
      <FormErrorSummary errors={list} />
      <RadioGroup
        legend={legend}
        name="paymentMethod"
        defaultValue={state?.values.paymentMethod ?? chosen ?? only}
        error={errorOf('paymentMethod')}
        options={methods.map((code) => ({
          value: code,
          label: paymentName(t, code),
          hint: code === 'invoice' ? t('checkout.payment.invoice.hint') : undefined,
        }))}
      />
      <Button
        type="submit"
        size="l"
        busy={navigation.formData?.get('intent') === 'payment'}
        className="w-full md:w-auto"
      >
        {t('checkout.continue')}
      </Button>
    </Form>
  );
}
