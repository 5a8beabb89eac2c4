import type { Currency } from '#commerce/ground/kernel/money.ts';
import type { ProviderPayment } from '#commerce/money/payment/payment-provider.types.ts';
import { isSecured } from '#commerce/money/payment/payment-state.rules.ts';

type Asked = { readonly amountMinor: number; readonly currency: Currency };

/**
 * The money that an answer of a provider stands for, minor units. A paid amount counts as it is, more or less than
 * was asked for; of a held amount no more than was asked for is ever taken.
 * @returns null: it cannot be counted, since the currency is another or too little is held, and secures nothing
 */
export function receivedMinor(asked: Asked, { state, amount }: Pick<ProviderPayment, 'state' | 'amount'>) {
  if (!isSecured(state)) return asked.amountMinor;
  if (amount.currency !== asked.currency) return null;
  if (state === 'paid') return amount.minor;
  return amount.minor >= asked.amountMinor ? asked.amountMinor : null;
}
