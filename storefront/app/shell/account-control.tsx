import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { screenLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { usePersonalState } from '#app/session/personal-state.ts';
import { useText } from '#app/texts/texts.tsx';
import { Icon } from '#app/ui/icon.tsx';

const AccountMenu = lazy(() => import('./account-menu.tsx'));

/** Leads to the sign-in; for somebody who is signed in, a greeting and the way out. */
export function AccountControl() {
  const { loggedIn } = usePersonalState();
  if (!loggedIn) return <SignInLink />;
  return (
    <Suspense fallback={<SignInLink />}>
      <AccountMenu />
    </Suspense>
  );
}

function SignInLink() {
  const shop = useShop();
  const t = useText();
  return (
    <Link
      to={screenLink(shop, 'checkoutLogin')}
      aria-label={t('shell.account.signIn')}
      className="header-control lg:w-22"
    >
      <Icon name="account" size={24} />
      <span className="header-word">{t('shell.account.signIn')}</span>
    </Link>
  );
}
