import { Link } from 'react-router';
import { braSizeFinderLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';

/** A link to the finder, which comes back with the chosen size. */
export function BraFinderLink({ product: { sku } }: { product: { sku: string } }) {
  const t = useText();
  const shop = useShop();
  return (
    <Link to={braSizeFinderLink(shop, sku)} prefetch="intent" className="link touch">
      {t('product.bra.open')}
    </Link>
  );
}
