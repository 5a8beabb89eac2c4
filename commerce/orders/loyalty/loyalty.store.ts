import { sql } from 'kysely';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { lockUntilCommit } from '#commerce/ground/kernel/transaction-lock.ts';
import type { LoyaltyProgram } from '#tenants/loyalty-settings.ts';
import type { LoyaltyEntry } from './loyalty.rules.ts';

export type Membership = {
  readonly program: LoyaltyProgram;
  /** of an outside programme */
  readonly number: string | null;
  readonly joinedAt: Date;
};

export async function readMemberships(ctx: RequestContext, customerId: string): Promise<Membership[]> {
  const rows = await ctx.db
    .selectFrom('loyalty_membership')
    .select(['program', 'number', 'joined_at'])
    .where('tenant_id', '=', ctx.tenant.id)
    .where('customer_id', '=', customerId)
    .execute();
  return rows.map((row) => ({
    program: row.program as LoyaltyProgram,
    number: row.number,
    joinedAt: row.joined_at,
  }));
}

/** @returns false if the customer was a member already; the number is replaced nevertheless */
export async function writeMembership(
  ctx: RequestContext,
  customerId: string,
  { program, number }: Pick<Membership, 'program' | 'number'>,
): Promise<boolean> {
  const { rows } = await sql<{ is_new: boolean }>`
    insert into loyalty_membership (tenant_id, customer_id, program, number, joined_at)
    values (${ctx.tenant.id}, ${customerId}, ${program}, ${number}, ${ctx.clock.now()})
    on conflict (tenant_id, customer_id, program) do update set number = excluded.number
    returning xmax = 0 as is_new`.execute(ctx.db);
  return rows[0]?.is_new ?? false;
}

export async function deleteMembership(
  ctx: RequestContext,
  customerId: string,
  program: LoyaltyProgram,
): Promise<void> {
  await ctx.db
    .deleteFrom('loyalty_membership')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('customer_id', '=', customerId)
    .where('program', '=', program)
    .execute();
}

/** Records that a customer was given the welcome code of a programme. @returns false if already recorded */
export async function markWelcomed(
  ctx: RequestContext,
  customerId: string,
  program: LoyaltyProgram,
): Promise<boolean> {
  const row = await ctx.db
    .insertInto('loyalty_welcome')
    .values({ tenant_id: ctx.tenant.id, customer_id: customerId, program, welcomed_at: ctx.clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('customer_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** A customer's entries, oldest first; the limit is above what any customer has. */
export async function readEntries(ctx: RequestContext, customerId: string): Promise<StoredEntry[]> {
  const rows = await ctx.db
    .selectFrom('loyalty_entry')
    .select(['entry_id', 'kind', 'points', 'of_entry_id', 'expires_on', 'booked_at', 'order_id'])
    .where('tenant_id', '=', ctx.tenant.id)
    .where('customer_id', '=', customerId)
    .orderBy('entry_id')
    .limit(20_000)
    .execute();
  return rows.map((row) => ({
    entryId: row.entry_id,
    kind: row.kind as LoyaltyEntry['kind'],
    points: row.points,
    ofEntryId: row.of_entry_id,
    expiresOn: row.expires_on,
    bookedAt: row.booked_at,
    orderId: row.order_id,
  }));
}

export type StoredEntry = LoyaltyEntry & { readonly bookedAt: Date; readonly orderId: string | null };

type NewEntry = Omit<LoyaltyEntry, 'entryId' | 'ofEntryId' | 'expiresOn'> & {
  readonly key: string;
  readonly orderId?: string;
  readonly ofEntryId?: number;
  readonly expiresOn?: string;
  readonly voucherCode?: string;
};

/** @returns false if an entry with this key already exists */
export async function insertEntry(
  ctx: RequestContext,
  customerId: string,
  entry: NewEntry,
): Promise<boolean> {
  const row = await ctx.db
    .insertInto('loyalty_entry')
    .values({
      tenant_id: ctx.tenant.id,
      customer_id: customerId,
      entry_key: entry.key,
      kind: entry.kind,
      points: entry.points,
      order_id: entry.orderId ?? null,
      of_entry_id: entry.ofEntryId ?? null,
      expires_on: entry.expiresOn ?? null,
      booked_at: ctx.clock.now(),
      voucher_code: entry.voucherCode ?? null,
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'entry_key']).doNothing())
    .returning('entry_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The code that points were redeemed for by an entry; null if there is none. */
export async function readRedeemedCode(ctx: RequestContext, key: string): Promise<string | null> {
  const row = await ctx.db
    .selectFrom('loyalty_entry')
    .select('voucher_code')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('entry_key', '=', key)
    .executeTakeFirst();
  return row?.voucher_code ?? null;
}

/** Whether an order's points have been reported to the outside programme. */
export async function isReported(ctx: RequestContext, orderId: string): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('order_event')
    .select('order_id')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('order_id', '=', orderId)
    .where('type', '=', 'loyalty.reported')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Lets one change of a customer's points at a time run. In the caller's transaction. */
export async function lockPoints(ctx: RequestContext, customerId: string): Promise<void> {
  await lockUntilCommit(ctx, 'points', customerId);
}

/** Days after which expired points are no longer looked for. */
const LATE_DAYS = 90;

/**
 * Customers with points that expired recently and are not booked out, in the order of their ids. Points that were
 * redeemed before are included: they are never booked out.
 * @param page.after the last of the previous page; null for the first page
 */
export async function listCustomersWithExpiredPoints(
  ctx: RequestContext,
  today: string,
  page: { readonly after: string | null; readonly most: number },
): Promise<string[]> {
  const { rows } = await sql<{ customer_id: string }>`
    select distinct e.customer_id
      from loyalty_entry e
     where e.tenant_id = ${ctx.tenant.id} and e.kind = 'earned' and e.expires_on <= ${today}::date
       and e.expires_on > ${today}::date - ${LATE_DAYS}::int
       and (${page.after}::uuid is null or e.customer_id > ${page.after}::uuid)
       and not exists (select from loyalty_entry x
                        where x.tenant_id = ${ctx.tenant.id} and x.entry_key = 'expire:' || e.entry_id)
     order by e.customer_id
     limit ${page.most}`.execute(ctx.db);
  return rows.map(({ customer_id }) => customer_id);
}

/** An order whose points are to be booked. */
export type OrderToReward = { readonly orderId: string; readonly customerId: string };

/**
 * Orders of members that arrived before a moment and have earned nothing yet, the oldest first. An order that was
 * placed before its buyer became a member earns nothing; one with an unsettled withdrawal waits; one with too small a
 * price for a point is left out, because it would block the others for ever.
 */
export async function listOrdersToReward(
  ctx: RequestContext,
  arrivedBefore: Date,
  most: number,
): Promise<OrderToReward[]> {
  const { id } = ctx.tenant;
  const { rows } = await sql<{ order_id: string; customer_id: string }>`
    select o.order_id, o.customer_id
      from loyalty_membership m
      join sales_order o on o.tenant_id = ${id} and o.customer_id = m.customer_id and o.placed_at >= m.joined_at
     where m.tenant_id = ${id} and m.program in ('points', 'payback')
       and o.state in ('delivered', 'returned') and o.delivered_at < ${arrivedBefore}
       and not exists (select from loyalty_entry e
                        where e.tenant_id = ${id} and e.entry_key = m.program || ':' || o.order_id)
       and case m.program
             when 'payback' then not exists (select from order_event v
                                              where v.tenant_id = ${id} and v.order_id = o.order_id
                                                and v.type = 'loyalty.reported')
             else coalesce((select min((r.effect -> 'after' ->> 'totalMinor')::int) from return_notice r
                             where r.tenant_id = ${id} and r.order_id = o.order_id), o.total_minor)
                  >= ${ctx.tenant.loyalty.points.minorPerPoint}::int end
       and not exists (select from withdrawal_statement w
                        where w.tenant_id = ${id} and w.order_id = o.order_id
                          and w.subject <> 'credit' and w.stated_at > ${arrivedBefore}
                          and not exists (select from return_notice r
                                           where r.tenant_id = ${id} and r.order_id = o.order_id
                                             and r.noted_at > w.stated_at))
     group by o.order_id, o.customer_id, o.delivered_at
     order by o.delivered_at, o.order_id
     limit ${most}`.execute(ctx.db);
  return rows.map((row) => ({ orderId: row.order_id, customerId: row.customer_id }));
}
