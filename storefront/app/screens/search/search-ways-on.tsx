import type { ReactNode } from 'react';
import { ProductRow } from '#app/features/product-tile/product-row.tsx';
import type { TileProduct } from '#app/features/product-tile/product-tile.fragment.ts';
import { RecentlyViewed } from '#app/features/recently-viewed/recently-viewed.tsx';
import { categoryLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { joinWords } from '#app/texts/unbroken.ts';
import { ChipLink } from '#app/ui/chip.tsx';

/** A search without a term or without hits: advice, and other places to look. */
export function SearchWaysOn({
  term,
  nearest,
  categories,
  bestsellers,
  understood,
  service,
}: {
  term: string;
  /** the category that the words name */
  nearest: { name: string; path: string } | null;
  understood: ReactNode;
  service: { email: string; phone: string };
  categories: readonly { name: string; path: string }[];
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
        {understood && <div className="mt-3">{understood}</div>}
        {term === '' ? <p className="mt-3 text-muted">{t('catalogue.search.enter.text')}</p> : <SearchTips />}
      </div>
      <h2 className="text-xl">{t('catalogue.search.browse')}</h2>
      <ul className="mt-3 mb-10 flex flex-wrap gap-2">
        {[...(nearest ? [nearest] : []), ...categories].map(({ name, path }) => (
          <li key={path}>
            <ChipLink to={categoryLink(shop, path)} prefetch="intent">
              {name}
            </ChipLink>
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
      <p className="mt-10 flex flex-wrap items-center gap-x-4 gap-y-1 rounded bg-sunken p-5 text-sm">
        <span className="w-full lg:w-auto">{t('list.search.service')}</span>
        <a href={`tel:${service.phone.replace(/[^+\d]/g, '')}`} className="link touch">
          {joinWords(service.phone)}
        </a>
        <a href={`mailto:${service.email}`} className="link touch">
          {service.email}
        </a>
      </p>
      <RecentlyViewed />
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
