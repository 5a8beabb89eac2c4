import type { ResultOf } from 'gql.tada';
import { Link } from 'react-router';
import { Slot } from '#app/extension/slot.tsx';
import type { BasketLineFields } from '#app/features/basket/basket.fragment.ts';
import { LineOptions } from '#app/features/basket/line-options.tsx';
import { goesToPartner } from '#app/features/basket/open-questions.ts';
import { AvailabilityText } from '#app/features/delivery/availability-text.tsx';
import type { VariantChoice } from '#app/features/product/variant-choice.rules.ts';
import { ProductLabels } from '#app/features/product-tile/product-labels.tsx';
import { productLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { ProductPicture } from '#app/ui/media/picture.tsx';
import { MoneyText, useMoneyText } from '#app/ui/media/price.tsx';
import { removeBrandFromName } from '#texts/article-name.ts';
import { LineButton } from './line-button.tsx';
import { LineServices } from './line-services.tsx';
import { LineVariant } from './line-variant.tsx';
import { QuantityForm } from './quantity-form.tsx';

type Line = ResultOf<typeof BasketLineFields>;

/**
 * @param first its picture is visible at once
 * @param choice the article's other variants, while one is being chosen
 */
export function BasketLine({
  line,
  action,
  first,
  choice,
}: {
  line: Line;
  action: string;
  first: boolean;
  choice: VariantChoice | null;
}) {
  const t = useText();
  const shop = useShop();
  const moneyText = useMoneyText();
  const { product, price } = line;
  const sent = { lineId: line.id, variantSku: product.variantSku };
  const link = productLink(shop, product, product.variantSku);
  return (
    <li className="grid gap-4 border-b border-line py-5 beside-picture [--picture:5.5rem] md:grid-cols-[7rem_1fr_auto] md:gap-6">
      <Link to={link} prefetch="intent" tabIndex={-1} aria-hidden="true">
        <ProductPicture id={product.picture} alt="" sizes="112px" scale="small" priority={first} />
      </Link>
      <div className="min-w-0 space-y-1">
        <p className="text-sm text-muted">{product.brandName}</p>
        <h2 className="font-medium">
          <Link to={link} prefetch="intent" className="hover:underline">
            {removeBrandFromName(product.name, product.brandName)}
          </Link>
        </h2>
        <LineOptions options={product.options} />
        <LineVariant line={line} choice={choice} action={action} />
        <p className="text-sm text-muted">{t('basket.line.number', { sku: product.variantSku })}</p>
        <p className="text-sm">
          <AvailabilityText
            availability={line.availability}
            dates={line.delivery}
            isFitted={goesToPartner(line.services)}
          />
        </p>
        <ProductLabels product={product} size="m" />
        <Slot name="basket.line" line={line} />
        <div className="flex flex-wrap items-end gap-x-2 gap-y-2 pt-2 sm:gap-x-4">
          <QuantityForm line={line} action={action} />
          <LineButton
            action={action}
            values={{ intent: 'remove', ...sent, quantity: line.quantity }}
            icon="trash"
            label={t('basket.line.remove', { name: product.name })}
            className="max-md:-ms-2"
          >
            <span className="max-md:sr-only">{t('basket.line.removeShort')}</span>
          </LineButton>
          <LineButton
            action={action}
            values={{ intent: 'later', ...sent, sku: product.sku }}
            icon="heart"
            label={t('basket.line.later', { name: product.name })}
            className="max-md:-ms-2 max-md:basis-full"
          >
            {t('basket.line.laterShort')}
          </LineButton>
        </div>
      </div>
      <div className="flex flex-row-reverse flex-wrap items-baseline justify-between gap-x-4 tabular-nums col-start-2 md:col-start-3 md:block md:text-right">
        <p className="text-lg font-semibold">
          <MoneyText money={price.total} />
        </p>
        {line.quantity > 1 && (
          <p className="text-sm text-muted">{t('basket.line.unit', { price: moneyText(price.unit) })}</p>
        )}
        {price.saving && shop.discountFlag && (
          <p className="text-sm text-sale">
            {t('basket.line.saving', { amount: moneyText(price.saving.amount) })}
          </p>
        )}
        {price.discount.minor > 0 && (
          <p className="text-sm text-success">
            {t('basket.line.discount', { amount: moneyText(price.discount) })}
          </p>
        )}
      </div>
      {line.services.length > 0 && (
        <div className="min-w-0 col-span-2 md:col-start-2">
          <LineServices line={line} action={action} />
        </div>
      )}
    </li>
  );
}
