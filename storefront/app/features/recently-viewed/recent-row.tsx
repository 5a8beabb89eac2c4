import { startTransition, useEffect, useState } from 'react';
import { ProductRow } from '#app/features/product-tile/product-row.tsx';
import type { TileProduct } from '#app/features/product-tile/product-tile.fragment.ts';
import { buildTileProduct } from '#app/features/product-tile/tile-products.ts';
import { loadPersonalClient } from '#app/session/personal.ts';
import { useText } from '#app/texts/texts.tsx';
import { Button } from '#app/ui/button.tsx';
import { forgetViewed } from './recent-store.ts';
import { RecentlyViewedQuery } from './recently-viewed.query.ts';

/** The recently viewed articles that are still sold, at today's price. */
export default function RecentRow({ skus, onForget }: { skus: readonly string[]; onForget: () => void }) {
  const t = useText();
  const products = useProducts(skus);
  if (products.length === 0) return null;
  const forget = () => {
    forgetViewed();
    onForget();
  };
  return (
    <section aria-labelledby="recently-viewed" className="later mt-12">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="recently-viewed" className="text-xl">
          {t('product.recent')}
        </h2>
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
          {t('product.recent.note')}
          <Button type="button" variant="plain" size="s" onClick={forget}>
            {t('product.recent.clear')}
          </Button>
        </p>
      </div>
      <ProductRow products={products} label={t('product.recent')} morph={false} />
    </section>
  );
}

/** [] until the gateway has answered, and when it does not: the row is optional. */
function useProducts(skus: readonly string[]): readonly TileProduct[] {
  const [products, setProducts] = useState<readonly TileProduct[]>([]);
  const asked = skus.join('\n');
  useEffect(() => {
    let wanted = true;
    void loadPersonalClient()
      .then(({ gateway }) => gateway.query(RecentlyViewedQuery, { skus: asked.split('\n') }).toPromise())
      .then(({ data }) => {
        const found = (data?.products ?? []).map(buildTileProduct);
        // as a transition: it is not urgent
        if (wanted) startTransition(() => setProducts(found));
      })
      .catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [asked]);
  return products;
}
