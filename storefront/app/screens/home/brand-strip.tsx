import { Link } from 'react-router';
import { searchLink } from '../../links.ts';
import { useShop } from '../../page/shop.tsx';
import type { TileProduct } from '../../product-tile/product-tile.fragment.ts';
import { useText } from '../../texts/texts.tsx';

const MOST = 12;

/** Brands of what the page shows, each a search for it. */
export function BrandStrip({ products }: { products: readonly TileProduct[] }) {
  const t = useText();
  const shop = useShop();
  const brands = [...new Set(products.map(({ brand }) => brand.name))].sort().slice(0, MOST);
  if (brands.length < 2) return null;
  return (
    <section aria-labelledby="brands">
      <h2 id="brands" className="mb-3 text-xl">
        {t('home.brands')}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {brands.map((brand) => (
          <li key={brand}>
            <Link
              to={searchLink(shop, brand)}
              className="inline-flex min-h-control-l items-center rounded border border-line px-4 font-semibold tracking-tight hover:border-text"
            >
              {brand}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
