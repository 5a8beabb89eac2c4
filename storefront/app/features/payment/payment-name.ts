import type { useText } from '#app/texts/texts.tsx';
import { PAYLINK_METHODS, PAYMENT_METHODS } from '#tenants/payment-methods.ts';

type Translate = ReturnType<typeof useText>;

/** A method without a text of its own is called by its code. */
export function paymentName(t: Translate, code: string): string {
  const known = [...PAYMENT_METHODS, ...PAYLINK_METHODS].find((method) => method === code);
  return known ? t(`payment.method.${known}.name`) : code;
}
