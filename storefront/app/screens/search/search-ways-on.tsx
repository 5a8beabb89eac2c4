import { Link } from 'react-router';
import { categoryLink } from '../../links.ts';
import { useShop } from '../../page/shop.tsx';
import { ProductRow } from '../../product-tile/product-grid.tsx';
import type { TileProduct } from '../../product-tile/product-tile.fragment.ts';
import { useText } from '../../texts/texts.tsx';

/** A search without a term or without hits: what to try, and where else to look. */
export function SearchWaysOn({
  term,
  categories,
  bestsellers,
}: {
  term: string;
  categories: readonly { id: string; name: string; path: string }[];
  bestsellers: readonly TileProduct[];
}) {
  const t = useText();
  const shop = useShop();
  return (
    <>
      <div className="max-w-text py-6 md:py-8">
        <h1 className="text-2xl wrap-anywhere">
          {term === '' ? t('catalogue.search.enter') : t('catalogue.search.none', { query: term })}
        </h1>
        {term === '' ? <p className="mt-3 text-muted">{t('catalogue.search.enter.text')}</p> : <SearchTips />}
      </div>
      <h2 className="text-xl">{t('catalogue.search.browse')}</h2>
      <ul className="mt-3 mb-10 flex flex-wrap gap-2">
        {categories.map(({ id, name, path }) => (
          <li key={id}>
            <Link
              to={categoryLink(shop, path)}
              prefetch="intent"
              className="inline-flex min-h-control-l items-center rounded border border-line-strong px-4 text-sm hover:border-text"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
      {bestsellers.length > 0 && (
        <section aria-labelledby="popular">
          <h2 id="popular" className="mb-3 text-xl">
            {t('catalogue.search.popular')}
          </h2>
          <ProductRow products={bestsellers} label={t('catalogue.search.popular')} />
        </section>
      )}
    </>
  );
}

function SearchTips() {
  const t = useText();
  return (
    <ul className="mt-3 list-disc space-y-1 ps-5 text-muted">
      <li>{t('catalogue.search.tip.spelling')}</li>
      <li>{t('catalogue.search.tip.fewer')}</li>
      <li>{t('catalogue.search.tip.number')}</li>
    </ul>
  );
}
