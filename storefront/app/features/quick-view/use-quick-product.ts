import { useEffect, useState } from 'react';
import { variantViews } from '#app/features/product/product-view.ts';
import { SHARED_READ } from '#app/session/document-id-exchange.ts';
import { personalClient } from '#app/session/personal.ts';
import { type QuickAnswer, QuickViewQuery } from './quick-view.query.ts';

export type QuickProductView = ReturnType<typeof viewOf>;

type State =
  | { readonly status: 'loading' | 'failed' | 'gone' }
  | { readonly status: 'ready'; readonly product: QuickProductView };

/**
 * Loads the article of the dialog from the gateway.
 * @returns its state, and a function that tries again after a failure
 */
export function useQuickProduct(sku: string): readonly [State, () => void] {
  const [state, setState] = useState<State>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    let wanted = true;
    setState({ status: 'loading' });
    void load(sku).then((next) => wanted && setState(next));
    return () => {
      wanted = false;
    };
  }, [sku, attempt]);
  return [state, () => setAttempt((count) => count + 1)];
}

async function load(sku: string): Promise<State> {
  try {
    const { gateway } = await personalClient();
    const { data } = await gateway.query(QuickViewQuery, { sku }, SHARED_READ).toPromise();
    if (!data) return { status: 'failed' };
    const { product } = data;
    return product && !product.discontinued
      ? { status: 'ready', product: viewOf(product) }
      : { status: 'gone' };
  } catch {
    return { status: 'failed' };
  }
}

function viewOf({ variations, ...product }: NonNullable<QuickAnswer>) {
  return { ...product, variants: variantViews(variations) };
}
