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

export type Kept<T> = {
  /** The value cached under `key`, or what `load` returns; parallel callers wait for one `load`. */
  get(key: string, load: () => Promise<T>): Promise<T>;
};

/**
 * Caches loaded values until an event outdates them or `lifetimeMs` has passed, for other processes' changes.
 * A load that fails is not cached.
 * @param isOutdated whether the event outdates the value of this key
 */
export function keepUntil<T>(
  events: Events,
  lifetimeMs: number,
  isOutdated: (event: ShopEvent, key: string) => boolean,
): Kept<T> {
  const values = new Map<string, { value: Promise<T>; until: number }>();
  events.on((event) => {
    for (const key of values.keys()) if (isOutdated(event, key)) values.delete(key);
  });
  return {
    get(key, load) {
      const kept = values.get(key);
      if (kept && kept.until > performance.now()) return kept.value;
      const entry = { value: load(), until: performance.now() + lifetimeMs };
      values.set(key, entry);
      entry.value.catch(() => {
        if (values.get(key) === entry) values.delete(key);
      });
      return entry.value;
    },
  };
}
