import { useEffect, useRef } from 'react';
import { toast } from '../../personal/toasts.ts';
import { useText } from '../../texts/texts.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { useMoreReviews } from './more-reviews.ts';
import type { ProductView } from './product-view.ts';
import { ReviewCard } from './review-card.tsx';
import { useReviewChoice } from './review-choice.ts';
import { VoteForm } from './vote-form.tsx';

/** Twenty reviews, and a link to the next twenty; scripts put those below, in place. */
export function ReviewList({ product }: { product: ProductView }) {
  const t = useText();
  const { choice, link } = useReviewChoice(product);
  const { items, page, busy, load } = useMoreReviews(product, choice);
  const { pageSize, totalCount, page: firstPage } = product.reviews;
  const list = useRef<HTMLUListElement>(null);
  const known = useRef(items.length);
  useEffect(() => {
    // who loaded more goes on reading where it begins
    const first = list.current?.children[known.current];
    if (first instanceof HTMLElement) first.focus({ preventScroll: true });
    known.current = items.length;
  }, [items.length]);
  if (items.length === 0) {
    const { stars, variation } = choice;
    const text =
      stars !== null && variation === null
        ? t('catalogue.reviews.noneFiltered', { stars })
        : t('review.noneChosen');
    return <p className="text-muted">{text}</p>;
  }
  const shown = (firstPage - 1) * pageSize + items.length;
  return (
    <>
      <VoteForm product={product} page={firstPage} />
      <ul ref={list} className="divide-y divide-line">
        {items.map((review) => (
          <li
            key={review.id}
            id={`review-${review.id}`}
            tabIndex={-1}
            className="scroll-mt-28 py-5 first:pt-0"
          >
            <ReviewCard product={product} review={review} />
          </li>
        ))}
      </ul>
      {totalCount > pageSize && (
        <LoadMore
          to={shown < totalCount ? link({ page: page + 1 }) : null}
          shown={shown}
          total={totalCount}
          busy={busy}
          onMore={async () => {
            if (!(await load())) toast(t('review.more.failed'), 'error');
          }}
        />
      )}
    </>
  );
}
