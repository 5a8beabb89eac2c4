import type { Kysely } from 'kysely';
import type { DB } from '#commerce/ground/database/schema.ts';
import type { Log, RequestContext } from '#commerce/ground/kernel/context.ts';
import { perProcess } from '#commerce/ground/kernel/kept.ts';
import { type CountedTerm, selectZeroHits, type TermCount, writeTerms } from './term-statistics.store.ts';

const WRITE_EVERY_MS = 5_000;
/** A flood of new words does not fill the memory. */
const MOST_WAITING = 5_000;

type Waiting = {
  readonly terms: Map<string, CountedTerm>;
  db: Kysely<DB> | null;
  timer: NodeJS.Timeout | null;
};

const waitingOf = perProcess((): Waiting => ({ terms: new Map(), db: null, timer: null }));

/** Counts a search, without who asked it, and how much it found; written a few seconds later, so that nobody waits. */
export function countTerm(ctx: RequestContext, text: string, hits: number): void {
  const waiting = waitingOf(ctx.events);
  const term = text.toLowerCase();
  const key = JSON.stringify([ctx.tenant.id, ctx.language, term]);
  const known = waiting.terms.get(key);
  if (!known && waiting.terms.size >= MOST_WAITING) return;
  const counted = { tenantId: ctx.tenant.id, language: ctx.language, term, at: ctx.clock.now() };
  waiting.terms.set(key, { ...counted, hits, searches: (known?.searches ?? 0) + 1 });
  waiting.db = ctx.db;
  waiting.timer ??= setTimeout(() => void writeCounted(ctx), WRITE_EVERY_MS).unref();
}

/**
 * The terms that people looked for in the context's language and found nothing of, the most wanted first: for those who
 * keep the synonyms and choose what is sold. @param first at most so many
 */
export function zeroHitTerms(ctx: RequestContext, first: number): Promise<TermCount[]> {
  return selectZeroHits(ctx, first);
}

/** Writes what has been counted; what cannot be written is not worth a failure, and is logged. */
export async function writeCounted({
  events,
  log,
}: Pick<RequestContext, 'events'> & { log: Log }): Promise<void> {
  const waiting = waitingOf(events);
  if (waiting.timer) clearTimeout(waiting.timer);
  const terms = [...waiting.terms.values()];
  waiting.terms.clear();
  waiting.timer = null;
  if (!waiting.db || terms.length === 0) return;
  try {
    await writeTerms(waiting.db, terms);
  } catch (error) {
    log.warn({ err: error }, 'search terms could not be counted');
  }
}
