import { useState } from 'react';
import { Slot } from '#app/extension/slot.tsx';
import { ServiceChoice } from '#app/features/basket/service-choice.tsx';
import { ExpressButtons } from '#app/features/checkout/express-buttons.tsx';
import { CompareButton } from '#app/features/compare/compare-button.tsx';
import { InstalmentHint } from '#app/features/credit/instalment-hint.tsx';
import { formatLender } from '#app/features/credit/lender.ts';
import { useReturnsText } from '#app/features/delivery/returns-text.ts';
import { Experiment } from '#app/features/experiment/experiment.tsx';
import { ADD_FORM, AddToBasketForm } from '#app/features/product/add-to-basket-form.tsx';
import {
  Availability,
  findSoonestEvening,
  SoldOut,
  SoonestDelivery,
} from '#app/features/product/availability.tsx';
import { ChargerFlag } from '#app/features/product/charger-flag.tsx';
import { type Chosen, findMissingDimension, findVariant } from '#app/features/product/choice.ts';
import { Choices, formatPartialChoice } from '#app/features/product/choices.tsx';
import { PriceBlock } from '#app/features/product/price-block.tsx';
import type { AvailabilityView, ProductView } from '#app/features/product/product-view.ts';
import { ConditionBadge } from '#app/features/product-tile/condition-badge.tsx';
import { ProductLabels } from '#app/features/product-tile/product-labels.tsx';
import { ReviewChecks } from '#app/features/review/review-checks.tsx';
import { ShareButton } from '#app/features/share/share-button.tsx';
import { StockAlert } from '#app/features/stock-alert/stock-alert.tsx';
import { WishButton } from '#app/features/wishlist/wish-button.tsx';
import { useText } from '#app/texts/texts.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Alert } from '#app/ui/layer/alert.tsx';
import { Icon } from '#app/ui/media/icon.tsx';
import { RatingStars } from '#app/ui/media/rating.tsx';
import { removeBrandFromName } from '#texts/article-name.ts';
import { useCurrentAvailability } from './current-availability.ts';
import { DeliveryPromises } from './delivery-promises.tsx';
import { EnergyCost } from './energy-cost.tsx';
import { FitAdvice } from './sizes/fit-advice.tsx';
import { OwnSize } from './sizes/own-size.tsx';
import { SizeHelp } from './sizes/size-help.tsx';
import { TireLabel } from './tire-label.tsx';

export type Terms = {
  withdrawalDays: number;
  expressWallets: readonly string[];
  company: Parameters<typeof formatLender>[0];
};

/** Name, price, choice, availability and the button for the basket, in the order in which shoppers look for them. */
export function BuyBox({
  product,
  name,
  chosen,
  terms,
  missing,
}: {
  product: ProductView;
  /** of the variant, once one is chosen */
  name: string;
  chosen: Chosen;
  terms: Terms;
  /** whether the visitor tried to order before choosing a variant */
  missing: boolean;
}) {
  const t = useText();
  const variant = findVariant(product, chosen);
  const facts = { product, variant: variant?.sku ?? null };
  const lacks = variant ? null : findMissingDimension(product, chosen);
  const price = variant?.price ?? product.price;
  const plan = price.installment;
  const returnsText = useReturnsText();
  const availability = useCurrentAvailability(product.sku, variant);
  const gone = availability ? availability.state === 'SOLD_OUT' : !product.available;
  return (
    <div className="flex min-w-0 flex-col items-stretch gap-5 md:sticky md:top-30 md:self-start">
      <Slot name="product.before-title" {...facts} />
      <ProductTitle product={{ ...product, name }} />
      <Slot name="product.after-title" {...facts} />
      <div className="space-y-2">
        <PriceBlock price={price} delivery={product.delivery} />
        <Labels product={product} />
      </div>
      <Slot name="product.after-price" {...facts} />
      {!product.available && <AllSoldOut product={product} />}
      {product.tire && <TireLabel tire={product.tire} />}
      <Choices
        product={product}
        chosen={chosen}
        missing={missing ? lacks : null}
        help={(dimension) => dimension === 'size' && <SizeHelp product={product} />}
      />
      {product.sizeTable && <SizeAdvice product={product} chosen={chosen} />}
      <Slot name="product.after-variants" {...facts} />
      {!variant && !lacks && <Alert kind="warning" title={t('catalogue.product.notTogether')} />}
      {availability && product.available && <Availability availability={availability} />}
      {!variant && product.available && <SoonestDelivery variants={product.variants} chosen={chosen} />}
      {gone && <StockAlert sku={product.sku} variantSku={variant?.sku ?? null} />}
      <Slot name="product.before-add" {...facts} />
      {!gone && <Purchase product={product} chosen={chosen} wallets={terms.expressWallets} />}
      {!gone && (
        <Experiment
          name="product-promise"
          b={
            <p className="flex items-center gap-3 rounded bg-success-soft p-3 text-sm font-semibold">
              <Icon name="return" className="text-success" />
              {returnsText(terms.withdrawalDays, product.delivery.freight ? 'freight' : 'parcel')}
            </p>
          }
        />
      )}
      <Slot name="product.after-add" {...facts} />
      <div className="flex flex-wrap gap-2">
        <WishButton sku={product.sku} name={name} variantSku={variant?.sku} long />
        <ShareButton title={name} className="button button-secondary button-l shrink-0 px-3" />
      </div>
      {product.comparedAs && (
        <CompareButton sku={product.sku} name={product.name} group={product.comparedAs} />
      )}
      <DeliveryPromises
        delivery={product.delivery}
        eveningOn={findEveningDay(product, chosen, availability)}
        days={terms.withdrawalDays}
        sku={variant?.sku ?? product.sku}
      />
      <Slot name="product.after-delivery" {...facts} />
      {plan && !gone && (
        <InstalmentHint plan={plan} lender={formatLender(terms.company)} price={price.current} />
      )}
    </div>
  );
}

/** The day of the evening's delivery, ISO; null if sold out. */
function findEveningDay({ variants }: ProductView, chosen: Chosen, known: AvailabilityView | null) {
  return known ? known.eveningOn : findSoonestEvening(variants, chosen);
}

/** Before any choice: that the article is sold out, when that is expected to change, and the form for an alert. */
function AllSoldOut({ product: { variants } }: { product: ProductView }) {
  const t = useText();
  const [expectedOn = null] = variants
    .flatMap(({ availability }) => availability.expectedOn ?? [])
    .toSorted();
  return (
    <div className="space-y-2">
      <SoldOut expectedOn={expectedOn} />
      <a href="#stock-alert" className="link touch inline-flex items-center gap-2 text-sm font-semibold">
        <Icon name="mail" />
        {t('product.stockAlert.title')}
      </a>
    </div>
  );
}

/** Labels of energy and tyres, with the cost of a year's electricity, and of chargers. */
function Labels({ product }: { product: ProductView }) {
  return (
    <>
      <ProductLabels product={product} size="l" />
      {product.energyCost && <EnergyCost cost={product.energyCost} />}
      <ChargerFlag flags={product.powerEfficiencyFlags} />
    </>
  );
}

/** The visitor's own size, and how the article fits. */
function SizeAdvice({ product, chosen }: { product: ProductView; chosen: Chosen }) {
  return (
    <>
      <OwnSize product={product} chosen={chosen} />
      <FitAdvice product={product} />
    </>
  );
}

/** Services to order with it, and the ways into the basket. */
function Purchase({
  product,
  chosen,
  wallets,
}: {
  product: ProductView;
  chosen: Chosen;
  wallets: Terms['expressWallets'];
}) {
  const variant = findVariant(product, chosen);
  const services = (variant ?? findCheapestVariant(product))?.services ?? [];
  const [ordered, setOrdered] = useState<readonly string[]>([]);
  return (
    <>
      <ServiceChoice services={services} form={ADD_FORM} onChosen={setOrdered} />
      <AddToBasketForm
        product={product}
        variant={variant}
        choice={formatPartialChoice(product, chosen)}
        services={services.filter(({ key }) => ordered.includes(key))}
      />
      {variant && <ExpressButtons wallets={wallets} form={ADD_FORM} />}
    </>
  );
}

/** The variant whose price is shown before a choice. */
function findCheapestVariant({ variants, price }: ProductView) {
  return variants.find((variant) => variant.price.current.minor === price.current.minor);
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
      <h1 className="text-lg/[1.333] md:text-2xl">{removeBrandFromName(name, brand.name)}</h1>
      {rating && (
        <div className="flex items-center gap-2">
          <RatingStars {...rating} href="#reviews" />
          <ReviewChecks />
        </div>
      )}
    </header>
  );
}
