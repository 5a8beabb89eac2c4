import { Link } from 'react-router';
import { ProductGrid } from '#app/features/product-tile/product-grid.tsx';
import type { TileProduct } from '#app/features/product-tile/product-tile.fragment.ts';
import { ReviewChecks } from '#app/features/review/review-checks.tsx';
import { useText } from '#app/texts/texts.tsx';
import { LoadMore } from '#app/ui/load-more.tsx';
import { usePagedList } from './paged-list.ts';

export type ProductPage = {
  products: readonly TileProduct[];
  totalCount: number;
  page: number;
  pageSize: number;
  pageCount: number;
};

/** A list of products page by page. @param address gives the list's address at a page */
export function PagedGrid({ list, address }: { list: ProductPage; address: (page: number) => string }) {
  const t = useText();
  const { items, firstPage, newFrom, moreState } = usePagedList(address(1), list.page, list.products);
  const shown = (firstPage - 1) * list.pageSize + items.length;
  return (
    <>
      {firstPage > 1 && (
        <p className="mb-6 text-center">
          <Link
            to={address(firstPage - 1)}
            prefetch="intent"
            rel="prev"
            className="button button-secondary button-m"
          >
            {t('catalogue.list.previous')}
          </Link>
        </p>
      )}
      <ProductGrid products={items} newFrom={newFrom} />
      <LoadMore
        to={list.page < list.pageCount ? address(list.page + 1) : null}
        shown={shown}
        total={list.totalCount}
        state={moreState}
      />
      {items.some(({ rating }) => rating) && (
        <div className="mt-6">
          <ReviewChecks words />
        </div>
      )}
    </>
  );
}
