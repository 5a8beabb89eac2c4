import type { TileProduct } from './product-tile.fragment.ts';
import { ProductTile } from './product-tile.tsx';

/** Products that a phone shows at first: the others are laid out later (start/start.css). */
const FIRST_SEEN = 3;

/** Products side by side, which scroll sideways where there is no room. @param label names the row */
export function ProductRow({
  products,
  label,
  morph = true,
}: {
  products: readonly TileProduct[];
  label: string;
  morph?: boolean;
}) {
  return (
    <ul className="product-row" aria-label={label}>
      {products.map((product, index) => (
        <li key={product.sku} className={index < FIRST_SEEN ? undefined : 'later'}>
          <ProductTile product={product} morph={morph} />
        </li>
      ))}
    </ul>
  );
}
