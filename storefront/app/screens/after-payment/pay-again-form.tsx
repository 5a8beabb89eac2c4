import { Form, useNavigation } from 'react-router';
import { PaymentHint } from '#app/features/payment/payment-hint.tsx';
import { PaymentMark } from '#app/features/payment/payment-mark.tsx';
import { getPaymentName } from '#app/features/payment/payment-name.ts';
import type { FormState } from '#app/form/form-state.ts';
import { useFormErrors } from '#app/form/use-form-errors.ts';
import { useText } from '#app/texts/texts.tsx';
import { Button } from '#app/ui/button.tsx';
import { FormErrorSummary } from '#app/ui/form/form-error-summary.tsx';
import { RadioGroup } from '#app/ui/form/radio-group.tsx';
import { Alert } from '#app/ui/layer/alert.tsx';
import type { PayAgainProblem } from './after-payment.action.ts';
import type { PaymentView } from './payment-view.ts';

/** Another way to pay the order, or the same again. */
export function PayAgainForm({
  payment: { methods, method, state },
  answer,
  action,
}: {
  payment: PaymentView;
  answer: { problem: PayAgainProblem | null; form: FormState | undefined } | undefined;
  action: string;
}) {
  const t = useText();
  const legend = t('checkout.payment.methods');
  const { list, getError } = useFormErrors(answer?.form, { paymentMethod: legend });
  const busy = useNavigation().formData?.get('intent') === 'pay';
  if (methods.length === 0) return null;
  return (
    <section aria-labelledby="pay-again" className="mt-8 border-t border-line pt-6">
      <h2 id="pay-again" className="mb-2 text-lg font-semibold">
        {t('payment.after.choose')}
      </h2>
      <p className="mb-4 text-sm text-muted">{t('payment.after.chooseBinding')}</p>
      {answer?.problem && (
        <div className="mb-4">
          <Alert kind="error">{t(`payment.after.${answer.problem}`)}</Alert>
        </div>
      )}
      <Form method="post" action={action} className="space-y-6" noValidate>
        <FormErrorSummary errors={list} />
        <input type="hidden" name="intent" value="pay" />
        <RadioGroup
          legend={legend}
          name="paymentMethod"
          defaultValue={state === 'WAITING' ? null : method}
          error={getError('paymentMethod')}
          options={methods.map((code) => ({
            value: code,
            label: getPaymentName(t, code),
            hint: <PaymentHint method={code} />,
            aside: <PaymentMark method={code} />,
            mark: code === 'apple-pay' ? code : undefined,
          }))}
        />
        <Button
          type="submit"
          // while the payment is awaited, asking again comes first
          variant={state === 'WAITING' ? 'secondary' : 'primary'}
          busy={busy}
          className="w-full md:w-auto"
        >
          {t('payment.after.chooseSubmit')}
        </Button>
      </Form>
    </section>
  );
}
