import type { ResultOf } from 'gql.tada';
import { startTransition, useEffect, useState } from 'react';
import type { TileProduct } from '#app/features/product-tile/product-tile.fragment.ts';
import { buildTileProduct } from '#app/features/product-tile/tile-products.ts';
import { loadPersonalClient } from '#app/session/personal.ts';
import { useText } from '#app/texts/texts.tsx';
import { BasketRecommendationsQuery } from './basket-recommendations.query.ts';
import { RecommendationRow } from './recommendation-row.tsx';

/**
 * Recommendations for a basket, and separately the expensive articles that belong to one in it; loaded after the
 * page.
 * @param skus its style numbers
 */
export function BasketRecommendations({ skus }: { skus: readonly string[] }) {
  const t = useText();
  const { products, alternatives } = useRecommended([...new Set(skus)].slice(0, 20).join('\n'));
  return (
    <>
      <RecommendationRow
        id="basket-recommendations"
        title={t('catalogue.recommendations.basket')}
        products={products}
      />
      <RecommendationRow
        id="basket-alternatives"
        title={t('catalogue.recommendations.alternatives')}
        products={alternatives}
      />
    </>
  );
}

type Recommended = {
  readonly products: readonly TileProduct[];
  readonly alternatives: readonly TileProduct[];
};
type Answer = ResultOf<typeof BasketRecommendationsQuery>['recommendations'];

const NONE: Recommended = { products: [], alternatives: [] };

const listProducts = ({ items }: Answer) =>
  items.flatMap((item) =>
    item.__typename === 'ProductRecommendation' ? [buildTileProduct(item.product)] : [],
  );

/**
 * Empty until the gateway has answered, and when it does not: recommendations are optional.
 * @param asked numbers, one a line
 */
function useRecommended(asked: string): Recommended {
  const [recommended, setRecommended] = useState(NONE);
  useEffect(() => {
    if (asked === '') return;
    let wanted = true;
    void loadPersonalClient()
      .then(({ gateway }) =>
        gateway.query(BasketRecommendationsQuery, { skus: asked.split('\n') }).toPromise(),
      )
      .then(({ data }) => {
        if (!data || !wanted) return;
        const found = {
          products: listProducts(data.recommendations),
          alternatives: listProducts(data.alternatives),
        };
        // as a transition: a row at once would be the longest task of the page
        startTransition(() => setRecommended(found));
      })
      .catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [asked]);
  return recommended;
}
