import type { PageRequest } from '#app/page/page-request.ts';
import { ORDER_DAY } from '#app/page/pages.ts';
import type { LoadedProduct, TileProduct } from './product-tile.fragment.ts';

/** Colours on a tile; the others are counted. */
const SHOWN_COLORS = 4;

/** The first picture, and the one that appears under a mouse. */
const SHOWN_PICTURES = 2;

/** {@link buildTileProduct} of a page's list; the page is tagged with its products. */
export function buildTileProducts(page: PageRequest, products: readonly LoadedProduct[]): TileProduct[] {
  page.tag(...products.map(({ cacheTag }) => cacheTag));
  if (products.some(({ arrival }) => arrival)) page.tag(ORDER_DAY);
  return products.map(buildTileProduct);
}

/**
 * A product for its tile, with two pictures and some colours: a list's data is sent twice, in the HTML and beside it.
 */
export function buildTileProduct({
  cacheTag: _tag,
  tire,
  ecoLabel,
  comparedAs,
  keyFacts,
  arrival,
  ...product
}: LoadedProduct): TileProduct {
  return {
    ...product,
    pictures: product.pictures.slice(0, SHOWN_PICTURES),
    stylePreviews: product.stylePreviews.slice(0, SHOWN_COLORS),
    hiddenColors: Math.max(0, product.stylePreviews.length - SHOWN_COLORS),
    ...(comparedAs !== null && { comparedAs }),
    ...(keyFacts.length > 0 && { keyFacts }),
    ...(arrival && { arrival }),
    ...(tire ? { tire } : {}),
    ...(ecoLabel ? { ecoLabel } : {}),
  };
}
