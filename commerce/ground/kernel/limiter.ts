import cluster from 'node:cluster';
import {
  type RateLimiterAbstract,
  RateLimiterCluster,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';

export type LimitOptions = {
  /** identifies what is counted, unique in the shared memory */
  readonly keyPrefix: string;
  readonly points: number;
  /** seconds */
  readonly duration: number;
};

/**
 * Counts together with all servers. While their shared memory does not answer, this server counts on its own: a shop
 * that refuses everybody is worse than one that counts too generously.
 * @param redis a client of the shared memory; null if each server counts for itself, all workers of it together
 */
export function createLimiter(options: LimitOptions, redis: unknown | null): RateLimiterAbstract {
  if (!redis && cluster.isWorker) return new RateLimiterCluster(options);
  const memory = new RateLimiterMemory(options);
  return redis ? new RateLimiterRedis({ ...options, storeClient: redis, insuranceLimiter: memory }) : memory;
}

/** How often something was tried, including this time; `msToWait` is null if it may go ahead. */
export type Used = { readonly used: number; readonly msToWait: number | null };

/** Counts one more. @param points how many it counts as */
export async function consume(limiter: RateLimiterAbstract, key: string, points = 1): Promise<Used> {
  try {
    const { consumedPoints } = await limiter.consume(key, points);
    return { used: consumedPoints, msToWait: null };
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    return { used: refused.consumedPoints, msToWait: refused.msBeforeNext };
  }
}

/** @returns whole seconds to wait; null if it may go ahead */
export function computeWaitSeconds({ msToWait }: Used): number | null {
  return msToWait === null ? null : Math.max(1, Math.ceil(msToWait / 1000));
}
