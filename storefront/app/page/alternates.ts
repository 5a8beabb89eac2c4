import type { ShopInfo } from './shop.tsx';

/**
 * Absolute addresses of a page in every locale that has it, its own among them, for hreflang. Locales without the page
 * are left out; a locale of another market leads to that market's origin.
 * @param own path of this page in this locale
 * @param others paths with language prefix by locale
 */
export function alternatesOf(
  shop: Pick<ShopInfo, 'locale' | 'origin' | 'markets'>,
  own: string,
  others: readonly { locale: string; path: string }[],
): { locale: string; href: string }[] {
  const found = others.flatMap(({ locale, path }) => {
    const market = shop.markets.find((candidate) => candidate.locale === locale);
    return market && locale !== shop.locale ? [{ locale, href: market.origin + path }] : [];
  });
  return [{ locale: shop.locale, href: shop.origin + own }, ...found];
}
