const LONGEST_RETRY_MS = 3_600_000;

/**
 * When something is tried again: after `firstMs`, then twice as long each time up to an hour, each a quarter shorter or
 * longer by chance, so that several do not come back at the same moment.
 * @param failures so far, at least 1
 */
export function retryAt(now: Date, failures: number, firstMs: number): Date {
  const pause = Math.min(LONGEST_RETRY_MS, firstMs * 2 ** (failures - 1));
  return new Date(now.getTime() + pause * (0.75 + Math.random() / 2));
}
