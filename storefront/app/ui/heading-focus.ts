import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** The element around the page's own content. */
export const MAIN_ID = 'main';

/**
 * After a navigation without another document the focus moves to the new page's heading, so that users of screen
 * readers and keyboards begin there; on the way back to a list it moves to the tile that was left, and the page
 * scrolls to it: the list may be shorter than before (a reload forgets the pages above) or higher. An element that
 * took the focus itself (a summary of errors) keeps it. Within a page the focus stays, unless the focused link or
 * button is gone.
 */
export function useHeadingFocus(): void {
  const { pathname, hash, key } = useLocation();
  const type = useNavigationType();
  const shown = useRef(pathname);
  const place = useRef(key);
  useEffect(() => {
    const from = shown.current;
    const isOther = place.current !== key;
    place.current = key;
    if (from === pathname) {
      const isLost = document.activeElement === document.body;
      if (isOther && isLost && hash === '' && type !== 'POP') focusHeading();
      return;
    }
    shown.current = pathname;
    const tiles = document.querySelectorAll<HTMLAnchorElement>('main .product-tile-link');
    const left = type === 'POP' ? [...tiles].find((link) => link.pathname === from) : null;
    if (!left) return focusHeading();
    left.focus({ preventScroll: true });
    const { top, bottom } = left.getBoundingClientRect();
    if (bottom < 0 || top > innerHeight) left.scrollIntoView({ block: 'center' });
  }, [pathname, hash, key, type]);
}

/** Moves the focus to the page's heading, unless an alert has it. */
export function focusHeading(): void {
  if (document.activeElement?.getAttribute('role') === 'alert') return;
  const main = document.getElementById(MAIN_ID);
  const heading = main?.querySelector<HTMLElement>('h1') ?? main;
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}
