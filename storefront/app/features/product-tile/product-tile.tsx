import { memo, type ReactNode, useState } from 'react';
import { Link, useViewTransitionState } from 'react-router';
import { Slot } from '#app/extension/slot.tsx';
import { CompareButton } from '#app/features/compare/compare-button.tsx';
import { WishButton } from '#app/features/wishlist/wish-button.tsx';
import { productPageLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Icon } from '#app/ui/media/icon.tsx';
import { ProductPicture } from '#app/ui/media/picture.tsx';
import { Price, useMoneyText } from '#app/ui/media/price.tsx';
import { RatingShort } from '#app/ui/media/rating.tsx';
import { removeBrandFromName } from '#texts/article-name.ts';
import { formatPercent, formatRate } from '#texts/format.ts';
import { formatDay } from '#texts/format-day.ts';
import { ConditionBadge } from './condition-badge.tsx';
import { openOverlay } from './overlay-state.ts';
import { ProductLabels } from './product-labels.tsx';
import type { TileInstalment, TileProduct } from './product-tile.fragment.ts';
import { StyleSwatches } from './style-swatches.tsx';

/** Width of a tile: two in a row on a phone, three on a tablet, four on a wide screen. */
const SIZES = '(width < 37.5rem) 46vw, (width < 56.25rem) 30vw, 17rem';

/**
 * A product in a list: the whole tile is the link to its page, and above it are the quick view, the label of energy
 * or tyre and the colours.
 * @param priority above the fold: its picture loads first
 * @param morph its picture grows into that of the product page; not on a page that shows such a picture already
 */
export const ProductTile = memo(function ProductTile({
  product,
  priority = false,
  morph = true,
}: {
  product: TileProduct;
  priority?: boolean;
  morph?: boolean;
}) {
  const shop = useShop();
  const { variantSku: variant, choice } = product;
  const to = productPageLink(shop, product, { variant, choice });
  const [style, setStyle] = useState<TileProduct['stylePreviews'][number] | null>(null);
  const [looked, setLooked] = useState(false);
  const other = style ? undefined : product.pictures[1];
  // where a label is shown, its classes and the name say as much; beside more prices there is no line for them
  const isFull = product.ecoLabel || product.tire || product.instalment || product.price.recommended;
  return (
    <article
      className="product-tile"
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setLooked(true)}
      onFocus={({ target }) => target.matches('.product-tile-link:focus-visible') && setLooked(true)}
    >
      <TilePicture to={to} morph={morph}>
        <ProductPicture
          id={style?.picture ?? product.pictures[0]}
          alt=""
          sizes={SIZES}
          priority={priority}
          className={product.available ? '' : 'sold-out'}
        />
        {looked && other && product.available && (
          <div
            className="second-picture"
            aria-hidden="true"
            // until it is loaded its empty background would cover the first one
            onLoadCapture={({ currentTarget }) => currentTarget.setAttribute('data-there', '')}
          >
            <ProductPicture id={other} alt="" sizes={SIZES} />
          </div>
        )}
        <TileBadges product={product} />
        <Slot name="tile.on-picture" product={product} />
      </TilePicture>
      {/* at most six lines; tiles of a row end at one height: extra lines of one of them are in its middle */}
      <div className="flex min-w-0 flex-col">
        <h3 className="hyphenate-long mt-3 mb-1 line-clamp-2 min-h-10 text-sm font-medium tracking-normal text-wrap">
          <span className="font-normal text-muted">{product.brand.name}</span>{' '}
          <Link to={to} prefetch="intent" viewTransition={morph} className="product-tile-link">
            {removeBrandFromName(product.name, product.brand.name)}
          </Link>
        </h3>
        <Slot name="tile.after-title" product={product} />
        {!isFull && product.keyFacts && <TileFacts facts={product.keyFacts} />}
        <Price price={product.price} size="s" hasFlag={false} />
        <Slot name="tile.after-price" product={product} />
        {product.instalment && <TileInstalmentLine {...product.instalment} />}
        <div className="tile-marks">
          <ProductLabels product={product} />
          {product.rating && <RatingShort {...product.rating} />}
          {product.arrival && <TileArrival {...product.arrival} />}
        </div>
        <div className="tile-choices mt-auto">
          {product.stylePreviews.length > 0 && <StyleSwatches product={product} onShow={setStyle} />}
          {product.comparedAs && (
            <CompareButton sku={product.sku} name={product.name} group={product.comparedAs} />
          )}
        </div>
      </div>
      <QuickViewLink product={product} to={to} />
      <WishButton sku={product.sku} name={product.name} />
    </article>
  );
});

/** The transition of a tile when the address changes, separate from its content. */
function TilePicture({ to, morph, children }: { to: string; morph: boolean; children: ReactNode }) {
  const moving = useViewTransitionState(to) && morph;
  return <div className={moving ? 'product-morph relative' : 'relative'}>{children}</div>;
}

/** A link to the product page, which opens the article in a dialog when scripts are loaded. */
function QuickViewLink({ product, to }: { product: TileProduct; to: string }) {
  const t = useText();
  const { sku, slug, name, choice } = product;
  return (
    <a
      href={to}
      aria-label={t('product.quick.openOf', { name })}
      aria-haspopup="dialog"
      className="quick-view-link"
      onClick={(event) => openOverlay(event, { kind: 'quickView', product: { sku, slug, name, choice } })}
    >
      <Icon name="eye" />
      <span>{t('product.quick.open')}</span>
    </a>
  );
}

/** As many as a line holds, each whole: of "92% katoen, 8% elastaan · lang" perhaps the first part alone. */
function TileFacts({ facts }: { facts: readonly string[] }) {
  const parts = facts.flatMap((fact, nth) =>
    fact.split(', ').map((part, first) => {
      if (first > 0) return `,\u00a0${part}`;
      return nth > 0 ? `\u00a0·\u00a0${part}` : part;
    }),
  );
  return (
    <p className="tile-facts">
      {parts.map((part) => (
        <span key={part}>{part}</span>
      ))}
    </p>
  );
}

/** The day of its arrival, or the last of several. */
function TileArrival({ from, until }: NonNullable<TileProduct['arrival']>) {
  const t = useText();
  const day = formatDay(until, useShop().locale);
  return (
    <p className="text-xs text-muted">
      {t(from === until ? 'catalogue.tile.on' : 'catalogue.tile.by', { day })}
    </p>
  );
}

/** With the rate and the total, none larger than another: the amount is never shown without its cost. */
function TileInstalmentLine({ count, amount, annualPercent, overall, hasDelivery }: TileInstalment) {
  const t = useText();
  const moneyText = useMoneyText();
  const rate = formatRate(annualPercent, useShop().locale);
  return (
    <p className="text-xs text-muted">
      {t(hasDelivery ? 'credit.tile.delivered' : 'credit.tile', {
        count,
        amount: moneyText(amount),
        rate,
        total: moneyText(overall),
      })}
    </p>
  );
}

function TileBadges({ product }: { product: TileProduct }) {
  const { available, price, isNew, condition, sponsored } = product;
  const t = useText();
  const { locale, discountFlag } = useShop();
  const isUsed = condition !== 'NEW';
  if (available && !price.original && !isNew && !isUsed && !sponsored) return null;
  return (
    <p className="absolute start-2 top-2 flex flex-wrap gap-1">
      {sponsored && <Badge kind="neutral">{t('list.sponsored')}</Badge>}
      {!available && <Badge kind="neutral">{t('catalogue.tile.soldOut')}</Badge>}
      {available && price.original && (
        <Badge kind="sale">
          {price.discount && discountFlag
            ? `-${formatPercent(price.discount.percent, locale, 0)}`
            : t('catalogue.tile.sale')}
        </Badge>
      )}
      <ConditionBadge condition={condition} />
      {available && isNew && !isUsed && <Badge kind="new">{t('catalogue.tile.new')}</Badge>}
    </p>
  );
}
