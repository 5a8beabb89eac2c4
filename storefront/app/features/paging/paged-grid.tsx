import { Link } from 'react-router';
import { CreditWarning } from '#app/features/credit/credit-warning.tsx';
import { RepresentativeExample } from '#app/features/credit/representative-example.tsx';
import { ProductGrid } from '#app/features/product-tile/product-grid.tsx';
import { ReviewChecks } from '#app/features/review/review-checks.tsx';
import { useText } from '#app/texts/texts.tsx';
import { LoadMore } from '#app/ui/load-more.tsx';
import { usePagedList } from './paged-list.ts';
import type { ProductPage } from './product-page.ts';

/** A list of products page by page. @param address gives the list's address at a page */
export function PagedGrid({ list, linkToPage }: { list: ProductPage; linkToPage: (page: number) => string }) {
  const t = useText();
  const { items, firstPage, newFrom, moreState } = usePagedList(linkToPage(1), list.page, list.products);
  const shown = (firstPage - 1) * list.pageSize + items.length;
  // where a tile shows an instalment, the warning comes before it and the example after it
  const credit = items.some(({ instalment }) => instalment) ? list.credit : null;
  return (
    <>
      {firstPage > 1 && (
        <p className="mb-6 text-center">
          <Link
            to={linkToPage(firstPage - 1)}
            prefetch="intent"
            rel="prev"
            className="button button-secondary button-m"
          >
            {t('catalogue.list.previous')}
          </Link>
        </p>
      )}
      {credit && (
        <div className="-mt-1 mb-4">
          <CreditWarning beside />
        </div>
      )}
      <ProductGrid products={items} newFrom={newFrom} />
      <LoadMore
        to={list.page < list.pageCount ? linkToPage(list.page + 1) : null}
        shown={shown}
        total={list.totalCount}
        state={moreState}
      />
      {credit && (
        <div className="mt-6 max-w-text">
          <RepresentativeExample plan={credit.example} lender={credit.lender} />
        </div>
      )}
      {items.some(({ rating }) => rating) && (
        <div className="mt-6">
          <ReviewChecks words />
        </div>
      )}
    </>
  );
}
