import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { focusHeading } from './heading-focus.ts';

/**
 * A dialog that closes gives the focus back to what opened it; after it led to another page, to that page's heading. Goes
 * into the component that holds the dialog, so that it comes after it.
 */
export function useHeadingAfterDialog(open: boolean): void {
  const { pathname } = useLocation();
  const openedOn = useRef<string | null>(null);
  useEffect(() => {
    if (open) {
      openedOn.current ??= pathname;
      return;
    }
    if (openedOn.current !== null && openedOn.current !== pathname) focusHeading();
    openedOn.current = null;
  }, [open, pathname]);
}
