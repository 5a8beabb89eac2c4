import type { ResultOf } from 'gql.tada';
import { useText } from '#app/texts/texts.tsx';
import { joinUnbroken } from '#app/texts/unbroken.ts';
import type { PickupPointFields } from './delivery.fragment.ts';
import { FactsLine } from './facts-line.tsx';

type Hours = ResultOf<typeof PickupPointFields>['hours'];

const DAYS = [1, 2, 3, 4, 5, 6, 7] as const;
type Day = (typeof DAYS)[number];

/** "Mo–Fr: 08:00–18:30, Sa: 09:00–16:00" */
export function OpeningHours({ hours }: { hours: Hours }) {
  const t = useText();
  if (isAlwaysOpen(hours)) return <>{t('delivery.pickup.always')}</>;
  const formatWeekday = (day: number) => (isDay(day) ? t(`delivery.weekday.${day}`) : '');
  const lines = hours.map(({ weekdays, opens, closes }) => {
    const [from = 1, until = from] = weekdays;
    const days = from === until ? formatWeekday(from) : `${formatWeekday(from)}–${formatWeekday(until)}`;
    return joinUnbroken(t('delivery.pickup.day', { days, opens, closes }));
  });
  return <FactsLine facts={lines} />;
}

function isDay(day: number): day is Day {
  return (DAYS as readonly number[]).includes(day);
}

function isAlwaysOpen(hours: Hours): boolean {
  const [only, ...others] = hours;
  if (!only || others.length > 0) return false;
  const [from, until] = only.weekdays;
  return from === 1 && until === 7 && only.opens === '00:00' && only.closes === '24:00';
}
