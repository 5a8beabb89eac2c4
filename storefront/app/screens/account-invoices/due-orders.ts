import type { Balance } from './account-invoices.query.ts';

type Maturity = Balance['maturities'][number];

/** The sum to pay of an order now: all that is overdue or due today, else the next one. */
export type DueOrder = Maturity;

const MOST = 10;

/** One row for each order, the earliest first; at most ten: the others are on the page of payment dates. */
export function dueOrders(maturities: readonly Maturity[]): DueOrder[] {
  const dues = new Map<string, DueOrder>();
  for (const due of maturities) {
    const before = dues.get(due.orderNumber);
    if (!before) dues.set(due.orderNumber, due);
    else if (due.overdue || due.dueToday) {
      const minor = before.amount.minor + due.amount.minor;
      dues.set(due.orderNumber, { ...before, amount: { ...before.amount, minor } });
    }
  }
  return [...dues.values()].slice(0, MOST);
}
