import { Link } from 'react-router';
import type { ProductView } from '#app/features/product/product-view.ts';
import { ALL_REVIEWS, useReviewChoice } from '#app/screens/product/reviews/review-choice.ts';
import { useText } from '#app/texts/texts.tsx';
import { Icon } from '#app/ui/media/icon.tsx';
import { FIT_TAGS, REVIEW_FITS } from '#forms/lists/review-list.ts';
import { judgeFit } from './fit.rules.ts';

const ADVICE = {
  small: 'product.fit.small',
  expected: 'product.fit.expected',
  large: 'product.fit.large',
} as const;

/**
 * The fit of the article in the opinion of reviewers, and the size that it suggests; opened, the counts, each of which
 * leads to its reviews.
 */
export function FitAdvice({ product }: { product: ProductView }) {
  const t = useText();
  const { link } = useReviewChoice(product);
  const fit = judgeFit(product.reviews.tags.tags);
  if (!fit) return null;
  const { counts, total, advice } = fit;
  return (
    <details aria-label={t('product.fit')} className="group rounded bg-sunken px-4 text-sm">
      <summary className="touch flex items-center gap-3 py-3 font-semibold">
        <span className="min-w-0 flex-1">
          {t(advice ? ADVICE[advice] : 'product.fit.mixed', { count: advice ? counts[advice] : 0, total })}
        </span>
        <Icon name="chevron-down" className="text-muted group-open:rotate-180" />
      </summary>
      <ul className="pb-3">
        {REVIEW_FITS.map((one) => (
          <li key={one}>
            <Link
              to={`${link({ ...ALL_REVIEWS, fit: one })}#reviews`}
              className="grid min-h-7 grid-cols-[minmax(0,9rem)_minmax(1.5rem,1fr)_auto] items-center gap-3 hover:underline"
            >
              <span>{t(`review.tag.${FIT_TAGS[one]}`)}</span>
              <progress className="meter w-full" value={counts[one]} max={total} aria-hidden="true" />
              <span className="text-end text-muted tabular-nums">{counts[one]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
