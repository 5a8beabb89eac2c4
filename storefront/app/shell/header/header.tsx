import { useRef } from 'react';
import { Slot } from '#app/extension/slot.tsx';
import { screenLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { LanguageSwitch } from '#app/shell/footer/language-switch.tsx';
import type { Shell } from '#app/shell/shell.query.ts';
import { useText } from '#app/texts/texts.tsx';
import { MAIN_ID } from '#app/ui/heading-focus.ts';
import { Icon } from '#app/ui/media/icon.tsx';
import { AccountControl } from './account-control.tsx';
import { BasketControl } from './basket-control.tsx';
import { useCompactWhenScrolledDown } from './compact-header.ts';
import { Logo } from './logo.tsx';
import { MainNavigation } from './main-navigation.tsx';
import { MenuControl } from './menu-control.tsx';
import { SearchForm } from './search-form.tsx';
import { ServiceBar } from './service-bar.tsx';
import { WishlistControl } from './wishlist-control.tsx';

/**
 * Above every page. Search and controls stay visible; on the way down the part above search (phones) or below it
 * (wide screens) disappears, and on the way up it comes back at once (shell.css). `shell` is null when it could not
 * be loaded: search and basket still work then.
 */
export function Header({ shell }: { shell: Shell | null }) {
  const t = useText();
  const bar = useRef<HTMLDivElement>(null);
  useCompactWhenScrolledDown(bar);
  return (
    <>
      <SkipLink text={t('shell.skip')} />
      <header className="contents">
        <Slot name="header.above" />
        {shell && <ServiceBar shell={shell} />}
        <div ref={bar} className="site-header">
          <div className="site-header-main">
            <div className="wrap flex flex-wrap items-center gap-x-1 sm:gap-x-2 lg:flex-nowrap lg:gap-x-8">
              {shell && <MenuControl items={shell.navigation} />}
              <Logo />
              <Slot name="header.beside-logo" />
              <div className="screen-only site-header-search">
                <SearchForm id="search" landmark />
              </div>
              <div className="screen-only ms-auto flex items-center sm:gap-1 md:ms-0">
                <Slot name="header.tools" />
                <LanguageSwitch />
                <AccountControl />
                <WishlistControl />
                <BasketControl />
              </div>
            </div>
          </div>
          {shell && <MainNavigation items={shell.navigation} />}
        </div>
      </header>
    </>
  );
}

/** Above the steps of the checkout: no link except the one back. */
export function CheckoutHeader() {
  const shop = useShop();
  const t = useText();
  return (
    <>
      <SkipLink text={t('shell.skip')} />
      <header className="checkout-header border-b border-line">
        <div className="wrap flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
          <Logo />
          <span className="flex items-center gap-2 text-sm text-muted max-md:hidden">
            <Icon name="lock" size={16} />
            {t('shell.checkout.secure')}
          </span>
          <a href={screenLink(shop, 'basket')} className="link touch text-sm">
            {t('shell.mini.toBasket')}
          </a>
        </div>
      </header>
    </>
  );
}

function SkipLink({ text }: { text: string }) {
  return (
    <a
      href={`#${MAIN_ID}`}
      className="button button-primary button-l absolute start-4 top-2 z-50 not-focus:sr-only"
    >
      {text}
    </a>
  );
}
