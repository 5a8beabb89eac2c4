import useSWR from 'swr';
import { type ShopInfo, useShop } from '#app/page/shop.tsx';
import { fetchJson } from '#app/session/client/fetcher.ts';
import { getSwrOptions } from '#app/session/client/swr-options.ts';

/** An entry of the navigation, as menus use it. */
export type NavigationItem = {
  id: string;
  name: string;
  path: string;
  picture: string | null;
  children: readonly NavigationItem[];
};

type NavigationChannel = 'web' | 'mobile';

/**
 * Address of the navigation JSON; a second language of a tenant has a file of its own.
 * @param sliced the upper two levels only (product 7.3)
 */
export function buildNavigationAddress(
  shop: Pick<ShopInfo, 'clientId' | 'language'>,
  channel: NavigationChannel,
  { sliced = false } = {},
): string {
  return `/api/content/navigation/${shop.clientId}/${channel}/${shop.language}${sliced ? '-sliced' : ''}.json`;
}

/** The entries on a path down the tree, by ids; an unknown id ends it. */
export function listEntriesOnPath(
  items: readonly NavigationItem[],
  ids: readonly string[],
): NavigationItem[] {
  const way: NavigationItem[] = [];
  for (const wanted of ids) {
    const found = (way.at(-1)?.children ?? items).find(({ id }) => id === wanted);
    if (!found) break;
    way.push(found);
  }
  return way;
}

/** The bucket's file as items: an entry without name or path is left out, with everything below it. */
export function parseNavigationItems(file: unknown): NavigationItem[] {
  if (!Array.isArray(file)) return [];
  return file.flatMap((entry: unknown) => {
    if (typeof entry !== 'object' || entry === null) return [];
    const { id, name, path, picture, children }: Record<string, unknown> = { ...entry };
    if (typeof name !== 'string' || typeof path !== 'string') return [];
    return {
      id: String(id),
      name,
      path,
      picture: typeof picture === 'string' ? picture : null,
      children: parseNavigationItems(children),
    };
  });
}

const read = async (address: string) => parseNavigationItems(await fetchJson<unknown>(address));

/**
 * The category tree, loaded when a menu first needs it, then cached.
 * @param part `sliced`: its upper two levels, which are used until all of it is loaded
 */
export function useNavigationData(
  channel: NavigationChannel,
  part: { readonly sliced?: boolean } = {},
): {
  items: readonly NavigationItem[] | null;
  failed: boolean;
} {
  const { data, error } = useSWR<NavigationItem[], Error>(
    buildNavigationAddress(useShop(), channel, part),
    read,
    {
      ...getSwrOptions(),
      keepPreviousData: true,
    },
  );
  return { items: data ?? null, failed: error !== undefined && !data };
}

export type ServiceLink = { readonly label: string; readonly to: string };

const readLinks = async (address: string) => {
  const file = await fetchJson<unknown>(address);
  return (Array.isArray(file) ? file : []).filter(isServiceLink);
};

function isServiceLink(entry: unknown): entry is ServiceLink {
  if (typeof entry !== 'object' || entry === null) return false;
  const { label, to }: Record<string, unknown> = { ...entry };
  return typeof label === 'string' && typeof to === 'string';
}

/** The service menu that editors write; empty until it is loaded, and if there is none. */
export function useServiceMenu(channel: NavigationChannel): readonly ServiceLink[] {
  const { clientId, language } = useShop();
  const address = `/api/content/navigation/${clientId}/${channel}/service/${language}.json`;
  return useSWR<ServiceLink[], Error>(address, readLinks, getSwrOptions()).data ?? [];
}
