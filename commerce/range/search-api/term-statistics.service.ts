import type { Kysely } from 'kysely';
import type { DB } from '#commerce/ground/database/schema.ts';
import { createOncePerProcess } from '#commerce/ground/kernel/cached.ts';
import type { Log, RequestContext } from '#commerce/ground/kernel/context.ts';
import { type CountedTerm, selectZeroHits, type TermCount, writeTerms } from './term-statistics.store.ts';

const WRITE_EVERY_MS = 5_000;
/** Most terms that wait to be written, so that a flood of new words does not fill the memory. */
const MOST_WAITING = 5_000;

type Waiting = {
  readonly terms: Map<string, CountedTerm>;
  db: Kysely<DB> | null;
  timer: NodeJS.Timeout | null;
};

const waitingOf = createOncePerProcess((): Waiting => ({ terms: new Map(), db: null, timer: null }));

/**
 * Counts a search without the visitor, and its number of hits; it is written a few seconds later, so that no request
 * waits.
 */
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
 * The terms of the context's language that found nothing, the most frequent first: for editors of synonyms and
 * buyers.
 * @param first at most this many
 */
export function listZeroHitTerms(ctx: RequestContext, first: number): Promise<TermCount[]> {
  return selectZeroHits(ctx, first);
}

/** Writes the counts; a failure is logged and nothing more. */
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
