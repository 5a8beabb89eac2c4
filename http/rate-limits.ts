import { consume, createLimiter, waitOf } from '#commerce/ground/kernel/limiter.ts';

/** Seconds to wait, or null: go ahead. `times`: as how many requests it counts, default 1. */
export type RateLimit = (clientAddress: string, times?: number) => Promise<number | null>;
export type RateLimits = {
  /** forms and other changes */
  readonly changes: RateLimit;
  /** calls of the browser's scripts, most of which read although they are sent by POST */
  readonly calls: RateLimit;
  /** personal pages */
  readonly reads: RateLimit;
  /** public pages that are not in the page cache and have to be made, searches among them */
  readonly pages: RateLimit;
  /** pictures in a size that nobody has asked for before, and papers of articles: they have to be drawn */
  readonly pictures: RateLimit;
};

/** Requests per client address and minute. Generous: a whole office may share one address. */
const PER_MINUTE = { changes: 120, calls: 900, reads: 600, pages: 600, pictures: 600 };
const MINUTE_S = 60;
/**
 * A refusal is held back for so long, at most so many at once: machines that ask again as soon as they are refused would
 * otherwise be served by the whole event loop.
 */
const HOLD_MS = 1000;
const MOST_HELD = 256;
/** Between two that are let go: machines that were refused together would all ask again in one turn of the event loop. */
const APART_MS = 4;

/** @param redis a client of the servers' shared memory; null: each server counts for itself */
export function createRateLimits(redis: unknown | null): RateLimits {
  return {
    changes: limit('changes', redis),
    calls: limit('calls', redis),
    reads: limit('reads', redis),
    pages: limit('pages', redis),
    pictures: limit('pictures', redis),
  };
}

const unlimited: RateLimit = async () => null;
export const NO_RATE_LIMITS: RateLimits = {
  changes: unlimited,
  calls: unlimited,
  reads: unlimited,
  pages: unlimited,
  pictures: unlimited,
};

function limit(name: keyof typeof PER_MINUTE, redis: unknown | null): RateLimit {
  const options = { keyPrefix: `rate:${name}`, points: PER_MINUTE[name], duration: MINUTE_S };
  const limiter = createLimiter(options, redis);
  return async (clientAddress, times = 1) => {
    const seconds = waitOf(await consume(limiter, clientAddress, times));
    if (seconds !== null) await holdBack();
    return seconds;
  };
}

let held = 0;
/** when the last of those who are held is let go; ms of the process */
let lastAt = 0;

/** Waits before something is refused, as long as not too many wait; one after the other goes on. */
export async function holdBack(): Promise<void> {
  if (held >= MOST_HELD) return;
  held += 1;
  const now = performance.now();
  lastAt = Math.max(now + HOLD_MS, lastAt + APART_MS);
  await new Promise((resolve) => setTimeout(resolve, lastAt - now).unref());
  held -= 1;
}
