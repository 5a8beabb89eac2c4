import { Form, Link } from 'react-router';
import { LineOptions } from '#app/features/basket/line-options.tsx';
import { AvailabilityText } from '#app/features/delivery/availability-text.tsx';
import type { VariantChoice } from '#app/features/product/variant-choice.rules.ts';
import { VariantForm } from '#app/features/product/variant-form.tsx';
import { ProductLabels } from '#app/features/product-tile/product-labels.tsx';
import { productLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { ProductPicture } from '#app/ui/media/picture.tsx';
import { Price, useMoneyText } from '#app/ui/media/price.tsx';
import { removeBrandFromName } from '#texts/article-name.ts';
import type { Notice } from './wishlist.form.ts';
import type { WishlistLineView } from './wishlist.query.ts';
import { WishlistNotice } from './wishlist-notices.tsx';

/** A wishlist article: its name, price and availability, and its buttons. */
export function WishlistLine({
  line,
  action,
  choice,
}: {
  line: WishlistLineView;
  action: string;
  /** while its variant is being chosen */
  choice: (VariantChoice & { notice: Notice | null; asked: readonly (string | null)[] }) | null;
}) {
  const t = useText();
  const shop = useShop();
  const { product, availability } = line;
  const name = product ? removeBrandFromName(line.name ?? product.name, product.brand.name) : line.sku;
  const link = product && productLink(shop, { ...product, sku: line.sku }, line.variantSku);
  const picture = <ProductPicture id={line.picture} alt="" sizes="144px" scale="small" />;
  return (
    <li
      id={`wish-${line.sku}`}
      className="grid scroll-mt-6 gap-4 border-b border-line py-5 beside-picture gap-x-3 [--picture:6rem] md:grid-cols-[9rem_minmax(0,1fr)] md:gap-6"
    >
      {link ? (
        <Link to={link} prefetch="intent" tabIndex={-1} aria-hidden="true">
          {picture}
        </Link>
      ) : (
        picture
      )}
      <div className="flex min-w-0 flex-col items-start gap-1">
        <p className="text-sm text-muted">{product?.brand.name}</p>
        <h2 className="text-base font-medium tracking-normal">
          {link ? (
            <Link to={link} prefetch="intent" className="hover:underline">
              {name}
            </Link>
          ) : (
            name
          )}
        </h2>
        <LineOptions options={line.options} />
        <Prices line={line} />
        {product && <ProductLabels product={product} size="m" />}
        <p className="text-sm">
          {availability ? (
            <AvailabilityText availability={availability} dates={availability.delivery} />
          ) : (
            <span className="text-muted">{t('wishlist.noLonger')}</span>
          )}
        </p>
        {choice ? (
          <VariantForm
            choice={choice}
            sku={line.variantSku}
            asked={choice.asked}
            action={action}
            className="mt-2 w-full"
          >
            {choice.notice && <WishlistNotice notice={choice.notice} />}
            <input type="hidden" name="intent" value="change" />
            <input type="hidden" name="sku" value={line.sku} />
          </VariantForm>
        ) : (
          <Actions line={line} name={name} action={action} />
        )}
      </div>
    </li>
  );
}

/** The current price, and the price when it was added: a fact, no reduction (Directive 98/6/EC art. 6a). */
function Prices({ line: { price, keptPrice } }: { line: WishlistLineView }) {
  const t = useText();
  const moneyText = useMoneyText();
  if (!price) return null;
  return (
    <div>
      <Price price={price} />
      {price.current.minor !== keptPrice.minor && (
        <p className="text-xs text-muted">{t('wishlist.keptPrice', { price: moneyText(keptPrice) })}</p>
      )}
    </div>
  );
}

function Actions({ line, name, action }: { line: WishlistLineView; name: string; action: string }) {
  const t = useText();
  const { sku, variantSku, availability } = line;
  const canBeHad = availability !== null && availability.state !== 'SOLD_OUT';
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
      {variantSku && canBeHad && (
        <Form method="post" action={action} className="max-w-full">
          <input type="hidden" name="intent" value="move" />
          <input type="hidden" name="sku" value={sku} />
          <input type="hidden" name="variantSku" value={variantSku} />
          <Button type="submit" size="m" aria-label={t('wishlist.toBasketOf', { name })}>
            {t('wishlist.toBasket')}
          </Button>
        </Form>
      )}
      {availability && !line.oneVariant && (
        <ButtonLink
          to={`${action}?edit=${encodeURIComponent(sku)}`}
          preventScrollReset
          variant={variantSku ? 'plain' : 'secondary'}
          size="m"
          className={variantSku ? 'max-md:-ms-2' : ''}
          aria-label={t(variantSku ? 'wishlist.editOf' : 'wishlist.choosingOf', { name })}
        >
          {t(variantSku ? 'wishlist.edit' : 'wishlist.choosing')}
        </ButtonLink>
      )}
      <Form method="post" action={action} preventScrollReset>
        <input type="hidden" name="intent" value="remove" />
        <input type="hidden" name="sku" value={sku} />
        {variantSku && <input type="hidden" name="variantSku" value={variantSku} />}
        <Button
          type="submit"
          variant="plain"
          size="m"
          icon="trash"
          className="max-md:-ms-2"
          aria-label={t('wishlist.removeOf', { name })}
        >
          {t('wishlist.remove')}
        </Button>
      </Form>
    </div>
  );
}
