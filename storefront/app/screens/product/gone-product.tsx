import { ProductGrid } from '#app/features/product-tile/product-grid.tsx';
import type { TileProduct } from '#app/features/product-tile/product-tile.fragment.ts';
import { categoryLink, homeLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { ButtonLink } from '#app/ui/button.tsx';

/** An article that is no longer sold: similar ones, and its category. */
export function GoneProduct({
  name,
  category,
  alternatives,
}: {
  name: string;
  category: { name: string; path: string } | null;
  alternatives: readonly TileProduct[];
}) {
  const t = useText();
  const shop = useShop();
  const [to, label] = category
    ? [categoryLink(shop, category.path), t('catalogue.gone.category', { name: category.name })]
    : [homeLink(shop), t('catalogue.home')];
  return (
    <div className="wrap py-8 md:py-12">
      <div className="mb-8 max-w-text">
        <h1 className="text-2xl">{t('catalogue.gone', { name })}</h1>
        <p className="mt-3 mb-5 text-muted">{t('catalogue.gone.text')}</p>
        <ButtonLink to={to} variant="secondary" icon="chevron-left">
          {label}
        </ButtonLink>
      </div>
      <h2 className="sr-only">{t('catalogue.replacements')}</h2>
      <ProductGrid products={alternatives} />
    </div>
  );
}
