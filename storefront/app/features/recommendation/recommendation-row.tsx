import { memo } from 'react';
import { ProductRow } from '#app/features/product-tile/product-row.tsx';
import type { TileProduct } from '#app/features/product-tile/product-tile.fragment.ts';
import { categoryLink, searchLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { ChipLink } from '#app/ui/chip.tsx';

/**
 * A slot of recommendations under its heading; empty where there are none.
 * @param more the article they belong to: its brand and its category follow as links
 */
export const RecommendationRow = memo(function RecommendationRow({
  id,
  title,
  products,
  more,
}: {
  id: string;
  title: string;
  products: readonly TileProduct[];
  more?: { brand: { name: string }; breadcrumb: readonly { name: string; path: string }[] };
}) {
  const t = useText();
  const shop = useShop();
  if (products.length === 0) return null;
  const category = more?.breadcrumb.at(-1);
  return (
    <section aria-labelledby={id} className="later mt-12">
      <h2 id={id} className="mb-3 text-xl">
        {title}
      </h2>
      <ProductRow products={products} label={title} morph={false} />
      {more && (
        <p className="mt-4 flex flex-wrap gap-2">
          <ChipLink to={searchLink(shop, more.brand.name)}>
            {t('catalogue.recommendations.brand', { brand: more.brand.name })}
          </ChipLink>
          {category && (
            <ChipLink to={categoryLink(shop, category.path)}>
              {t('catalogue.recommendations.category', { name: category.name })}
            </ChipLink>
          )}
        </p>
      )}
    </section>
  );
});
