import { ProductGrid } from '#app/features/product-tile/product-grid.tsx';
import { buildTileProducts } from '#app/features/product-tile/tile-products.ts';
import { buildHead } from '#app/page/head.ts';
import { homeLink } from '#app/page/links.ts';
import { buildPageMeta } from '#app/page/page-meta.ts';
import { createNotFound, personalPage, requireScreen } from '#app/page/pages.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import type { Route } from './+types/shared-wishlist.route';
import { SharedWishlistQuery } from './shared-wishlist.query.ts';

/** A wishlist shared by a link: its articles only, and not indexed. A withdrawn link is a 404. */
export const loader = personalPage(async ({ page }) => {
  requireScreen(page, 'sharedWishlist');
  const key = page.url.searchParams.get('list') ?? '';
  const { sharedWishlist } = await page.query(SharedWishlistQuery, { key: key.slice(0, 40) });
  if (!sharedWishlist) throw createNotFound();
  const products = buildTileProducts(page, sharedWishlist.products);
  return { products, head: buildHead(page, 'wishlist.shared.title') };
});

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? buildPageMeta({ ...loaderData.head, noindex: true }) : [];

export default function SharedWishlistScreen({ loaderData }: Route.ComponentProps) {
  const t = useText();
  const shop = useShop();
  const { products } = loaderData;
  if (products.length === 0) {
    return (
      <div className="wrap py-6 md:py-10">
        <EmptyState
          icon="heart"
          title={t('wishlist.shared.empty')}
          actions={<ButtonLink to={homeLink(shop)}>{t('wishlist.empty.action')}</ButtonLink>}
        >
          {t('wishlist.shared.text')}
        </EmptyState>
      </div>
    );
  }
  return (
    <div className="wrap py-6 md:py-10">
      <h1 className="mb-2 text-2xl">{t('wishlist.shared.title')}</h1>
      <p className="mb-6 text-muted">{t('wishlist.shared.text')}</p>
      <ProductGrid products={products} />
    </div>
  );
}
