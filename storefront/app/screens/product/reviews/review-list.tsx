import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { ProductView } from '#app/features/product/product-view.ts';
import type { ReviewView } from '#app/features/review/reviews.query.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { Alert } from '#app/ui/layer/alert.tsx';
import { LoadMore } from '#app/ui/load-more.tsx';
import { Icon } from '#app/ui/media/icon.tsx';
import { formatNumber } from '#texts/format.ts';
import { useMoreReviews } from './more-reviews.ts';
import { ReviewCard } from './review-card.tsx';
import { ALL_REVIEWS, useReviewChoice } from './review-choice.ts';
import { VoteForm } from './vote-form.tsx';

/**
 * Twenty reviews, and a link to the next twenty; scripts append those. Reviews in languages that the shop does not
 * use come last and are folded, unless there are no others or the visitor has asked for more.
 */
export function ReviewList({ product }: { product: ProductView }) {
  const t = useText();
  const { locales, locale: here } = useShop();
  const { choice, link } = useReviewChoice(product);
  const { items, page, busy, failed, load } = useMoreReviews(product, choice);
  const { pageSize, totalCount, page: firstPage } = product.reviews;
  const known = useRef(items.length);
  useEffect(() => {
    // after loading more, the focus moves to the first new review
    const first = items[known.current];
    if (first) document.getElementById(buildElementId(first))?.focus({ preventScroll: true });
    known.current = items.length;
  }, [items]);
  if (items.length === 0) {
    return (
      <>
        <p className="text-muted">{t('review.noneChosen')}</p>
        <Link to={`${link(ALL_REVIEWS)}#reviews`} replace preventScrollReset className="link touch text-sm">
          {t('catalogue.reviews.all')}
        </Link>
      </>
    );
  }
  const above = (firstPage - 1) * pageSize;
  const shown = above + items.length;
  const more = totalCount > pageSize && (
    <>
      <LoadMore
        to={shown < totalCount ? link({ page: page + 1 }) : null}
        shown={shown}
        total={totalCount}
        busy={busy}
        onMore={() => void load()}
      />
      {failed && <Alert kind="error">{t('review.more.failed')}</Alert>}
    </>
  );
  const own = items.filter(({ language }) => locales.some(({ locale }) => locale.startsWith(language)));
  const foreign = items.filter((review) => !own.includes(review));
  const folded = own.length > 0 && foreign.length > 0;
  return (
    <>
      <VoteForm product={product} page={firstPage} />
      <Reviews product={product} reviews={folded ? own : items} />
      {folded ? (
        <details open={page > 1} className="group border-t border-line">
          <summary className="min-h-12 py-3 text-sm font-semibold">
            <span className="flex items-center justify-between gap-3">
              {t('review.foreign', { count: formatNumber(totalCount - above - own.length, here) })}
              <Icon name="chevron-down" className="group-open:rotate-180" />
            </span>
          </summary>
          <div className="pt-4">
            <Reviews product={product} reviews={foreign} />
            {more}
          </div>
        </details>
      ) : (
        more
      )}
    </>
  );
}

function Reviews({ product, reviews }: { product: ProductView; reviews: readonly ReviewView[] }) {
  return (
    <ul className="divide-y divide-line">
      {reviews.map((review) => (
        <li
          key={review.id}
          id={buildElementId(review)}
          tabIndex={-1}
          className="scroll-mt-28 py-5 first:pt-0"
        >
          <ReviewCard product={product} review={review} />
        </li>
      ))}
    </ul>
  );
}

const buildElementId = ({ id }: ReviewView) => `review-${id}`;
