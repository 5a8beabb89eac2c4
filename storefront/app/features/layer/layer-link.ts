import { screenLink } from '#app/page/links.ts';
import type { ShopInfo } from '#app/page/shop.tsx';

type Place = Pick<ShopInfo, 'prefix' | 'paths'>;

/** The page of a service layer. With scripts it opens over the page that the link stands on (layers.tsx). */
export function layerLink(shop: Place, id: string): string {
  return `${screenLink(shop, 'serviceLayer')}${id}`;
}

/** Service layers stand by themselves: no frame is around them (product 2.1). */
export function isLayerPath(shop: Place, pathname: string): boolean {
  return `${pathname}/`.startsWith(screenLink(shop, 'serviceLayer'));
}

/** @returns null: the path is no layer's of this shop */
export function layerIdOf(shop: Place, path: string): string | null {
  const base = screenLink(shop, 'serviceLayer');
  const id = path.startsWith(base) ? path.slice(base.length).replace(/\/$/, '') : '';
  return /^[a-z0-9][a-z0-9-]*$/.test(id) ? id : null;
}
