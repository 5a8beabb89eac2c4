import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Ends the mark of a page that is shown from its top (start.css) when another address is shown: whoever goes back then
 * finds heights as they were.
 */
export function useMarkOfTop(): void {
  const { key } = useLocation();
  const first = useRef(key);
  useEffect(() => {
    if (key !== first.current) delete document.documentElement.dataset.fresh;
  }, [key]);
}
