import type { ResultOf } from 'gql.tada';
import { Form, useNavigation } from 'react-router';
import type { FormState } from '../../checkout/form-state.ts';
import { PaymentMark } from '../../checkout/payment/payment-mark.tsx';
import { paymentName } from '../../checkout/payment/payment-name.ts';
import { useFormErrors } from '../../checkout/use-form-errors.ts';
import { useText } from '../../texts/texts.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { FormErrorSummary } from '../../ui/form-error-summary.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
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
  const { list, errorOf } = useFormErrors(answer?.form, { paymentMethod: legend });
  const busy = useNavigation().formData?.get('intent') === 'pay';
  return (
    <Form method="post" action={action} className="mt-6 space-y-6" noValidate>
      <input type="hidden" name="intent" value="pay" />
      <FormErrorSummary errors={list} />
      {answer?.unavailable && <Alert kind="error">{t('payment.after.unavailable')}</Alert>}
      <RadioGroup
        legend={legend}
        name="paymentMethod"
        error={errorOf('paymentMethod')}
        options={methods.map((code) => ({
          value: code,
          label: paymentName(t, code),
          aside: <PaymentMark method={code} />,
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
