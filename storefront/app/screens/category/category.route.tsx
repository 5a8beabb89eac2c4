import { type MetaDescriptor, redirect } from 'react-router';
import { readPage, readSort, SORTS, type Sort } from '#forms/list-address.ts';
import { categoryLink, homeLink, productLink } from '../../links.ts';
import { alternatesHere } from '../../page/alternates.ts';
import type { PageRequest } from '../../page/page-request.ts';
import { lastPublicPage, notFound } from '../../page/pages.ts';
import { rootShop } from '../../page/root-shop.ts';
import { type ShopInfo, useShop } from '../../page/shop.tsx';
import { shopInfo } from '../../page/shop-info.ts';
import { lastPageInstead } from '../../paging/last-page.ts';
import { PagedGrid } from '../../paging/paged-grid.tsx';
import { SortForm } from '../../paging/sort-form.tsx';
import { tileProducts } from '../../product-tile/tile-products.ts';
import { breadcrumbList } from '../../structured-data/breadcrumb-list.ts';
import { itemList } from '../../structured-data/item-list.ts';
import { translatorOf, useText } from '../../texts/texts.tsx';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { pageMeta } from '../../ui/page-meta.ts';
import type { Route } from './+types/category.route';
import { CategoryQuery } from './category.query.ts';
import { categoryPathOf } from './category-address.ts';
import { CategoryNav } from './category-nav.tsx';

export const loader = lastPublicPage(async ({ page }) => {
  const path = categoryPathOf(page.url.pathname, page.localeSettings.prefix);
  if (path === null) throw notFound();
  const parameters = page.url.searchParams;
  const asked = { path, page: readPage(parameters), sort: readSort(parameters) };
  const { category } = await page.query(CategoryQuery, asked);
  if (!category) throw notFound();
  leadToRightAddress(page, asked, category);
  page.tag('navigation', `category:${category.id}`);
  const { products: list, alternates: places, ...rest } = category;
  const products = tileProducts(page, list.products);
  const alternates = alternatesHere(page, places);
  return { category: rest, list: { ...list, products }, sort: asked.sort, alternates };
});

type Asked = { path: string; page: number; sort: Sort | null };

/** @throws Response that redirects: for good to the one way a category is written, for now from a page beyond its last. */
function leadToRightAddress(
  page: PageRequest,
  { sort, ...asked }: Asked,
  category: { path: string; products: { pageCount: number } },
): void {
  const shop = shopInfo(page);
  const right = categoryLink(shop, category.path, { page: asked.page, sort });
  if (categoryLink(shop, category.path) !== page.url.pathname) throw redirect(right, 301);
  const last = lastPageInstead(asked.page, category.products);
  if (last !== null) throw redirect(categoryLink(shop, category.path, { page: last, sort }), 302);
}

type Data = Awaited<ReturnType<typeof loader>>;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const shop = rootShop(matches);
  return loaderData && shop ? categoryMeta(shop, loaderData) : [];
};

function categoryMeta(shop: ShopInfo, { category, list, sort, alternates }: Data): MetaDescriptor[] {
  const { text } = translatorOf(shop.locale);
  const own = categoryLink(shop, category.path, { page: list.page });
  const parents = category.breadcrumb.map(({ name }) => name).filter((name) => name !== category.name);
  const title = [category.name, ...parents.reverse()].join(' – ');
  return pageMeta({
    title: list.page > 1 ? `${title}, ${text('catalogue.list.page', { page: list.page })}` : title,
    shopName: shop.companyName,
    description:
      category.description ||
      text('catalogue.category.description', {
        name: category.name,
        shop: shop.companyName,
        count: list.totalCount,
      }),
    canonical: shop.origin + own,
    alternates: list.page === 1 ? alternates : [],
    noindex: sort !== null || list.totalCount === 0,
    structured: [
      breadcrumbList([
        { name: text('catalogue.home'), url: shop.origin + homeLink(shop) },
        ...category.breadcrumb.map(({ name, path }) => ({
          name,
          url: shop.origin + categoryLink(shop, path),
        })),
      ]),
      itemList(
        list.products.map((product) => ({
          name: product.name,
          url: shop.origin + productLink(shop, product),
        })),
        (list.page - 1) * list.pageSize + 1,
      ),
    ],
  });
}

export default function CategoryScreen({ loaderData: { category, list, sort } }: Route.ComponentProps) {
  const t = useText();
  const shop = useShop();
  const above = category.breadcrumb.filter(({ path }) => path !== category.path);
  return (
    <div className="wrap flex flex-col pt-4 pb-12">
      <Breadcrumb
        items={[
          { name: t('catalogue.home'), to: homeLink(shop) },
          ...above.map(({ name, path }) => ({ name, to: categoryLink(shop, path) })),
          { name: category.name },
        ]}
      />
      <h1 className="mt-2 mb-3 text-3xl md:mt-4 md:mb-2">{category.name}</h1>
      {category.description && list.page === 1 && (
        // on phones articles come first, and words that break otherwise when the font arrives move none of them
        <p className="max-w-text text-muted max-md:order-last max-md:mt-10">{category.description}</p>
      )}
      <div className="min-w-0 md:mt-6 lg:grid lg:grid-cols-[12rem_minmax(0,1fr)] lg:gap-8">
        <CategoryNav
          current={category}
          parent={above.at(-1) ?? null}
          siblings={category.siblings}
          below={category.children}
        />
        <CategoryProducts key={`${category.id} ${sort}`} path={category.path} list={list} sort={sort} />
      </div>
    </div>
  );
}

function CategoryProducts({ path, list, sort }: { path: string; list: Data['list']; sort: Data['sort'] }) {
  const t = useText();
  const shop = useShop();
  if (list.totalCount === 0) {
    return (
      <EmptyState
        icon="search"
        level={2}
        title={t('catalogue.category.empty')}
        actions={<ButtonLink to={homeLink(shop)}>{t('catalogue.home')}</ButtonLink>}
      >
        {t('catalogue.category.empty.text')}
      </EmptyState>
    );
  }
  return (
    <section aria-labelledby="list" className="min-w-0">
      <h2 id="list" className="sr-only">
        {t('catalogue.list')}
      </h2>
      <div className="mb-5 flex min-h-control-l flex-wrap items-center justify-between gap-x-4 gap-y-2 max-lg:mt-2">
        <p className="text-sm text-muted tabular-nums">{t('catalogue.count', { count: list.totalCount })}</p>
        <SortForm
          action={categoryLink(shop, path)}
          selected={sort ?? SORTS[0]}
          available={list.sortingOrders.map(({ key }) => key)}
        />
      </div>
      <PagedGrid list={list} address={(page) => categoryLink(shop, path, { page, sort })} />
    </section>
  );
}
