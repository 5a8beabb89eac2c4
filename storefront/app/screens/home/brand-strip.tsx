import { Link } from 'react-router';
import { searchLink } from '../../links.ts';
import { useShop } from '../../page/shop.tsx';
import type { TileProduct } from '../../product-tile/product-tile.fragment.ts';
import { useText } from '../../texts/texts.tsx';

const MOST = 12;

/** How a brand may write itself; which of these is its own follows from its name. */
const HANDS = [
  'font-bold tracking-tight',
  'font-light tracking-[0.18em] uppercase',
  'font-extrabold tracking-[-0.04em] lowercase',
  'font-serif text-lg italic',
  'font-semibold tracking-[0.08em] uppercase text-sm',
  'font-serif text-lg tracking-wide',
] as const;

function handOf(brand: string): string {
  const sum = [...brand].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return HANDS[sum % HANDS.length] ?? HANDS[0];
}

/** Brands of what the page shows in their own hand, each a search for it. */
export function BrandStrip({ products }: { products: readonly TileProduct[] }) {
  const t = useText();
  const shop = useShop();
  const brands = [...new Set(products.map(({ brand }) => brand.name))].sort().slice(0, MOST);
  if (brands.length < 2) return null;
  return (
    <section aria-labelledby="brands">
      <h2 id="brands" className="mb-4 text-2xl">
        {t('home.brands')}
      </h2>
      <ul className="grid grid-cols-2 gap-2 md:grid-cols-4 lg:grid-cols-6">
        {brands.map((brand) => (
          <li key={brand}>
            <Link
              to={searchLink(shop, brand)}
              translate="no"
              className="grid h-full min-h-18 place-content-center rounded border border-line px-3 text-center leading-tight hover:border-text"
            >
              <span className={handOf(brand)}>{brand}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
