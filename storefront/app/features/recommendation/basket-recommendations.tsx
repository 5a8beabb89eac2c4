import { startTransition, useEffect, useState } from 'react';
import type { TileProduct } from '#app/features/product-tile/product-tile.fragment.ts';
import { tileProduct } from '#app/features/product-tile/tile-products.ts';
import { personalClient } from '#app/session/personal.ts';
import { layOutLater } from '#app/start/lay-out-the-rest.ts';
import { useText } from '#app/texts/texts.tsx';
import { BasketRecommendationsQuery } from './basket-recommendations.query.ts';
import { RecommendationRow } from './recommendation-row.tsx';

/**
 * The articles that go with a basket; it comes after the page, and nothing waits for it. @param skus its style numbers
 */
export function BasketRecommendations({ skus }: { skus: readonly string[] }) {
  const t = useText();
  const products = useRecommended([...new Set(skus)].slice(0, 20).join(' '));
  return (
    <RecommendationRow
      id="basket-recommendations"
      title={t('catalogue.recommendations.basket')}
      products={products}
      ref={layOutLater}
    />
  );
}

/** [] until the gateway has answered, and when it does not: nobody came for this. @param asked numbers and spaces */
function useRecommended(asked: string): readonly TileProduct[] {
  const [products, setProducts] = useState<readonly TileProduct[]>([]);
  useEffect(() => {
    if (asked === '') return;
    let wanted = true;
    void personalClient()
      .then(({ gateway }) =>
        gateway.query(BasketRecommendationsQuery, { skus: asked.split(' ') }).toPromise(),
      )
      .then(({ data }) => {
        const items = data?.recommendations.items ?? [];
        const found = items.flatMap((item) =>
          item.__typename === 'ProductRecommendation' ? [tileProduct(item.product)] : [],
        );
        // in slices: a row at once is the longest work of the page
        if (wanted) startTransition(() => setProducts(found));
      })
      .catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [asked]);
  return products;
}
