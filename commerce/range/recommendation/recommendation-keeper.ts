import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Job } from '#commerce/ground/jobs/job.types.ts';
import { createBackgroundContext } from '#commerce/ground/kernel/background-context.ts';
import { type RequestContext, runInTransaction } from '#commerce/ground/kernel/context.ts';
import type { Tenant } from '#tenants/tenant.ts';
import { computeRecommendations } from './compute-recommendations.store.ts';

export type RecommendationKeeperOptions = Pick<RequestContext, 'db' | 'clock' | 'events' | 'log'> & {
  readonly tenants: readonly Tenant[];
  /** whether the database works on this process's own thread */
  readonly isEmbedded: boolean;
};

/** A new shop serves pages first and computes then. */
const START_AFTER_MS = 30_000;
const IDLE_MS = 60_000;
const FRESH_HOURS = 24;
/**
 * Duration of a batch, on one server at a time, where the database has a process of its own. Few large batches cost it
 * fewer statements than many small ones, and the shop answers meanwhile.
 */
const BATCH_TAKES_MS = 600;
/** The same where the database works on this process's own thread: the shop answers only between two batches. */
const EMBEDDED_BATCH_TAKES_MS = 100;
const PAUSE_MS = 5_000;
/** Pause while the shop is busy: a batch now and then keeps the oldest from being delayed for ever. */
const BUSY_PAUSE_MS = 5_000;
/** share of its time in which the process works */
const BUSY = 0.7;
const MOST_IN_A_BATCH = 200;
const LOCK = 0x7265636f;

/**
 * Keeps recommendations fresh: those of articles that have none or old ones, the best-known first, and those of
 * articles that were just ordered. The size of a batch is adjusted to a fixed time, so that visitors do not notice
 * the work.
 */
export function createRecommendationJob(options: RecommendationKeeperOptions): Job {
  const contexts = options.tenants.flatMap((tenant) => {
    const locale = tenant.locales[0]?.locale;
    return locale ? [createBackgroundContext(options, { tenant, locale }, 'recommendations')] : [];
  });
  const ordered = new Map<string, string[]>();
  const takesMs = options.isEmbedded ? EMBEDDED_BATCH_TAKES_MS : BATCH_TAKES_MS;
  let size = 5;

  async function refresh(ctx: RequestContext): Promise<number> {
    const orderIds = ordered.get(ctx.tenant.id) ?? [];
    ordered.delete(ctx.tenant.id);
    if (orderIds.length > 0) await forget(ctx, orderIds);
    return refreshDue(ctx, size);
  }

  return {
    name: 'recommendations',
    everyMs: IDLE_MS,
    startAfterMs: START_AFTER_MS,
    shouldWake(event) {
      if (event.type !== 'order-placed') return false;
      const orderIds = ordered.get(event.tenantId) ?? [];
      orderIds.push(event.orderId);
      ordered.set(event.tenantId, orderIds);
      // the next round includes the article: a recommendation is never urgent
      return false;
    },
    async performRound(signal) {
      let done = 0;
      for (const ctx of contexts) {
        if (signal.aborted) break;
        const began = performance.now();
        const count = await refresh(ctx);
        done += count;
        if (count === 0) continue;
        size = computeNextSize(size, { tookMs: performance.now() - began, wantedMs: takesMs });
        await waitBetweenBatches(signal);
      }
      return done > 0 ? 'again' : undefined;
    },
  };
}

async function waitBetweenBatches(signal: AbortSignal): Promise<void> {
  const pause = (ms: number) => wait(ms, undefined, { signal, ref: false }).catch(() => {});
  const before = performance.eventLoopUtilization();
  await pause(PAUSE_MS);
  const { utilization } = performance.eventLoopUtilization(performance.eventLoopUtilization(), before);
  if (utilization > BUSY) await pause(BUSY_PAUSE_MS);
}

/** @param tookMs duration of the last batch. @returns the size of the next one: at most twice as large */
export function computeNextSize(
  size: number,
  { tookMs, wantedMs }: { readonly tookMs: number; readonly wantedMs: number },
): number {
  const wanted = Math.round((size * wantedMs) / Math.max(tookMs, 1));
  return Math.min(Math.max(wanted, 1), size * 2, MOST_IN_A_BATCH);
}

/** Computes the most urgent recommendations. @returns how many; 0 if all are fresh, or another server computes */
export async function refreshDue(ctx: RequestContext, first: number): Promise<number> {
  const ids = await listDue(ctx, first);
  if (ids.length === 0) return 0;
  return runInTransaction(ctx, async (inner) => {
    const { db } = inner;
    const locked = await sql<{ got: boolean }>`select pg_try_advisory_xact_lock(${LOCK}) as got`.execute(db);
    if (!locked.rows[0]?.got) return 0;
    await computeRecommendations(inner, ids);
    return ids.length;
  });
}

/** The articles whose recommendations are missing or old: a plain read, as most of the time there is none. */
async function listDue({ db, tenant, clock }: RequestContext, first: number): Promise<number[]> {
  const old = new Date(clock.now().getTime() - FRESH_HOURS * 3_600_000);
  const { rows } = await sql<{ product_id: number }>`
    select l.product_id from listing l
      left join recommendation_state s on s.tenant_id = l.tenant_id and s.product_id = l.product_id
     where l.tenant_id = ${tenant.id} and (s.computed_at is null or s.computed_at < ${old})
     order by s.computed_at nulls first, l.popularity desc, l.product_id limit ${first}`.execute(db);
  return rows.map(({ product_id }) => product_id);
}

/** Marks ordered articles, so that they are computed again soon. */
async function forget(ctx: RequestContext, orderIds: readonly string[]): Promise<void> {
  await sql`
    delete from recommendation_state where tenant_id = ${ctx.tenant.id} and product_id in (
      select v.product_id from order_line ol join variant v using (variant_id)
       where ol.tenant_id = ${ctx.tenant.id} and ol.order_id = any(${[...orderIds]}::uuid[]))`.execute(
    ctx.db,
  );
}
