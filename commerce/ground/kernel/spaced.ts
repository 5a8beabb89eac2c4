import { setTimeout as wait } from 'node:timers/promises';

/** Runs work for a key. @returns the result of the run that answers this call */
export type Spaced = (key: string, work: () => Promise<void>) => Promise<void>;

type Running = { readonly over: Promise<void>; next: Promise<void> | null };

/**
 * For work that many callers may request at once, such as a question to a provider: for one key it runs once at a
 * time and once in `everyMs`. Calls that come in between share the run that follows, so each of them gets an answer
 * newer than its call.
 */
export function createSpaced(everyMs: number): Spaced {
  const running = new Map<string, Running>();

  function begin(key: string, work: () => Promise<void>): Promise<void> {
    const done = work();
    const over = done
      .catch(() => undefined)
      .then(() => wait(everyMs, undefined, { ref: false }))
      .then(() => void running.delete(key));
    running.set(key, { over, next: null });
    return done;
  }

  return (key, work) => {
    const now = running.get(key);
    if (!now) return begin(key, work);
    now.next ??= now.over.then(() => begin(key, work));
    return now.next;
  };
}
