import { type RefObject, useEffect } from 'react';

/** Above this position, in pixels from the top, the header is complete. */
const WHOLE_UNTIL = 240;
/** A movement of fewer pixels does not count as a change of direction. */
const TREMBLING = 6;

/**
 * Marks the header `data-compact` while the page is scrolled down, and removes the mark on the way up, at the top,
 * and when the focus enters it. It only causes transforms, so nothing on the page moves.
 */
export function useCompactWhenScrolledDown(header: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = header.current;
    if (!element) return;
    let last = scrollY;
    const showWholeHeader = () => element.removeAttribute('data-compact');
    const follow = () => {
      const moved = scrollY - last;
      if (scrollY < WHOLE_UNTIL) showWholeHeader();
      else if (Math.abs(moved) < TREMBLING) return;
      else if (moved > 0 && !element.contains(document.activeElement)) element.dataset.compact = '';
      else showWholeHeader();
      last = scrollY;
    };
    addEventListener('scroll', follow, { passive: true });
    element.addEventListener('focusin', showWholeHeader);
    return () => {
      removeEventListener('scroll', follow);
      element.removeEventListener('focusin', showWholeHeader);
    };
  }, [header]);
}
