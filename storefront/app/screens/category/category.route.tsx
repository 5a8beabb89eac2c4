import { type MetaDescriptor, redirect } from 'react-router';
import { Slot } from '#app/extension/slot.tsx';
import { Paragraphs } from '#app/features/content/rich-text.tsx';
import { FilteredList } from '#app/features/filters/filtered-list.tsx';
import { filterInput, listView } from '#app/features/filters/list-view.ts';
import { tagList } from '#app/features/filters/tag-list.ts';
import { findLastPage } from '#app/features/paging/last-page.ts';
import { buildBreadcrumbList } from '#app/features/structured-data/breadcrumb-list.ts';
import { buildItemList } from '#app/features/structured-data/item-list.ts';
import { buildPageAlternates } from '#app/page/alternates.ts';
import { categoryLink, homeLink, productLink } from '#app/page/links.ts';
import { buildPageMeta } from '#app/page/page-meta.ts';
import type { PageRequest } from '#app/page/page-request.ts';
import { categoryTag, createNotFound, lastPublicPage } from '#app/page/pages.ts';
import { findRootShop } from '#app/page/root-shop.ts';
import { type ShopInfo, useShop } from '#app/page/shop.tsx';
import { buildShopInfo } from '#app/page/shop-info.ts';
import { getTranslator, useText } from '#app/texts/texts.tsx';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { type ListAddress, readListAddress } from '#forms/lists/list-address.ts';
import { tidyChoices } from '#forms/lists/list-choices.ts';
import type { Route } from './+types/category.route';
import { CategoryQuery, VehiclesQuery } from './category.query.ts';
import { parseCategoryPath } from './category-address.ts';
import { type CategoryText, findIdea, listTexts } from './category-blocks.ts';
import { CategoryIdeaBanner } from './category-idea.tsx';
import { CategoryNav } from './category-nav.tsx';
import { CategoryTiles } from './category-tiles.tsx';
import { selectPicturedCategories } from './pictured-categories.ts';
import { VehicleFinder } from './vehicle-finder.tsx';
import { readTyreChoices, TYRE_KEYS } from './vehicle-tyres.ts';

export const loader = lastPublicPage(async ({ page }) => {
  const path = parseCategoryPath(page.url.pathname, page.localeSettings.prefix);
  if (path === null) throw createNotFound();
  // the search page handles words
  const address = { ...readListAddress(page.url.searchParams), term: '', verbatim: false };
  const { sort, choices, looking } = address;
  const ofCar = readTyreChoices(page.url.searchParams);
  if (ofCar) {
    const kept = choices.filter(({ key }) => !ofCar.some((one) => one.key === key));
    throw redirect(
      categoryLink(buildShopInfo(page), path, { choices: tidyChoices([...kept, ...ofCar]) }),
      302,
    );
  }
  const asked = { path, page: address.page, sort, filters: filterInput(choices), looking: [...looking] };
  const { category, installmentCalculator: credit } = await page.query(CategoryQuery, asked);
  if (!category) throw createNotFound();
  page.tag('navigation', 'content');
  tagList(page, categoryTag(category.id), address);
  leadToRightAddress(page, address, category);
  const { products, alternates: places, editorial, ...rest } = category;
  const list = listView(page, { kind: 'category', path: category.path }, address, {
    list: products,
    credit,
  });
  const isWhole = address.page === 1 && choices.length === 0;
  const vehicles = list.finder.includes(TYRE_KEYS[0]) ? (await page.query(VehiclesQuery, {})).vehicles : [];
  const within = choices.length > 0 ? products.filters.find(({ key }) => key === 'category') : undefined;
  return {
    vehicles,
    within: (within && 'values' in within ? within.values : []).map(({ value }) => value),
    category: { ...rest, editorial: isWhole ? editorial : null },
    list,
    alternates: buildPageAlternates(page, places),
  };
});

/**
 * @throws Response that redirects: permanently to the canonical spelling of a category, temporarily from a page
 *   beyond its last.
 */
function leadToRightAddress(
  page: PageRequest,
  address: ListAddress,
  category: { path: string; products: { pageCount: number } },
): void {
  const shop = buildShopInfo(page);
  if (categoryLink(shop, category.path) !== page.url.pathname)
    throw redirect(categoryLink(shop, category.path, address), 301);
  const last = findLastPage(address.page, category.products);
  if (last !== null) throw redirect(categoryLink(shop, category.path, { ...address, page: last }), 302);
}

type Data = Awaited<ReturnType<typeof loader>>;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const shop = findRootShop(matches);
  return loaderData && shop ? buildCategoryMeta(shop, loaderData) : [];
};

function buildCategoryMeta(shop: ShopInfo, { category, list, alternates }: Data): MetaDescriptor[] {
  const { text } = getTranslator(shop.locale);
  const { canonical, prev, next, robots } = list.seo;
  const noindex = robots.startsWith('noindex');
  const parents = category.breadcrumb.map(({ name }) => name).filter((name) => name !== category.name);
  const title = category.seo?.title ?? [category.name, ...parents.reverse()].join(' – ');
  return buildPageMeta({
    title: list.page > 1 ? `${title}, ${text('catalogue.list.page', { page: list.page })}` : title,
    shopName: shop.companyName,
    description:
      category.seo?.description ||
      category.description ||
      text('catalogue.category.description', {
        name: category.name,
        shop: shop.companyName,
        count: list.totalCount,
      }),
    canonical: shop.origin + canonical,
    prev: prev && shop.origin + prev,
    next: next && shop.origin + next,
    alternates: list.page === 1 ? alternates : [],
    noindex,
    structured: noindex
      ? []
      : [
          buildBreadcrumbList([
            { name: text('catalogue.home'), url: shop.origin + homeLink(shop) },
            ...category.breadcrumb.map(({ name, path }) => ({
              name,
              url: shop.origin + categoryLink(shop, path),
            })),
          ]),
          buildItemList(
            list.products.map((product) => ({
              name: product.name,
              url: shop.origin + productLink(shop, product),
            })),
            (list.page - 1) * list.pageSize + 1,
          ),
        ],
  });
}

export default function CategoryScreen({ loaderData }: Route.ComponentProps) {
  const { category, list, vehicles, within } = loaderData;
  const t = useText();
  const shop = useShop();
  const above = category.breadcrumb.filter(({ path }) => path !== category.path);
  const isWhole = list.page === 1 && list.address.choices.length === 0;
  const tiles = isWhole ? selectPicturedCategories(category.children) : [];
  const blocks = category.editorial?.blocks ?? [];
  const idea = findIdea(blocks);
  const texts = listTexts(blocks);
  const facts = { category: category.path, count: list.totalCount };
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
      {category.description && isWhole && (
        // on phones articles come first, so that text which breaks differently when the font arrives moves none of
        // them
        <p className="last-on-phones max-w-text text-muted max-md:order-last max-md:mt-10">
          {category.description}
        </p>
      )}
      <Slot name="listing.head" {...facts} />
      {tiles.length > 0 && <CategoryTiles name={category.name} tiles={tiles} />}
      {idea && <CategoryIdeaBanner idea={idea} />}
      <div className="min-w-0 md:mt-6">
        <FilteredList
          key={category.id}
          list={list}
          title={category.name}
          aside={
            <CategoryNav
              current={category}
              parent={above.at(-1) ?? null}
              siblings={category.siblings}
              below={category.children}
              chips={tiles.length === 0}
              narrowed={{ choices: list.address.choices, ids: within }}
            />
          }
          finder={
            vehicles.length > 0 && (
              <VehicleFinder
                path={category.path}
                vehicles={vehicles}
                others={list.address.choices.filter(({ key }) => !list.finder.includes(key))}
              />
            )
          }
          belowFilters={<Slot name="listing.below-filters" {...facts} />}
          whenEmpty={
            <>
              <EmptyCategory />
              <Slot name="listing.empty" {...facts} />
            </>
          }
        />
      </div>
      {texts.length > 0 && <CategoryEditorial texts={texts} />}
      <Slot name="listing.foot" {...facts} />
    </div>
  );
}

function EmptyCategory() {
  const t = useText();
  const shop = useShop();
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

/** The retailer's text about a category, below its articles. */
function CategoryEditorial({ texts }: { texts: readonly CategoryText[] }) {
  return (
    <div className="later mt-12 grid gap-x-12 gap-y-6 border-t border-line pt-8 md:grid-cols-2">
      {texts.map(({ heading, paragraphs }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks never change place while they stand
        <section key={index}>
          {heading && <h2 className="mb-2 text-lg">{heading}</h2>}
          <Paragraphs paragraphs={paragraphs} className="mb-3 max-w-text text-sm text-muted" />
        </section>
      ))}
    </div>
  );
}
