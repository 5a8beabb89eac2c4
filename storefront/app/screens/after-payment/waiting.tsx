import { getPaymentName } from '#app/features/payment/payment-name.ts';
import { useAskAgain } from '#app/features/payment/use-ask-again.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Alert } from '#app/ui/layer/alert.tsx';
import { formatTime } from '#texts/format-time.ts';
import type { PaymentView } from './payment-view.ts';

/** The state of the payment as text; while the provider has not answered, the page asks by itself, or by its link. */
export function Waiting({ payment, action }: { payment: PaymentView; action: string }) {
  const t = useText();
  const { timeZone } = useShop();
  const waits = payment.state === 'WAITING';
  const { asks, isLong } = useAskAgain(waits);
  const method = getPaymentName(t, payment.method);
  const held = t('payment.after.held', { time: formatTime(new Date(payment.heldUntil), timeZone) });
  if (!waits) {
    const why = payment.state === 'UNSTARTED' ? 'unstarted' : 'refused';
    return (
      <>
        <h1 className="mb-4 mt-1 text-2xl font-semibold">{t(`payment.after.${why}.title`)}</h1>
        <Alert kind="warning">
          {t(`payment.after.${why}.text`, { method })} {held}
        </Alert>
      </>
    );
  }
  return (
    <>
      <h1 className="mb-4 mt-1 text-2xl font-semibold">{t('payment.after.waiting.title')}</h1>
      <div role="status" className="space-y-3">
        <p>
          {t('payment.after.waiting.text', { method })} {asks && t('payment.after.waiting.self')}
        </p>
        {isLong && <p>{t('payment.after.waiting.long')}</p>}
      </div>
      <p className="mt-3 text-sm text-muted">{held}</p>
      <p className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to={action} reloadDocument className="w-full md:w-auto">
          {t('payment.after.waiting.again')}
        </ButtonLink>
        {payment.checkoutUrl && (
          <ButtonLink
            to={payment.checkoutUrl}
            reloadDocument
            variant="secondary"
            className="w-full md:w-auto"
          >
            {t('payment.after.waiting.continue')}
          </ButtonLink>
        )}
      </p>
    </>
  );
}
