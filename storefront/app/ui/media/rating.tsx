import { useText } from '#app/texts/texts.tsx';
import { useFormats } from '#app/ui/formats.tsx';
import { formatNumber } from '#texts/format.ts';

/** Filled part in tenths: complete class names, because the stylesheet is made from the names in the source. */
const FILLED = [
  '[--fill:0%]',
  '[--fill:10%]',
  '[--fill:20%]',
  '[--fill:30%]',
  '[--fill:40%]',
  '[--fill:50%]',
  '[--fill:60%]',
  '[--fill:70%]',
  '[--fill:80%]',
  '[--fill:90%]',
  '[--fill:100%]',
] as const;

/** `count` is null for one review's own stars. With `href`, a link to the reviews on the same page. */
export function RatingStars({
  average,
  max,
  count,
  href,
}: {
  average: number;
  max: number;
  count: number | null;
  href?: string;
}) {
  const { locale } = useFormats();
  const t = useText();
  const name = t('ui.rating.name', { average: formatNumber(average, locale, 1), max });
  const content = (
    <>
      <span
        role="img"
        aria-label={name}
        className={`stars ${FILLED[Math.round((average / max) * 10)] ?? '[--fill:0%]'}`}
      />
      {count !== null && (
        <span className="text-xs text-muted">
          <span aria-hidden="true">({formatNumber(count, locale)})</span>
          <span className="sr-only">{t('ui.rating.count', { count })}</span>
        </span>
      )}
    </>
  );
  const look = 'inline-flex items-center gap-1.5 text-sm';
  return href ? (
    <a href={href} className={`${look} touch hover:underline`}>
      {content}
    </a>
  ) : (
    <span className={look}>{content}</span>
  );
}

/** The average as one star and a number, where five stars would be too loud. */
export function RatingShort({ average, max, count }: { average: number; max: number; count: number }) {
  const { locale } = useFormats();
  const t = useText();
  return (
    <span className="inline-flex items-center gap-1 text-xs">
      <span
        role="img"
        aria-label={t('ui.rating.name', { average: formatNumber(average, locale, 1), max })}
        className="stars [--fill:100%] [--stars:1]"
      />
      <span aria-hidden="true">{formatNumber(average, locale, 1, 1)}</span>
      <span aria-hidden="true" className="text-muted">
        ({formatNumber(count, locale)})
      </span>
      <span className="sr-only">{t('ui.rating.count', { count })}</span>
    </span>
  );
}
