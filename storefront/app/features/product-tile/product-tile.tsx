import { memo, type ReactNode, useState } from 'react';
import { Link, useViewTransitionState } from 'react-router';
import { CompareButton } from '#app/features/compare/compare-button.tsx';
import { WishButton } from '#app/features/wishlist/wish-button.tsx';
import { productPageLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Icon } from '#app/ui/media/icon.tsx';
import { ProductPicture } from '#app/ui/media/picture.tsx';
import { Price, useMoneyText } from '#app/ui/media/price.tsx';
import { RatingStars } from '#app/ui/media/rating.tsx';
import { removeBrandFromName } from '#texts/article-name.ts';
import { formatRate } from '#texts/format.ts';
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
  const t = useText();
  const shop = useShop();
  const { variantSku: variant, choice } = product;
  const to = productPageLink(shop, product, { variant, choice });
  const [style, setStyle] = useState<TileProduct['stylePreviews'][number] | null>(null);
  const [looked, setLooked] = useState(false);
  const other = style ? undefined : product.pictures[1];
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
      </TilePicture>
      {/* tiles of a row end at one height: extra lines of one of them are in its middle */}
      <div className="flex min-w-0 flex-col">
        <p className="mt-3 flex justify-between gap-2 text-xs text-muted">
          <span className="truncate">{product.brand.name}</span>
          {product.sponsored && <span className="shrink-0">{t('list.sponsored')}</span>}
        </p>
        <h3 className="hyphenate-long mb-1 line-clamp-2 min-h-10 text-sm font-medium tracking-normal text-wrap">
          <Link to={to} prefetch="intent" viewTransition={morph} className="product-tile-link">
            {removeBrandFromName(product.name, product.brand.name)}
          </Link>
        </h3>
        {product.keyFacts && <p className="mb-1 text-xs text-muted">{product.keyFacts.join('\u00a0· ')}</p>}
        <Price price={product.price} size="s" />
        {product.instalment && <TileInstalmentLine {...product.instalment} />}
        <div>
          <ProductLabels product={product} />
        </div>
        <div className="min-h-6">{product.rating && <RatingStars {...product.rating} />}</div>
        <div className="mt-auto">
          {product.arrival && <TileArrival {...product.arrival} />}
          <div className="tile-choices">
            {product.stylePreviews.length > 0 && <StyleSwatches product={product} onShow={setStyle} />}
            {product.comparedAs && (
              <CompareButton sku={product.sku} name={product.name} group={product.comparedAs} />
            )}
          </div>
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

/** The last day of its arrival if it is ordered before the day's cut-off, in two lines of a phone's tile. */
function TileArrival({ from, until }: NonNullable<TileProduct['arrival']>) {
  const t = useText();
  const { locale, orderUntil: time } = useShop();
  const day = formatDay(until, locale);
  return (
    <p className="text-xs text-muted">
      {t(from === until ? 'catalogue.tile.on' : 'catalogue.tile.by', { time, day })}
    </p>
  );
}

/** With the rate and the total, none larger than another: the amount is never shown without its cost. */
function TileInstalmentLine({ count, amount, annualPercent, overall }: TileInstalment) {
  const t = useText();
  const moneyText = useMoneyText();
  const rate = formatRate(annualPercent, useShop().locale);
  return (
    <p className="text-xs text-muted">
      {t('credit.tile', { count, amount: moneyText(amount), rate, total: moneyText(overall) })}
    </p>
  );
}

function TileBadges({ product: { available, price, isNew, condition } }: { product: TileProduct }) {
  const t = useText();
  const isUsed = condition !== 'NEW';
  if (available && !price.original && !isNew && !isUsed) return null;
  return (
    <p className="absolute start-2 top-2 flex flex-wrap gap-1">
      {!available && <Badge kind="neutral">{t('catalogue.tile.soldOut')}</Badge>}
      {available && price.original && <Badge kind="sale">{t('catalogue.tile.sale')}</Badge>}
      <ConditionBadge condition={condition} />
      {available && isNew && !isUsed && <Badge kind="new">{t('catalogue.tile.new')}</Badge>}
    </p>
  );
}
