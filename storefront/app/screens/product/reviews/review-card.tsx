import { memo } from 'react';
import type { ProductView } from '#app/features/product/product-view.ts';
import type { ReviewView } from '#app/features/review/reviews.query.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { formatDate } from '#app/texts/unbroken.ts';
import { Badge } from '#app/ui/badge.tsx';
import { RatingStars } from '#app/ui/media/rating.tsx';
import { isReviewTag } from '#forms/lists/review-tags.ts';
import { findVariationLabel } from './review-choice.ts';
import { ReviewPictures } from './review-pictures.tsx';
import { ReviewVotes } from './review-votes.tsx';

type Props = { product: ProductView; review: ReviewView };

/** Memoised, since other choices on the page do not change it. */
export const ReviewCard = memo(function ReviewCard({ product, review }: Props) {
  const t = useText();
  const { locale, language, timeZone } = useShop();
  const date = formatDate(review.createdOn, locale, timeZone);
  const written = review.variation.flatMap((value) => findVariationLabel(product, value) ?? []).join(', ');
  const tags = review.tags.filter(isReviewTag);
  return (
    <article>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <RatingStars average={review.stars} max={5} count={null} />
        {review.verifiedPurchase && <Badge kind="neutral">{t('catalogue.reviews.verified')}</Badge>}
      </p>
      <h3 lang={review.language} className="mt-1 font-semibold wrap-anywhere">
        {review.title}
      </h3>
      <p lang={review.language} className="mt-1 max-w-text whitespace-pre-line wrap-anywhere">
        {review.text}
      </p>
      {tags.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-2 text-xs" aria-label={t('review.tags')}>
          {tags.map((tag) => (
            <li key={tag} className="rounded bg-sunken px-2 py-0.5">
              {t(`review.tag.${tag}`)}
            </li>
          ))}
        </ul>
      )}
      <ReviewPictures review={review} />
      <p className="mt-2 text-xs text-muted">
        {t('catalogue.reviews.by', { name: review.reviewer.name, date })}
        {written && ` · ${t('review.of', { values: written })}`}
        {review.language !== language &&
          ` · ${t('catalogue.reviews.language', { language: review.language })}`}
      </p>
      <ReviewVotes review={review} />
    </article>
  );
});
