import type { ResultOf } from 'gql.tada';
import { Form, useNavigation } from 'react-router';
import { PaymentMark } from '#app/features/payment/payment-mark.tsx';
import { getPaymentName } from '#app/features/payment/payment-name.ts';
import type { FormState } from '#app/form/form-state.ts';
import { useFormErrors } from '#app/form/use-form-errors.ts';
import { useText } from '#app/texts/texts.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { FormErrorSummary } from '#app/ui/form/form-error-summary.tsx';
import { RadioGroup } from '#app/ui/form/radio-group.tsx';
import { Alert } from '#app/ui/layer/alert.tsx';
import type { OpenPaylinkMutation } from './paylink.query.ts';

export type PaylinkView = ResultOf<typeof OpenPaylinkMutation>['openPaylink'];

export function PaylinkForm({
  link: { methods, checkoutUrl },
  amount,
  answer,
  action,
}: {
  link: PaylinkView;
  amount: string;
  answer: { unavailable: boolean; form: FormState | undefined } | undefined;
  action: string;
}) {
  const t = useText();
  const legend = t('payment.link.methods');
  const { list, getError } = useFormErrors(answer?.form, { paymentMethod: legend });
  const busy = useNavigation().formData?.get('intent') === 'pay';
  return (
    <Form method="post" action={action} className="mt-6 space-y-6" noValidate>
      <input type="hidden" name="intent" value="pay" />
      <FormErrorSummary errors={list} />
      {answer?.unavailable && <Alert kind="error">{t('payment.after.unavailable')}</Alert>}
      <RadioGroup
        legend={legend}
        name="paymentMethod"
        error={getError('paymentMethod')}
        options={methods.map((code) => ({
          value: code,
          label: getPaymentName(t, code),
          aside: <PaymentMark method={code} />,
          // shown only on devices that have it
          mark: code === 'apple-pay' ? code : undefined,
        }))}
      />
      <p className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy} className="w-full md:w-auto">
          {t('payment.link.submit', { amount })}
        </Button>
        {checkoutUrl && (
          <ButtonLink to={checkoutUrl} reloadDocument variant="secondary" className="w-full md:w-auto">
            {t('payment.after.waiting.continue')}
          </ButtonLink>
        )}
      </p>
    </Form>
  );
}
