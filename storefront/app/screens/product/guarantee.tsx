import { Link } from 'react-router';
import { screenLink } from '../../links.ts';
import { useShop } from '../../page/shop.tsx';
import { useText } from '../../texts/texts.tsx';
import type { ProductView } from './product-view.ts';

/** Where the Union explains the legal guarantee, by language (Regulation (EU) 2025/1960). */
const YOUR_EUROPE = 'https://europa.eu/youreurope/citizens/consumers/shopping/guarantees/index_';

/**
 * What the law gives, and the manufacturer's own guarantee of durability only where there is one of more than two
 * years for the whole product.
 */
export function Guarantee({ product }: { product: ProductView }) {
  const t = useText();
  const shop = useShop();
  const years = product.durabilityGuaranteeYears;
  const maker = product.manufacturer?.name ?? product.brand.name;
  return (
    <section aria-labelledby="guarantee" className="max-w-text">
      <h2 id="guarantee" className="mb-3 text-xl">
        {t('product.guarantee')}
      </h2>
      {years !== null && (
        <div className="mb-4 rounded border border-line p-4">
          <p className="font-semibold">{t('product.guarantee.maker', { years })}</p>
          <p className="mt-1 text-sm text-muted">{t('product.guarantee.maker.note', { maker, years })}</p>
        </div>
      )}
      <p>{t('product.guarantee.legal')}</p>
      <p className="mt-2">
        {shop.country === 'CH' ? (
          <Link to={screenLink(shop, 'terms')} className="link">
            {t('product.guarantee.terms')}
          </Link>
        ) : (
          <a href={`${YOUR_EUROPE}${shop.language}.htm`} rel="noreferrer" className="link">
            {t('product.guarantee.more')}
          </a>
        )}
      </p>
    </section>
  );
}
