import { screenLink } from '#app/page/links.ts';
import type { ShopInfo } from '#app/page/shop.tsx';

type Place = Pick<ShopInfo, 'prefix' | 'paths'>;

/** The page of a service layer. With scripts it opens over the current page (layers.tsx). */
export function layerLink(shop: Place, id: string): string {
  return `${screenLink(shop, 'serviceLayer')}${id}`;
}

/** Service layers have no frame around them (product 2.1). */
export function isLayerPath(shop: Place, pathname: string): boolean {
  return `${pathname}/`.startsWith(screenLink(shop, 'serviceLayer'));
}

/** @returns null if the path is not that of a layer of this shop */
export function parseLayerPath(shop: Place, path: string): string | null {
  const base = screenLink(shop, 'serviceLayer');
  const id = path.startsWith(base) ? path.slice(base.length).replace(/\/$/, '') : '';
  return /^[a-z0-9][a-z0-9-]*$/.test(id) ? id : null;
}
