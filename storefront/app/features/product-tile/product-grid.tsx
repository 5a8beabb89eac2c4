import { useEffect, useRef } from 'react';
import type { TileProduct } from './product-tile.fragment.ts';
import { ProductTile } from './product-tile.tsx';

/** Most pictures in one row of a first screen. */
const FIRST_ROW = 4;
/** Products that a phone shows at first: the others are laid out later (start/start.css). */
const FIRST_SEEN = 2;

/**
 * Products in a grid, two to four in a row; in a container that is narrower than the page, as many as it has room for.
 * @param newFrom index of the first product that "load more" has just added, which gets the focus
 */
export function ProductGrid({
  products,
  newFrom = 0,
}: {
  products: readonly TileProduct[];
  newFrom?: number;
}) {
  const list = useRef<HTMLUListElement>(null);
  const known = useRef(newFrom);
  useEffect(() => {
    if (newFrom > known.current) {
      list.current?.children[newFrom]?.querySelector('a')?.focus({ preventScroll: true });
    }
    known.current = newFrom;
  }, [newFrom]);
  return (
    <ul
      ref={list}
      className="grid gap-x-3 gap-y-8 halves md:grid-cols-3 md:gap-x-4 xl:grid-cols-4 @max-[48rem]:xl:grid-cols-3 @max-[34rem]:md:grid-cols-2"
    >
      {products.map((product, index) => (
        <li key={product.sku} className={index < FIRST_SEEN ? 'min-w-0' : 'later min-w-0'}>
          <ProductTile product={product} priority={index < FIRST_ROW} />
        </li>
      ))}
    </ul>
  );
}
