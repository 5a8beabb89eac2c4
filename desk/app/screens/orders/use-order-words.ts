import { type DeskTextKey, useDeskText } from '#desk/app/texts/desk-text.ts';

const METHODS = [
  'invoice',
  'prepayment',
  'direct-debit',
  'instalments',
  'pause',
  'pause-instalments',
  'ideal',
  'paypal',
  'card',
  'mastercard',
  'apple-pay',
  'google-pay',
  'klarna',
  'riverty',
  'twint',
] as const;
const DELIVERIES = ['standard', 'evening', 'wished-day', 'express', 'pickup', 'freight'] as const;
const PAYMENT_STATES = [
  'created',
  'open',
  'pending',
  'authorized',
  'paid',
  'failed',
  'canceled',
  'expired',
  'reversed',
] as const;

/**
 * The names of what orders and payments have by its code. A code of a retailer's own settings or extension, which the
 * desk has no words for, is shown as it is.
 */
export function useOrderWords() {
  const t = useDeskText();
  const find = (group: string, codes: readonly string[], code: string) =>
    codes.includes(code) ? t(`${group}.${code}` as DeskTextKey) : null;
  return {
    methods: METHODS.map((value) => ({ value, label: t(`paymentMethod.${value}`) })),
    nameMethod: (code: string) => find('paymentMethod', METHODS, code) ?? code,
    nameDelivery: (code: string) => find('deliveryOption', DELIVERIES, code) ?? code,
    namePaymentState: (state: string) => find('paymentState', PAYMENT_STATES, state) ?? state,
  };
}
