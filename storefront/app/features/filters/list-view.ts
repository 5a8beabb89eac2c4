import { formatLender } from '#app/features/credit/lender.ts';
import type { ListCredit } from '#app/features/paging/product-page.ts';
import { SEPARATOR } from '#app/features/product/partial-choice.ts';
import type { TileProduct } from '#app/features/product-tile/product-tile.fragment.ts';
import { buildTileProducts } from '#app/features/product-tile/tile-products.ts';
import { categoryLink, searchLink } from '#app/page/links.ts';
import type { PageRequest } from '#app/page/page-request.ts';
import type { ShopInfo } from '#app/page/shop.tsx';
import type { ListAddress } from '#forms/lists/list-address.ts';
import type { ListChoice } from '#forms/lists/list-choices.ts';
import { selectFinder } from './finder.rules.ts';
import type { LoadedList, LoadedListCredit } from './list.fragment.ts';
import { type ListFilter, listFilters } from './list-filter.ts';
import type { ReadFromWords } from './narrow.ts';
import { type QuickFilter, selectQuickFilters } from './quick-filters.rules.ts';

/** The place of a list. */
export type ListPlace = { readonly kind: 'category'; readonly path: string } | { readonly kind: 'search' };

/** The reading of the words of a search. */
export type Understood = ReadFromWords & {
  readonly filters: readonly { readonly label: string; readonly typed: string; readonly key: string }[];
  readonly category: { readonly name: string; readonly path: string } | null;
  readonly correctedTo: string | null;
  readonly ignored: readonly string[];
  readonly onlyMentioned: readonly string[];
  /** number of hits with all the words, if the others lack some; null if all have them */
  readonly complete: number | null;
};

/** A page of a list for screens. */
export type ListView = {
  readonly place: ListPlace;
  readonly address: ListAddress;
  readonly products: readonly TileProduct[];
  readonly totalCount: number;
  readonly page: number;
  readonly pageSize: number;
  readonly pageCount: number;
  readonly filters: readonly ListFilter[];
  /** keys of filters shown together above the list; one that follows from the others is left out */
  readonly finder: readonly string[];
  /** a few choices as links above a category without filters */
  readonly quick: readonly QuickFilter[];
  /** the search is still starting and could not filter the list: it contains all articles */
  readonly isUnfiltered: boolean;
  readonly understood: Understood;
  /** the example and its lender; null if no article shows instalments */
  readonly credit: ListCredit | null;
  readonly seo: LoadedList['seoLinks'];
};

/** The part of a loaded list that is sent to the browser. The page is tagged with its products. */
export function listView(
  page: PageRequest,
  place: ListPlace,
  address: ListAddress,
  loaded: { readonly list: LoadedList; readonly credit: LoadedListCredit },
): ListView {
  const {
    tenant: { company, installmentCalculator, filterOrder, finders, quickFilters },
  } = page;
  const { results, filters, understood, seoLinks, ...counts } = loaded.list;
  const example = loaded.credit?.example;
  const fromMinor = (example && installmentCalculator.listMinimumMinor) ?? null;
  const tiles = buildTileProducts(
    page,
    results.map(({ product: { price, ...product } }) => {
      const { installment: _instalment, ...printed } = price;
      return { ...product, price: printed };
    }),
  );
  const read = readUnderstood(understood);
  const size = findOnlySize([...address.choices, ...read.choices]);
  const products = tiles.map((tile, index) =>
    addInstalments(applyListChoice(tile, results[index], size), results[index], fromMinor),
  );
  const offered = sortFilters(
    listFilters(filters).filter(({ key }) => isOffered(place, key, address)),
    filterOrder,
  );
  return {
    ...counts,
    place,
    address: { ...address, page: counts.page },
    // lists ordered by price or day keep their order
    products: address.sort === null ? moveSoldOutLast(products) : products,
    credit: example && fromMinor !== null ? { example, lender: formatLender(company) } : null,
    // a chosen value is always among the filters, once the index is ready
    isUnfiltered: address.choices.length > 0 && filters.length === 0 && counts.totalCount > 1,
    filters: offered,
    finder: selectFinder(finders, offered),
    quick:
      place.kind === 'category' && address.page === 1 && address.choices.length === 0
        ? selectQuickFilters(offered, quickFilters, counts.totalCount)
        : [],
    understood: read,
    seo: seoLinks,
  };
}

/** Moves articles that are sold out in the chosen colour and size to the end of the page. */
function moveSoldOutLast(products: readonly TileProduct[]): TileProduct[] {
  return [
    ...products.filter(({ available }) => available),
    ...products.filter(({ available }) => !available),
  ];
}

/** Puts the tenant's filters first, in its order; the others keep theirs. */
function sortFilters(filters: readonly ListFilter[], order: readonly string[]): ListFilter[] {
  const getPosition = ({ key }: ListFilter) => (order.includes(key) ? order.indexOf(key) : order.length);
  return filters.toSorted((a, b) => getPosition(a) - getPosition(b));
}

/**
 * The one size that a list is filtered by, which need not be requested again; null if none, or several.
 * @param choices those of the address, then those read in the words
 */
function findOnlySize(choices: readonly ListChoice[]): string | null {
  const chosen = choices.find(({ key }) => key === 'size');
  return chosen?.kind === 'values' && chosen.values.length === 1 ? (chosen.values[0] ?? null) : null;
}

/** Shows an article in the chosen colour and size, links to them, and marks a paid position. */
function applyListChoice(
  product: TileProduct,
  result: LoadedList['results'][number] | undefined,
  size: string | null,
): TileProduct {
  const { sponsored = false, color = null, asChosen = null } = result ?? {};
  const { arrival: _soonest, ...article } = product;
  return {
    ...(asChosen ? article : product),
    // in another colour or size it may be available, but that was not chosen
    ...(asChosen && { available: asChosen.available }),
    ...(asChosen?.arrival && { arrival: asChosen.arrival }),
    ...(sponsored && { sponsored }),
    ...(color && !size && { variantSku: color.variantSku }),
    ...(size && { choice: [...(color ? [color.key] : []), size].join(SEPARATOR) }),
    ...(color?.picture && { pictures: [color.picture] }),
  };
}

/** @param fromMinor lowest price with an instalment, minor units; null if none is shown */
function addInstalments(
  product: TileProduct,
  result: LoadedList['results'][number] | undefined,
  fromMinor: number | null,
): TileProduct {
  const plan = result?.product.price.installment;
  const { minor } = product.price.current;
  if (!plan || fromMinor === null || !product.available || minor < fromMinor) return product;
  const { basePrice, ...instalment } = plan;
  return { ...product, instalment: { ...instalment, hasDelivery: basePrice.minor > minor } };
}

/** The categories below a category have their own links beside its list. */
export function isOffered(place: ListPlace, key: string, { choices }: ListAddress): boolean {
  return place.kind === 'search' || key !== 'category' || choices.some((choice) => choice.key === key);
}

function readUnderstood(understood: LoadedList['understood']): Understood {
  const { filters, category, correctedTo, ignored, onlyMentioned, complete } = understood;
  return {
    filters: filters.map(({ label, typed, choice: { key } }) => ({ label, typed, key })),
    choices: filters.map(
      ({ choice: { key, values, min, max } }): ListChoice =>
        values.length > 0 ? { kind: 'values', key, values } : { kind: 'range', key, min, max },
    ),
    category: category && { name: category.name, path: category.path },
    categoryId: category?.id ?? null,
    correctedTo,
    ignored,
    onlyMentioned,
    complete,
  };
}

/** The gateway's form of what an address chooses. */
export function filterInput(choices: readonly ListChoice[]) {
  return choices.map((choice) =>
    choice.kind === 'values'
      ? { key: choice.key, values: [...choice.values] }
      : { key: choice.key, min: choice.min, max: choice.max },
  );
}

type Shop = Pick<ShopInfo, 'prefix' | 'paths'>;

/** Address of a list with its path. */
export function listLink(shop: Shop, place: ListPlace, { term, ...address }: ListAddress): string {
  return place.kind === 'category'
    ? categoryLink(shop, place.path, address)
    : searchLink(shop, term, address);
}
