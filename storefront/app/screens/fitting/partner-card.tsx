import type { ResultOf } from 'gql.tada';
import { Form } from 'react-router';
import { OpeningHours } from '#app/features/delivery/opening-hours.tsx';
import { screenLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { Button } from '#app/ui/button.tsx';
import { formatNumber } from '#texts/format.ts';
import { formatDay } from '#texts/format-day.ts';
import type { FittingChoiceQuery } from './fitting.query.ts';

type Near = NonNullable<ResultOf<typeof FittingChoiceQuery>['fittingChoice']>['partners'][number];
type Line = {
  readonly id: string;
  readonly appointment: { readonly day: string; readonly partner: { readonly id: string } } | null;
};

/** Days that a card shows at once; the others open below them. */
const AT_ONCE = 4;

/**
 * A partner with its free days, each a button that chooses it.
 * @param line null if there are no tyres to be fitted yet
 */
export function PartnerCard({ near, line }: { near: Near; line: Line | null }) {
  const t = useText();
  const shop = useShop();
  const { partner, distanceMetres, days } = near;
  const distance = formatNumber(Math.round(distanceMetres / 100) / 10, shop.locale);
  const renderDayButton = (day: string) => {
    const chosen = line?.appointment;
    const isChosen = chosen?.day === day && chosen.partner.id === partner.id;
    const text = formatDay(day, shop.locale);
    return (
      <li key={day}>
        <Button
          type="submit"
          name="choice"
          value={`${day} ${partner.id}`}
          size="m"
          variant={isChosen ? 'primary' : 'secondary'}
          aria-label={t('basket.fitting.day', { day: text, name: partner.name })}
        >
          {text}
        </Button>
      </li>
    );
  };
  return (
    <li className="grid gap-4 rounded border border-line p-4 md:grid-cols-2 md:gap-6">
      <div>
        <h3 className="font-semibold">{partner.name}</h3>
        <p className="text-sm">
          {`${partner.street} ${partner.houseNumber}, ${partner.postalCode} ${partner.city}`}{' '}
          <span className="whitespace-nowrap text-muted">{`· ${t('basket.fitting.distance', { distance })}`}</span>
        </p>
        <p className="mt-1 text-sm text-muted">
          <OpeningHours hours={partner.hours} />
        </p>
        <p className="mt-1 text-sm text-muted">{partner.phone}</p>
      </div>
      {line && (
        <Form method="post" action={screenLink(shop, 'fitting')} className="self-center">
          <input type="hidden" name="lineId" value={line.id} />
          <ul className="flex flex-wrap gap-2">{days.slice(0, AT_ONCE).map(renderDayButton)}</ul>
          {days.length > AT_ONCE && (
            <details className="mt-2">
              <summary className="link touch text-sm">{t('basket.fitting.more')}</summary>
              <ul className="mt-2 flex flex-wrap gap-2">{days.slice(AT_ONCE).map(renderDayButton)}</ul>
            </details>
          )}
        </Form>
      )}
    </li>
  );
}
