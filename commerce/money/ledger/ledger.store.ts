import { sql } from 'kysely';
import { type Writes, writeTogether } from '#commerce/ground/database/write-together.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import type { Currency } from '#commerce/ground/kernel/money.ts';
import { type Due, type EntryKind, getDebtor, type OrderAccount, type Posting } from './ledger.rules.ts';

/** The order or customer that entries belong to. */
export type LedgerOrder = {
  readonly orderId: string;
  readonly customerId: string | null;
  readonly currency: Currency;
};

/** @throws when there is no such order: a caller's error */
export async function findLedgerOrder(ctx: RequestContext, orderId: string): Promise<LedgerOrder> {
  const row = await ctx.db
    .selectFrom('sales_order')
    .select(['order_id', 'customer_id', 'currency'])
    .where('tenant_id', '=', ctx.tenant.id)
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return { orderId: row.order_id, customerId: row.customer_id, currency: row.currency as Currency };
}

type NewEntry = {
  readonly key: string;
  readonly kind: EntryKind;
  readonly postings: readonly Posting[];
  readonly dues?: readonly Due[];
};

/**
 * The rows of an entry with its postings and, where it has one, the new schedule. A second entry with the same key is
 * not booked; one without postings is none.
 */
export function buildEntryRows(ctx: RequestContext, order: LedgerOrder, entry: NewEntry): Writes {
  if (entry.postings.length === 0) return {};
  const { orderId, currency } = order;
  const postings = entry.postings.map((posting, index) => ({ position: index + 1, ...posting }));
  return {
    new_entry: sql`
      insert into ledger_entry (tenant_id, debtor, order_id, entry_key, kind, currency, booked_at)
      values (${ctx.tenant.id}, ${getDebtor(order)}, ${orderId}, ${entry.key}, ${entry.kind}, ${currency},
              ${ctx.clock.now()})
      on conflict (tenant_id, entry_key) do nothing
      returning tenant_id, entry_id, order_id, debtor, currency`,
    new_postings: sql`
      insert into ledger_posting (tenant_id, entry_id, position, account, amount_minor)
      select new_entry.tenant_id, new_entry.entry_id, p.position, p.account, p."amountMinor"
        from new_entry, jsonb_to_recordset(${JSON.stringify(postings)}::jsonb)
             as p(position smallint, account text, "amountMinor" bigint)`,
    ...(entry.dues && {
      new_dues: sql`
        insert into due (tenant_id, order_id, schedule, number, debtor, due_on, amount_minor, premium_minor, currency)
        select new_entry.tenant_id, new_entry.order_id,
               1 + coalesce((select max(schedule) from due
                              where tenant_id = ${ctx.tenant.id} and order_id = ${orderId}), 0),
               d.number, new_entry.debtor, d."dueOn", d."amountMinor", d."premiumMinor", new_entry.currency
          from new_entry, jsonb_to_recordset(${JSON.stringify(entry.dues)}::jsonb)
               as d(number smallint, "dueOn" date, "amountMinor" bigint, "premiumMinor" bigint)`,
    }),
  };
}

/** Books an entry by itself: {@link buildEntryRows}. */
export async function insertEntry(ctx: RequestContext, order: LedgerOrder, entry: NewEntry): Promise<void> {
  await writeTogether(ctx.db, [buildEntryRows(ctx, order, entry)]);
}

/**
 * Writes an order's next schedule, which is valid from now on. Lock the order's row before, so that schedules are
 * written one after the other.
 */
export async function insertSchedule(
  ctx: RequestContext,
  order: LedgerOrder,
  dues: readonly Due[],
): Promise<void> {
  if (dues.length === 0) return;
  const last = await ctx.db
    .selectFrom('due')
    .select(sql<number | null>`max(schedule)`.as('schedule'))
    .where('tenant_id', '=', ctx.tenant.id)
    .where('order_id', '=', order.orderId)
    .executeTakeFirst();
  await ctx.db
    .insertInto('due')
    .values(
      dues.map((due) => ({
        tenant_id: ctx.tenant.id,
        order_id: order.orderId,
        schedule: (last?.schedule ?? 0) + 1,
        number: due.number,
        debtor: getDebtor(order),
        due_on: due.dueOn,
        amount_minor: due.amountMinor,
        premium_minor: due.premiumMinor,
        currency: order.currency,
      })),
    )
    .execute();
}

/** The current schedule, in the order of its days. */
export async function readSchedule(ctx: RequestContext, orderId: string): Promise<Due[]> {
  const account = await readAccount(ctx, orderId);
  return [...(account?.dues ?? [])];
}

/** @returns null if nothing has been booked for the order */
export async function readAccount(ctx: RequestContext, orderId: string): Promise<OrderAccount | null> {
  const { rows } = await sql<AccountRow>`
    select o.order_id, o.order_number, balance.amount_minor as balance_minor,
           coalesce(schedule.dues, '[]') as dues
      from (
        select e.order_id, sum(p.amount_minor)::bigint as amount_minor
          from ledger_entry e
          join ledger_posting p on p.tenant_id = e.tenant_id and p.entry_id = e.entry_id
         where e.tenant_id = ${ctx.tenant.id} and p.tenant_id = ${ctx.tenant.id} and e.order_id = ${orderId}
           and p.account = 'receivable'
         group by e.order_id
      ) balance
      join sales_order o on o.tenant_id = ${ctx.tenant.id} and o.order_id = balance.order_id
      left join lateral (
        select jsonb_agg(jsonb_build_object('number', d.number, 'dueOn', d.due_on,
                 'amountMinor', d.amount_minor, 'premiumMinor', d.premium_minor) order by d.number) as dues
          from due d
         where d.tenant_id = ${ctx.tenant.id} and d.order_id = o.order_id
           and d.schedule = (select max(schedule) from due
                              where tenant_id = ${ctx.tenant.id} and order_id = o.order_id)
      ) schedule on true`.execute(ctx.db);
  const [row] = rows;
  return row
    ? {
        orderId: row.order_id,
        orderNumber: row.order_number,
        balanceMinor: Number(row.balance_minor),
        dues: row.dues,
      }
    : null;
}

type AccountRow = {
  readonly order_id: string;
  readonly order_number: string;
  readonly balance_minor: number;
  readonly dues: readonly Due[];
};

/** Days as ISO 8601 dates. */
export type DuesPage = {
  readonly from: string;
  readonly until: string;
  /** the last order of the previous page; null for the first page */
  readonly after: string | null;
  readonly most: number;
};

/** Before all ids. */
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/**
 * Orders with a due day in a range and a positive balance, in the order of their ids. The balances of all are added in
 * one go: nearly every order of the range is paid, and asking for each costs many times as much.
 */
export async function readOrdersWithDues(ctx: RequestContext, page: DuesPage): Promise<string[]> {
  const tenantId = ctx.tenant.id;
  const { rows } = await sql<{ order_id: string }>`
    select e.order_id
      from ledger_entry e
      join ledger_posting p on p.tenant_id = ${tenantId} and p.entry_id = e.entry_id
     where e.tenant_id = ${tenantId} and p.account = 'receivable' and e.order_id > ${page.after ?? FIRST_ID}::uuid
       and e.order_id in (
         select order_id from due
          where tenant_id = ${tenantId} and due_on between ${page.from}::date and ${page.until}::date)
     group by e.order_id
    having sum(p.amount_minor) > 0
     order by e.order_id limit ${page.most}`.execute(ctx.db);
  return rows.map(({ order_id }) => order_id);
}
