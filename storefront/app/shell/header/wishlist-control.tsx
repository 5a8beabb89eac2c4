import { Link } from 'react-router';
import { screenLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { showWishlistOverlay, usePersonalState } from '#app/session/personal-state.ts';
import { useText } from '#app/texts/texts.tsx';
import { Icon } from '#app/ui/media/icon.tsx';
import { CountBadge } from './count-badge.tsx';

/**
 * A link to the wishlist. A visitor who is not signed in is asked over the page to sign in (product 6.2); without
 * scripts the wishlist's own page asks.
 */
export function WishlistControl() {
  const shop = useShop();
  const t = useText();
  const { ready, loggedIn, wished } = usePersonalState();
  const path = screenLink(shop, 'wishlist');
  return (
    <Link
      to={path}
      aria-label={wished === null ? t('wishlist.title') : t('wishlist.control', { count: wished.length })}
      className="header-control relative lg:w-22"
      onClick={(event) => {
        const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
        if (!plain || !ready || loggedIn || location.pathname === path) return;
        event.preventDefault();
        showWishlistOverlay(true);
      }}
    >
      <Icon name="heart" size={24} />
      <CountBadge count={wished?.length ?? 0} />
      <span className="header-word">{t('wishlist.title')}</span>
    </Link>
  );
}
