import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { needsTransfer } from '#forms/payment-method.ts';
import { formatDay } from '#texts/format-day.ts';
import { formatDeliveryDays } from './delivery-days.ts';

type Texts = ReturnType<typeof useText>;

const KNOWN_OPTIONS = ['standard', 'evening', 'express', 'wished-day', 'pickup'] as const;

/** The name of a delivery option; the code of a tenant's own option without a text. */
export function getDeliveryName(t: Texts, code: string): string {
  const known = KNOWN_OPTIONS.find((option) => option === code);
  return known ? t(`checkout.delivery.${known}.name`) : code;
}

/** The promised arrival of an order, placed or not. */
export type Promised = {
  readonly deliveryDates: { readonly from: string; readonly until: string } | null;
  readonly deliveryDaysMin: number | null;
  readonly deliveryDaysMax: number | null;
  readonly paymentMethod: string | null;
};

/**
 * "Lieferung am Mo, 24.11.", between two days, or in working days, which begin with the payment where goods wait for
 * it; '' when nothing is known.
 */
export function usePromiseText(): (promised: Promised) => string {
  const t = useText();
  const datesText = useDatesText();
  return ({ deliveryDates, deliveryDaysMin: min, deliveryDaysMax: max, paymentMethod }) => {
    if (deliveryDates || min === null || max === null) return datesText(deliveryDates);
    const waits = needsTransfer(paymentMethod);
    return t(waits ? 'delivery.dates.afterPayment' : 'delivery.dates.days', formatDeliveryDays(min, max));
  };
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
