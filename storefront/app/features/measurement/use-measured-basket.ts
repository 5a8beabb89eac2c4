import { useEffect, useRef } from 'react';
import { useShop } from '#app/page/shop.tsx';
import { measure } from '#app/session/measure.ts';
import { basketEvent, type MeasuredLine, removedEvent } from './measured-basket.ts';

type Basket = { readonly lines: readonly MeasuredLine[] };

/** Measures that the basket was viewed, once, and every removal from then on. */
export function useMeasuredBasket({ lines }: Basket): void {
  const { measurement } = useShop();
  const before = useRef<Basket['lines']>(null);
  useEffect(() => {
    if (measurement === null) return;
    const event = before.current ? removedEvent(before.current, lines) : basketEvent('view_cart', lines);
    before.current = lines;
    if (event) measure(event);
  }, [lines, measurement]);
}
