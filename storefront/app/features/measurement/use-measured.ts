import { useEffect, useRef } from 'react';
import { useShop } from '#app/page/shop.tsx';
import { type MeasuredEvent, measure } from '#app/session/measure.ts';

/**
 * Measures the content of a screen, if the tenant measures at all: once for each `key`.
 * @param key of the content, e.g. the article's number; null for nothing yet
 * @param event called when it is measured; null if there is no event
 */
export function useMeasured(key: string | null, event: () => MeasuredEvent | null): void {
  const { measurement } = useShop();
  const latest = useRef(event);
  latest.current = event;
  const told = useRef<string>(null);
  const measures = measurement !== null;
  useEffect(() => {
    if (!measures || key === null || told.current === key) return;
    told.current = key;
    const now = latest.current();
    if (now) measure(now);
  }, [key, measures]);
}
