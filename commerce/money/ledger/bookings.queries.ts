import { sql } from 'kysely';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import type { Currency } from '#commerce/ground/kernel/money.ts';
import { boundPage, type PageQuestion } from '#commerce/ground/kernel/page.rules.ts';
import type { Debtor, EntryKind } from './ledger.rules.ts';

/** An entry of the ledger as the debtor's statement shows it. */
export type Booking = {
  readonly bookingId: string;
  readonly bookedAt: Date;
  readonly kind: EntryKind;
  readonly orderNumber: string;
  /** minor units: positive raises the debt, negative lowers it */
  readonly amountMinor: number;
  /** of the whole account after this booking, minor units */
  readonly balanceMinor: number;
  readonly currency: Currency;
};

export type BookingPage = {
  readonly bookings: readonly Booking[];
  /** of all that match, not of this page only */
  readonly totalCount: number;
};

/** @property size at most 5,000: a whole statement */
export type BookingQuestion = PageQuestion & {
  /** null for all kinds */
  readonly kind: EntryKind | null;
  /** ISO 8601 dates in the tenant's time zone, both included; null for no bound */
  readonly from: string | null;
  readonly until: string | null;
};

/** Bookings of a statement that is written as a file, at most. */
export const WHOLE_STATEMENT = 5_000;

type BookingRow = {
  readonly entry_id: number;
  readonly booked_at: Date;
  readonly kind: EntryKind;
  readonly order_number: string;
  readonly amount_minor: number;
  readonly balance_minor: number;
  readonly currency: string;
  readonly total: number;
};

/**
 * A debtor's bookings, the latest first, each with the balance after it. The balance counts every booking, also those
 * that the question leaves out. One statement; the caller has checked that the visitor is this debtor.
 */
export async function listBookings(
  ctx: RequestContext,
  debtor: Debtor,
  question: BookingQuestion,
): Promise<BookingPage> {
  const { limit, offset } = boundPage(question, WHOLE_STATEMENT);
  const { timeZone, id } = ctx.tenant;
  const { rows } = await sql<BookingRow>`
    with account as (
      select e.entry_id, e.booked_at, e.kind, e.order_id, e.currency,
             coalesce(sum(p.amount_minor), 0)::bigint as amount_minor,
             sum(coalesce(sum(p.amount_minor), 0)) over (order by e.entry_id) as balance_minor
        from ledger_entry e
        left join ledger_posting p
               on p.tenant_id = ${id} and p.entry_id = e.entry_id and p.account = 'receivable'
       where e.tenant_id = ${id} and e.debtor = ${debtor}
       group by e.entry_id, e.booked_at, e.kind, e.order_id, e.currency),
    page as (
      select account.*, count(*) over ()::int as total
        from account
       where (${question.kind}::text is null or kind = ${question.kind})
         and (${question.from}::date is null or (booked_at at time zone ${timeZone})::date >= ${question.from}::date)
         and (${question.until}::date is null
              or (booked_at at time zone ${timeZone})::date <= ${question.until}::date)
       order by entry_id desc
       limit ${limit}::int offset ${offset}::int)
    select p.entry_id, p.booked_at, p.kind, o.order_number, p.amount_minor, p.balance_minor, p.currency, p.total
      from page p
      join sales_order o on o.tenant_id = ${id} and o.order_id = p.order_id
     order by p.entry_id desc`.execute(ctx.db);
  const bookings = rows.map((row) => ({
    bookingId: String(row.entry_id),
    bookedAt: row.booked_at,
    kind: row.kind,
    orderNumber: row.order_number,
    amountMinor: Number(row.amount_minor),
    balanceMinor: Number(row.balance_minor),
    currency: row.currency as Currency,
  }));
  return { bookings, totalCount: rows[0]?.total ?? 0 };
}
