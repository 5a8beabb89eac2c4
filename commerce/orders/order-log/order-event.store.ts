import { type Kysely, sql } from 'kysely';
import type { DB } from '#commerce/ground/database/schema.ts';
import { removeTenantGuard } from '#commerce/ground/database/tenant-guard.ts';
import type { Writes } from '#commerce/ground/database/write-together.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import type { OrderEvent } from '#retailer/extension/order-event.ts';

const REASON = 'other systems are told of the orders of all tenants';

/**
 * Registers the sinks, so that events wait for them from now on, and deletes those that are no longer configured with
 * their waiting events. A new sink gets every event that has ever happened.
 */
export async function registerSinks(db: Kysely<DB>, names: readonly string[]): Promise<void> {
  await removeTenantGuard(db, REASON)
    .transaction()
    .execute(async (all) => {
      const { rows: known } = await sql<{ sink: string }>`select sink from order_event_sink`.execute(all);
      const missing = names.filter((name) => !known.some(({ sink }) => sink === name));
      if (missing.length > 0) {
        // every event either exists already or is written after the new sink
        await sql`lock table order_event in share row exclusive mode`.execute(all);
        for (const name of missing) {
          await sql`
            with made as (insert into order_event_sink (sink) values (${name}) on conflict do nothing returning sink)
            insert into order_event_pending (sink, event_id) select sink, event_id from made, order_event
          `.execute(all);
        }
      }
      await sql`delete from order_event_sink where sink <> all(${[...names]}::text[])`.execute(all);
      await sql`delete from order_event_pending where sink <> all(${[...names]}::text[])`.execute(all);
    });
}

/**
 * Takes a sink for this run until `until`, if an event waits for it.
 * @returns failures in a row; null if no event waits, another run has the sink, or it rests after a failure
 */
export async function acquireSinkLease(
  db: Kysely<DB>,
  { name, lease, now, until }: { name: string; lease: string; now: Date; until: Date },
): Promise<number | null> {
  const row = await db
    .updateTable('order_event_sink')
    .set({ lease, leased_until: until })
    .where('sink', '=', name)
    .where('leased_until', '<=', now)
    .where('next_attempt_at', '<=', now)
    .where(sql<boolean>`exists (select from order_event_pending p where p.sink = order_event_sink.sink)`)
    .returning('attempts')
    .executeTakeFirst();
  return row?.attempts ?? null;
}

/**
 * The oldest events that wait for the sink. They are chosen first: the table is empty most of the time, and a planner
 * that has counted it then would walk through every order of the shop and look there for each.
 */
export async function listPendingEvents(db: Kysely<DB>, name: string, limit: number): Promise<OrderEvent[]> {
  const { rows } = await sql<Omit<OrderEvent, 'happenedAt'> & { happenedAt: Date }>`
    select e.event_id as "eventId", e.tenant_id as "tenantId", e.order_id as "orderId",
           o.order_number as "orderNumber", e.type, e.happened_at as "happenedAt", e.data
      from order_event e
      join sales_order o on o.tenant_id = e.tenant_id and o.order_id = e.order_id
     where e.event_id = any(array(
       select event_id from order_event_pending where sink = ${name} order by event_id limit ${limit}))
     order by e.event_id`.execute(removeTenantGuard(db, REASON));
  return rows.map((row) => ({
    ...row,
    eventId: Number(row.eventId),
    happenedAt: row.happenedAt.toISOString(),
  }));
}

/**
 * Records that the sink has got the events. First and last are passed in addition: a planner whose statistics are
 * from when the table was empty would read all that wait for the sink, and look for each in the list.
 * @param eventIds in their order
 * @returns false if another run has since taken the sink, and may deliver them again
 */
export async function markTold(
  db: Kysely<DB>,
  { name, lease, until }: { name: string; lease: string; until: Date },
  eventIds: readonly number[],
): Promise<boolean> {
  await sql`delete from order_event_pending
    where sink = ${name} and event_id between ${eventIds.at(0) ?? 0} and ${eventIds.at(-1) ?? 0}
      and event_id = any(${[...eventIds]}::bigint[])`.execute(removeTenantGuard(db, REASON));
  const { numUpdatedRows } = await db
    .updateTable('order_event_sink')
    .set({ leased_until: until, attempts: 0, last_error: null })
    .where('sink', '=', name)
    .where('lease', '=', lease)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Takes the oldest event that waits for the sink out of its way, and keeps it with the reason. */
export async function putAside(db: Kysely<DB>, sink: string, reason: string, now: Date): Promise<void> {
  await sql`
    with oldest as (
      delete from order_event_pending where (sink, event_id) =
        (select sink, event_id from order_event_pending where sink = ${sink} order by event_id limit 1)
      returning sink, event_id)
    insert into order_event_aside (sink, event_id, tenant_id, reason, put_aside_at)
    select sink, event_id, tenant_id, ${reason.slice(0, 500)}, ${now} from oldest join order_event using (event_id)
    on conflict (sink, event_id) do update set reason = excluded.reason, put_aside_at = excluded.put_aside_at
  `.execute(removeTenantGuard(db, REASON));
}

/** An event that was put aside for a sink. */
export type AsideEvent = {
  readonly sink: string;
  readonly eventId: number;
  readonly orderNumber: string;
  readonly type: string;
  readonly reason: string;
  readonly putAsideAt: Date;
};

/** The events that were put aside, the oldest first, at most `limit`. */
export async function listAsideEvents(db: Kysely<DB>, limit: number): Promise<AsideEvent[]> {
  const { rows } = await sql<AsideEvent>`
    select a.sink, a.event_id::int8 as "eventId", o.order_number as "orderNumber", e.type, a.reason,
           a.put_aside_at as "putAsideAt"
      from order_event_aside a
      join order_event e on e.event_id = a.event_id
      join sales_order o on o.tenant_id = e.tenant_id and o.order_id = e.order_id
     order by a.event_id limit ${limit}`.execute(removeTenantGuard(db, REASON));
  return rows.map((row) => ({ ...row, eventId: Number(row.eventId) }));
}

/** Lets all events that were put aside for the sink wait for it again. @returns how many */
export async function tellAsideEventsAgain(db: Kysely<DB>, sink: string): Promise<number> {
  const { numAffectedRows } = await sql`
    with again as (delete from order_event_aside where sink = ${sink} returning sink, event_id)
    insert into order_event_pending (sink, event_id) select sink, event_id from again on conflict do nothing
  `.execute(removeTenantGuard(db, REASON));
  return Number(numAffectedRows ?? 0);
}

/** @param failure null if no event is waiting any more */
export async function releaseSink(
  db: Kysely<DB>,
  { name, lease }: { name: string; lease: string },
  failure: { readonly reason: string; readonly attempts: number; readonly retryAt: Date } | null,
): Promise<void> {
  await db
    .updateTable('order_event_sink')
    .set({
      lease: null,
      leased_until: new Date(0),
      ...(failure && {
        attempts: failure.attempts,
        next_attempt_at: failure.retryAt,
        last_error: failure.reason.slice(0, 500),
      }),
    })
    .where('sink', '=', name)
    .where('lease', '=', lease)
    .execute();
}

export type NewOrderEvent = {
  readonly orderId: string;
  readonly type: string;
  /** JSON: amounts in minor units, times as ISO 8601 in UTC */
  readonly data?: Readonly<Record<string, unknown>>;
  /** when it happened, where that is known; default: now */
  readonly at?: Date;
};

/** The row of an event, to be written together with others. */
export function buildEventInsert(ctx: RequestContext, input: NewOrderEvent): Writes {
  return {
    new_order_event: sql`
      insert into order_event (tenant_id, order_id, type, data, happened_at)
      values (${ctx.tenant.id}, ${input.orderId}, ${input.type}, ${JSON.stringify(input.data ?? {})},
              ${input.at ?? ctx.clock.now()})`,
  };
}
