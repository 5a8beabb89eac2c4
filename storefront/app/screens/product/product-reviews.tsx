import { useSearchParams } from 'react-router';
import { formatDate, formatNumber } from '#texts/format.ts';
import { productPageLink } from '../../links.ts';
import { useShop } from '../../page/shop.tsx';
import { usePagedList } from '../../paging/paged-list.ts';
import { useText } from '../../texts/texts.tsx';
import { Badge } from '../../ui/badge.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { RatingStars } from '../../ui/rating.tsx';
import type { ProductView } from './product-view.ts';
import { StarsFilter } from './stars-filter.tsx';

type Review = ProductView['reviews']['reviews'][number];

/** What customers say, in the page's language first and then newest first, all or those with so many stars. */
export function ProductReviews({ product, stars }: { product: ProductView; stars: number | null }) {
  const t = useText();
  const { locale } = useShop();
  const { rating } = product;
  return (
    <section
      id="reviews"
      aria-labelledby="reviews-title"
      className="mt-12 scroll-mt-28 border-t border-line pt-8"
    >
      <h2 id="reviews-title" className="mb-4 text-xl">
        {t('catalogue.reviews')}
      </h2>
      {rating ? (
        <div className="grid gap-8 md:grid-cols-[16rem_minmax(0,1fr)] lg:gap-16">
          <div>
            <p className="mb-3 flex items-center gap-3">
              <span aria-hidden="true" className="text-3xl font-bold tabular-nums">
                {formatNumber(rating.average, locale, 1)}
              </span>
              <RatingStars {...rating} />
            </p>
            <StarsFilter product={product} distribution={product.reviews.distribution} stars={stars} />
            <p className="mt-4 text-xs text-muted">{t('catalogue.reviews.note')}</p>
          </div>
          <ReviewList key={stars} product={product} stars={stars} />
        </div>
      ) : (
        <div className="max-w-text">
          <p className="font-semibold">{t('catalogue.reviews.none')}</p>
          <p className="mt-1 text-muted">{t('catalogue.reviews.none.text')}</p>
        </div>
      )}
    </section>
  );
}

function ReviewList({ product, stars }: { product: ProductView; stars: number | null }) {
  const t = useText();
  const shop = useShop();
  const [parameters] = useSearchParams();
  const { reviews, page, pageSize, totalCount } = product.reviews;
  const list = productPageLink(shop, product, { stars });
  const { items, firstPage, moreState } = usePagedList<Review>(list, page, reviews);
  const shown = (firstPage - 1) * pageSize + items.length;
  const next = productPageLink(shop, product, {
    variant: parameters.get('variant'),
    choice: parameters.get('choice'),
    stars,
    page: page + 1,
  });
  if (items.length === 0) {
    return (
      <p className="text-muted">
        {stars ? t('catalogue.reviews.noneFiltered', { stars }) : t('catalogue.reviews.none')}
      </p>
    );
  }
  return (
    <div className="min-w-0">
      <ul className="divide-y divide-line">
        {items.map((review) => (
          <li key={review.id} className="py-5 first:pt-0">
            <ReviewCard review={review} />
          </li>
        ))}
      </ul>
      <LoadMore to={shown < totalCount ? next : null} shown={shown} total={totalCount} state={moreState} />
    </div>
  );
}

function ReviewCard({ review }: { review: Review }) {
  const t = useText();
  const { locale, language, timeZone } = useShop();
  const date = formatDate(new Date(review.createdAt), locale, timeZone);
  return (
    <article>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <RatingStars average={review.stars} max={5} count={null} />
        {review.verifiedPurchase && <Badge kind="neutral">{t('catalogue.reviews.verified')}</Badge>}
      </p>
      <h3 lang={review.language} className="mt-1 font-semibold">
        {review.title}
      </h3>
      <p lang={review.language} className="mt-1 max-w-text">
        {review.text}
      </p>
      <p className="mt-2 text-xs text-muted">
        {t('catalogue.reviews.by', { name: review.reviewer.name, date })}
        {review.language !== language &&
          ` · ${t('catalogue.reviews.language', { language: review.language })}`}
      </p>
    </article>
  );
}
