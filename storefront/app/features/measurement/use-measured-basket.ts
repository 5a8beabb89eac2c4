import type { ResultOf } from 'gql.tada';
import { useEffect, useRef } from 'react';
import type { BasketFields } from '#app/features/basket/basket.fragment.ts';
import { useShop } from '#app/page/shop.tsx';
import { measure } from '#app/session/measure.ts';
import { basketEvent, removedEvent } from './measured-lines.ts';

type Basket = Pick<ResultOf<typeof BasketFields>, 'lines' | 'total'>;

/** Measures that the basket was looked at, once, and what is taken out of it from then on. */
export function useMeasuredBasket({ lines, total }: Basket): void {
  const { measurement } = useShop();
  const before = useRef<Basket['lines']>(null);
  useEffect(() => {
    if (measurement === null) return;
    const event = before.current
      ? removedEvent(before.current, lines)
      : basketEvent('view_cart', lines, total);
    before.current = lines;
    if (event) measure(event);
  }, [lines, total, measurement]);
}
