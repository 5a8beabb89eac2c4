import { Link } from 'react-router';
import { screenLink } from '../links.ts';
import { useShop } from '../page/shop.tsx';
import { showMiniBasket, usePersonalState } from '../personal/personal-state.ts';
import { useText } from '../texts/texts.tsx';
import { Icon } from '../ui/icon.tsx';

/** The number that is printed; more is "99+". */
const MOST = 99;

/**
 * Leads to the basket; with scripts and on a wide screen the mini basket opens. The number has its place before it is
 * known, so nothing moves when it comes.
 */
export function BasketControl() {
  const shop = useShop();
  const t = useText();
  const { basketCount: count } = usePersonalState();
  const path = screenLink(shop, 'basket');
  return (
    <Link
      to={path}
      aria-label={count === null ? t('shell.basket') : t('shell.basket.count', { count })}
      className="header-control lg:w-22 relative"
      onClick={(event) => {
        const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
        if (!plain || !matchMedia('(width >= 56.25rem)').matches || location.pathname === path) return;
        event.preventDefault();
        showMiniBasket();
      }}
    >
      <Icon name="basket" size={24} />
      {count !== null && count > 0 && (
        // the link's name tells it in words; drawn by CSS it is no second, different label
        <span
          key={count}
          aria-hidden="true"
          data-count={count > MOST ? `${MOST}+` : count}
          className="absolute start-1/2 top-0.5 min-w-5 animate-tick rounded-full bg-accent px-1 text-center text-xs leading-5 font-bold text-on-accent tabular-nums before:content-[attr(data-count)]"
        />
      )}
      <span className="text-xs max-lg:sr-only">{t('shell.basket')}</span>
    </Link>
  );
}
