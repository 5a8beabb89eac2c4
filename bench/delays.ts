import { monitorEventLoopDelay, PerformanceObserver } from 'node:perf_hooks';

/** How long a process's event loop was blocked; milliseconds. */
export type Delays = {
  /** delay of timers, which 99 of 100 stayed below */
  readonly loopP99: number;
  /** the longest garbage collection, and the number of collections */
  readonly longestCollection: number;
  readonly collections: number;
};

const RESOLUTION_MS = 1;
const NS_PER_MS = 1e6;

/** Watches the event loop of this process. @returns a function that gives the delays since its last call */
export function watchDelays(): () => Delays {
  const loop = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  loop.enable();
  let collections: number[] = [];
  new PerformanceObserver((seen) => {
    for (const { duration } of seen.getEntries()) collections.push(duration);
  }).observe({ entryTypes: ['gc'] });
  return () => {
    const delays = {
      loopP99: loop.percentile(99) / NS_PER_MS - RESOLUTION_MS,
      longestCollection: Math.max(0, ...collections),
      collections: collections.length,
    };
    loop.reset();
    collections = [];
    return delays;
  };
}
