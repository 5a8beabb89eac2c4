import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { signInLink } from '#app/page/account-links.ts';
import { useShop } from '#app/page/shop.tsx';
import { showSignIn, usePersonalState } from '#app/session/personal-state.ts';
import { loadLateCode } from '#app/start/late-code.ts';
import { useText } from '#app/texts/texts.tsx';
import { Icon } from '#app/ui/media/icon.tsx';

const AccountMenu = lazy(() => loadLateCode(() => import('./account-menu.tsx')));

/** A link to the sign-in; for a signed-in customer a greeting and the menu with the sign-out. */
export function AccountControl() {
  const { loggedIn } = usePersonalState();
  if (!loggedIn) return <SignInLink />;
  return (
    <Suspense fallback={<SignInLink />}>
      <AccountMenu />
    </Suspense>
  );
}

/** With scripts the sign-in opens over the page; without them, and in a new tab, the link leads to its own page. */
function SignInLink() {
  const shop = useShop();
  const t = useText();
  const { ready } = usePersonalState();
  return (
    <Link
      to={signInLink(shop)}
      onClick={(event) => {
        const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
        const own = location.pathname === shop.paths.login || location.pathname === shop.paths.checkoutLogin;
        if (!plain || !ready || own) return;
        event.preventDefault();
        showSignIn(true);
      }}
      aria-label={t('shell.account.signIn')}
      className="header-control lg:w-22"
    >
      <Icon name="account" size={24} />
      <span className="header-word">{t('shell.account.signIn')}</span>
    </Link>
  );
}
