import { useEffect } from 'react';
import { whenIdle } from '../personal/when-idle.ts';

/** Enough that the page is not painted anew for each tile, few enough that nobody waits behind them. */
const ELEMENTS_AT_ONCE = 150;

/**
 * A page that is shown from its top lays out only what is near the screen (start.css): on a phone that is half of the
 * time until it can be used. What is further down follows here, some parts at a time while nothing else happens, so that
 * heights are right before anybody goes back, and none of it costs a long task.
 */
export function useLayoutOfTheRest(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    const parts = [...document.querySelectorAll<HTMLElement>('.later')];
    let cancel = () => {};
    const next = () => {
      if (parts.length === 0) {
        delete dataset.fresh;
        return;
      }
      for (let elements = 0; elements < ELEMENTS_AT_ONCE; ) {
        const part = parts.shift();
        if (!part) break;
        part.style.contentVisibility = 'visible';
        elements += part.getElementsByTagName('*').length;
      }
      cancel = whenIdle(next);
    };
    if ('fresh' in dataset) cancel = whenIdle(next);
    return () => cancel();
  }, []);
}
