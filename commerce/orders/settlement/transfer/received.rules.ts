import type { Currency } from '#commerce/ground/kernel/money.ts';
import type { ProviderPayment } from '#commerce/money/payment/payment-provider.types.ts';
import { isSecured } from '#commerce/money/payment/record/payment-state.rules.ts';

type Asked = { readonly amountMinor: number; readonly currency: Currency };

/**
 * The money that an answer of a provider stands for, minor units. A paid amount counts as it is, whether more or less
 * than requested; of a held amount no more than requested is ever taken.
 * @returns null if it cannot be counted and secures nothing: the currency is another, or too little is held
 */
export function computeReceivedAmount(
  asked: Asked,
  { state, amount }: Pick<ProviderPayment, 'state' | 'amount'>,
) {
  if (!isSecured(state)) return asked.amountMinor;
  if (amount.currency !== asked.currency) return null;
  if (state === 'paid') return amount.minor;
  return amount.minor >= asked.amountMinor ? asked.amountMinor : null;
}
