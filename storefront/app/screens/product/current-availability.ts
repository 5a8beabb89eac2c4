import { useEffect, useState } from 'react';
import type { AvailabilityView, FailedRead, VariantView } from '#app/features/product/product-view.ts';
import { loadPersonalClient } from '#app/session/personal.ts';
import { stayFresh } from '#app/session/stay-fresh.ts';
import { ProductAvailabilityQuery } from './current-availability.query.ts';

/** Data that the server has rendered is not loaded again within this time (product 9.4). */
const INITIAL_DATA_MS = 60_000;

/** By the variant's number; `failed` if it could not be loaded; null if not loaded yet. */
type Answer = ReadonlyMap<string, AvailabilityView> | 'failed' | null;

/**
 * The current stock of a variant, for a page that was open for a while: loaded when the visitor comes back to it.
 * @returns `failed` if only the outdated stock of the page is known; null without a variant
 */
export function useCurrentAvailability(
  sku: string,
  variant: VariantView | null,
): (AvailabilityView & { failed?: FailedRead }) | null {
  const [answer, setAnswer] = useState<Answer>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    const loadedAt = Date.now();
    return stayFresh(() => {
      if (Date.now() - loadedAt >= INITIAL_DATA_MS) void askAvailability(sku).then(setAnswer);
    });
  }, [sku]);
  if (variant === null) return null;
  if (answer === 'failed') {
    const onRetry = async () => {
      setBusy(true);
      setAnswer(await askAvailability(sku));
      setBusy(false);
    };
    return { ...variant.availability, failed: { busy, onRetry } };
  }
  return answer?.get(variant.sku) ?? variant.availability;
}

async function askAvailability(sku: string): Promise<Answer> {
  try {
    const { gateway } = await loadPersonalClient();
    const options = { requestPolicy: 'network-only' } as const;
    const { data } = await gateway.query(ProductAvailabilityQuery, { sku }, options).toPromise();
    if (!data?.product) return 'failed';
    return new Map(data.product.variations.map((one) => [one.sku, one.availability]));
  } catch {
    return 'failed';
  }
}
