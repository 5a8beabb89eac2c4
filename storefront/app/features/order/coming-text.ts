import { type Promised, usePromiseText } from '#app/features/delivery/delivery-texts.ts';
import { useFittingDays } from '#app/features/fitting/fitting-days.ts';
import type { Appointment } from '#app/features/fitting/fitting-facts.tsx';

export type Coming = Promised & {
  /** false: all of it goes to fitting partners */
  readonly toCustomer: boolean;
  readonly fittings: readonly { readonly appointment: Appointment }[];
};

/** The day on which an order arrives, or on which it is fitted where nothing of it goes to the customer. */
export function useComingText(): (order: Coming) => string {
  const promiseText = usePromiseText();
  const fittingDays = useFittingDays();
  return (order) =>
    order.toCustomer ? promiseText(order) : fittingDays(order.fittings.map(({ appointment }) => appointment));
}
