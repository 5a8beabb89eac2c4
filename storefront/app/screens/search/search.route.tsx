import { redirect } from 'react-router';
import { readPage, readSort, readTerm, SORTS, type Sort } from '#forms/list-address.ts';
import { homeLink, productLink, screenLink, searchLink } from '../../links.ts';
import { headOf } from '../../page/head.ts';
import type { PageRequest } from '../../page/page-request.ts';
import { publicPage, requireScreen } from '../../page/pages.ts';
import { useShop } from '../../page/shop.tsx';
import { shopInfo } from '../../page/shop-info.ts';
import { lastPageInstead } from '../../paging/last-page.ts';
import { PagedGrid, type ProductPage } from '../../paging/paged-grid.tsx';
import { SortForm } from '../../paging/sort-form.tsx';
import { tileProducts } from '../../product-tile/tile-products.ts';
import { useText } from '../../texts/texts.tsx';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { pageMeta } from '../../ui/page-meta.ts';
import type { Route } from './+types/search.route';
import { ArticleNumbersQuery, SearchAlternativesQuery, SearchQuery } from './search.query.ts';
import { mayBeArticleNumber } from './search-term.ts';
import { SearchWaysOn } from './search-ways-on.tsx';

export const loader = publicPage(async ({ page }) => {
  requireScreen(page, 'search');
  const parameters = page.url.searchParams;
  const term = readTerm(parameters);
  if (term === '')
    return {
      term,
      list: null,
      sort: null,
      waysOn: await waysOn(page),
      head: headOf(page, 'catalogue.search'),
    };
  const asked = { query: term, page: readPage(parameters), sort: readSort(parameters) };
  const found = await page.query(SearchQuery, {
    ...asked,
    sku: term.slice(0, 50),
    mayBeArticleNumber: mayBeArticleNumber(term),
  });
  await leadToArticle(page, term, found);
  const last = lastPageInstead(asked.page, found.search);
  if (last !== null) throw redirect(searchLink(shopInfo(page), term, { page: last, sort: asked.sort }), 302);
  return {
    term,
    list: { ...found.search, products: tileProducts(page, found.search.products) },
    sort: asked.sort,
    waysOn: found.search.totalCount === 0 ? await waysOn(page) : null,
    head: headOf(page, found.search.totalCount > 0 ? 'catalogue.search.results' : 'catalogue.search.none', {
      query: term,
    }),
  };
});

async function waysOn(page: PageRequest) {
  const { home } = await page.query(SearchAlternativesQuery, {});
  return { categories: home.categories, bestsellers: tileProducts(page, home.bestsellers) };
}

type Article = { sku: string; slug: string };

/** An exact article number needs no list. @throws Response that redirects to the product, or to the variant. */
async function leadToArticle(
  page: PageRequest,
  term: string,
  found: { product?: Article | null; search: { totalCount: number; products: readonly Article[] } },
): Promise<void> {
  if (!mayBeArticleNumber(term)) return;
  const shop = shopInfo(page);
  if (found.product) throw redirect(productLink(shop, found.product), 302);
  const [only] = found.search.products;
  if (found.search.totalCount !== 1 || !only) return;
  const { product } = await page.query(ArticleNumbersQuery, { sku: only.sku });
  const wanted = term.toUpperCase();
  const variant = product?.variations.find(({ sku }) => sku.toUpperCase() === wanted);
  if (variant) throw redirect(productLink(shop, only, variant.sku), 302);
  if (only.sku.toUpperCase() === wanted) throw redirect(productLink(shop, only), 302);
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? pageMeta({ ...loaderData.head, noindex: true }) : [];

export default function SearchScreen({ loaderData: { term, list, sort, waysOn } }: Route.ComponentProps) {
  const t = useText();
  const shop = useShop();
  return (
    <div className="wrap pt-4 pb-12">
      <Breadcrumb
        items={[{ name: t('catalogue.home'), to: homeLink(shop) }, { name: t('catalogue.search') }]}
      />
      {list && list.totalCount > 0 && (
        <SearchResults key={`${term} ${sort}`} term={term} list={list} sort={sort} />
      )}
      {waysOn && <SearchWaysOn term={term} {...waysOn} />}
    </div>
  );
}

type List = ProductPage & { sortingOrders: readonly { key: string }[] };

function SearchResults({ term, list, sort }: { term: string; list: List; sort: Sort | null }) {
  const t = useText();
  const shop = useShop();
  return (
    <>
      <h1 className="mt-2 mb-3 text-2xl wrap-anywhere md:mt-4">
        {t('catalogue.search.results', { query: term })}
      </h1>
      <section aria-labelledby="list">
        <h2 id="list" className="sr-only">
          {t('catalogue.list')}
        </h2>
        <div className="mb-5 flex min-h-control-l flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p className="text-sm text-muted tabular-nums">
            {t('catalogue.count', { count: list.totalCount })}
          </p>
          <SortForm
            action={screenLink(shop, 'search')}
            selected={sort ?? SORTS[0]}
            available={list.sortingOrders.map(({ key }) => key)}
            keep={{ q: term }}
          />
        </div>
        <PagedGrid list={list} address={(page) => searchLink(shop, term, { page, sort })} />
      </section>
    </>
  );
}
