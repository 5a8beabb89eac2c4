import type { TileProduct } from './product-tile.fragment.ts';

/** The same products with one picture each: a list's data travels twice, in the HTML and beside it. */
export function tileProducts(products: readonly TileProduct[]): TileProduct[] {
  return products.map((product) => ({ ...product, pictures: product.pictures.slice(0, 1) }));
}
