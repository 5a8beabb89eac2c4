import type { Currency } from '#commerce/ground/kernel/money.ts';
import type { TaxShare } from '#commerce/range/pricing/tax.rules.ts';

/** The party with the debt or the credit: a customer, or the one order of a guest. */
export type Debtor = `customer:${string}` | `order:${string}`;

export function getDebtor(order: { readonly customerId: string | null; readonly orderId: string }): Debtor {
  return order.customerId === null ? `order:${order.orderId}` : `customer:${order.customerId}`;
}

/**
 * The accounts. receivable: the debt of the debtor; cash: money received; transfer: debts moved to another debtor,
 * zero over all debtors; the others: what the debt was charged for.
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
function checkBalanced(postings: readonly Posting[]): Posting[] {
  const sum = postings.reduce((total, { amountMinor }) => total + amountMinor, 0);
  if (sum !== 0 || postings.some(({ amountMinor }) => !Number.isSafeInteger(amountMinor))) {
    throw new RangeError(`postings sum to ${sum}`);
  }
  return postings.filter(({ amountMinor }) => amountMinor !== 0);
}

/** The charge for an order: its total including tax, and the costs of credit and protection. */
export function chargePostings(charge: {
  readonly totalMinor: number;
  readonly taxes: readonly TaxShare[];
  readonly surchargeMinor: number;
  readonly premiumMinor: number;
}): Posting[] {
  const vatMinor = charge.taxes.reduce((total, { taxMinor }) => total + taxMinor, 0);
  return checkBalanced([
    { account: 'receivable', amountMinor: charge.totalMinor + charge.surchargeMinor + charge.premiumMinor },
    { account: 'sales', amountMinor: vatMinor - charge.totalMinor },
    { account: 'vat', amountMinor: -vatMinor },
    { account: 'surcharge', amountMinor: -charge.surchargeMinor },
    { account: 'premium', amountMinor: -charge.premiumMinor },
  ]);
}

export function buildPaymentPostings(amountMinor: number): Posting[] {
  return checkBalanced([
    { account: 'cash', amountMinor },
    { account: 'receivable', amountMinor: -amountMinor },
  ]);
}

/** The postings of a refund: the mirror of a payment. */
export function buildRefundPostings(amountMinor: number): Posting[] {
  return buildPaymentPostings(-amountMinor);
}

/** Statutory interest on a late payment. @param amountMinor positive */
export function buildLateInterestPostings(amountMinor: number): Posting[] {
  return checkBalanced([
    { account: 'receivable', amountMinor },
    { account: 'late-interest', amountMinor: -amountMinor },
  ]);
}

/** Moves the amount that an order owes to another debtor: positive where it arrives, negative where it leaves. */
export function buildTransferPostings(amountMinor: number): Posting[] {
  return checkBalanced([
    { account: 'receivable', amountMinor },
    { account: 'transfer', amountMinor: -amountMinor },
  ]);
}

/** Charges that no longer have to be paid, by the account they were charged to. Negative parts charge more. */
export function buildCreditPostings(parts: readonly CreditPart[]): Posting[] {
  const totalMinor = parts.reduce((total, { amountMinor }) => total + amountMinor, 0);
  return checkBalanced([...parts, { account: 'receivable', amountMinor: -totalMinor }]);
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

/** The balance of one order, and the days it is spread over. */
export type OrderAccount = {
  readonly orderId: string;
  readonly orderNumber: string;
  /** sum of the receivable postings; negative: the shop owes */
  readonly balanceMinor: number;
  readonly dues: readonly Due[];
};

export type OpenDue = Due & { readonly orderNumber: string; readonly openMinor: number };

/** All that is due on one day, of all orders. */
export type DayDue = Pick<OpenDue, 'dueOn' | 'openMinor' | 'premiumMinor'>;

/** The figures of an account as it is shown (product 3.3). Minor units. */
export type AccountFigures = {
  readonly currency: Currency;
  /** sum of all postings: the debt, less the shop's debt */
  readonly balanceMinor: number;
  /** the amount still to be paid */
  readonly openMinor: number;
  /** the shop's debt, positive */
  readonly creditMinor: number;
  /** due today */
  readonly currentMinor: number;
  /** should have been paid before today */
  readonly overdueMinor: number;
  /** everything that is to be paid now: the overdue and today's; without any, the next maturities */
  readonly minimalPaymentMinor: number;
  /** everything of the first day after today on which something is due; null if nothing is */
  readonly nextDay: DayDue | null;
  /** all that is open, and the day by which the last of it is due; null if nothing is */
  readonly grandTotal: { readonly amountMinor: number; readonly dueOn: string } | null;
  /** payment protection: the day of the next premium, and all premiums of that day; null if none is running */
  readonly protection: { readonly renewalOn: string; readonly premiumMinor: number } | null;
};

/** The account of one order. */
export type OrderBalance = AccountFigures & {
  readonly nextMaturities: readonly OpenDue[];
  /** all that is open, the earliest first: overdue, due today and next */
  readonly maturities: readonly OpenDue[];
};

/**
 * Which dues are still open: payments and credits count for the earliest first, so the debt lies on the latest. A
 * debt beyond the schedule is due on its first day.
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

/** The sums that the figures of an account are made of, minor units. */
type AccountSums = Pick<
  AccountFigures,
  'currency' | 'balanceMinor' | 'openMinor' | 'creditMinor' | 'overdueMinor' | 'currentMinor'
> & {
  /** of all open dues */
  readonly totalMinor: number;
  /** ISO 8601 date of the last open due; null if there is none */
  readonly lastOn: string | null;
  /** the first day after today with an open due */
  readonly next: DayDue | null;
  /** the first of them with a premium in it */
  readonly insured: DayDue | null;
};

export function calculateFigures({
  totalMinor,
  lastOn,
  next,
  insured,
  ...sums
}: AccountSums): AccountFigures {
  return {
    ...sums,
    minimalPaymentMinor: sums.overdueMinor + sums.currentMinor || (next?.openMinor ?? 0),
    nextDay: next,
    grandTotal: lastOn === null ? null : { amountMinor: totalMinor, dueOn: lastOn },
    protection: insured ? { renewalOn: insured.dueOn, premiumMinor: insured.premiumMinor } : null,
  };
}

/** @param today ISO 8601 date in the tenant's time zone */
export function buildOrderBalance(
  account: OrderAccount | null,
  currency: Currency,
  today: string,
): OrderBalance {
  const balanceMinor = account?.balanceMinor ?? 0;
  const maturities = (account ? openDues(account) : []).sort((a, b) => a.dueOn.localeCompare(b.dueOn));
  const sumOpenAmounts = (dues: readonly OpenDue[]) =>
    dues.reduce((sum, { openMinor }) => sum + openMinor, 0);
  const next = maturities.filter(({ dueOn }) => dueOn > today);
  const groupNextDue = (first: OpenDue | undefined): DayDue | null => {
    if (!first) return null;
    const same = next.filter(({ dueOn }) => dueOn === first.dueOn);
    const premiumMinor = same.reduce((sum, due) => sum + due.premiumMinor, 0);
    return { dueOn: first.dueOn, openMinor: sumOpenAmounts(same), premiumMinor };
  };
  const figures = calculateFigures({
    ...{ currency, balanceMinor },
    openMinor: Math.max(0, balanceMinor),
    creditMinor: Math.max(0, -balanceMinor),
    overdueMinor: sumOpenAmounts(maturities.filter(({ dueOn }) => dueOn < today)),
    currentMinor: sumOpenAmounts(maturities.filter(({ dueOn }) => dueOn === today)),
    totalMinor: sumOpenAmounts(maturities),
    lastOn: maturities.at(-1)?.dueOn ?? null,
    next: groupNextDue(next[0]),
    insured: groupNextDue(next.find(({ premiumMinor }) => premiumMinor > 0)),
  });
  return { ...figures, nextMaturities: next, maturities };
}
