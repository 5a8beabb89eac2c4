import { useEffect } from 'react';
import { whenIdle } from '../personal/when-idle.ts';

/** Children of these from the third on, and the footer: what start.css leaves out of the first layout. */
const LEFT_OUT = '.below > :nth-child(n + 3), body > footer';

/**
 * A page that is shown from its top lays out only what is near the screen (start.css): on a phone that is half of the
 * time until it can be used. What is further down follows here, one part at a time while nothing else happens, so that
 * heights are right before anybody goes back, and none of it costs a long task.
 */
export function useLayoutOfTheRest(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    const parts = [...document.querySelectorAll<HTMLElement>(LEFT_OUT)];
    let cancel = () => {};
    const next = () => {
      const part = parts.shift();
      if (!part) {
        delete dataset.fresh;
        return;
      }
      part.style.contentVisibility = 'visible';
      cancel = whenIdle(next);
    };
    if ('fresh' in dataset) cancel = whenIdle(next);
    return () => cancel();
  }, []);
}
