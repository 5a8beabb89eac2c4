import type { KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { productLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import type { TileProduct } from './product-tile.fragment.ts';

type Style = TileProduct['stylePreviews'][number];

/**
 * A tile's colours: each links to its variant, and appears in the tile while the pointer or the focus is on it. They
 * are one stop for the keyboard, with the arrow keys between them: 24 tiles would have a hundred stops.
 * @param onShow called with the colour to show; null for the article's own picture again
 */
export function StyleSwatches({
  product,
  onShow,
}: {
  product: TileProduct;
  onShow: (style: Style | null) => void;
}) {
  const t = useText();
  const shop = useShop();
  const { stylePreviews: styles, hiddenColors: hidden } = product;
  return (
    <ul
      className="style-swatches"
      aria-label={t('product.styles', { name: product.name })}
      onKeyDown={moveFocus}
    >
      {styles.map((style, index) => (
        <li key={style.key}>
          <Link
            to={productLink(shop, product, style.variantSku)}
            aria-label={style.name}
            title={style.name}
            tabIndex={index === 0 ? 0 : -1}
            onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onShow(style)}
            onPointerLeave={() => onShow(null)}
            onFocus={() => onShow(style)}
            onBlur={() => onShow(null)}
          >
            <span className="swatch" style={{ backgroundColor: style.hex }} />
          </Link>
        </li>
      ))}
      {hidden > 0 && (
        <li className="text-xs text-muted">
          <span aria-hidden="true">{`+${hidden}`}</span>
          <span className="sr-only">{t('ui.colors.more', { count: hidden })}</span>
        </li>
      )}
    </ul>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

function moveFocus(event: KeyboardEvent<HTMLUListElement>): void {
  const step = STEPS[event.key];
  if (!step) return;
  const links = [...event.currentTarget.querySelectorAll('a')];
  const next = links[links.indexOf(event.target as HTMLAnchorElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
