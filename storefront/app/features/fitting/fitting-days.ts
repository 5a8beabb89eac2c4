import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { formatDay } from '#texts/format-day.ts';
import type { Appointment } from './fitting-facts.tsx';

/** The days on which something is fitted, each once, the first first: "Montage op do 3 dec". */
export function useFittingDays(): (appointments: readonly Appointment[]) => string {
  const t = useText();
  const { locale } = useShop();
  return (appointments) => {
    const days = [...new Set(appointments.map(({ day }) => day))].sort();
    return days.map((day) => t('basket.fitting.on', { day: formatDay(day, locale) })).join(' · ');
  };
}
