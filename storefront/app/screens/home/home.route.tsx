import { Link, type MetaDescriptor } from 'react-router';
import { Slot } from '#app/extension/slot.tsx';
import { DraftFaultsQuery } from '#app/features/content/draft-faults.query.ts';
import { DraftFaults } from '#app/features/content/draft-faults.tsx';
import { PreviewBanner } from '#app/features/content/preview-banner.tsx';
import { NewsletterForm, type NewsletterTerms } from '#app/features/newsletter/newsletter-form.tsx';
import { NewsletterOffer } from '#app/features/newsletter/newsletter-offer.tsx';
import { ProductRow } from '#app/features/product-tile/product-row.tsx';
import type { TileProduct } from '#app/features/product-tile/product-tile.fragment.ts';
import { buildTileProducts } from '#app/features/product-tile/tile-products.ts';
import { RecentlyViewed } from '#app/features/recently-viewed/recently-viewed.tsx';
import { buildOnlineStore } from '#app/features/structured-data/online-store.ts';
import { buildScreenAlternates } from '#app/page/alternates.ts';
import { categoryLink, homeLink } from '#app/page/links.ts';
import { buildPageMeta } from '#app/page/page-meta.ts';
import type { PageRequest } from '#app/page/page-request.ts';
import { ARTICLES, createNotFound, publicPage, UNPUBLISHED } from '#app/page/pages.ts';
import { findRootShop } from '#app/page/root-shop.ts';
import { type ShopInfo, useShop } from '#app/page/shop.tsx';
import { getTranslator, useText } from '#app/texts/texts.tsx';
import { isHomePath } from '#tenants/paths.ts';
import type { Route } from './+types/home.route';
import { BrandStrip } from './brand-strip.tsx';
import { CategoryCards } from './category-cards.tsx';
import { HomeQuery } from './home.query.ts';
import { Inspiration } from './inspiration.tsx';
import { ServicePromises } from './service-promises.tsx';
import { Teasers } from './teasers.tsx';

export const loader = publicPage(async ({ page }) => {
  if (!isHomePath(page.url.pathname, page.localeSettings.prefix)) throw createNotFound();
  const preview = page.url.searchParams.get('preview');
  page.tag(ARTICLES, 'content', 'navigation', ...(preview === null ? [] : [UNPUBLISHED]));
  const draft = preview === null ? null : await loadDraftFaults(page, preview);
  if (draft) return { draft };
  const { home, newsletter, shop } = await page.query(HomeQuery, { preview });
  if (!home.content) throw createNotFound();
  // a product appears on the page once
  const known = new Set<string>();
  const takeNewProducts = (products: typeof home.bestsellers) => {
    const fresh = products.filter(({ sku }) => !known.has(sku));
    for (const { sku } of fresh) known.add(sku);
    return buildTileProducts(page, fresh);
  };
  return {
    draft: null,
    isPreview: preview !== null,
    ...home.content,
    categories: home.categories,
    bestsellers: takeNewProducts(home.bestsellers),
    selection: takeNewProducts(home.selection),
    newArrivals: takeNewProducts(home.newArrivals),
    reduced: takeNewProducts(home.reduced),
    brands: home.brands,
    newsletter,
    terms: shop,
    alternates: buildScreenAlternates(page, 'home'),
  };
});

/** Why the editor's draft cannot be shown; null if it can, or there is none. */
async function loadDraftFaults(page: PageRequest, preview: string) {
  const place = { identifier: 'storefront', path: '' };
  return (await page.query(DraftFaultsQuery, { ...place, preview })).contentDraftFaults;
}

/** The data of a page that can be shown. */
type Data = Extract<Awaited<ReturnType<typeof loader>>, { draft: null }>;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const shop = findRootShop(matches);
  if (!loaderData || !shop) return [];
  const { draft } = loaderData;
  const { companyName: shopName } = shop;
  return draft
    ? buildPageMeta({ title: draft.file, shopName, noindex: true })
    : buildHomeMeta(shop, loaderData);
};

function buildHomeMeta(shop: ShopInfo, { terms, alternates, isPreview }: Data): MetaDescriptor[] {
  const { text } = getTranslator(shop.locale);
  const own = shop.origin + homeLink(shop);
  return buildPageMeta({
    title: text('home.title'),
    shopName: shop.companyName,
    description: text(shop.freeReturns ? 'home.description.freeReturns' : 'home.description', {
      shop: shop.companyName,
      days: terms.withdrawalDays,
    }),
    canonical: own,
    noindex: isPreview,
    alternates,
    structured: [
      buildOnlineStore({
        name: shop.companyName,
        url: own,
        country: shop.country,
        returnDays: terms.withdrawalDays,
      }),
    ],
  });
}

export default function HomeScreen({ loaderData }: Route.ComponentProps) {
  const { draft } = loaderData;
  return draft ? <DraftFaults draft={draft} /> : <Home loaderData={loaderData} />;
}

function Home({ loaderData }: { loaderData: Data }) {
  const { bestsellers, newArrivals, reduced } = loaderData;
  const t = useText();
  const shop = useShop();
  const sale = loaderData.categories.at(-1);
  return (
    <>
      {loaderData.isPreview && <PreviewBanner />}
      <h1 className="sr-only">{t('home.heading', { shop: shop.companyName })}</h1>
      <Teasers teasers={loaderData.teasers} />
      <Slot name="home.head" />
      <div className="wrap space-y-12 py-10 md:space-y-16 md:py-14">
        <CategoryCards categories={loaderData.categories} />
        <Products id="selection" title={t('home.selection')} products={loaderData.selection} />
        <Products id="new" title={t('home.newArrivals')} products={newArrivals} />
        <Inspiration ideas={loaderData.inspiration} />
        <Products id="bestsellers" title={t('home.bestsellers')} products={bestsellers} />
        <Slot name="home.middle" />
        <ServicePromises terms={loaderData.terms} />
        <Products
          id="reduced"
          title={t('home.reduced')}
          products={reduced}
          all={sale?.picture ? categoryLink(shop, sale.path) : undefined}
        />
        <RecentlyViewed />
        <BrandStrip brands={loaderData.brands} />
        <NewsletterInvitation terms={loaderData.newsletter} />
        <Slot name="home.foot" />
      </div>
    </>
  );
}

function Products({
  id,
  title,
  products,
  all,
}: {
  id: string;
  title: string;
  products: readonly TileProduct[];
  /** address of the whole list */
  all?: string | undefined;
}) {
  const t = useText();
  if (products.length === 0) return null;
  return (
    <section aria-labelledby={id} className="later">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        {all && (
          <Link to={all} prefetch="intent" className="link touch text-sm font-semibold whitespace-nowrap">
            {t('home.seeAll')}
          </Link>
        )}
      </div>
      <ProductRow products={products} label={title} />
    </section>
  );
}

/** The newsletter with the advantages of a sign-up, and its form. */
function NewsletterInvitation({ terms }: { terms: NewsletterTerms }) {
  const t = useText();
  return (
    <section
      aria-labelledby="newsletter"
      className="later grid grid-cols-[minmax(0,1fr)] gap-6 rounded bg-sunken p-5 md:p-10 lg:grid-cols-[2fr_3fr] lg:gap-16"
    >
      <div>
        <h2 id="newsletter" className="text-2xl">
          {t('newsletter.form.title')}
        </h2>
        <p className="mt-2 mb-3">{t('newsletter.form.text')}</p>
        {terms.offer && <NewsletterOffer offer={terms.offer} />}
      </div>
      <NewsletterForm terms={terms} areaKey="homeInvitation" />
    </section>
  );
}
