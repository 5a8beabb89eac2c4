import { useText } from '#app/texts/texts.tsx';
import { isCreditMethod } from '#forms/credit.ts';
import { isLaterMethod } from '#forms/payment-method.ts';
import { PAYMENT_METHODS } from '#tenants/payment-methods.ts';

/**
 * Facts about a way to pay before it is chosen; every credit, of the shop or of a lender, begins with its warning
 * (Directive (EU) 2023/2225 art. 8(1)).
 */
export function PaymentHint({ method }: { method: string }) {
  const t = useText();
  const known = PAYMENT_METHODS.find((one) => one === method);
  return (
    <>
      {(isLaterMethod(method) || isCreditMethod(method)) && (
        <strong className="block font-semibold text-text">{t('credit.warning')}</strong>
      )}
      {known && t(`payment.method.${known}.hint`)}
    </>
  );
}
