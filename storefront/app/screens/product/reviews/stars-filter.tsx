import { Link } from 'react-router';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { formatNumber } from '#texts/format.ts';
import { useReviewChoice } from './review-choice.ts';

/**
 * The number of reviews for each number of stars; each row is a link to them.
 * @param distribution counts of 1 to 5 stars
 */
export function StarsFilter({
  product,
  distribution,
}: {
  product: { slug: string; sku: string };
  distribution: readonly number[];
}) {
  const t = useText();
  const { choice, link } = useReviewChoice(product);
  const { stars } = choice;
  const all = distribution.reduce((sum, count) => sum + count, 0);
  const linkToStars = (wanted: number | null) => link({ stars: wanted });
  return (
    <nav aria-label={t('catalogue.reviews.filter')}>
      <ul>
        {[5, 4, 3, 2, 1].map((wanted) => (
          <li key={wanted}>
            <Row
              stars={wanted}
              count={distribution[wanted - 1] ?? 0}
              all={all}
              to={`${linkToStars(wanted)}#reviews`}
              chosen={wanted === stars}
            />
          </li>
        ))}
      </ul>
      {stars !== null && (
        <Link
          to={`${linkToStars(null)}#reviews`}
          replace
          preventScrollReset
          className="link touch mt-2 inline-block text-sm"
        >
          {t('catalogue.reviews.all')}
        </Link>
      )}
    </nav>
  );
}

const ROW = 'grid min-h-9 grid-cols-[1rem_1fr_2.5rem] items-center gap-3 rounded px-2 text-sm tabular-nums';

/** A row without reviews leads nowhere, unless it is the one that was chosen. */
function Row({
  stars,
  count,
  all,
  to,
  chosen,
}: {
  stars: number;
  count: number;
  /** number of all reviews, of which the bar shows the row's share */
  all: number;
  to: string;
  chosen: boolean;
}) {
  const t = useText();
  const { locale } = useShop();
  const content = (
    <>
      <span className="sr-only">{t('catalogue.reviews.row', { stars, count })}</span>
      <span aria-hidden="true">{stars}</span>
      <progress className="meter w-full" value={count} max={Math.max(all, 1)} aria-hidden="true" />
      <span aria-hidden="true" className="text-end text-muted">
        {formatNumber(count, locale)}
      </span>
    </>
  );
  if (count === 0 && !chosen) return <div className={ROW}>{content}</div>;
  return (
    <Link
      to={to}
      replace
      preventScrollReset
      aria-current={chosen || undefined}
      className={`${ROW} hover:bg-hover aria-[current]:bg-sunken aria-[current]:font-semibold`}
    >
      {content}
    </Link>
  );
}
