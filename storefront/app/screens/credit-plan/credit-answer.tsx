import { Form, Link } from 'react-router';
import { stepAddress } from '#app/features/checkout/checkout-steps.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { Button } from '#app/ui/button.tsx';
import { Alert } from '#app/ui/layer/alert.tsx';
import type { CreditState } from './credit-plan.action.ts';

/** A decision that is not an approval, in neutral words, with the source of its data and the way to a person. */
export function CreditAnswer({
  state: { decision, reviewAsked, values },
  action,
  answerDays,
}: {
  state: CreditState;
  action: string;
  /** working days */
  answerDays: number;
}) {
  const t = useText();
  const { paths } = useShop();
  if (reviewAsked || decision?.referred) {
    return (
      <Alert kind="info" title={t('credit.referred.title')}>
        {reviewAsked && <p>{t('credit.review.asked')}</p>}
        <p>{t('credit.referred.text', { days: answerDays })}</p>
        <p className="mt-2">
          <Link to={stepAddress(paths, 'PAYMENT')} className="link touch">
            {t('credit.protection.later.back')}
          </Link>
        </p>
      </Alert>
    );
  }
  if (!decision) return null;
  const source = t(decision.source === 'sandbox' ? 'credit.source.sandbox' : 'credit.source.other');
  return (
    <Alert kind="warning" title={t('credit.refused.title')}>
      <p>{t('credit.refused.text', { source })}</p>
      <div className="mt-4 flex flex-wrap items-center gap-4">
        <Form method="post" action={action}>
          <input type="hidden" name="intent" value="review" />
          {['plan', 'dateOfBirth'].map((field) => (
            <input key={field} type="hidden" name={field} value={values[field] ?? ''} />
          ))}
          <Button type="submit" variant="secondary">
            {t('credit.review.submit')}
          </Button>
        </Form>
        <Link to={stepAddress(paths, 'PAYMENT')} className="link touch">
          {t('credit.protection.later.back')}
        </Link>
      </div>
    </Alert>
  );
}
