type Paid = { readonly paymentId: string; readonly amountMinor: number };
type Given = { readonly paymentId: string; readonly amountMinor: number; readonly state: string };

/** The amount of a payment that has been or is being given back, minor units. */
export function sumRefunds(refunds: readonly Given[], paymentId: string): number {
  return refunds
    .filter(
      (refund) => refund.paymentId === paymentId && refund.state !== 'failed' && refund.state !== 'dropped',
    )
    .reduce((sum, refund) => sum + refund.amountMinor, 0);
}

/**
 * Splits a refund over payments: in their order, each up to its amount. What exceeds all of them is not given back:
 * the sum of all refunds is never more than what was paid.
 */
export function splitRefund<Payment extends Paid>(
  payments: readonly Payment[],
  refunds: readonly Given[],
  amountMinor: number,
): { readonly payment: Payment; readonly partMinor: number }[] {
  const parts: { payment: Payment; partMinor: number }[] = [];
  let left = Math.max(0, amountMinor);
  for (const payment of payments) {
    const partMinor = Math.min(left, payment.amountMinor - sumRefunds(refunds, payment.paymentId));
    if (partMinor <= 0) continue;
    parts.push({ payment, partMinor });
    left -= partMinor;
  }
  return parts;
}

/**
 * Whether a refund is still to be made, and no booking counts it yet: by a provider, or by a person where it came
 * without one or its provider refused it. A failed one with a reference is of before failures were booked back.
 */
export function isStillToBeMade(refund: {
  readonly state: string;
  /** null if no provider has it */
  readonly providerReference: string | null;
}): boolean {
  const { state, providerReference } = refund;
  return state === 'requested' || state === 'manual' || (state === 'failed' && providerReference === null);
}
