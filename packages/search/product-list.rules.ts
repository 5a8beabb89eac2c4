/** The orders of lists. The first is the default. */
export const SORTS = ['popularity', 'newest', 'price-asc', 'price-desc', 'rating', 'discount'] as const;
export type Sort = (typeof SORTS)[number];

export const PAGE_SIZE = 24;
/** Further pages are not read; and an offset without limit would cost without limit. */
export const MAX_PAGE = 200;

/** An unknown key is the default: an address that was shared must not fail. */
export function parseSort(key: string | null | undefined): Sort {
  return SORTS.find((sort) => sort === key) ?? SORTS[0];
}

/** A whole page number from 1 to the last that is shown. */
export function clampPage(page: number): number {
  return Number.isFinite(page) ? Math.min(Math.max(Math.trunc(page), 1), MAX_PAGE) : 1;
}

export type ProductList = {
  readonly productIds: readonly number[];
  /** exact, over all pages */
  readonly totalCount: number;
  readonly page: number;
  readonly pageSize: number;
  /** at most MAX_PAGE */
  readonly pageCount: number;
  readonly sort: Sort;
};

export function buildProductList(
  productIds: readonly number[],
  totalCount: number,
  page: number,
  sort: Sort,
): ProductList {
  const pageCount = Math.min(Math.ceil(totalCount / PAGE_SIZE), MAX_PAGE);
  return { productIds, totalCount, page, pageSize: PAGE_SIZE, pageCount, sort };
}
