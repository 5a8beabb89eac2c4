import { usePromiseText } from '#app/features/delivery/delivery-texts.ts';
import { useShop } from '#app/page/shop.tsx';
import type { StatusOrder } from '#app/screens/order-status/order-status.query.ts';
import { useText } from '#app/texts/texts.tsx';
import { needsTransfer } from '#forms/payment-method.ts';
import { formatIsoDay } from '#texts/format.ts';
import { formatDay } from '#texts/format-day.ts';

export type StepToCome = {
  readonly key: string;
  readonly text: string;
  /** when it is expected; '' where that is not known */
  readonly when: string;
};

/** The remaining steps of an order, the next first; none for a cancelled or returned one. */
export function useStepsToCome(order: StatusOrder): readonly StepToCome[] {
  const t = useText();
  const { locale, timeZone } = useShop();
  const promise = usePromiseText()(order);
  const { state, owed } = order.life;
  if (state === 'CANCELLED' || state === 'RETURNED') return [];
  const step = (key: string, text: string, when = '') => [{ key, text, when }];
  const isUnpaid =
    state === 'AWAITING_PAYMENT' ||
    (state === 'PLACED' && needsTransfer(order.paymentMethod) && owed.minor > 0);
  const hasLeft = state === 'SHIPPED' || state === 'DELIVERED';
  const arrived = order.toCustomer ? (order.pickupPoint ? 'atPoint' : 'delivered') : 'atPartner';
  const lastEvent = Math.max(0, ...order.timeline.map(({ at }) => Date.parse(at)));
  // tyres that arrive on the morning of their day are still to be fitted
  const since = formatIsoDay(new Date(lastEvent), timeZone);
  return [
    ...(isUnpaid ? step('paid', t('order.next.paid')) : []),
    ...(hasLeft ? [] : step('packed', t('order.next.packed'))),
    ...(hasLeft ? [] : step('shipped', t('order.next.shipped'))),
    ...(state === 'DELIVERED' ? [] : step('arrived', t(`order.next.${arrived}`), promise)),
    ...order.fittings
      .filter(({ appointment: { day } }) => day >= since)
      .flatMap(({ position, appointment: { day } }) =>
        step(`fitted-${position}`, t('order.next.fitted'), formatDay(day, locale)),
      ),
  ];
}
