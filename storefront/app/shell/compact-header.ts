import { type RefObject, useEffect } from 'react';

/** Before this, in pixels from the top, the header is whole. */
const WHOLE_UNTIL = 240;
/** A hand that trembles turns nothing around. */
const TREMBLING = 6;

/**
 * Marks the header `data-compact` while the page is scrolled down, and unmarks it on the way up, at the top, and when
 * the focus comes into it. Only transforms follow from that: nothing on the page moves.
 */
export function useCompactOnTheWayDown(header: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = header.current;
    if (!element) return;
    let last = scrollY;
    const whole = () => element.removeAttribute('data-compact');
    const follow = () => {
      const moved = scrollY - last;
      if (scrollY < WHOLE_UNTIL) whole();
      else if (Math.abs(moved) < TREMBLING) return;
      else if (moved > 0 && !element.contains(document.activeElement)) element.dataset.compact = '';
      else whole();
      last = scrollY;
    };
    addEventListener('scroll', follow, { passive: true });
    element.addEventListener('focusin', whole);
    return () => {
      removeEventListener('scroll', follow);
      element.removeEventListener('focusin', whole);
    };
  }, [header]);
}
