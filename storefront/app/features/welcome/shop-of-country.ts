import type { AlternativeShop, ShopInfo } from '#app/page/shop.tsx';

/** A shop that a visitor can go to. `language`: BCP 47 tag, where it is known. */
export type NamedShop = {
  readonly country: string;
  readonly href: string;
  readonly language: string | undefined;
};

/**
 * The shops to show to a visitor from another country: that of the country, or, if it has none, all others.
 * @returns null if the visitor is not welcomed
 */
export function findShopsOfCountry(
  country: string,
  shops: readonly AlternativeShop[],
  here: Pick<ShopInfo, 'country' | 'markets'>,
): { readonly own: boolean; readonly named: readonly NamedShop[] } | null {
  if (country === here.country || !shops.some((shop) => shop.country === country)) return null;
  const all = shops.flatMap((shop) => resolveNamedShop(shop, here.markets) ?? []);
  const own = all.find((shop) => shop.country === country);
  return own
    ? { own: true, named: [own] }
    : { own: false, named: all.filter((shop) => shop.country !== here.country) };
}

function resolveNamedShop(
  { country, address }: AlternativeShop,
  markets: ShopInfo['markets'],
): NamedShop | null {
  const market = markets.find(({ locale }) => locale.endsWith(`-${country}`));
  if (market) return { country, href: market.origin + market.home, language: market.locale };
  return address === null ? null : { country, href: address, language: undefined };
}
