import { sql } from 'kysely';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { getToday } from '#commerce/ground/kernel/day.rules.ts';
import { boundPage, type PageQuestion } from '#commerce/ground/kernel/page.rules.ts';
import {
  type AccountFigures,
  calculateFigures,
  type DayDue,
  type Debtor,
  type OpenDue,
} from './ledger.rules.ts';

/** The account of a debtor: its figures, and a page of the amounts that are open. */
export type AccountBalance = AccountFigures & {
  /** a page of all that is open, the earliest first: overdue, due today and next */
  readonly maturities: readonly OpenDue[];
  /** of all pages */
  readonly maturityCount: number;
  /** the sum to pay of each order now: all that is overdue or due today, else the next; at most ten orders */
  readonly dueOrders: readonly OpenDue[];
};

/** Most amounts that are read at a time: those of a calendar file. */
export const MOST_MATURITIES = 500;
const MOST_DUE_ORDERS = 10;

/**
 * The amount that a debtor owes, today and later: sums of the ledger, with nothing stored beside it. The database
 * adds and sorts, so that an account of many orders costs no more to show than one of few. It spreads the debt as
 * `openDues` does: over the last days of an order's schedule, and any debt beyond the schedule on its first day.
 */
export async function getAccountBalance(
  ctx: RequestContext,
  debtor: Debtor,
  page: PageQuestion = { page: 1, size: MOST_MATURITIES },
): Promise<AccountBalance> {
  const today = getToday(ctx);
  const { limit, offset } = boundPage(page, MOST_MATURITIES);
  const { rows } = await sql<BalanceRow>`
    with balance as materialized (
      select e.order_id, sum(p.amount_minor)::bigint as balance_minor
        from ledger_entry e
        join ledger_posting p on p.tenant_id = e.tenant_id and p.entry_id = e.entry_id
       where e.tenant_id = ${ctx.tenant.id} and p.tenant_id = ${ctx.tenant.id} and e.debtor = ${debtor}
         and p.account = 'receivable'
       group by e.order_id
    ), spread as (
      select d.order_id, d.number, d.due_on, d.amount_minor, d.premium_minor,
             b.balance_minor - coalesce(sum(d.amount_minor) over (later rows between unbounded preceding and 1 preceding), 0)
               as left_minor,
             lead(d.number) over later is null as is_first
        from balance b
        join due d on d.tenant_id = ${ctx.tenant.id} and d.order_id = b.order_id
         and d.schedule = (select max(schedule) from due
                            where tenant_id = ${ctx.tenant.id} and order_id = b.order_id)
       where b.balance_minor > 0
      window later as (partition by d.order_id order by d.number desc)
    ), open as materialized (
      select o.order_number collate "C" as order_number, s.number, s.due_on, s.amount_minor, s.premium_minor,
             (case when s.is_first then s.left_minor else least(s.left_minor, s.amount_minor) end)::bigint
               as open_minor
        from spread s
        join sales_order o on o.tenant_id = ${ctx.tenant.id} and o.order_id = s.order_id
       where s.left_minor > 0 and (s.is_first or s.amount_minor > 0)
    ), first_of_order as (
      select distinct on (order_number) order_number, number, due_on, amount_minor, premium_minor,
             coalesce(sum(open_minor) filter (where due_on <= ${today}::date) over (partition by order_number),
                      open_minor)::bigint as open_minor
        from open
       order by order_number, due_on, number
    )
    select owed.*, spread_out.*,
           (select ${day} from open where due_on > ${today}::date group by due_on order by due_on limit 1) as next,
           (select ${day} from open where due_on > ${today}::date group by due_on having max(premium_minor) > 0
             order by due_on limit 1) as insured,
           (select coalesce(jsonb_agg(${due} order by due_on, order_number, number), '[]')
              from (select * from open order by due_on, order_number, number
                     limit ${limit}::int offset ${offset}::int) open) as maturities,
           (select coalesce(jsonb_agg(${due} order by due_on, order_number), '[]')
              from (select * from first_of_order order by due_on, order_number
                     limit ${MOST_DUE_ORDERS}::int) open) as due_orders
      from (select coalesce(sum(balance_minor), 0)::bigint as balance_minor,
                   coalesce(sum(balance_minor) filter (where balance_minor > 0), 0)::bigint as owed_minor,
                   coalesce(sum(-balance_minor) filter (where balance_minor < 0), 0)::bigint as credit_minor
              from balance) owed,
           (select coalesce(sum(open_minor) filter (where due_on < ${today}::date), 0)::bigint as overdue_minor,
                   coalesce(sum(open_minor) filter (where due_on = ${today}::date), 0)::bigint as current_minor,
                   coalesce(sum(open_minor), 0)::bigint as total_minor,
                   max(due_on)::text as last_on, count(*)::int as maturity_count
              from open) spread_out`.execute(ctx.db);
  const [row] = rows;
  if (!row) throw new Error(`the balance of ${debtor} has no row`);
  return {
    ...calculateFigures({
      currency: ctx.currency,
      balanceMinor: Number(row.balance_minor),
      openMinor: Number(row.owed_minor),
      creditMinor: Number(row.credit_minor),
      overdueMinor: Number(row.overdue_minor),
      currentMinor: Number(row.current_minor),
      totalMinor: Number(row.total_minor),
      lastOn: row.last_on,
      next: row.next,
      insured: row.insured,
    }),
    maturities: row.maturities,
    maturityCount: row.maturity_count,
    dueOrders: row.due_orders,
  };
}

/** A row of `open` as {@link OpenDue}. */
const due =
  sql.raw(`jsonb_build_object('orderNumber', open.order_number, 'number', open.number, 'dueOn', open.due_on,
  'amountMinor', open.amount_minor, 'premiumMinor', open.premium_minor, 'openMinor', open.open_minor)`);

/** The rows of `open` of one day as {@link DayDue}. */
const day = sql.raw(`jsonb_build_object('dueOn', open.due_on, 'openMinor', sum(open.open_minor),
  'premiumMinor', sum(open.premium_minor))`);

type BalanceRow = {
  readonly balance_minor: number;
  readonly owed_minor: number;
  readonly credit_minor: number;
  readonly overdue_minor: number;
  readonly current_minor: number;
  readonly total_minor: number;
  /** ISO 8601 date */
  readonly last_on: string | null;
  readonly maturity_count: number;
  readonly next: DayDue | null;
  readonly insured: DayDue | null;
  readonly maturities: readonly OpenDue[];
  readonly due_orders: readonly OpenDue[];
};
