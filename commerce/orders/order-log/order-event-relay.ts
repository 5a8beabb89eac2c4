import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DB } from '#commerce/ground/database/schema.ts';
import { retryAt } from '#commerce/ground/jobs/backoff.rules.ts';
import type { Job } from '#commerce/ground/jobs/job.types.ts';
import type { Clock } from '#commerce/ground/kernel/clock.ts';
import type { Log } from '#commerce/ground/kernel/context.ts';
import {
  acquireSinkLease,
  listPendingEvents,
  markTold,
  putAside,
  registerSinks,
  releaseSink,
} from './order-event.store.ts';
import type { EventSink } from './order-event.types.ts';

export type OrderEventRelayOptions = {
  readonly db: Kysely<DB>;
  readonly clock: Clock;
  readonly log: Log;
  readonly sinks: readonly EventSink[];
};

export type OrderEventRelay = {
  /** Delivers waiting events to every sink. @returns how many events were delivered */
  deliverDue(signal?: AbortSignal): Promise<number>;
  /** Delivers events whenever an order changes, and every few seconds those that wait for another attempt. */
  readonly job: Job;
};

const POLL_MS = 5_000;
/** At a hundred orders a second this makes four deliveries of many events. */
const REST_MS = 250;
/** Longer than any delivery: if a server dies during one, another takes over its sink. */
const LEASE_MS = 60_000;
const FIRST_RETRY_MS = 5_000;

/**
 * Delivers the events of orders to other systems: at least once each, those of one order in their sequence, with
 * growing pauses while a sink refuses. A sink is served by one server at a time; no transaction is held while it
 * answers.
 */
export function createOrderEventRelay(options: OrderEventRelayOptions): OrderEventRelay {
  let registered: Promise<void> | null = null;

  async function deliverDue(signal?: AbortSignal): Promise<number> {
    registered ??= registerSinks(
      options.db,
      options.sinks.map(({ name }) => name),
    ).catch((error) => {
      registered = null;
      throw error;
    });
    await registered;
    const told = await Promise.all(
      options.sinks.map((sink) => serve(options, sink, () => signal?.aborted ?? false)),
    );
    return told.reduce((sum, count) => sum + count, 0);
  }

  return {
    deliverDue,
    job: {
      name: 'order-events',
      everyMs: POLL_MS,
      restMs: REST_MS,
      shouldWake: ({ type }) => type === 'order-placed' || type === 'order-changed',
      performRound: deliverDue,
    },
  };
}

async function serve(
  { db, clock, log }: OrderEventRelayOptions,
  sink: EventSink,
  isStopped: () => boolean,
): Promise<number> {
  const held = { name: sink.name, lease: randomUUID() };
  const computeLeaseEnd = () => new Date(clock.now().getTime() + LEASE_MS);
  const attempts = await acquireSinkLease(db, { ...held, now: clock.now(), until: computeLeaseEnd() });
  if (attempts === null) return 0;
  let told = 0;
  let failures = attempts;
  let failure: Parameters<typeof releaseSink>[2] = null;
  try {
    while (!isStopped()) {
      const events = await listPendingEvents(db, sink.name, sink.batch);
      if (events.length === 0) break;
      await sink.deliver(events);
      told += events.length;
      failures = 0;
      const ids = events.map(({ eventId }) => eventId);
      if (!(await markTold(db, { ...held, until: computeLeaseEnd() }, ids))) return told;
      // an event that has arrived since wakes the next round, which delivers it with others
      if (events.length < sink.batch) break;
    }
  } catch (error) {
    failures += 1;
    const reason = error instanceof Error ? error.message : String(error);
    if (!sink.logsFailures)
      log.warn({ sink: sink.name, attempts: failures, err: error }, 'order events were not delivered');
    if (sink.patience && failures >= sink.patience) {
      await putAside(db, sink.name, reason, clock.now());
      failures = 0;
    }
    failure = {
      reason,
      attempts: failures,
      retryAt: retryAt(clock.now(), Math.max(1, failures), FIRST_RETRY_MS),
    };
  }
  await releaseSink(db, held, failure);
  return told;
}
