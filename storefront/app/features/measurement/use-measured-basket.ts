import { useEffect, useRef } from 'react';
import { useShop } from '#app/page/shop.tsx';
import { measure } from '#app/session/measure.ts';
import {
  buildAddedEvent,
  buildBasketEvent,
  buildRemovedEvent,
  forgetTold,
  type MeasuredLine,
} from './measured-basket.ts';

type Basket = { readonly lines: readonly MeasuredLine[] };

/** Measures that the basket was viewed, once, and from then on removals, additions and restored lines. */
export function useMeasuredBasket({ lines }: Basket): void {
  const { measurement } = useShop();
  const before = useRef<Basket['lines']>(null);
  useEffect(() => {
    if (measurement === null) return;
    const events = before.current
      ? [buildRemovedEvent(before.current, lines), buildAddedEvent(before.current, lines)]
      : [buildBasketEvent('view_cart', lines)];
    if (!before.current) forgetTold();
    before.current = lines;
    for (const event of events) if (event) measure(event);
  }, [lines, measurement]);
}
