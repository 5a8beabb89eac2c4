import type { PriceView } from '#app/features/product-tile/product-tile.fragment.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { Price, TaxNote, useMoneyText } from '#app/ui/media/price.tsx';
import type { ProductView } from './product-view.ts';

type Delivery = Pick<ProductView['delivery'], 'price' | 'freeFrom' | 'freight' | 'piecesPerParcel'>;

/** The price, with tax and delivery beside it, as the law requires. */
export function PriceBlock({ price, delivery }: { price: PriceView; delivery: Delivery }) {
  const { price: cost, freeFrom } = delivery;
  const isFree = cost.minor === 0 || (freeFrom !== null && price.current.minor >= freeFrom.minor);
  return (
    <div className="space-y-1">
      <Price price={price} size="l" />
      <Saving price={price} />
      <p className="text-xs text-muted">
        <TaxNote freeDelivery={isFree} />
        {!isFree && <ShippingHint delivery={delivery} />}
      </p>
    </div>
  );
}

/**
 * The saving compared with the lowest price of the 30 days before, in money; where the market prints reductions at
 * all.
 */
function Saving({ price: { original, current } }: { price: PriceView }) {
  const t = useText();
  const { discountFlag } = useShop();
  const moneyText = useMoneyText();
  if (!original || !discountFlag) return null;
  const amount = { minor: original.minor - current.minor, currency: current.currency };
  return <p className="text-sm text-sale">{t('product.saving', { amount: moneyText(amount) })}</p>;
}

/** The price of delivering this article alone to an address, by the cheapest option. */
function ShippingHint({ delivery }: { delivery: Delivery }) {
  const t = useText();
  const moneyText = useMoneyText();
  const { freeFrom, freight, piecesPerParcel: count } = delivery;
  const price = moneyText(delivery.price);
  const free = freeFrom && moneyText(freeFrom);
  if (count !== null && free) return ` · ${t('catalogue.product.parcel', { price, count, free })}`;
  if (count !== null) return ` · ${t('catalogue.product.parcel.flat', { price, count })}`;
  const way = freight ? 'freight' : 'shipping';
  return ` · ${free ? t(`catalogue.product.${way}`, { price, free }) : t(`catalogue.product.${way}.flat`, { price })}`;
}
