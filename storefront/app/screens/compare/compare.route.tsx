import { useEffect } from 'react';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { NOTHING } from '#app/features/compare/compare-list.rules.ts';
import { compareStore } from '#app/features/compare/compare-store.ts';
import { followKeptList, keepList } from '#app/features/compare/kept-list.ts';
import { ShareButton } from '#app/features/share/share-button.tsx';
import { buildHead } from '#app/page/head.ts';
import { categoryLink, compareLink, homeLink } from '#app/page/links.ts';
import { buildPageMeta } from '#app/page/page-meta.ts';
import type { PageRequest } from '#app/page/page-request.ts';
import { MISSING, ORDER_DAY, publicPage, requireScreen } from '#app/page/pages.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Alert } from '#app/ui/layer/alert.tsx';
import { MOST_COMPARED, readCompareAddress } from '#forms/lists/compare-address.ts';
import type { Route } from './+types/compare.route';
import { CompareMoreQuery, CompareQuery } from './compare.query.ts';
import { CompareMore } from './compare-more.tsx';
import { CompareTable } from './compare-table.tsx';
import { buildArticleView, buildComparedGroups, splitByGroup } from './compare-view.ts';

/** The articles in the address side by side: the same for all visitors, so the address can be shared. */
export const loader = publicPage(async ({ page }) => {
  requireScreen(page, 'compare');
  const { skus } = readCompareAddress(page.url.searchParams);
  const { products } =
    skus.length > 0 ? await page.query(CompareQuery, { skus: [...skus] }) : { products: [] };
  page.tag(ORDER_DAY, ...products.map(({ cacheTag }) => cacheTag));
  if (products.length < skus.length) page.tag(MISSING);
  const { group, compared, others } = splitByGroup(products);
  return {
    head: buildHead(page, 'compare.title'),
    group,
    others,
    gone: skus.length - products.length,
    articles: compared.map(buildArticleView),
    groups: buildComparedGroups(page, compared),
    category: compared[0]?.breadcrumb.at(-1) ?? null,
    more: await loadSimilarArticles(
      page,
      compared[0]?.sku,
      compared.map(({ sku }) => sku),
      group,
    ),
  };
});

/** Articles of the same group that could be added; [] when there is no room. */
async function loadSimilarArticles(
  page: PageRequest,
  sku: string | undefined,
  shown: readonly string[],
  group: string | null,
) {
  if (!sku || shown.length >= MOST_COMPARED) return [];
  const { product } = await page.query(CompareMoreQuery, { sku });
  const found = (product?.recommendations ?? []).filter(
    (one) => one.comparedAs === group && !shown.includes(one.sku),
  );
  page.tag(...found.map(({ cacheTag }) => cacheTag));
  return found.slice(0, 6).map(({ sku, slug, name, pictures, price }) => {
    return { sku, slug, name, price, picture: pictures[0] ?? null };
  });
}

/** The page itself decides which rows are shown, so no data is loaded for that. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const readSkus = (url: URL) => readCompareAddress(url.searchParams).skus.join('\n');
  if (currentUrl.pathname === nextUrl.pathname && readSkus(currentUrl) === readSkus(nextUrl)) return false;
  return defaultShouldRevalidate;
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? buildPageMeta({ ...loaderData.head, noindex: true }) : [];

export default function CompareScreen({ loaderData }: Route.ComponentProps) {
  const t = useText();
  const shop = useShop();
  const { articles, others, gone, group, category, more } = loaderData;
  useAdopted(
    group,
    articles.map(({ sku }) => sku),
  );
  if (articles.length === 0) {
    return (
      <div className="wrap py-6 md:py-10">
        <EmptyState
          icon="compare"
          title={t('compare.empty')}
          actions={<ButtonLink to={homeLink(shop)}>{t('compare.empty.action')}</ButtonLink>}
        >
          {t(others.length > 0 ? 'compare.notComparable' : 'compare.empty.text')}
        </EmptyState>
      </div>
    );
  }
  return (
    <div className="wrap py-6 md:py-10">
      <div className="mb-2 flex items-start justify-between gap-3">
        <h1 className="text-2xl md:text-3xl">{t('compare.title')}</h1>
        <ShareButton
          title={t('compare.title')}
          className="screen-only grid size-control-l shrink-0 place-content-center rounded hover:bg-hover max-md:-my-1.5 max-md:-me-3"
        />
      </div>
      <p className="mb-5 text-muted screen-only">
        {t(articles.length === 1 ? 'compare.addSecond' : 'compare.text')}
      </p>
      <div className="mb-5 grid gap-3 empty:hidden">
        {others.map(({ sku, name }) => (
          <Alert key={sku} kind="info" title={t('compare.refused', { name })}>
            <ButtonLink to={compareLink(shop, { skus: [sku] })} variant="plain" size="m">
              {t('compare.refused.instead')}
            </ButtonLink>
          </Alert>
        ))}
        {gone > 0 && <Alert kind="info">{t('compare.gone', { count: gone })}</Alert>}
      </div>
      <CompareTable articles={articles} groups={loaderData.groups} />
      <CompareMore
        skus={articles.map(({ sku }) => sku)}
        more={more}
        category={category && { name: category.name, to: categoryLink(shop, category.path) }}
      />
    </div>
  );
}

/** Makes the articles in the address the visitor's own choice if there is none yet, so that more can be added. */
function useAdopted(group: string | null, skus: readonly string[]): void {
  const asked = skus.join('\n');
  useEffect(() => {
    const stop = followKeptList();
    if (compareStore.get().group === NOTHING.group && group !== null)
      keepList({ group, skus: asked.split('\n') });
    return stop;
  }, [group, asked]);
}
