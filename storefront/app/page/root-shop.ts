import type { ShopInfo } from './shop.tsx';

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

/** The shop, for a route's `meta`, which has no context. null when the root loader failed. */
export function findRootShop(matches: Matches): ShopInfo | null {
  const data = matches.find((match) => match?.id === 'root')?.loaderData;
  return typeof data === 'object' && data !== null && 'shop' in data ? (data.shop as ShopInfo) : null;
}
