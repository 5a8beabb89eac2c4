import { InstalmentHint } from '#app/features/credit/instalment-hint.tsx';
import { lenderOf } from '#app/features/credit/lender.ts';
import { Experiment } from '#app/features/experiment/experiment.tsx';
import { AddToBasketForm } from '#app/features/product/add-to-basket-form.tsx';
import { Availability } from '#app/features/product/availability.tsx';
import { ChargerFlag } from '#app/features/product/charger-flag.tsx';
import { type Chosen, missingDimension, variantOf } from '#app/features/product/choice.ts';
import { Choices, choiceSoFar } from '#app/features/product/choices.tsx';
import { PriceBlock } from '#app/features/product/price-block.tsx';
import type { ProductView } from '#app/features/product/product-view.ts';
import { ConditionBadge } from '#app/features/product-tile/condition-badge.tsx';
import { nameBelowBrand } from '#app/features/product-tile/name-below-brand.ts';
import { ProductLabels } from '#app/features/product-tile/product-labels.tsx';
import { ReviewChecks } from '#app/features/review/review-checks.tsx';
import { WishButton } from '#app/features/wishlist/wish-button.tsx';
import { useText } from '#app/texts/texts.tsx';
import { Alert } from '#app/ui/alert.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { RatingStars } from '#app/ui/rating.tsx';
import { DeliveryPromises } from './delivery-promises.tsx';
import { SizeHelp } from './size-help.tsx';
import { TireLabel } from './tire-label.tsx';

export type Terms = { withdrawalDays: number; company: Parameters<typeof lenderOf>[0] };

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
  const plan = (variant?.price ?? product.price).installment;
  const gone = variant ? variant.soldOut : !product.available;
  return (
    <div className="flex min-w-0 flex-col items-stretch gap-5 md:sticky md:top-30 md:self-start">
      <ProductTitle product={product} />
      <div className="space-y-2">
        <PriceBlock price={variant?.price ?? product.price} delivery={product.delivery} />
        <ProductLabels product={product} size="l" />
        <ChargerFlag flags={product.powerEfficiencyFlags} />
      </div>
      {product.tire && <TireLabel tire={product.tire} />}
      <Choices
        product={product}
        chosen={chosen}
        missing={missing ? lacks : null}
        help={(dimension) => dimension === 'size' && <SizeHelp product={product} />}
      />
      {missing && lacks && <Alert kind="error" title={t('catalogue.product.chooseFirst')} />}
      {!variant && !lacks && <Alert kind="warning" title={t('catalogue.product.notTogether')} />}
      {variant && <Availability availability={variant.availability} />}
      {!variant && !product.available && (
        <Alert kind="info" title={t('catalogue.availability.soldOut')}>
          {t('catalogue.availability.allSoldOut.text')}
        </Alert>
      )}
      {!gone && <AddToBasketForm product={product} variant={variant} choice={choiceSoFar(product, chosen)} />}
      {!gone && (
        <Experiment
          name="product-promise"
          b={
            <p className="flex items-center gap-3 rounded bg-success-soft p-3 text-sm font-semibold">
              <Icon name="return" className="text-success" />
              {t('catalogue.product.returns', { days: terms.withdrawalDays })}
            </p>
          }
        />
      )}
      <WishButton sku={product.sku} name={product.name} variantSku={variant?.sku} long />
      {plan && !gone && <InstalmentHint plan={plan} lender={lenderOf(terms.company)} />}
      <DeliveryPromises
        services={product.delivery.services}
        days={terms.withdrawalDays}
        sku={variant?.sku ?? product.sku}
      />
    </div>
  );
}

function ProductTitle({ product: { brand, name, rating, isNew, condition } }: { product: ProductView }) {
  const t = useText();
  return (
    <header className="space-y-2">
      <p className="flex items-center gap-2 text-sm font-semibold">
        {brand.name}
        <ConditionBadge condition={condition} />
        {isNew && condition === 'NEW' && <Badge kind="new">{t('catalogue.tile.new')}</Badge>}
      </p>
      <h1 className="text-lg/6 md:text-2xl">{nameBelowBrand(name, brand.name)}</h1>
      {rating && (
        <div className="flex items-center gap-2">
          <RatingStars {...rating} href="#reviews" />
          <ReviewChecks />
        </div>
      )}
    </header>
  );
}
