/**
 * States of a payment. `open`: the customer can pay; `pending`: paid, the money is not certain yet; `authorized`: the
 * money is held for us and taken at dispatch. `reversed`: it was paid, and taken back by the customer's bank or card.
 * The last five are final except for `MOVES`.
 */
export const PAYMENT_STATES = [
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

export type PaymentState = (typeof PAYMENT_STATES)[number];

/**
 * The states that each state may move to. Answers come twice and out of order: a move that is not named here is an
 * older answer and changes nothing. A payment that has ended can still turn out to be paid (a transfer that was on
 * its way); the money is then real and must be recorded. No answer leads away from `paid`: a refund is a record of
 * its own. What a bank takes back is booked by the shop.
 */
const MOVES: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  created: ['open', 'pending', 'authorized', 'paid', 'failed', 'canceled', 'expired'],
  open: ['pending', 'authorized', 'paid', 'failed', 'canceled', 'expired'],
  pending: ['authorized', 'paid', 'failed', 'canceled', 'expired'],
  authorized: ['paid', 'canceled', 'expired'],
  paid: ['reversed'],
  failed: ['authorized', 'paid'],
  canceled: ['authorized', 'paid'],
  expired: ['authorized', 'paid'],
  reversed: [],
};

/** Whether an answer moves the payment forward. */
export function isForwardMove(from: PaymentState, to: PaymentState): boolean {
  return MOVES[from].includes(to);
}

/** The states that `to` is reached from, for a conditional update. */
export function listStatesBefore(to: PaymentState): PaymentState[] {
  return PAYMENT_STATES.filter((from) => isForwardMove(from, to));
}

/** Whether the customer has done their part: the order can be confirmed. */
export function isSecured(state: PaymentState): boolean {
  return state === 'paid' || state === 'authorized';
}

/** Whether this payment will not be paid any more, as far as is known. */
export function hasEnded(state: PaymentState): boolean {
  return state === 'failed' || state === 'canceled' || state === 'expired' || state === 'reversed';
}
