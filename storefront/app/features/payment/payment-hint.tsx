import { useText } from '#app/texts/texts.tsx';
import { isLaterMethod } from '#forms/payment-method.ts';
import { paymentHint } from './payment-name.ts';

/** Facts to know before choosing a way to pay; a lender's begin with the warning of credit (Directive (EU) 2023/2225 art. 8(1)). */
export function PaymentHint({ method }: { method: string }) {
  const t = useText();
  return (
    <>
      {isLaterMethod(method) && (
        <strong className="block font-semibold text-text">{t('credit.warning')}</strong>
      )}
      {paymentHint(t, method)}
    </>
  );
}
