import type { Clock } from './clock.ts';

/** For tests: a clock that stands still. @param iso ISO 8601 moment */
export function createFixedClock(iso: string): Clock {
  return { now: () => new Date(iso) };
}
