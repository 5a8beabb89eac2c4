import { EnergyArrow } from '../../product-tile/energy-arrow.tsx';
import { useText } from '../../texts/texts.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Price, type PriceValue, TaxNote, useMoneyText } from '../../ui/price.tsx';
import { RatingStars } from '../../ui/rating.tsx';
import { WishButton } from '../../wishlist/wish-button.tsx';
import { AddToBasketForm } from './add-to-basket-form.tsx';
import { Availability } from './availability.tsx';
import { type Chosen, missingDimension, optionsOf, variantOf } from './choice.ts';
import { ChoiceGroup, dimensionName } from './choice-group.tsx';
import type { ProductView } from './product-view.ts';
import { TireLabel } from './tire-label.tsx';

type Money = { minor: number; currency: string };
export type Terms = {
  withdrawalDays: number;
  deliveryOptions: readonly { price: Money; freeFrom: Money | null }[];
};

/** Name, price, choice, availability, and the way into the basket: in the order in which one asks. */
export function BuyBox({
  product,
  chosen,
  terms,
  missing,
}: {
  product: ProductView;
  chosen: Chosen;
  terms: Terms;
  /** the article was asked for before a variant was chosen */
  missing: boolean;
}) {
  const t = useText();
  const variant = variantOf(product, chosen);
  const lacks = variant ? null : missingDimension(product, chosen);
  const gone = variant ? variant.soldOut : !product.available;
  return (
    <div className="flex min-w-0 flex-col items-stretch gap-5 md:sticky md:top-24 md:self-start">
      <ProductTitle product={product} />
      <PriceBlock price={variant?.price ?? product.price} terms={terms} />
      {product.energyClass && (
        <p>
          <EnergyArrow energyClass={product.energyClass} size="l" />
        </p>
      )}
      {product.tire && <TireLabel tire={product.tire} />}
      <Choices product={product} chosen={chosen} missing={missing ? lacks : null} />
      {missing && lacks && <Alert kind="error" title={t('catalogue.product.chooseFirst')} />}
      {!variant && !lacks && <Alert kind="warning" title={t('catalogue.product.notTogether')} />}
      {variant && <Availability availability={variant.availability} />}
      {!variant && !product.available && (
        <Alert kind="info" title={t('catalogue.availability.soldOut')}>
          {t('catalogue.availability.allSoldOut.text')}
        </Alert>
      )}
      {!gone && <AddToBasketForm product={product} variant={variant} choice={choiceSoFar(product, chosen)} />}
      <WishButton sku={product.sku} name={product.name} variantSku={variant?.sku} long />
      <Promises days={terms.withdrawalDays} sku={variant?.sku ?? product.sku} />
    </div>
  );
}

/** Dimensions to choose from as links; one that has one value is only told. */
function Choices({
  product,
  chosen,
  missing,
}: {
  product: ProductView;
  chosen: Chosen;
  missing: string | null;
}) {
  const t = useText();
  return product.dimensions.map(({ key, values: [only, ...others] }, index) =>
    others.length > 0 ? (
      <ChoiceGroup
        key={key}
        product={product}
        dimension={key}
        options={optionsOf(product, chosen, index)}
        missing={missing === key}
      />
    ) : (
      <p key={key} className="text-sm">
        <span className="font-semibold">{t(dimensionName(key))}</span>: {only?.label}
      </p>
    ),
  );
}

/** Several values only make a choice where there was one to make. */
function choiceSoFar({ dimensions }: ProductView, chosen: Chosen): string | null {
  const values = chosen.filter(
    (value, index) => value !== null && (dimensions[index]?.values.length ?? 0) > 1,
  );
  return values.length > 0 ? values.join('~') : null;
}

function ProductTitle({ product: { brand, name, rating, isNew } }: { product: ProductView }) {
  const t = useText();
  return (
    <header className="space-y-2">
      <p className="flex items-center gap-2 text-sm font-semibold">
        {brand.name}
        {isNew && <Badge kind="new">{t('catalogue.tile.new')}</Badge>}
      </p>
      <h1 className="text-2xl">{name}</h1>
      {rating && <RatingStars {...rating} href="#reviews" />}
    </header>
  );
}

function PriceBlock({ price, terms }: { price: PriceValue; terms: Terms }) {
  return (
    <div className="space-y-1">
      <Price price={price} size="l" />
      <p className="text-xs text-muted">
        <TaxNote />
        {' · '}
        <ShippingHint price={price.current} terms={terms} />
      </p>
    </div>
  );
}

/** What delivery costs for this article alone, at the cheapest option. */
function ShippingHint({ price, terms }: { price: Money; terms: Terms }) {
  const t = useText();
  const moneyText = useMoneyText();
  const [cheapest] = [...terms.deliveryOptions].sort((a, b) => a.price.minor - b.price.minor);
  if (!cheapest) return null;
  const { price: cost, freeFrom } = cheapest;
  if (cost.minor === 0 || (freeFrom && price.minor >= freeFrom.minor))
    return t('catalogue.product.shipping.free');
  return freeFrom
    ? t('catalogue.product.shipping', { price: moneyText(cost), free: moneyText(freeFrom) })
    : t('catalogue.product.shipping.flat', { price: moneyText(cost) });
}

function Promises({ days, sku }: { days: number; sku: string }) {
  const t = useText();
  return (
    <ul className="space-y-2 border-t border-line pt-4 text-sm text-muted">
      <li className="flex items-center gap-2">
        <Icon name="return" />
        {t('catalogue.product.returns', { days })}
      </li>
      <li className="flex items-center gap-2">
        <Icon name="info" />
        {t('catalogue.product.articleNumber', { sku })}
      </li>
    </ul>
  );
}
