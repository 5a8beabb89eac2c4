import type { useText } from '../../texts/texts.tsx';

type Translate = ReturnType<typeof useText>;

const METHODS = [
  'invoice',
  'prepayment',
  'direct-debit',
  'ideal',
  'paypal',
  'card',
  'instalments',
  'pause',
  'pause-instalments',
] as const;
const BRANDS = ['mastercard', 'visa', 'diners', 'discover'] as const;

/** A method without a text of its own is called by its code. */
export function paymentName(t: Translate, code: string): string {
  const known = [...METHODS, ...BRANDS].find((method) => method === code);
  return known ? t(`payment.method.${known}.name`) : code;
}

/** What to know before choosing it. */
export function paymentHint(t: Translate, code: string): string | undefined {
  const known = METHODS.find((method) => method === code);
  return known && t(`payment.method.${known}.hint`);
}
