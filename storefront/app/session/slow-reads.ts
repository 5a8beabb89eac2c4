import { createStore, useStore } from '#app/ui/store.ts';

/** A read that takes longer is said to be under way (product 9.4). */
const SLOW_AFTER_MS = 3000;

const NONE = { waiting: 0 };
/** How many reads of the browser have been waited for longer than a moment. */
const slowReads = createStore(NONE);

const isAny = ({ waiting }: typeof NONE) => waiting > 0;

/**
 * Notes that a read has begun.
 * @returns tells that it was answered, failed or is no longer wanted; telling again changes nothing
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

/** Whether anything that the browser reads is slow to come. @internal for tests: pages use the hook */
export function isReadSlow(): boolean {
  return isAny(slowReads.get());
}

export function useSlowReads(): boolean {
  return useStore(slowReads, NONE, isAny);
}
