import useSWR from 'swr';
import { type ShopInfo, useShop } from '../page/shop.tsx';
import { fetchJson } from '../personal/fetcher.ts';
import { swrOptions } from '../personal/swr-options.ts';

/** An entry of the navigation JSON (gateway/rest/navigation.ts). */
export type NavigationItem = {
  id: string;
  name: string;
  path: string;
  picture: string | null;
  children: readonly NavigationItem[];
};

export type NavigationChannel = 'web' | 'mobile';

/** Address of the navigation JSON; a second language of a tenant has a file of its own. */
export function navigationAddress(
  shop: Pick<ShopInfo, 'clientId' | 'language'>,
  channel: NavigationChannel,
): string {
  return `/api/content/navigation/${shop.clientId}/${channel}/${shop.language}.json`;
}

/** The category tree, fetched when a menu first wants it and kept. */
export function useNavigationData(channel: NavigationChannel): {
  items: readonly NavigationItem[] | null;
  failed: boolean;
} {
  const address = navigationAddress(useShop(), channel);
  const { data, error } = useSWR<{ items: NavigationItem[] }, Error>(address, fetchJson, swrOptions());
  return { items: data?.items ?? null, failed: error !== undefined && !data };
}
