import type { MetaDescriptor } from 'react-router';
import { homeLink } from '../../links.ts';
import { screenAlternates } from '../../page/alternates.ts';
import { publicPage, requireScreen } from '../../page/pages.ts';
import { rootShop } from '../../page/root-shop.ts';
import { type ShopInfo, useShop } from '../../page/shop.tsx';
import { ProductRow } from '../../product-tile/product-grid.tsx';
import type { TileProduct } from '../../product-tile/product-tile.fragment.ts';
import { tileProducts } from '../../product-tile/tile-products.ts';
import { onlineStore } from '../../structured-data/online-store.ts';
import { translatorOf, useText } from '../../texts/texts.tsx';
import { pageMeta } from '../../ui/page-meta.ts';
import type { Route } from './+types/home.route';
import { BrandStrip } from './brand-strip.tsx';
import { CategoryCards } from './category-cards.tsx';
import { HomeQuery } from './home.query.ts';
import { ServicePromises } from './service-promises.tsx';
import { Teasers } from './teasers.tsx';

export const loader = publicPage(async ({ page }) => {
  requireScreen(page, 'home');
  const { home, shop } = await page.query(HomeQuery, {});
  page.tag('content', 'navigation');
  const bestsellers = tileProducts(page, home.bestsellers);
  // a product stands on the page once
  const known = new Set(bestsellers.map(({ sku }) => sku));
  const newArrivals = tileProducts(
    page,
    home.newArrivals.filter(({ sku }) => !known.has(sku)),
  );
  return {
    teasers: home.teasers,
    categories: home.categories,
    bestsellers,
    newArrivals,
    terms: shop,
    alternates: screenAlternates(page, 'home'),
  };
});

type Data = Awaited<ReturnType<typeof loader>>;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const shop = rootShop(matches);
  return loaderData && shop ? homeMeta(shop, loaderData) : [];
};

function homeMeta(shop: ShopInfo, { terms, alternates }: Data): MetaDescriptor[] {
  const { text } = translatorOf(shop.locale);
  const own = shop.origin + homeLink(shop);
  return pageMeta({
    title: text('home.title'),
    shopName: shop.companyName,
    description: text('home.description', { shop: shop.companyName, days: terms.withdrawalDays }),
    canonical: own,
    alternates,
    structured: [
      onlineStore({
        name: shop.companyName,
        url: own,
        country: shop.country,
        returnDays: terms.withdrawalDays,
      }),
    ],
  });
}

export default function HomeScreen({ loaderData }: Route.ComponentProps) {
  const { teasers, categories, bestsellers, newArrivals, terms } = loaderData;
  const t = useText();
  const shop = useShop();
  return (
    <>
      <h1 className="sr-only">{t('home.heading', { shop: shop.companyName })}</h1>
      <Teasers teasers={teasers} />
      <div className="wrap space-y-12 py-10 md:space-y-16 md:py-14">
        <CategoryCards categories={categories} />
        <Products id="bestsellers" title={t('home.bestsellers')} products={bestsellers} />
        <ServicePromises terms={terms} />
        <Products id="new" title={t('home.newArrivals')} products={newArrivals} />
        <BrandStrip products={[...bestsellers, ...newArrivals]} />
      </div>
    </>
  );
}

function Products({ id, title, products }: { id: string; title: string; products: readonly TileProduct[] }) {
  if (products.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-2xl">
        {title}
      </h2>
      <ProductRow products={products} label={title} />
    </section>
  );
}
