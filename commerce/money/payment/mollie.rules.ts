import type { ProviderRefund, ProviderState } from './payment-provider.types.ts';

/** Mollie's names (https://docs.mollie.com/reference/create-payment); all cards are one method there. */
export function mollieMethod(method: string): string {
  if (method === 'ideal' || method === 'paypal') return method;
  return 'creditcard';
}

/** de-DE is de_DE, fr-CH is fr_CH: Mollie knows all of the shop's. */
export function mollieLocale(locale: string): string {
  return locale.replace('-', '_');
}

const STATES: Readonly<Record<string, ProviderState>> = {
  open: 'open',
  pending: 'pending',
  authorized: 'authorized',
  paid: 'paid',
  canceled: 'canceled',
  expired: 'expired',
  failed: 'failed',
};

/** A status that Mollie adds one day changes nothing: it is asked again later. */
export function mollieState(status: string): ProviderState {
  return STATES[status] ?? 'pending';
}

export function mollieRefundState(status: string): ProviderRefund['state'] {
  if (status === 'refunded') return 'done';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending';
}
