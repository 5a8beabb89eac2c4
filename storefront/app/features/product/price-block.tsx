import type { PriceView } from '#app/features/product-tile/product-tile.fragment.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { Price, TaxNote, useMoneyText } from '#app/ui/price.tsx';
import type { ProductView } from './product-view.ts';

type Delivery = Pick<ProductView['delivery'], 'price' | 'freeFrom'>;

/** What it costs, with tax and delivery said beside it as the law wants. */
export function PriceBlock({ price, delivery }: { price: PriceView; delivery: Delivery }) {
  return (
    <div className="space-y-1">
      <Price price={price} size="l" />
      <Saving price={price} />
      <p className="text-xs text-muted">
        <TaxNote />
        {' · '}
        <ShippingHint price={price.current} delivery={delivery} />
      </p>
    </div>
  );
}

/** Of the lowest price of the 30 days before, in money; where the market prints reductions at all. */
function Saving({ price: { original, current } }: { price: PriceView }) {
  const t = useText();
  const { discountFlag } = useShop();
  const moneyText = useMoneyText();
  if (!original || !discountFlag) return null;
  const amount = { minor: original.minor - current.minor, currency: current.currency };
  return <p className="text-sm text-sale">{t('product.saving', { amount: moneyText(amount) })}</p>;
}

/** What delivery of this article alone to an address costs, at the cheapest option. */
function ShippingHint({ price, delivery }: { price: PriceView['current']; delivery: Delivery }) {
  const t = useText();
  const moneyText = useMoneyText();
  const { price: cost, freeFrom } = delivery;
  if (cost.minor === 0 || (freeFrom && price.minor >= freeFrom.minor))
    return t('catalogue.product.shipping.free');
  return freeFrom
    ? t('catalogue.product.shipping', { price: moneyText(cost), free: moneyText(freeFrom) })
    : t('catalogue.product.shipping.flat', { price: moneyText(cost) });
}
