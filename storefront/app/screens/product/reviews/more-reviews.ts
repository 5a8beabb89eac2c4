import { useState } from 'react';
import type { ProductView } from '#app/features/product/product-view.ts';
import type { ReviewView } from '#app/features/review/reviews.query.ts';
import { SHARED_READ } from '#app/session/client/document-id-exchange.ts';
import { loadPersonalClient } from '#app/session/personal.ts';
import { type ReviewChoice, writeVariation } from '#forms/lists/review-list.ts';

type Loaded = { readonly page: number; readonly reviews: readonly ReviewView[] };

/**
 * By list, while the document lives: coming back to the page finds everything that was loaded. In the browser only.
 */
const loaded = new Map<string, Loaded>();
const MOST_LISTS = 12;

/**
 * The page's reviews and those that were loaded below them, each once. The client's cache makes one list of all
 * loaded pages (session/rating-resolver.ts).
 * @returns `failed` once a try to load the next page has failed, while others may still be made
 */
export function useMoreReviews({ sku, reviews }: ProductView, choice: ReviewChoice) {
  const list = JSON.stringify([sku, reviews.page, choice]);
  const [more, setMore] = useState<Loaded>(() => loaded.get(list) ?? { page: reviews.page, reviews: [] });
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);

  async function load(): Promise<void> {
    if (busy) return;
    setBusy(true);
    setFailed(false);
    const asked = {
      sku,
      page: more.page + 1,
      stars: choice.stars === null ? null : String(choice.stars),
      variation: choice.variation && writeVariation(choice.variation),
      fit: choice.fit,
      words: choice.words,
      pictures: choice.pictures,
      sort: choice.sort,
    };
    try {
      const [{ gateway }, { MoreReviewsQuery }] = await Promise.all([
        loadPersonalClient(),
        import('#app/features/review/reviews.query.ts'),
      ]);
      const context = { ...SHARED_READ, onFailedTry: () => setFailed(true) };
      const { data } = await gateway.query(MoreReviewsQuery, asked, context).toPromise();
      const merged = data?.product?.reviews;
      setFailed(!merged);
      if (!merged) return;
      const next = { page: asked.page, reviews: merged.reviews };
      keep(list, next);
      setMore(next);
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  }

  // the page's own first: those loaded later may be older
  const items = new Map([...reviews.reviews, ...more.reviews].map((review) => [review.id, review]));
  return { items: [...items.values()], page: more.page, busy, failed, load };
}

function keep(list: string, pages: Loaded): void {
  loaded.delete(list);
  loaded.set(list, pages);
  const [oldest] = loaded.keys();
  if (loaded.size > MOST_LISTS && oldest !== undefined) loaded.delete(oldest);
}
