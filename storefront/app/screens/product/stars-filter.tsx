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
  const shop = useShop();
  const { choice, link } = useReviewChoice(product);
  const { stars } = choice;
  const most = Math.max(...distribution, 1);
  const to = (wanted: number | null) => link({ stars: wanted });
  return (
    <nav aria-label={t('catalogue.reviews.filter')}>
      <ul>
        {[5, 4, 3, 2, 1].map((wanted) => (
          <li key={wanted}>
            <Link
              to={`${to(wanted)}#reviews`}
              replace
              preventScrollReset
              aria-current={wanted === stars || undefined}
              className="grid min-h-9 grid-cols-[1rem_1fr_2.5rem] items-center gap-3 rounded px-2 text-sm tabular-nums hover:bg-hover aria-[current]:bg-sunken aria-[current]:font-semibold"
            >
              <span className="sr-only">
                {t('catalogue.reviews.row', { stars: wanted, count: distribution[wanted - 1] ?? 0 })}
              </span>
              <span aria-hidden="true">{wanted}</span>
              <progress
                className="meter w-full"
                value={distribution[wanted - 1] ?? 0}
                max={most}
                aria-hidden="true"
              />
              <span aria-hidden="true" className="text-end text-muted">
                {formatNumber(distribution[wanted - 1] ?? 0, shop.locale)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {stars !== null && (
        <Link
          to={`${to(null)}#reviews`}
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
