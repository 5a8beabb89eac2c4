import type { PageRequest } from '../page/page-request.ts';
import type { LoadedProduct, TileProduct } from './product-tile.fragment.ts';

/**
 * The products of a list as its tiles show them, one picture each: a list's data travels twice, in the HTML and beside
 * it. The page is tagged with them.
 */
export function tileProducts(page: PageRequest, products: readonly LoadedProduct[]): TileProduct[] {
  return products.map(({ cacheTag, ...product }) => {
    page.tag(cacheTag);
    return { ...product, pictures: product.pictures.slice(0, 1) };
  });
}
