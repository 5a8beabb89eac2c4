import { Form, useNavigation } from 'react-router';
import { PaymentMark } from '../../checkout/payment/payment-mark.tsx';
import { paymentHint, paymentName } from '../../checkout/payment/payment-name.ts';
import { useText } from '../../texts/texts.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import type { PayAgainProblem } from './after-payment.action.ts';
import type { PaymentView } from './payment-view.ts';

/** Another way to pay the order, or the same once more. */
export function PayAgainForm({
  payment: { methods, method, state },
  problem,
  action,
}: {
  payment: PaymentView;
  problem: PayAgainProblem | null;
  action: string;
}) {
  const t = useText();
  const busy = useNavigation().formData?.get('intent') === 'pay';
  if (methods.length === 0) return null;
  return (
    <section aria-labelledby="pay-again" className="mt-8 border-t border-line pt-6">
      <h2 id="pay-again" className="mb-2 text-lg font-semibold">
        {t('payment.after.choose')}
      </h2>
      <p className="mb-4 text-sm text-muted">{t('payment.after.chooseBinding')}</p>
      {problem && problem !== 'choose' && (
        <div className="mb-4">
          <Alert kind="error">{t(`payment.after.${problem}`)}</Alert>
        </div>
      )}
      <Form method="post" action={action} className="space-y-6">
        <input type="hidden" name="intent" value="pay" />
        <RadioGroup
          legend={t('checkout.payment.methods')}
          name="paymentMethod"
          defaultValue={state === 'WAITING' ? null : method}
          error={problem === 'choose' ? t('form.error.choice') : undefined}
          options={methods.map((code) => ({
            value: code,
            label: paymentName(t, code),
            hint: paymentHint(t, code),
            aside: <PaymentMark method={code} />,
          }))}
        />
        <Button
          type="submit"
          // while the payment is awaited, looking again comes first
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
