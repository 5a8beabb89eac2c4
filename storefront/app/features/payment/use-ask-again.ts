import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';

const FIRST_MS = 2000;
const LONGEST_MS = 15_000;
/** After this time the page shows that it takes long; after four times this it stops checking by itself. */
const LONG_MS = 60_000;

/**
 * Loads the page's data again and again while `waits`, at growing intervals and only while the page is visible.
 * @returns whether it does so (not without scripts), and whether it takes unusually long
 */
export function useAskAgain(waits: boolean): { asks: boolean; isLong: boolean } {
  const { revalidate } = useRevalidator();
  const [isLong, setIsLong] = useState(false);
  const [asks, setAsks] = useState(false);
  const ask = useRef(revalidate);
  ask.current = revalidate;
  useEffect(() => {
    if (!waits) return;
    setAsks(true);
    const since = Date.now();
    let timer: ReturnType<typeof setTimeout>;
    const scheduleNext = (ms: number) => {
      timer = setTimeout(async () => {
        const waited = Date.now() - since;
        setIsLong(waited > LONG_MS);
        if (document.visibilityState === 'visible') await ask.current();
        if (waited < 4 * LONG_MS) scheduleNext(Math.min(LONGEST_MS, ms * 1.3));
      }, ms);
    };
    scheduleNext(FIRST_MS);
    return () => clearTimeout(timer);
  }, [waits]);
  return { asks, isLong };
}
