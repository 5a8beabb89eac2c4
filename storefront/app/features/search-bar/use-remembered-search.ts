import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { screenLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { readTerm } from '#forms/list-address.ts';
import { rememberTerm } from './own-terms.ts';

/** A search is the visitor's own, and its page is everybody's: the browser tells the shop once the page is usable. */
export function useRememberedSearch(): void {
  const shop = useShop();
  const { pathname, search } = useLocation();
  const term = pathname === screenLink(shop, 'search') ? readTerm(new URLSearchParams(search)) : '';
  useEffect(() => {
    if (term !== '') void rememberTerm(shop.locale, term);
  }, [term, shop.locale]);
}
