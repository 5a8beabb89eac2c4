import { type ProductSlot, useExtensionSettings, useShopFacts } from 'tavelo-shop/storefront';
import { words } from './words.ts';

/** Says below the price of an article that it can be wrapped, and what that costs. */
export default function GiftNote({ product }: ProductSlot) {
  const { pick, formatPrice } = useShopFacts();
  const { priceMinor } = useExtensionSettings<{ priceMinor: number }>();
  const isWrappable = !product.fields.some(({ key, value }) => key === 'wrappable' && value === 'no');
  if (!product.available || !isWrappable) return null;
  return (
    <p className="text-sm text-muted" data-extension="gift-wrap">
      {pick(words.offered).replace('{price}', formatPrice(priceMinor))}
    </p>
  );
}
