import type { SWRConfiguration } from 'swr';

/**
 * How the browser repeats reads (product 9.4; milliseconds). Errors are retried with SWR's own exponential,
 * randomised delays, starting from errorRetryInterval. The loading state is that of all reads (slow-reads.ts).
 */
export function getSwrOptions(slow = isSlowConnection()): SWRConfiguration {
  return {
    dedupingInterval: 2000,
    errorRetryInterval: retryAfterMs(slow),
    errorRetryCount: 5,
    focusThrottleInterval: 5000,
  };
}

/** The first delay before a failed read is tried again, milliseconds; later ones grow and are randomised. */
export function retryAfterMs(slow = isSlowConnection()): number {
  return slow ? 10_000 : 5000;
}

function isSlowConnection(): boolean {
  const connection = (globalThis.navigator as { connection?: { effectiveType?: string } }).connection;
  return connection?.effectiveType === '2g' || connection?.effectiveType === 'slow-2g';
}
