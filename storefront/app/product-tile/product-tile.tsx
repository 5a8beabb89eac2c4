import { Link, useViewTransitionState } from 'react-router';
import { productLink } from '../links.ts';
import { useShop } from '../page/shop.tsx';
import { useText } from '../texts/texts.tsx';
import { Badge } from '../ui/badge.tsx';
import { ProductPicture } from '../ui/picture.tsx';
import { Price } from '../ui/price.tsx';
import { RatingStars } from '../ui/rating.tsx';
import { Swatches } from '../ui/swatches.tsx';
import { WishButton } from '../wishlist/wish-button.tsx';
import { EnergyArrow } from './energy-arrow.tsx';
import type { TileProduct } from './product-tile.fragment.ts';

/** Two on a phone, three on a tablet, four on a desk: what a tile of the grid is wide. */
const SIZES = '(width < 37.5rem) 46vw, (width < 56.25rem) 30vw, 17rem';

/**
 * A product in a list: one link, and all of the tile is it. The swatches tell colours and lead nowhere of their own:
 * 24 tiles would have a hundred stops for the keyboard, too small for a thumb.
 * @param priority above the fold: its picture loads first
 * @param morph its picture grows into that of the product page; not on a page that shows such a picture already
 */
export function ProductTile({
  product,
  priority = false,
  morph = true,
}: {
  product: TileProduct;
  priority?: boolean;
  morph?: boolean;
}) {
  const shop = useShop();
  const to = productLink(shop, product);
  const moving = useViewTransitionState(to) && morph;
  return (
    <article className="product-tile">
      <div className={moving ? 'product-morph relative' : 'relative'}>
        <ProductPicture
          id={product.pictures[0]}
          alt=""
          sizes={SIZES}
          priority={priority}
          className={product.available ? '' : 'sold-out'}
        />
        <TileBadges product={product} />
        <WishButton sku={product.sku} name={product.name} className="absolute end-0 top-0 z-2" />
      </div>
      <p className="mt-3 truncate text-xs text-muted">{product.brand.name}</p>
      <h3 className="mb-1 line-clamp-2 min-h-10 text-sm font-medium tracking-normal text-wrap">
        <Link to={to} prefetch="intent" viewTransition={morph} className="product-tile-link">
          {product.name}
        </Link>
      </h3>
      <Price price={product.price} size="s" />
      <div className="mt-1 flex min-h-6 flex-wrap items-center gap-x-3 gap-y-1">
        {product.energyClass && <EnergyArrow energyClass={product.energyClass} />}
        {product.rating && <RatingStars {...product.rating} />}
      </div>
      {product.colors.length > 1 && (
        <div className="mt-1">
          <Swatches colors={product.colors} shown={4} />
        </div>
      )}
    </article>
  );
}

function TileBadges({ product: { available, price, isNew } }: { product: TileProduct }) {
  const t = useText();
  if (available && !price.original && !isNew) return null;
  return (
    <p className="absolute start-2 top-2 flex flex-wrap gap-1">
      {!available && <Badge kind="neutral">{t('catalogue.tile.soldOut')}</Badge>}
      {available && price.original && <Badge kind="sale">{t('catalogue.tile.sale')}</Badge>}
      {available && isNew && <Badge kind="new">{t('catalogue.tile.new')}</Badge>}
    </p>
  );
}
