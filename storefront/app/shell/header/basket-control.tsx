import { Link, useLocation } from 'react-router';
import { screenLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { showMiniBasket, usePersonalState } from '#app/session/personal-state.ts';
import { useText } from '#app/texts/texts.tsx';
import { Icon } from '#app/ui/media/icon.tsx';
import { CountBadge } from './count-badge.tsx';

/**
 * A link to the basket; with scripts and on a wide screen it opens the mini basket. The number has its place before
 * it is known, so nothing moves when it appears.
 */
export function BasketControl() {
  const shop = useShop();
  const t = useText();
  const { basketCount: count } = usePersonalState();
  const path = screenLink(shop, 'basket');
  const { pathname } = useLocation();
  return (
    <Link
      to={path}
      aria-label={count === null ? t('shell.basket') : t('shell.basket.count', { count })}
      className="header-control relative lg:w-22"
      onClick={(event) => {
        const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
        if (!plain || !matchMedia('(width >= 56.25rem)').matches || pathname === path) return;
        event.preventDefault();
        showMiniBasket();
      }}
    >
      <Icon name="basket" size={24} />
      <CountBadge count={count ?? 0} />
      <span className="header-word">{t('shell.basket')}</span>
    </Link>
  );
}
