import { Link } from 'react-router';
import { ProductLabels } from '#app/features/product-tile/product-labels.tsx';
import { productPageLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { ProductPicture } from '#app/ui/media/picture.tsx';
import { Price } from '#app/ui/media/price.tsx';
import type { Alternatives } from './stock-alert.types.ts';

/** The most similar available articles in the same size, each with that size chosen; empty where there are none. */
export function AlternativesList({ alternatives }: { alternatives: Alternatives }) {
  const t = useText();
  const shop = useShop();
  const { products, label, choice } = alternatives;
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="alternatives" className="border-t border-line pt-4">
      <h2 id="alternatives" className="mb-2 text-base">
        {label ? t('product.alternatives.inSize', { size: label }) : t('product.alternatives')}
      </h2>
      <ul className="grid gap-3">
        {products.map((product) => (
          <li key={product.sku} className="relative grid beside-picture [--picture:4rem] gap-3">
            <ProductPicture id={product.pictures[0]} alt="" sizes="64px" scale="small" />
            <div className="min-w-0">
              <p className="text-xs text-muted">{product.brand.name}</p>
              <p className="line-clamp-2 text-sm font-medium">
                <Link
                  to={productPageLink(shop, product, { choice })}
                  className="after:absolute after:inset-0 hover:underline"
                >
                  {product.name}
                </Link>
              </p>
              <Price price={product.price} size="s" />
              <div className="relative">
                <ProductLabels product={product} />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
