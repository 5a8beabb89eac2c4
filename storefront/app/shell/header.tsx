import { screenLink } from '../links.ts';
import { useShop } from '../page/shop.tsx';
import { useText } from '../texts/texts.tsx';
import { Icon } from '../ui/icon.tsx';
import { AccountControl } from './account-control.tsx';
import { BasketControl } from './basket-control.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { Logo } from './logo.tsx';
import { MainNavigation } from './main-navigation.tsx';
import { MenuControl } from './menu-control.tsx';
import { MAIN_ID } from './places.ts';
import { SearchForm } from './search-form.tsx';
import { ServiceBar } from './service-bar.tsx';
import type { Shell } from './shell.query.ts';
import { WishlistControl } from './wishlist-control.tsx';

/** Above every page. `shell` is null when it could not be loaded: search and basket still work then. */
export function Header({ shell }: { shell: Shell | null }) {
  const t = useText();
  return (
    <>
      <SkipLink text={t('shell.skip')} />
      <header className="contents">
        {shell && <ServiceBar shop={shell.shop} />}
        <div className="sticky top-0 z-30 border-b border-line bg-surface lg:border-b-0">
          <div className="wrap flex flex-wrap items-center gap-x-2 py-2 md:py-3 lg:flex-nowrap lg:gap-x-8">
            {shell && <MenuControl items={shell.navigation} />}
            <Logo />
            <div className="order-last mt-1 w-full md:order-none md:mx-4 md:mt-0 md:w-auto md:flex-1">
              <SearchForm id="search" landmark />
            </div>
            <div className="ms-auto flex items-center gap-1 md:ms-0">
              <LanguageSwitch />
              <AccountControl />
              <WishlistControl />
              <BasketControl />
            </div>
          </div>
        </div>
        {shell && <MainNavigation items={shell.navigation} />}
      </header>
    </>
  );
}

/** Above the steps of the checkout: nothing that leads away but the way back. */
export function CheckoutHeader() {
  const shop = useShop();
  const t = useText();
  return (
    <>
      <SkipLink text={t('shell.skip')} />
      <header className="border-b border-line">
        <div className="wrap flex items-center justify-between gap-4 py-3">
          <Logo />
          <span className="flex items-center gap-2 text-sm text-muted max-md:hidden">
            <Icon name="lock" size={16} />
            {t('shell.checkout.secure')}
          </span>
          <a href={screenLink(shop, 'basket')} className="link touch text-sm whitespace-nowrap">
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
