import type { Screen } from '#tenants/paths.ts';
import type { Market, PageRequest } from './page-request.ts';

/** The same page in another language or market. `locale` is a BCP 47 tag, or `x-default`. */
export type Alternate = { readonly locale: string; readonly href: string };

type Place = { readonly tenant: string; readonly locale: string; readonly path: string };
type Here = { readonly tenant: string; readonly locale: string };

/**
 * Absolute addresses of a page in every locale that has it, its own among them, for hreflang; `x-default` is the
 * default market's, if that has the page. Where two markets share a locale the first that has the page is used.
 * @param places path with language prefix by market and locale
 * @returns none when the page itself is not among them: the others would not name it either
 */
export function buildAlternates(
  markets: readonly Omit<Market, 'paths'>[],
  here: Here,
  places: readonly Place[],
): Alternate[] {
  const found = new Map<string, Here & { href: string }>();
  let fallback: string | null = null;
  for (const { tenant, locale, origin, isDefault } of markets) {
    const place = places.find((one) => one.tenant === tenant && one.locale === locale);
    if (!place) continue;
    const href = origin + place.path;
    if (isDefault) fallback = href;
    if (!found.has(locale)) found.set(locale, { tenant, locale, href });
  }
  if (found.get(here.locale)?.tenant !== here.tenant) return [];
  const alternates = [...found.values()].map(({ locale, href }) => ({ locale, href }));
  return fallback === null ? alternates : [...alternates, { locale: 'x-default', href: fallback }];
}

/** {@link buildAlternates} for the page of a request, by the gateway's data about it. */
export function buildPageAlternates(page: PageRequest, places: readonly Place[]): Alternate[] {
  return buildAlternates(page.markets, { tenant: page.tenant.id, locale: page.locale }, places);
}

/** {@link buildAlternates} for a screen that every market's path table has. */
export function buildScreenAlternates(page: PageRequest, screen: Screen): Alternate[] {
  const places = page.markets.flatMap(({ tenant, locale, paths }) => {
    const path = paths[screen];
    return path === null ? [] : [{ tenant, locale, path }];
  });
  return buildPageAlternates(page, places);
}
