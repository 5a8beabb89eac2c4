import type { ProductView } from '#app/features/product/product-view.ts';
import { ReviewChecks } from '#app/features/review/review-checks.tsx';
import { writeReviewLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { RatingStars } from '#app/ui/media/rating.tsx';
import { isReviewTag } from '#forms/lists/review-tags.ts';
import { formatNumber } from '#texts/format.ts';
import { useReviewChoice } from './review-choice.ts';
import { ReviewControls } from './review-controls.tsx';
import { ReviewList } from './review-list.tsx';
import { StarsFilter } from './stars-filter.tsx';

/** Customers' reviews, in the page's language first: filtered and sorted by the visitor's choice. */
export function ProductReviews({ product }: { product: ProductView }) {
  const t = useText();
  const { choice } = useReviewChoice(product);
  const { rating } = product;
  return (
    <section
      id="reviews"
      aria-labelledby="reviews-title"
      className="later mt-12 scroll-mt-28 border-t border-line pt-8"
    >
      <h2 id="reviews-title" className="mb-4 text-xl">
        {t('catalogue.reviews')}
      </h2>
      {rating ? (
        <div className="grid gap-8 md:grid-cols-[16rem_minmax(0,1fr)] lg:gap-16">
          <div>
            <Average rating={rating} />
            <StarsFilter product={product} distribution={product.reviews.statistic.distribution} />
            <Tags tags={product.reviews.tags.tags} />
            <WriteReview product={product} />
          </div>
          <div className="min-w-0">
            <ReviewControls product={product} />
            <ReviewList key={JSON.stringify(choice)} product={product} />
            <p className="mt-6 max-w-text text-xs text-muted">{t('review.checks.text')}</p>
          </div>
        </div>
      ) : (
        <div className="max-w-text">
          <p className="font-semibold">{t('catalogue.reviews.none')}</p>
          <p className="mt-1 text-muted">{t('catalogue.reviews.none.text')}</p>
          <WriteReview product={product} />
        </div>
      )}
    </section>
  );
}

function Average({ rating }: { rating: NonNullable<ProductView['rating']> }) {
  const { locale } = useShop();
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-3">
      <span aria-hidden="true" className="text-3xl font-bold tabular-nums">
        {formatNumber(rating.average, locale, 1, 1)}
      </span>
      <RatingStars {...rating} />
      <ReviewChecks />
    </div>
  );
}

/** The most frequent tags, each with its count. */
function Tags({ tags }: { tags: ProductView['reviews']['tags']['tags'] }) {
  const t = useText();
  const { locale } = useShop();
  if (tags.length === 0) return null;
  return (
    <div className="mt-4">
      <h3 className="mb-2 text-sm font-semibold">{t('review.tags.summary')}</h3>
      <ul className="flex flex-wrap gap-2 text-sm">
        {tags.map(
          ({ key, count }) =>
            isReviewTag(key) && (
              <li key={key} className="flex items-center gap-2 rounded bg-sunken px-2 py-1">
                {t(`review.tag.${key}`)}
                <span aria-hidden="true" className="text-xs text-muted tabular-nums">
                  {formatNumber(count, locale)}
                </span>
                <span className="sr-only">{t('review.tag.count', { count })}</span>
              </li>
            ),
        )}
      </ul>
    </div>
  );
}

/** A plain document request: the screen is personal, and rarely used. */
function WriteReview({ product }: { product: ProductView }) {
  const t = useText();
  const shop = useShop();
  const { canWrite } = useReviewChoice(product);
  if (!canWrite) return null;
  return (
    <div className="mt-6">
      <p className="mb-3 text-sm">{t('review.write.hint')}</p>
      <ButtonLink to={writeReviewLink(shop, product.sku)} variant="secondary" size="m" rel="nofollow">
        {t('review.write')}
      </ButtonLink>
    </div>
  );
}
