import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';

export type LimitOptions = {
  /** of what is counted, unique in the shared memory */
  readonly keyPrefix: string;
  readonly points: number;
  /** seconds */
  readonly duration: number;
};

/**
 * Counts together with all servers. While their shared memory does not answer, counting goes on in this server's: a shop
 * that refuses everybody is worse than one that counts too generously.
 * @param redis a client of the shared memory; null: each server counts for itself
 */
export function createLimiter(options: LimitOptions, redis: unknown | null): RateLimiterAbstract {
  const memory = new RateLimiterMemory(options);
  return redis ? new RateLimiterRedis({ ...options, storeClient: redis, insuranceLimiter: memory }) : memory;
}

/** Counts one more. @returns seconds to wait, or null: go ahead */
export async function consume(limiter: RateLimiterAbstract, key: string): Promise<number | null> {
  try {
    await limiter.consume(key);
    return null;
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
    throw refused;
  }
}
