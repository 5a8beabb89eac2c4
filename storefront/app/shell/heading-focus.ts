import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { MAIN_ID } from './places.ts';

/**
 * Another page without another document: the focus goes to its heading, so that who hears the page or uses the
 * keyboard begins there. What took the focus itself (a summary of errors) keeps it.
 */
export function useHeadingFocus(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const main = document.getElementById(MAIN_ID);
    if (document.activeElement?.getAttribute('role') === 'alert') return;
    const heading = main?.querySelector<HTMLElement>('h1') ?? main;
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [pathname]);
}
