import { useRouteLoaderData } from 'react-router';
import type { ShopInfo } from '#app/page/shop.tsx';
import type { Shell } from './shell.query.ts';

/** The data of the root's loader. `shell` is null when it could not be loaded. */
export type RootData = { shop: ShopInfo; shell: Shell | null };

/** The root loader's data below the root; undefined when the root itself could not be loaded. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>('root');
}
