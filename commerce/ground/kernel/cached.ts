import { LRUCache } from 'lru-cache';
import type { Events, ShopEvent } from './events.ts';

/**
 * One value per process, made at its first use: services keep values between requests by the process's events,
 * which also say when it is out of date. Two shops in one process (tests) share nothing.
 */
export function createOncePerProcess<T>(create: (events: Events) => T): (events: Events) => T {
  const made = new WeakMap<Events, T>();
  return (events) => {
    let value = made.get(events.root);
    if (value === undefined) {
      value = create(events.root);
      made.set(events.root, value);
    }
    return value;
  };
}

export type Cached<T> = {
  /** The value cached under `key`, or what `load` returns; parallel callers wait for one `load`. */
  get(key: string, load: () => Promise<T>): Promise<T>;
  /** Forgets the values whose keys match. */
  drop(isOutdated: (key: string) => boolean): void;
};

export type CacheOptions<T> = {
  /** how long a value is used, for changes that nothing tells of; above 0 */
  readonly ttlMs: number;
  /** values; the one that was not used for longest goes first */
  readonly max: number;
  /** an event outdates the value of a key */
  readonly dropOn?: {
    readonly events: Events;
    readonly isOutdated: (event: ShopEvent, key: string) => boolean;
  };
  /** whether a loaded value may be used again; by default each */
  readonly isWorthKeeping?: (value: T) => boolean;
};

/** Caches what is loaded by a key. A load that fails is not cached. */
export function cached<T>({ ttlMs, max, dropOn, isWorthKeeping }: CacheOptions<T>): Cached<T> {
  const values = new LRUCache<string, Promise<T>>({
    max,
    ttl: ttlMs,
    perf: { now: () => performance.now() },
  });
  function drop(isOutdated: (key: string) => boolean): void {
    for (const key of [...values.keys()]) if (isOutdated(key)) values.delete(key);
  }
  dropOn?.events.on((event) => drop((key) => dropOn.isOutdated(event, key)));
  return {
    drop,
    get(key, load) {
      const known = values.get(key);
      if (known) return known;
      const value = load();
      values.set(key, value);
      const forget = () => {
        if (values.peek(key) === value) values.delete(key);
      };
      value.then((loaded) => isWorthKeeping?.(loaded) === false && forget(), forget);
      return value;
    },
  };
}
