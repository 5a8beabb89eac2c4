import type { ReactNode } from 'react';
import { redirect } from 'react-router';
import { Slot } from '#app/extension/slot.tsx';
import { type HelpHit, HelpHits } from '#app/features/content/help-hits.tsx';
import { FilteredList } from '#app/features/filters/filtered-list.tsx';
import { filterInput, type ListView, listLink, listView } from '#app/features/filters/list-view.ts';
import { narrowList } from '#app/features/filters/narrow.ts';
import { tagList } from '#app/features/filters/tag-list.ts';
import { findLastPage } from '#app/features/paging/last-page.ts';
import { buildTileProducts } from '#app/features/product-tile/tile-products.ts';
import { buildHead } from '#app/page/head.ts';
import { homeLink, productLink } from '#app/page/links.ts';
import { buildPageMeta } from '#app/page/page-meta.ts';
import type { PageRequest } from '#app/page/page-request.ts';
import { ARTICLES, MISSING, publicPage, requireScreen } from '#app/page/pages.ts';
import { useShop } from '#app/page/shop.tsx';
import { buildShopInfo } from '#app/page/shop-info.ts';
import { useText } from '#app/texts/texts.tsx';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { ChipLink } from '#app/ui/chip.tsx';
import { AccordionSection } from '#app/ui/layer/accordion.tsx';
import { type ListAddress, readListAddress } from '#forms/lists/list-address.ts';
import { formatNumber } from '#texts/format.ts';
import type { Route } from './+types/search.route';
import { type CategorySuggestion, selectCategorySuggestions } from './category-suggestions.ts';
import { chooseHelpPlace } from './help-place.rules.ts';
import { chooseResultsTitle } from './results-title.rules.ts';
import { SearchAlternativesQuery, SearchQuery } from './search.query.ts';
import { mayBeArticleNumber } from './search-term.ts';
import { SearchWaysOn } from './search-ways-on.tsx';
import { UnderstoodNote } from './understood-note.tsx';

export const loader = publicPage(async ({ page }) => {
  requireScreen(page, 'search');
  const address = readListAddress(page.url.searchParams);
  const { term, verbatim, choices, looking, sort } = address;
  if (term === '')
    return {
      ...{ term, help: [], list: null, suggestions: [], waysOn: await loadAlternatives(page) },
      head: buildHead(page, 'catalogue.search'),
    };
  tagList(page, ARTICLES, address);
  const found = await page.query(SearchQuery, {
    query: term,
    page: address.page,
    sort,
    verbatim,
    filters: filterInput(choices),
    looking: [...looking],
    number: term.slice(0, 50),
    mayBeArticleNumber: mayBeArticleNumber(term),
  });
  const { search, articleByNumber: article } = found;
  if (search.__typename === 'RedirectResult') throw redirect(resolveLocalPath(search.path), 302);
  // an exact number needs no list
  if (choices.length === 0 && article)
    throw redirect(productLink(buildShopInfo(page), article.product, article.variantSku), 302);
  leadToLastPage(page, address, search);
  const isEmpty = search.totalCount === 0 && choices.length === 0;
  if (search.totalCount === 0) page.tag(MISSING);
  return {
    term,
    help: found.helpSearch,
    list: listView(page, { kind: 'search' }, address, { list: search, credit: found.installmentCalculator }),
    suggestions: selectCategorySuggestions(search.clusters),
    waysOn: isEmpty ? await loadAlternatives(page) : null,
    head: buildHead(page, isEmpty ? 'catalogue.search.none' : chooseResultsTitle(search.understood), {
      query: term,
    }),
  };
});

/** A retailer's redirect stays within the shop. */
function resolveLocalPath(path: string): string {
  return `/${path.replace(/^[/\\]+/, '')}`;
}

async function loadAlternatives(page: PageRequest) {
  const { home, shop } = await page.query(SearchAlternativesQuery, {});
  return {
    categories: home.categories,
    bestsellers: buildTileProducts(page, home.bestsellers),
    service: shop.company,
  };
}

function leadToLastPage(page: PageRequest, address: ListAddress, list: { pageCount: number }): void {
  const last = findLastPage(address.page, list);
  if (last !== null)
    throw redirect(listLink(buildShopInfo(page), { kind: 'search' }, { ...address, page: last }), 302);
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? buildPageMeta({ ...loaderData.head, noindex: true }) : [];

export default function SearchScreen({
  loaderData: { term, help, list, suggestions, waysOn },
}: Route.ComponentProps) {
  const t = useText();
  const shop = useShop();
  const place = chooseHelpPlace(list && !waysOn ? list.understood : null);
  return (
    <div className="wrap pt-4 pb-12">
      <Breadcrumb
        items={[{ name: t('catalogue.home'), to: homeLink(shop) }, { name: t('catalogue.search') }]}
      />
      {list === null || waysOn ? (
        <HelpBeside hits={help} open />
      ) : (
        <SearchResults list={list} suggestions={suggestions}>
          {place !== 'below' && <HelpBeside hits={help} open={place === 'first'} />}
        </SearchResults>
      )}
      {waysOn && (
        <SearchWaysOn
          term={term}
          understood={list && <UnderstoodNote list={list} />}
          nearest={list?.understood.category ?? null}
          {...waysOn}
        />
      )}
      {place === 'below' && <HelpBeside hits={help} open />}
      <Slot name={waysOn ? 'search.empty' : 'search.foot'} term={term} count={list?.totalCount ?? 0} />
    </div>
  );
}

/** The topics of the help that match, beside the articles: one line, unless the help is addressed. */
function HelpBeside({ hits, open }: { hits: readonly HelpHit[]; open: boolean }) {
  const t = useText();
  if (hits.length === 0) return null;
  return (
    <aside aria-label={t('content.help.beside')} className="my-3 max-w-text rounded bg-sunken px-4">
      <AccordionSection title={t('content.help.beside')} level={2} open={open}>
        <HelpHits hits={hits} />
      </AccordionSection>
    </aside>
  );
}

function SearchResults({
  list,
  suggestions,
  children,
}: {
  list: ListView;
  suggestions: readonly CategorySuggestion[];
  /** before the articles */
  children: ReactNode;
}) {
  const t = useText();
  const title = t(chooseResultsTitle(list.understood), { query: list.address.term });
  return (
    <>
      <h1 className="mt-2 mb-2 text-xl wrap-anywhere md:mt-4 md:mb-3 md:text-2xl">{title}</h1>
      <UnderstoodNote list={list} />
      <Slot name="search.head" term={list.address.term} count={list.totalCount} />
      {children}
      <SuggestedCategories list={list} suggestions={suggestions} />
      <FilteredList key={list.address.term} list={list} title={title} />
    </>
  );
}

/** The categories of the hits as links that narrow the search. Once one is chosen it is a filter like the others. */
function SuggestedCategories({
  list,
  suggestions,
}: {
  list: ListView;
  suggestions: readonly CategorySuggestion[];
}) {
  const t = useText();
  const shop = useShop();
  if (suggestions.length === 0) return null;
  const buildAddress = (id: string) => {
    const choice = { kind: 'values', key: 'category', values: [id] } as const;
    return listLink(shop, list.place, narrowList(list.address, list.understood, 'category', choice));
  };
  return (
    <nav aria-label={t('list.search.categories')} className="mb-5">
      <ul className="-mx-(--gutter) flex gap-2 overflow-x-auto px-(--gutter) py-1">
        {suggestions.map(({ id, name, department, count }) => (
          <li key={id}>
            <ChipLink to={buildAddress(id)} className="whitespace-nowrap">
              <span>{name}</span>
              {department && <span className="text-muted">{department}</span>}
              <span className="text-xs text-muted tabular-nums">{formatNumber(count, shop.locale)}</span>
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
