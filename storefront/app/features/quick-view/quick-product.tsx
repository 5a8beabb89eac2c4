import { useState } from 'react';
import { Availability } from '#app/features/product/availability.tsx';
import { ChargerFlag } from '#app/features/product/charger-flag.tsx';
import {
  type ChoiceTarget,
  findMissingDimension,
  findVariant,
  readChoice,
} from '#app/features/product/choice.ts';
import { Choices, formatPartialChoice } from '#app/features/product/choices.tsx';
import { PriceBlock } from '#app/features/product/price-block.tsx';
import { listGalleryPictures } from '#app/features/product/product-view.ts';
import { closeOverlay } from '#app/features/product-tile/overlay-state.ts';
import { ProductLabels } from '#app/features/product-tile/product-labels.tsx';
import { productPageLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Alert } from '#app/ui/layer/alert.tsx';
import { ProductPicture } from '#app/ui/media/picture.tsx';
import { RatingStars } from '#app/ui/media/rating.tsx';
import { removeBrandFromName } from '#texts/article-name.ts';
import { QuickAdd } from './quick-add.tsx';
import type { QuickProductView } from './use-quick-product.ts';

/** Pictures under the large one. */
const MOST_PICTURES = 4;

/** The parts of the product page's first screen; the choice is stored here instead of in the address. */
export function QuickProduct({
  product,
  choice,
}: {
  product: QuickProductView;
  /** preselected values */
  choice?: string | undefined;
}) {
  const t = useText();
  const shop = useShop();
  const [target, setTarget] = useState<ChoiceTarget | null>(choice ? { choice } : null);
  // counted, so that a second press scrolls there again
  const [asked, setAsked] = useState({ times: 0, open: false });
  const chosen = readChoice(product, new URLSearchParams({ ...target }));
  const variant = findVariant(product, chosen);
  const name = variant?.name ?? product.name;
  const lacks = variant ? null : findMissingDimension(product, chosen);
  const gone = variant ? variant.soldOut : !product.available;
  const choose = (next: ChoiceTarget) => {
    setTarget(next);
    setAsked(({ times }) => ({ times, open: false }));
  };
  return (
    <div className="grid gap-5 md:grid-cols-2 md:gap-8">
      <Pictures
        key={listGalleryPictures(product, chosen)[0]}
        pictures={listGalleryPictures(product, chosen)}
        name={name}
      />
      <div className="flex min-w-0 flex-col gap-4">
        <p className="text-sm font-semibold">{product.brand.name}</p>
        {name !== product.name && (
          <p className="text-lg/[1.333]">{removeBrandFromName(name, product.brand.name)}</p>
        )}
        {product.rating && <RatingStars {...product.rating} />}
        <div className="space-y-2">
          <PriceBlock price={variant?.price ?? product.price} delivery={product.delivery} />
          <ProductLabels product={product} size="l" />
          <ChargerFlag flags={product.powerEfficiencyFlags} />
        </div>
        <Choices
          key={asked.times}
          product={product}
          chosen={chosen}
          missing={asked.open ? lacks : null}
          onChoose={choose}
        />
        {!variant && !lacks && <Alert kind="warning" title={t('catalogue.product.notTogether')} />}
        <div role="status">{variant && <Availability availability={variant.availability} />}</div>
        {!gone && (
          <QuickAdd
            key={variant?.sku}
            variant={variant}
            usual={product.usualPieces}
            onMissing={() => setAsked(({ times }) => ({ times: times + 1, open: true }))}
          />
        )}
        {!variant && !product.available && <Alert kind="info" title={t('catalogue.availability.soldOut')} />}
        <ButtonLink
          to={productPageLink(
            shop,
            product,
            variant ? { variant: variant.sku } : { choice: formatPartialChoice(product, chosen) },
          )}
          variant="secondary"
          onClick={closeOverlay}
        >
          {t('product.quick.page')}
        </ButtonLink>
      </div>
    </div>
  );
}

function Pictures({ pictures, name }: { pictures: readonly string[]; name: string }) {
  const t = useText();
  const [shown, setShown] = useState(0);
  const count = Math.min(pictures.length, MOST_PICTURES);
  return (
    <div className="max-md:mx-auto max-md:w-40">
      <ProductPicture
        id={pictures[shown]}
        alt={t('catalogue.product.picture', { name, number: shown + 1, count })}
        sizes="(width < 37.5rem) 10rem, 28rem"
        scale="large"
      />
      {count > 1 && (
        <ul className="mt-2 flex justify-center gap-2">
          {pictures.slice(0, count).map((id, index) => (
            <li key={id}>
              <button
                type="button"
                aria-label={t('catalogue.product.picture.show', { number: index + 1 })}
                aria-pressed={index === shown}
                className="block w-12 rounded border border-transparent hover:border-line-strong aria-pressed:border-text"
                onClick={() => setShown(index)}
              >
                <ProductPicture id={id} alt="" sizes="3rem" scale="small" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
