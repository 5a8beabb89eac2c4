/**
 * An account cannot be deleted yet. owed: the customer owes something; credit: the shop does; underway: an order, a
 * return or a refund is not finished.
 */
export type AccountInUse = {
  readonly code: 'AccountInUse';
  readonly reason: 'owed' | 'credit' | 'underway';
  /** the order that is not finished; null if it is about money */
  readonly orderNumber: string | null;
};
