import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { focusHeading } from '#app/ui/heading-focus.ts';

/**
 * A dialog that closes returns the focus to its opener; after it led to another page, the focus moves to that page's
 * heading. Used in the component with the dialog, so that it comes after it.
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
