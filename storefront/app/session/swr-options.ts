import type { SWRConfiguration } from 'swr';

/**
 * How the browser reads again (product 9.4; milliseconds). Errors are retried with SWR's own
 * exponential, randomised delays, starting from errorRetryInterval.
 */
export function swrOptions(slow = isSlowConnection()): SWRConfiguration {
  return {
    dedupingInterval: 2000,
    errorRetryInterval: slow ? 10_000 : 5000,
    errorRetryCount: 5,
    focusThrottleInterval: 5000,
    loadingTimeout: 3000,
  };
}

function isSlowConnection(): boolean {
  const connection = (navigator as { connection?: { effectiveType?: string } }).connection;
  return connection?.effectiveType === '2g' || connection?.effectiveType === 'slow-2g';
}
