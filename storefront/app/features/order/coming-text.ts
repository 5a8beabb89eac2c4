import { type Promised, usePromiseText } from '#app/features/delivery/delivery-texts.ts';
import { useFittingDays } from '#app/features/fitting/fitting-days.ts';
import type { Appointment } from '#app/features/fitting/fitting-facts.tsx';
import { useText } from '#app/texts/texts.tsx';

export type Coming = Promised & {
  /** false if all of it goes to fitting partners */
  readonly toCustomer: boolean;
  readonly pickupPoint: { readonly name: string } | null;
  readonly fittings: readonly { readonly appointment: Appointment }[];
};

/**
 * The day on which an order arrives, with its pick-up point, or on which it is fitted where nothing of it goes to the
 * customer.
 */
export function useComingText(): (order: Coming) => string {
  const t = useText();
  const promiseText = usePromiseText();
  const fittingDays = useFittingDays();
  return (order) => {
    if (!order.toCustomer) return fittingDays(order.fittings.map(({ appointment }) => appointment));
    const dates = promiseText(order);
    const point = order.pickupPoint?.name;
    return dates && point ? t('delivery.dates.atPoint', { dates, point }) : dates;
  };
}
