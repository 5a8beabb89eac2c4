import { createStore, useStore } from '#app/ui/store.ts';

/** A read that takes longer than this is shown as under way (product 9.4). */
const SLOW_AFTER_MS = 3000;

const NONE = { waiting: 0 };
/** Number of the browser's reads that take longer than that. */
const slowReads = createStore(NONE);

const isAny = ({ waiting }: typeof NONE) => waiting > 0;

/**
 * Notes that a read has begun.
 * @returns a function to call when it was answered, failed or is no longer needed; a second call changes nothing
 */
export function beginRead(): () => void {
  let end = () => clearTimeout(timer);
  const timer = setTimeout(() => {
    slowReads.set(({ waiting }) => ({ waiting: waiting + 1 }));
    end = () => {
      end = () => undefined;
      slowReads.set(({ waiting }) => ({ waiting: waiting - 1 }));
    };
  }, SLOW_AFTER_MS);
  return () => end();
}

/** Whether any of the browser's reads is slow. @internal for tests: pages use the hook */
export function isReadSlow(): boolean {
  return isAny(slowReads.get());
}

export function useSlowReads(): boolean {
  return useStore(slowReads, NONE, isAny);
}
