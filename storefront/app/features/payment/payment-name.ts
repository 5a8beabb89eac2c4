import type { useText } from '#app/texts/texts.tsx';
import { PAYLINK_METHODS, PAYMENT_METHODS } from '#tenants/payment-methods.ts';

type Translate = ReturnType<typeof useText>;

/** The name of a method; its code where it has no text. */
export function getPaymentName(t: Translate, code: string): string {
  const known = [...PAYMENT_METHODS, ...PAYLINK_METHODS].find((method) => method === code);
  return known ? t(`payment.method.${known}.name`) : code;
}
