import { useEffect } from 'react';
import { data, redirect, type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router';
import { Slot } from '#app/extension/slot.tsx';
import { viewEvent } from '#app/features/measurement/measured-products.ts';
import { useMeasured } from '#app/features/measurement/use-measured.ts';
import { findLastPage } from '#app/features/paging/last-page.ts';
import { findVariant, readChoice, readTarget } from '#app/features/product/choice.ts';
import { ProductQuery, type ProductResult } from '#app/features/product/product.query.ts';
import {
  buildProductView,
  listGalleryPictures,
  type ProductView,
} from '#app/features/product/product-view.ts';
import type { TileProduct } from '#app/features/product-tile/product-tile.fragment.ts';
import { buildTileProducts } from '#app/features/product-tile/tile-products.ts';
import { rememberViewed } from '#app/features/recently-viewed/recent-store.ts';
import { RecentlyViewed } from '#app/features/recently-viewed/recently-viewed.tsx';
import { RecommendationRow } from '#app/features/recommendation/recommendation-row.tsx';
import { tellViewed } from '#app/features/recommendation/view-beacon.ts';
import { buildPageAlternates } from '#app/page/alternates.ts';
import { categoryLink, homeLink, productLink, productPageLink } from '#app/page/links.ts';
import { buildPageMeta } from '#app/page/page-meta.ts';
import type { PageRequest } from '#app/page/page-request.ts';
import { createNotFound, ORDER_DAY, publicPage } from '#app/page/pages.ts';
import { findRootShop } from '#app/page/root-shop.ts';
import { useShop } from '#app/page/shop.tsx';
import { buildShopInfo } from '#app/page/shop-info.ts';
import { isCategoryAllowed } from '#app/session/consent.ts';
import { runWhenIdle } from '#app/start/when-idle.ts';
import { useText } from '#app/texts/texts.tsx';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { FUNCTIONAL } from '#forms/consent.ts';
import { readPage } from '#forms/lists/list-address.ts';
import { readReviewChoice } from '#forms/lists/read-review-list.ts';
import { REVIEW_PARAMETERS, type ReviewChoice, writeVariation } from '#forms/lists/review-list.ts';
import type { Route } from './+types/product.route';
import { BuyBox } from './buy-box.tsx';
import { Gallery } from './gallery/gallery.tsx';
import { ProductDetails } from './product-details.tsx';
import { buildProductMeta } from './product-meta.ts';
import { ProductQuestions } from './product-questions.tsx';
import { ProductReviews } from './reviews/product-reviews.tsx';
import './product.css';
import { ProductGrid } from '#app/features/product-tile/product-grid.tsx';
import { ButtonLink } from '#app/ui/button.tsx';

export const loader = publicPage(async ({ page, params }) => {
  const { sku = '' } = params;
  if (sku.length > 50 || !isOwnPrefix(page)) throw createNotFound();
  const parameters = page.url.searchParams;
  const reviews = readReviewChoice(parameters);
  const asked = {
    sku,
    reviewPage: readPage(parameters),
    stars: reviews.stars ? String(reviews.stars) : null,
    variation: reviews.variation && writeVariation(reviews.variation),
    fit: reviews.fit,
    words: reviews.words,
    pictures: reviews.pictures,
    reviewSort: reviews.sort,
  };
  const { product, shop } = await page.query(ProductQuery, asked);
  if (!product) throw createNotFound();
  page.tag(product.cacheTag, ORDER_DAY);
  const alternates = buildPageAlternates(page, product.alternates);
  if (product.discontinued) {
    const gone = buildGoneView(product, buildTileProducts(page, product.replacements));
    return data({ gone, alternates }, { status: 410 });
  }
  leadToRightAddress(page, product);
  const view = buildProductView(page, product);
  leadToWhatThereIs(page, view, reviews);
  const replacements = buildTileProducts(page, product.replacements);
  return { ...partRows(view, replacements), shop, alternates };
});

/** Routes of all prefixes are in one build: with another tenant's prefix there is no product page. */
function isOwnPrefix({ url, localeSettings: { prefix } }: PageRequest): boolean {
  return url.pathname.startsWith(prefix ? `/${prefix}/p/` : '/p/');
}

/** @throws Response that redirects permanently to the canonical address of the product. */
function leadToRightAddress(page: PageRequest, product: ProductResult): void {
  const right = productLink(buildShopInfo(page), product);
  if (page.url.pathname !== right) throw redirect(right + page.url.search, 301);
}

/**
 * Redirects a choice in the address that the product does not have: unknown variants, values and pages of reviews
 * would be pages of their own in every cache.
 * @throws Response that redirects temporarily, since an assortment changes
 */
function leadToWhatThereIs(page: PageRequest, product: ProductView, reviews: ReviewChoice): void {
  const parameters = page.url.searchParams;
  const { variant, choice } = readTarget(product, parameters);
  const asked = readPage(parameters);
  const { totalCount, pageSize } = product.reviews;
  const last = findLastPage(asked, { pageCount: Math.ceil(totalCount / pageSize) });
  if (last === null && variant === parameters.get('variant') && choice === parameters.get('choice')) return;
  throw redirect(
    productPageLink(buildShopInfo(page), product, {
      ...{ ...reviews, variant, choice, reviewSort: reviews.sort },
      openWriteReview: parameters.has('openWriteReview'),
      page: last ?? asked,
    }),
    302,
  );
}

/**
 * The rows of recommendations, in which no article stands twice: replacements come first for an article that is sold
 * out, and last for one that is on sale.
 */
function partRows(product: ProductView, replacements: readonly TileProduct[]) {
  const rest = (row: readonly TileProduct[], above: readonly TileProduct[]) => {
    const shown = new Set(above.map(({ sku }) => sku));
    return row.filter(({ sku }) => !shown.has(sku));
  };
  const { available, recommendations } = product;
  return available
    ? { product, replacements: rest(replacements, recommendations) }
    : { product: { ...product, recommendations: rest(recommendations, replacements) }, replacements };
}

function buildGoneView({ name, breadcrumb }: ProductResult, alternatives: readonly TileProduct[]) {
  return { name, category: breadcrumb.at(-1) ?? null, alternatives };
}

/** A choice changes only the address: all the data is already here. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isSameParameter = (name: string) =>
    currentUrl.searchParams.get(name) === nextUrl.searchParams.get(name);
  const names = ['page', ...Object.values(REVIEW_PARAMETERS)];
  if (currentUrl.pathname === nextUrl.pathname && names.every(isSameParameter)) return false;
  return defaultShouldRevalidate;
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const shop = findRootShop(matches);
  if (!loaderData || !shop) return [];
  if ('gone' in loaderData) {
    return buildPageMeta({ title: loaderData.gone.name, shopName: shop.companyName, noindex: true });
  }
  const { product, alternates, shop: terms } = loaderData;
  return buildProductMeta(shop, { product, alternates, returnDays: terms.withdrawalDays });
};

export default function ProductScreen({ loaderData }: Route.ComponentProps) {
  if ('gone' in loaderData) return <GoneProduct {...loaderData.gone} />;
  // another product is another page, though it has the same route
  return <Product key={loaderData.product.sku} {...loaderData} />;
}

type Found = Extract<Awaited<ReturnType<typeof loader>>, { product: unknown }>;

function Product({ product, replacements, shop: terms }: Found) {
  const t = useText();
  const shop = useShop();
  const [parameters] = useSearchParams();
  const chosen = readChoice(product, parameters);
  const name = findVariant(product, chosen)?.name ?? product.name;
  useMeasured(product.sku, () => viewEvent('view_item', [product]));
  useEffect(() => {
    if (isCategoryAllowed(FUNCTIONAL)) rememberViewed(product.sku);
    return runWhenIdle(() => tellViewed(product.sku));
  }, [product.sku]);
  return (
    <div className="wrap pt-4 pb-12">
      <Breadcrumb
        items={[
          { name: t('catalogue.home'), to: homeLink(shop) },
          ...product.breadcrumb.map(({ name, path }) => ({ name, to: categoryLink(shop, path) })),
          { name },
        ]}
      />
      <div className="product-top mt-3 grid gap-6 md:mt-5 md:grid-cols-2 md:gap-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-12">
        <Gallery pictures={listGalleryPictures(product, chosen)} name={name} wide={product.isWide} />
        <BuyBox
          product={product}
          name={name}
          chosen={chosen}
          terms={terms}
          missing={parameters.get('notice') === 'variant'}
        />
      </div>
      <ProductDetails product={product} />
      {!product.available && (
        <RecommendationRow
          id="replacements"
          title={t('catalogue.replacements')}
          products={replacements}
          more={product.recommendations.length === 0 ? product : undefined}
        />
      )}
      <RecommendationRow
        id="recommendations"
        title={t('catalogue.recommendations')}
        products={product.recommendations}
        more={product}
      />
      {product.available && (
        <RecommendationRow id="replacements" title={t('catalogue.similar')} products={replacements} />
      )}
      <Slot name="product.below-recommendations" product={product} />
      <ProductReviews product={product} />
      <ProductQuestions product={product} />
      <RecentlyViewed except={product.sku} />
      <Slot name="product.foot" product={product} />
    </div>
  );
}

/** An article that is no longer sold: similar ones, and its category. */
function GoneProduct({
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
