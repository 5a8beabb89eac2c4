import type { Currency } from '#commerce/ground/kernel/money.ts';
import type { TaxShare } from '#commerce/range/pricing/tax.rules.ts';

/** The party that owes or is owed: a customer, or the one order of a guest. */
export type Debtor = `customer:${string}` | `order:${string}`;

export function debtorOf(order: { readonly customerId: string | null; readonly orderId: string }): Debtor {
  return order.customerId === null ? `order:${order.orderId}` : `customer:${order.customerId}`;
}

/**
 * The accounts. receivable is what the debtor owes; cash what the shop has got; transfer what went to another debtor,
 * always zero in all; the others what it was owed for.
 */
export type LedgerAccount =
  | 'receivable'
  | 'sales'
  | 'vat'
  | 'surcharge'
  | 'premium'
  | 'late-interest'
  | 'transfer'
  | 'cash';

/** One side of an entry, minor units: a debit is positive, a credit negative. */
export type Posting = { readonly account: LedgerAccount; readonly amountMinor: number };

/** The part of a charge that is given back. @property amountMinor positive */
export type CreditPart = {
  readonly account: 'sales' | 'vat' | 'surcharge' | 'premium';
  readonly amountMinor: number;
};

const ENTRY_KINDS = [
  'charge',
  'payment',
  'credit',
  'refund',
  'plan',
  'reversal',
  'late-interest',
  'transfer',
] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

export function isEntryKind(kind: string): kind is EntryKind {
  return (ENTRY_KINDS as readonly string[]).includes(kind);
}

/** @throws RangeError when the sides differ: a bug, and the database refuses it too */
function balanced(postings: readonly Posting[]): Posting[] {
  const sum = postings.reduce((total, { amountMinor }) => total + amountMinor, 0);
  if (sum !== 0 || postings.some(({ amountMinor }) => !Number.isSafeInteger(amountMinor))) {
    throw new RangeError(`postings sum to ${sum}`);
  }
  return postings.filter(({ amountMinor }) => amountMinor !== 0);
}

/** The charge for an order: its total with the tax in it, and what credit and protection cost. */
export function chargePostings(charge: {
  readonly totalMinor: number;
  readonly taxes: readonly TaxShare[];
  readonly surchargeMinor: number;
  readonly premiumMinor: number;
}): Posting[] {
  const vatMinor = charge.taxes.reduce((total, { taxMinor }) => total + taxMinor, 0);
  return balanced([
    { account: 'receivable', amountMinor: charge.totalMinor + charge.surchargeMinor + charge.premiumMinor },
    { account: 'sales', amountMinor: vatMinor - charge.totalMinor },
    { account: 'vat', amountMinor: -vatMinor },
    { account: 'surcharge', amountMinor: -charge.surchargeMinor },
    { account: 'premium', amountMinor: -charge.premiumMinor },
  ]);
}

export function paymentPostings(amountMinor: number): Posting[] {
  return balanced([
    { account: 'cash', amountMinor },
    { account: 'receivable', amountMinor: -amountMinor },
  ]);
}

/** Money given back: the mirror of a payment. */
export function refundPostings(amountMinor: number): Posting[] {
  return paymentPostings(-amountMinor);
}

/** Statutory interest on what is paid late. @param amountMinor positive */
export function lateInterestPostings(amountMinor: number): Posting[] {
  return balanced([
    { account: 'receivable', amountMinor },
    { account: 'late-interest', amountMinor: -amountMinor },
  ]);
}

/** Moves the amount that an order owes to another debtor: positive where it arrives, negative where it leaves. */
export function transferPostings(amountMinor: number): Posting[] {
  return balanced([
    { account: 'receivable', amountMinor },
    { account: 'transfer', amountMinor: -amountMinor },
  ]);
}

/** Amounts that no longer have to be paid, by what it had been charged for. Negative parts charge more. */
export function creditPostings(parts: readonly CreditPart[]): Posting[] {
  const totalMinor = parts.reduce((total, { amountMinor }) => total + amountMinor, 0);
  return balanced([...parts, { account: 'receivable', amountMinor: -totalMinor }]);
}

/** One day's amount of an order's schedule. */
export type Due = {
  readonly number: number;
  /** ISO 8601 date */
  readonly dueOn: string;
  readonly amountMinor: number;
  /** part of the amount */
  readonly premiumMinor: number;
};

/** The amount that an order's debtor owes, and how it is spread. */
export type OrderAccount = {
  readonly orderId: string;
  readonly orderNumber: string;
  /** sum of the receivable postings; negative: the shop owes */
  readonly balanceMinor: number;
  readonly dues: readonly Due[];
};

export type OpenDue = Due & { readonly orderNumber: string; readonly openMinor: number };

/** A customer's account as it is shown (product 3.3). Minor units. */
export type AccountBalance = {
  readonly currency: Currency;
  /** sum of all postings: what is owed in all, less what the shop owes */
  readonly balanceMinor: number;
  /** the amount still to be paid */
  readonly openMinor: number;
  /** the shop's debt, positive */
  readonly creditMinor: number;
  /** due today */
  readonly currentMinor: number;
  /** should have been paid before today */
  readonly overdueMinor: number;
  /** everything that is to be paid now: the overdue and today's; without any, the next maturity */
  readonly minimalPaymentMinor: number;
  readonly nextMaturities: readonly OpenDue[];
  /** all that is open, the earliest first: overdue, due today and next */
  readonly maturities: readonly OpenDue[];
  /** all that is open, and the day by which the last of it is due; null: nothing is */
  readonly grandTotal: { readonly amountMinor: number; readonly dueOn: string } | null;
  /** payment protection: the day of the next premium; null: none runs */
  readonly protection: { readonly renewalOn: string; readonly premiumMinor: number } | null;
};

/**
 * Which dues are still open: what has been paid or credited counts for the earliest first, so what is owed lies on the
 * latest. What is owed beyond the schedule is due on its first day.
 */
export function openDues({ balanceMinor, dues, orderNumber }: Omit<OrderAccount, 'orderId'>): OpenDue[] {
  let left = Math.max(0, balanceMinor);
  const open = [...dues].reverse().map((due) => {
    const openMinor = Math.min(left, due.amountMinor);
    left -= openMinor;
    return { ...due, orderNumber, openMinor };
  });
  open.reverse();
  const [first, ...others] = open;
  const all = first ? [{ ...first, openMinor: first.openMinor + left }, ...others] : open;
  return all.filter(({ openMinor }) => openMinor > 0);
}

/** @param today ISO 8601 date in the tenant's time zone */
export function accountBalanceOf(
  accounts: readonly OrderAccount[],
  currency: Currency,
  today: string,
): AccountBalance {
  const open = accounts
    .flatMap(openDues)
    .sort((a, b) => a.dueOn.localeCompare(b.dueOn) || a.orderNumber.localeCompare(b.orderNumber));
  const total = (dues: readonly OpenDue[]) => dues.reduce((sum, { openMinor }) => sum + openMinor, 0);
  const overdueMinor = total(open.filter(({ dueOn }) => dueOn < today));
  const currentMinor = total(open.filter(({ dueOn }) => dueOn === today));
  const next = open.filter(({ dueOn }) => dueOn > today);
  const last = open.at(-1);
  const insured = next.find(({ premiumMinor }) => premiumMinor > 0);
  const balances = accounts.map(({ balanceMinor }) => balanceMinor);
  return {
    currency,
    balanceMinor: balances.reduce((sum, balance) => sum + balance, 0),
    openMinor: balances.reduce((sum, balance) => sum + Math.max(0, balance), 0),
    creditMinor: balances.reduce((sum, balance) => sum - Math.min(0, balance), 0),
    currentMinor,
    overdueMinor,
    minimalPaymentMinor: overdueMinor + currentMinor || (next[0]?.openMinor ?? 0),
    nextMaturities: next,
    maturities: open,
    grandTotal: last ? { amountMinor: total(open), dueOn: last.dueOn } : null,
    protection: insured ? { renewalOn: insured.dueOn, premiumMinor: insured.premiumMinor } : null,
  };
}
