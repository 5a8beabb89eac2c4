import { useText } from '#app/texts/texts.tsx';
import { isCreditMethod } from '#forms/credit.ts';
import { isLaterMethod } from '#forms/payment-method.ts';
import { paymentHint } from './payment-name.ts';

/** Facts to know before choosing a way to pay; all that is credit, ours or a lender's, begins with its warning (Directive (EU) 2023/2225 art. 8(1)). */
export function PaymentHint({ method }: { method: string }) {
  const t = useText();
  return (
    <>
      {(isLaterMethod(method) || isCreditMethod(method)) && (
        <strong className="block font-semibold text-text">{t('credit.warning')}</strong>
      )}
      {paymentHint(t, method)}
    </>
  );
}
