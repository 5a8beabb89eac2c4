import type { Currency, Money } from '#commerce/ground/kernel/money.ts';
import { writeStreetLine } from '#forms/street-line.ts';
import type { PaymentMethod } from '#tenants/payment-methods.ts';
import type { ProviderRefund, ProviderState, Purchase } from '../payment-provider.types.ts';

/** Mollie's names (https://docs.mollie.com/reference/create-payment). */
const METHODS = {
  ideal: 'ideal',
  paypal: 'paypal',
  card: 'creditcard',
  'apple-pay': 'applepay',
  klarna: 'klarna',
  riverty: 'riverty',
} as const satisfies Partial<Record<PaymentMethod, string>>;

/** Google Pay is not a method of its own there: it stands on the page of cards. */
export const MOLLIE_OFFERS = Object.keys(METHODS) as (keyof typeof METHODS)[];

/** All cards are one method. */
export function mapMollieMethod(method: string): string {
  return (METHODS as Readonly<Record<string, string>>)[method] ?? 'creditcard';
}

/** Lines and buyer in the form that a method of a lender requires. */
export function buildMolliePurchase({ email, billingAddress: address, lines }: Purchase, currency: Currency) {
  return {
    lines: lines.map(({ description, quantity, totalMinor }) => ({
      // one unit each: a total may not be divisible by the number of pieces
      ...{ description: quantity === 1 ? description : `${quantity} × ${description}`, quantity: 1 },
      unitPrice: formatMollieAmount({ minor: totalMinor, currency }),
      totalAmount: formatMollieAmount({ minor: totalMinor, currency }),
    })),
    billingAddress: {
      ...{ givenName: address.givenName, familyName: address.familyName, email },
      streetAndNumber: writeStreetLine(address),
      ...{ postalCode: address.postalCode, city: address.city, country: address.country },
    },
  };
}

/** Mollie takes amounts as text with two decimals. */
export function formatMollieAmount({ minor, currency }: Money): { currency: string; value: string } {
  const digits = String(Math.abs(minor)).padStart(3, '0');
  return { currency, value: `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}` };
}

/** de-DE is de_DE, fr-CH is fr_CH: Mollie supports all of the shop's. */
export function formatMollieLocale(locale: string): string {
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

/** A status that Mollie adds later changes nothing: the payment is queried again. */
export function mapMollieState(status: string): ProviderState {
  return STATES[status] ?? 'pending';
}

export function mapMollieRefundState(status: string): ProviderRefund['state'] {
  if (status === 'refunded') return 'done';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending';
}
