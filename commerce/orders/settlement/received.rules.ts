import type { Currency } from '#commerce/ground/kernel/money.ts';
import type { ProviderPayment } from '#commerce/money/payment/payment-provider.types.ts';
import { isSecured } from '#commerce/money/payment/payment-state.rules.ts';

type Asked = { readonly amountMinor: number; readonly currency: Currency };

/**
 * How much money an answer of a provider stands for, minor units. What was paid counts as it is, more or less than was
 * asked for; of what is held only what was asked for is ever taken.
 * @returns null: it cannot be counted – another currency, or too little is held – and secures nothing
 */
export function receivedMinor(asked: Asked, { state, amount }: Pick<ProviderPayment, 'state' | 'amount'>) {
  if (!isSecured(state)) return asked.amountMinor;
  if (amount.currency !== asked.currency) return null;
  if (state === 'paid') return amount.minor;
  return amount.minor >= asked.amountMinor ? asked.amountMinor : null;
}
