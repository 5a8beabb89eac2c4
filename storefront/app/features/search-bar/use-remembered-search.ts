import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { screenLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { readTerm } from '#forms/lists/list-address.ts';
import { rememberTerm } from './own-terms.ts';

/**
 * Stores the search of this page in the visitor's history when the page can be used: the page itself is the same for
 * all visitors.
 */
export function useRememberedSearch(): void {
  const shop = useShop();
  const { pathname, search } = useLocation();
  const term = pathname === screenLink(shop, 'search') ? readTerm(new URLSearchParams(search)) : '';
  useEffect(() => {
    if (term !== '') void rememberTerm(shop.locale, term);
  }, [term, shop.locale]);
}
