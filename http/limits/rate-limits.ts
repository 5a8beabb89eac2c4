import { computeWaitSeconds, consume, createLimiter } from '#commerce/ground/kernel/limiter.ts';

/** Seconds to wait; null if the request may run. `times`: the number of requests it counts as, default 1. */
export type RateLimit = (clientAddress: string, times?: number) => Promise<number | null>;
export type RateLimits = {
  /** forms and other changes */
  readonly changes: RateLimit;
  /** calls of the browser's scripts, most of which only read although they are sent by POST */
  readonly calls: RateLimit;
  /** personal pages */
  readonly reads: RateLimit;
  /** public pages that are not in the page cache and have to be rendered, searches among them */
  readonly pages: RateLimit;
  /** pictures in a size that has to be rendered, and papers of articles, which have to be drawn */
  readonly pictures: RateLimit;
};

/** Requests per client address and minute. Generous: a whole office may share one address. */
const PER_MINUTE = { changes: 120, calls: 900, reads: 600, pages: 600, pictures: 600 };
const MINUTE_S = 60;
/**
 * A refusal is delayed by this time, up to a number of refusals at once: programs that repeat a refused request at
 * once would otherwise keep the event loop busy.
 */
const HOLD_MS = 1000;
const MOST_HELD = 256;
/**
 * Pause between two delayed refusals: programs that were refused together would otherwise all return in one turn of
 * the event loop.
 */
const APART_MS = 4;

/** @param redis a client of the servers' shared memory; null if each server counts for itself */
export function createRateLimits(redis: unknown | null): RateLimits {
  return {
    changes: limit('changes', redis),
    calls: limit('calls', redis),
    reads: limit('reads', redis),
    pages: limit('pages', redis),
    pictures: limit('pictures', redis),
  };
}

const allowEverything: RateLimit = async () => null;
export const NO_RATE_LIMITS: RateLimits = {
  changes: allowEverything,
  calls: allowEverything,
  reads: allowEverything,
  pages: allowEverything,
  pictures: allowEverything,
};

function limit(name: keyof typeof PER_MINUTE, redis: unknown | null): RateLimit {
  const options = { keyPrefix: `rate:${name}`, points: PER_MINUTE[name], duration: MINUTE_S };
  const limiter = createLimiter(options, redis);
  return async (clientAddress, times = 1) => {
    const seconds = computeWaitSeconds(await consume(limiter, clientAddress, times));
    if (seconds !== null) await holdBack();
    return seconds;
  };
}

let held = 0;
/** when the last delayed refusal is sent; milliseconds of the process */
let lastAt = 0;

/** Delays a refusal, unless too many are delayed; they are sent one after the other. */
export async function holdBack(): Promise<void> {
  if (held >= MOST_HELD) return;
  held += 1;
  const now = performance.now();
  lastAt = Math.max(now + HOLD_MS, lastAt + APART_MS);
  await new Promise((resolve) => setTimeout(resolve, lastAt - now).unref());
  held -= 1;
}
