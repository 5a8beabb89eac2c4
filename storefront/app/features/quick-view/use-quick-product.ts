import { useEffect, useState } from 'react';
import { buildVariantViews } from '#app/features/product/product-view.ts';
import { SHARED_READ } from '#app/session/client/document-id-exchange.ts';
import { loadPersonalClient } from '#app/session/personal.ts';
import { type QuickAnswer, QuickViewQuery } from './quick-view.query.ts';

export type QuickProductView = ReturnType<typeof buildQuickView>;

type State =
  | { readonly status: 'loading' | 'failed' | 'gone' }
  | { readonly status: 'ready'; readonly product: QuickProductView };

/**
 * Loads the article of the dialog from the gateway. That it cannot be loaded is said after the first try; the answer of
 * a later one takes its place.
 * @returns its state, and a function that tries again after a failure
 */
export function useQuickProduct(sku: string): readonly [State, () => void] {
  const [state, setState] = useState<State>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    let wanted = true;
    setState({ status: 'loading' });
    const show = (next: State) => wanted && setState(next);
    void load(sku, () => show({ status: 'failed' })).then(show);
    return () => {
      wanted = false;
    };
  }, [sku, attempt]);
  return [state, () => setAttempt((count) => count + 1)];
}

async function load(sku: string, onFailedTry: () => void): Promise<State> {
  try {
    const { gateway } = await loadPersonalClient();
    const { data } = await gateway
      .query(QuickViewQuery, { sku }, { ...SHARED_READ, onFailedTry })
      .toPromise();
    if (!data) return { status: 'failed' };
    const { product } = data;
    return product && !product.discontinued
      ? { status: 'ready', product: buildQuickView(product) }
      : { status: 'gone' };
  } catch {
    return { status: 'failed' };
  }
}

function buildQuickView({ variations, ...product }: NonNullable<QuickAnswer>) {
  return { ...product, variants: buildVariantViews(variations) };
}
