import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { DB } from '#commerce/ground/database/schema.ts';
import { removeTenantGuard } from '#commerce/ground/database/tenant-guard.ts';
import { retryAt } from '#commerce/ground/jobs/backoff.rules.ts';
import type { Job } from '#commerce/ground/jobs/job.types.ts';
import type { Clock } from '#commerce/ground/kernel/clock.ts';
import type { Log } from '#commerce/ground/kernel/context.ts';

/** An event in the form for other systems: a line of a file, the body of a webhook. */
export type NewsletterEvent = {
  /** increasing; the same for every delivery of an event */
  readonly eventId: number;
  readonly tenantId: string;
  readonly email: string;
  readonly type: string;
  /** ISO 8601, UTC */
  readonly happenedAt: string;
  readonly data: unknown;
};

export type NewsletterSink = {
  readonly name: string;
  readonly batch: number;
  /** Resolves when all events are stored there. @throws when they are not; they are delivered again */
  deliver(events: readonly NewsletterEvent[]): Promise<void>;
};

export type NewsletterEventOptions = {
  readonly db: Kysely<DB>;
  readonly clock: Clock;
  readonly log: Log;
  readonly sinks: readonly NewsletterSink[];
};

const POLL_MS = 30_000;
const LEASE_MS = 60_000;
const FIRST_RETRY_MS = 5_000;
const EVERYBODYS = 'other systems are told of the subscribers of all tenants';

/**
 * Delivers the events of subscriptions to other systems: at least once each, in their order, with growing pauses
 * while a sink refuses. A sink is served by one server at a time; no transaction is held while it answers.
 */
export function createNewsletterEventJob(options: NewsletterEventOptions): Job {
  return {
    name: 'newsletter-events',
    everyMs: POLL_MS,
    restMs: 1_000,
    shouldWake: ({ type }) => type === 'newsletter-changed',
    performRound: async (signal) => {
      for (const sink of options.sinks) await serve(options, sink, signal);
    },
  };
}

async function serve(
  { db, clock, log }: NewsletterEventOptions,
  sink: NewsletterSink,
  signal?: AbortSignal,
): Promise<void> {
  const lease = randomUUID();
  const attempts = await acquireSinkLease(db, { sink: sink.name, lease, now: clock.now() });
  if (attempts === null) return;
  let failure: { reason: string; retryAt: Date } | null = null;
  try {
    while (!signal?.aborted) {
      const events = await listPendingEvents(db, sink);
      if (events.length === 0) break;
      await sink.deliver(events);
      const ids = events.map(({ eventId }) => eventId);
      await sql`update newsletter_event set told = array_append(told, ${sink.name})
        where event_id = any(${ids}::bigint[])`.execute(removeTenantGuard(db, EVERYBODYS));
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    failure = { reason, retryAt: retryAt(clock.now(), attempts + 1, FIRST_RETRY_MS) };
    log.warn({ sink: sink.name, attempts: attempts + 1, err: error }, 'newsletter events were not delivered');
  }
  await db
    .updateTable('newsletter_event_sink')
    .set({
      ...{ lease: null, leased_until: new Date(0), attempts: failure ? attempts + 1 : 0 },
      ...{
        next_attempt_at: failure?.retryAt ?? new Date(0),
        last_error: failure?.reason.slice(0, 500) ?? null,
      },
    })
    .where('sink', '=', sink.name)
    .where('lease', '=', lease)
    .execute();
}

/** @returns failures in a row; null if another server serves it, or it waits after a failure */
async function acquireSinkLease(
  db: Kysely<DB>,
  { sink, lease, now }: { sink: string; lease: string; now: Date },
): Promise<number | null> {
  const until = new Date(now.getTime() + LEASE_MS);
  await db
    .insertInto('newsletter_event_sink')
    .values({ sink })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await db
    .updateTable('newsletter_event_sink')
    .set({ lease, leased_until: until })
    .where('sink', '=', sink)
    .where('leased_until', '<=', now)
    .where('next_attempt_at', '<=', now)
    .returning('attempts')
    .executeTakeFirst();
  return row?.attempts ?? null;
}

/** The sink's name stands in the statement: each sink has a partial index of what it has not been told. */
async function listPendingEvents(
  db: Kysely<DB>,
  { name, batch }: NewsletterSink,
): Promise<NewsletterEvent[]> {
  const { rows } = await sql<Omit<NewsletterEvent, 'happenedAt'> & { happenedAt: Date }>`
    select event_id as "eventId", tenant_id as "tenantId", email, type, happened_at as "happenedAt", data
      from newsletter_event where not (told @> array[${sql.lit(name)}]::text[])
     order by event_id limit ${batch}`.execute(removeTenantGuard(db, EVERYBODYS));
  return rows.map((row) => ({
    ...row,
    eventId: Number(row.eventId),
    happenedAt: row.happenedAt.toISOString(),
  }));
}
