import type { ResultOf } from 'gql.tada';
import { Form, useNavigation } from 'react-router';
import { PaymentMark } from '../../checkout/payment/payment-mark.tsx';
import { paymentName } from '../../checkout/payment/payment-name.ts';
import { useText } from '../../texts/texts.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import type { OpenPaylinkMutation } from './paylink.query.ts';

export type PaylinkView = ResultOf<typeof OpenPaylinkMutation>['openPaylink'];

export function PaylinkForm({
  link: { methods, checkoutUrl },
  amount,
  problem,
  action,
}: {
  link: PaylinkView;
  amount: string;
  problem: 'choose' | 'unavailable' | null;
  action: string;
}) {
  const t = useText();
  const busy = useNavigation().formData?.get('intent') === 'pay';
  return (
    <Form method="post" action={action} className="mt-6 space-y-6">
      <input type="hidden" name="intent" value="pay" />
      {problem === 'unavailable' && <Alert kind="error">{t('payment.after.unavailable')}</Alert>}
      <RadioGroup
        legend={t('payment.link.methods')}
        name="paymentMethod"
        error={problem === 'choose' ? t('payment.link.choose') : undefined}
        options={methods.map((code) => ({
          value: code,
          label: paymentName(t, code),
          aside: <PaymentMark method={code} />,
        }))}
      />
      <p className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          {t('payment.link.submit', { amount })}
        </Button>
        {checkoutUrl && (
          <ButtonLink to={checkoutUrl} reloadDocument variant="secondary">
            {t('payment.after.waiting.continue')}
          </ButtonLink>
        )}
      </p>
    </Form>
  );
}
