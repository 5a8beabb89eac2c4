import type { TileProduct } from './product-tile.fragment.ts';
import { ProductTile } from './product-tile.tsx';

/** Products side by side, to be pushed sideways where there is no room. @param label names the row */
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
      {products.map((product) => (
        <li key={product.sku}>
          <ProductTile product={product} morph={morph} />
        </li>
      ))}
    </ul>
  );
}
