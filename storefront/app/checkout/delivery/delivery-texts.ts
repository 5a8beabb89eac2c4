import { formatDay } from '#texts/format-day.ts';
import { useShop } from '../../page/shop.tsx';
import { useText } from '../../texts/texts.tsx';

type Texts = ReturnType<typeof useText>;

const KNOWN_OPTIONS = ['standard', 'evening', 'express', 'wished-day', 'pickup'] as const;

/** A tenant's own option without a text of its own is called by its code. */
export function deliveryName(t: Texts, code: string): string {
  const known = KNOWN_OPTIONS.find((option) => option === code);
  return known ? t(`checkout.delivery.${known}.name`) : code;
}

/** "Lieferung am Mo, 24.11." or between two days; '' when nothing is known. */
export function useDatesText(): (dates: { from: string; until: string } | null) => string {
  const t = useText();
  const { locale } = useShop();
  return (dates) => {
    if (!dates) return '';
    const [from, until] = [formatDay(dates.from, locale), formatDay(dates.until, locale)];
    return from === until
      ? t('delivery.dates.on', { day: until })
      : t('delivery.dates.between', { from, until });
  };
}
