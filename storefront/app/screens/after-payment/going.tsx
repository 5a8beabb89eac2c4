import { getPaymentName } from '#app/features/payment/payment-name.ts';
import { useText } from '#app/texts/texts.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import type { PaymentView } from './payment-view.ts';

/** Shown for a moment: the page's head leads to the provider. The link is for browsers that do not follow it. */
export function Going({ payment: { method, checkoutUrl } }: { payment: PaymentView }) {
  const t = useText();
  const name = getPaymentName(t, method);
  return (
    <>
      <h1 className="mt-1 text-2xl font-semibold">{t('payment.after.go.title')}</h1>
      <p className="mt-3">{t('payment.after.go.text', { method: name })}</p>
      {checkoutUrl && (
        <p className="mt-6">
          <ButtonLink to={checkoutUrl} reloadDocument className="w-full md:w-auto">
            {t('payment.after.go.link', { method: name })}
          </ButtonLink>
        </p>
      )}
    </>
  );
}
