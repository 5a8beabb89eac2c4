import type { PageRequest } from '#app/page/page-request.ts';
import type { LoadedProduct, TileProduct } from './product-tile.fragment.ts';

/** Colours that a tile shows; the others are counted. */
const SHOWN_COLORS = 4;

/** {@link tileProduct} of a page's list; the page is tagged with its products. */
export function tileProducts(page: PageRequest, products: readonly LoadedProduct[]): TileProduct[] {
  page.tag(...products.map(({ cacheTag }) => cacheTag));
  return products.map(tileProduct);
}

/**
 * A product as its tile shows it, one picture and some colours: a list's data travels twice, in the HTML and beside it.
 */
export function tileProduct({ cacheTag: _tag, tire, ecoLabel, ...product }: LoadedProduct): TileProduct {
  return {
    ...product,
    pictures: product.pictures.slice(0, 1),
    stylePreviews: product.stylePreviews.slice(0, SHOWN_COLORS),
    hiddenColors: Math.max(0, product.stylePreviews.length - SHOWN_COLORS),
    ...(tire ? { tire } : {}),
    ...(ecoLabel ? { ecoLabel } : {}),
  };
}
