import type { EcoLabelView, PriceView } from '#app/features/product-tile/product-tile.fragment.ts';

const WITHIN_MS = 3000;
const LONGEST = 120;

/** The answer of `/api/search/suggest`: at most five of each, best first. */
export type Found = {
  readonly terms: readonly { readonly term: string; readonly hits: number }[];
  readonly categories: readonly { readonly name: string; readonly path: string; readonly trail: string }[];
  readonly brands: readonly { readonly name: string; readonly slug: string }[];
  readonly products: readonly FoundProduct[];
};

export type FoundProduct = {
  readonly sku: string;
  readonly name: string;
  readonly slug: string;
  readonly pictures: readonly string[];
  readonly brand: { readonly name: string };
  readonly price: PriceView;
  readonly ecoLabel: Pick<EcoLabelView, 'energyClass' | 'best' | 'worst'> | null;
  /** where a tyre's price is shown its whole label must be (Regulation (EU) 2020/740 art. 6) */
  readonly tire: object | null;
};

/** @throws when the shop does not answer in time, or the signal is aborted */
export async function findFor(typed: string, locale: string, signal: AbortSignal): Promise<Found> {
  const q = [...typed].slice(0, LONGEST).join('');
  const answer = await fetch(`/api/search/suggest?${new URLSearchParams({ q, locale })}`, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(WITHIN_MS)]),
  });
  if (!answer.ok) throw new Error(`suggestions: ${answer.status}`);
  return answer.json();
}
