import type { ResultOf } from 'gql.tada';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { formatDay } from '#texts/format-day.ts';
import type { FittingAppointmentFields } from './fitting.fragment.ts';

export type Appointment = ResultOf<typeof FittingAppointmentFields>;

/** The day and the workshop of a fitting. */
export function FittingFacts({ appointment: { day, partner } }: { appointment: Appointment }) {
  const t = useText();
  const { locale } = useShop();
  return (
    <p className="my-1 text-sm">
      <span className="block font-medium">{t('basket.fitting.on', { day: formatDay(day, locale) })}</span>
      {partner.name}
      <span className="block text-muted">
        {`${partner.street} ${partner.houseNumber}, ${partner.postalCode} ${partner.city}`}
      </span>
      <span className="block text-muted">{t('basket.fitting.sent')}</span>
    </p>
  );
}
