import { useEffect, useRef } from 'react';
import { useShop } from '#app/page/shop.tsx';
import { measure } from '#app/session/measure.ts';
import { buildOrderEvent } from './measured-order.ts';

type Order = Parameters<typeof buildOrderEvent>[1] & { readonly life: { readonly state: string } };

/** Measures that an order was cancelled, on the page where that happened; not an earlier cancellation. */
export function useMeasuredRefund(order: Order): void {
  const { measurement } = useShop();
  const isCancelled = order.life.state === 'CANCELLED';
  const was = useRef(isCancelled);
  useEffect(() => {
    if (measurement !== null && isCancelled && !was.current) measure(buildOrderEvent('refund', order));
    was.current = isCancelled;
  }, [isCancelled, order, measurement]);
}
