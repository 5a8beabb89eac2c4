import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { formatDate } from '#app/texts/unbroken.ts';
import { Badge } from '#app/ui/badge.tsx';
import { findFrequencyName } from '#forms/newsletter.ts';
import { formatIsoDay } from '#texts/format.ts';
import type { NewsletterChoices } from './choices-form.tsx';

/** @param today ISO date in the tenant's time zone @returns the day on which the last pause ends; null without one */
export function findPauseEnd(choices: NewsletterChoices | null, today: string): string | null {
  const brands = choices?.subscribed ? choices.brands.filter(({ subscribed }) => subscribed) : [];
  const ends = brands.flatMap(({ pausedUntil }) => (pausedUntil && pausedUntil > today ? [pausedUntil] : []));
  return ends.toSorted().at(-1) ?? null;
}

/** The editions that an address gets now, brand by brand. */
export function CurrentChoices({ choices }: { choices: NewsletterChoices }) {
  const t = useText();
  const { locale, timeZone } = useShop();
  const today = formatIsoDay(new Date(), timeZone);
  return (
    <div className="rounded bg-sunken p-4 md:p-5">
      <p className="text-sm text-muted wrap-anywhere">{choices.email}</p>
      <ul className="mt-2 space-y-2">
        {choices.brands.map(({ key, name, subscribed, frequency, pausedUntil }) => {
          const on = choices.subscribed && subscribed;
          const paused = on && pausedUntil !== null && pausedUntil > today;
          return (
            <li key={key} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <span className="font-medium">{name}</span>
              <span className="flex flex-wrap items-center gap-2 text-sm">
                {on && t(`newsletter.frequency.${findFrequencyName(frequency) ?? 'daily'}`)}
                {paused && pausedUntil && (
                  <Badge kind="neutral">
                    {t('newsletter.pausedUntil', { date: formatDate(pausedUntil, locale, timeZone) })}
                  </Badge>
                )}
                {!on && <Badge kind="neutral">{t('newsletter.notSubscribed')}</Badge>}
              </span>
            </li>
          );
        })}
      </ul>
      {!choices.creditOffers && <p className="mt-2 text-sm text-muted">{t('newsletter.noCreditOffers')}</p>}
    </div>
  );
}
