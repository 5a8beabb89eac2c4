import type { Address } from '#commerce/ground/kernel/address.rules.ts';
import type { Money } from '#commerce/ground/kernel/money.ts';
import type { LinkMethod, PaymentMethod } from '#tenants/payment-methods.ts';
import type { Locale } from '#tenants/tenant.ts';
import type { PaymentState } from './record/payment-state.rules.ts';

/** The states that a provider reports; `created` and `reversed` are the shop's own. */
export type ProviderState = Exclude<PaymentState, 'created' | 'reversed'>;

export type ProviderPayment = {
  /** the provider's own id */
  readonly reference: string;
  readonly state: ProviderState;
  readonly amount: Money;
  /** where the customer pays; null when there is nothing left to pay */
  readonly checkoutUrl: string | null;
  /** money was taken back by the customer's bank or card: {@link PaymentProvider.chargebacks} gives details */
  readonly isChargedBack?: boolean;
};

/** Money that was taken back at the customer's request. @property reason in the provider's words */
export type ProviderChargeback = {
  readonly reference: string;
  readonly amount: Money;
  readonly reason: string | null;
};

export type ProviderRefund = {
  readonly reference: string;
  readonly state: 'pending' | 'done' | 'failed';
};

/** A buyer and the goods bought, for a provider that lends the money. The lines sum up to the payment's amount. */
export type Purchase = {
  readonly email: string;
  readonly billingAddress: Address;
  readonly lines: readonly {
    readonly description: string;
    readonly quantity: number;
    /** of all pieces after discounts, minor units; negative for deductions */
    readonly totalMinor: number;
  }[];
};

export type NewProviderPayment = {
  /** the same key gives the same payment */
  readonly idempotencyKey: string;
  readonly amount: Money;
  readonly method: LinkMethod;
  /** stands on the customer's statement */
  readonly description: string;
  readonly locale: Locale;
  /** where the browser comes back to, whatever the result; it proves nothing */
  readonly redirectUrl: string;
  /** where the provider reports that something happened, without saying what */
  readonly webhookUrl: string;
  /** money is held, and taken by `capture` */
  readonly captureLater: boolean;
  /** null if the method requires nothing but the amount */
  readonly purchase: Purchase | null;
};

/** Asks a wallet for contact and address before an order. No money moves. */
export type NewWalletVisit = {
  readonly idempotencyKey: string;
  readonly method: PaymentMethod;
  /** of the basket so far; the order's total is shown before it is placed */
  readonly amount: Money;
  readonly description: string;
  readonly locale: Locale;
  /** where the goods can go, ISO 3166-1 alpha-2 */
  readonly country: string;
  readonly redirectUrl: string;
};

/** As wallets know an address: street and number are one line. */
export type WalletContact = {
  readonly email: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly addressLine: string;
  readonly postalCode: string;
  readonly city: string;
  readonly country: string;
};

export type WalletVisit = {
  readonly reference: string;
  readonly state: 'open' | 'given' | 'canceled';
  /** null unless it was given */
  readonly contact: WalletContact | null;
  /** where the customer gives it; null when there is nothing left to give */
  readonly checkoutUrl: string | null;
};

/** Ordering with the data stored in a wallet. */
export type ProviderWallets = {
  begin(visit: NewWalletVisit): Promise<WalletVisit>;
  /** @returns null if the provider has no such visit */
  get(reference: string): Promise<WalletVisit | null>;
};

/**
 * A provider of payments. Every call ends within a few seconds or throws {@link ProviderError}; one that changes
 * something carries a key and can be repeated.
 */
export type PaymentProvider = {
  /** `sandbox`, `mollie`, or the name of the extension that brings it */
  readonly name: string;
  /** the methods of its account; other methods of the tenant that need a provider are not offered */
  readonly offers: readonly PaymentMethod[];
  /** absent: its wallets pay and give no address */
  readonly wallets?: ProviderWallets;
  createPayment(payment: NewProviderPayment): Promise<ProviderPayment>;
  /** @returns null if the provider has no such payment */
  getPayment(reference: string): Promise<ProviderPayment | null>;
  /** Takes money that is held. */
  capture(reference: string, options: ChangeOptions): Promise<ProviderPayment>;
  /** Cancels a payment that has not been paid. The answer for one that can no longer be cancelled is its state. */
  cancel(reference: string, options: { readonly idempotencyKey: string }): Promise<ProviderPayment>;
  /** Gives back a part or all. @throws ProviderError `refused` when more than was paid would be given back */
  refund(
    reference: string,
    options: ChangeOptions & { readonly description: string },
  ): Promise<ProviderRefund>;
  getRefund(reference: string, refundReference: string): Promise<ProviderRefund | null>;
  /**
   * Which payment a report is about; null for one that is not the provider's, as with a wrong signature. Absent: the
   * report is a form whose `id` says it. What it says of the payment's state is not believed, but asked.
   */
  readWebhook?(webhook: ProviderWebhook): Promise<string | null> | string | null;
  /** The chargebacks of a payment that still hold; absent if the provider does not report any. */
  listChargebacks?(reference: string): Promise<readonly ProviderChargeback[]>;
};

/** A report of a provider as it came. @property headers in lower case */
export type ProviderWebhook = { readonly headers: Readonly<Record<string, string>>; readonly body: string };

export type ChangeOptions = { readonly idempotencyKey: string; readonly amount: Money };

/** `unreachable`: it is unknown whether the call took effect, ask again; `refused`: it did not and will not. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly kind: 'unreachable' | 'refused';

  constructor(kind: ProviderError['kind'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

/** How the shop reaches its provider, and how it is reached. */
export type Payments = {
  /** null if there is none, and no method that needs one is offered */
  readonly provider: PaymentProvider | null;
  /** @returns public origin of a tenant's shop, without slash at the end */
  getOrigin(tenantId: string): string;
  /** signs payment links */
  readonly secret: string;
};
