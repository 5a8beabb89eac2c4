import { type MouseEvent, useState } from 'react';
import { Link } from 'react-router';
import { listAccountSections } from '#app/features/account/account-sections.ts';
import { toast } from '#app/features/toast/toasts.ts';
import { screenLink } from '#app/page/links.ts';
import { type ShopInfo, useShop } from '#app/page/shop.tsx';
import { loadPersonalClient } from '#app/session/personal.ts';
import { showSignIn, usePersonalState } from '#app/session/personal-state.ts';
import { useText } from '#app/texts/texts.tsx';
import { Button } from '#app/ui/button.tsx';
import { Icon, type IconName } from '#app/ui/media/icon.tsx';

type Way = { readonly to: string; readonly icon: IconName; readonly text: string };

/** The sections of the account, and other pages of the customer. */
function listAccountLinks(shop: ShopInfo, t: ReturnType<typeof useText>): Way[] {
  const icons: Readonly<Record<string, IconName>> = { vouchers: 'voucher', accountNewsletter: 'mail' };
  const sections = listAccountSections(shop).map(({ section, to }) => ({
    to,
    icon: icons[section] ?? 'account',
    text: t(`account.section.${section}`),
  }));
  const ways: Way[] = [
    ...sections,
    { to: screenLink(shop, 'wishlist'), icon: 'heart', text: t('wishlist.title') },
    { to: screenLink(shop, 'basket'), icon: 'basket', text: t('shell.basket') },
    { to: screenLink(shop, 'serviceHome'), icon: 'info', text: t('shell.footer.help') },
  ];
  const newsletter = {
    to: screenLink(shop, 'newsletter'),
    icon: 'mail',
    text: t('newsletter.title'),
  } as const;
  return ways.some(({ icon }) => icon === 'mail') ? ways : [...ways, newsletter];
}

function signInOver(event: MouseEvent<HTMLButtonElement>): void {
  event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
  showSignIn(true);
}

/** For a signed-in or soft-logged-in customer. */
export default function AccountMenu() {
  const t = useText();
  const { givenName, softLoggedIn, failed } = usePersonalState();
  const shop = useShop();
  const [busy, setBusy] = useState(false);
  const ways = listAccountLinks(shop, t);
  async function signOut() {
    setBusy(true);
    const done = await loadPersonalClient()
      .then((client) => client.logout())
      .catch(() => false);
    setBusy(false);
    // personal pages must not stay on the screen: the document is reloaded
    if (done) location.reload();
    else toast(t('shell.account.signOut.failed'), 'error');
  }
  return (
    <>
      <button
        type="button"
        popoverTarget="account-menu"
        // the visible name is part of the accessible one
        aria-label={
          givenName ? t('ui.labelled', { label: t('shell.account'), value: givenName }) : t('shell.account')
        }
        className="header-control lg:w-22 account-anchor"
      >
        <Icon name="account" size={24} />
        <span className="header-word max-w-20 truncate">{givenName ?? t('shell.account')}</span>
      </button>
      <div
        id="account-menu"
        popover="auto"
        className="account-menu w-64 rounded border border-line bg-raised p-4 text-text shadow-float"
      >
        <p className="pb-3 font-semibold">
          {givenName ? t('shell.account.greeting', { name: givenName }) : t('shell.account.known')}
        </p>
        {failed && <Failed />}
        {softLoggedIn && (
          <Button type="button" size="m" className="mb-3 w-full" onClick={signInOver}>
            {t('shell.account.signIn')}
          </Button>
        )}
        <ul className={`-mx-2 overflow-y-auto pb-3 text-sm ${failed ? 'max-h-[45dvh]' : 'max-h-[60dvh]'}`}>
          {ways.map(({ to, icon, text }) => (
            <li key={to}>
              <Link
                to={to}
                onClick={(event) => event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()}
                className="flex min-h-control-l items-center gap-3 rounded px-2 hover:bg-sunken"
              >
                <Icon name={icon} />
                {text}
              </Link>
            </li>
          ))}
        </ul>
        <Button
          type="button"
          variant="secondary"
          size="m"
          icon="log-out"
          busy={busy}
          className="w-full"
          onClick={() => void signOut()}
        >
          {t('shell.account.signOut')}
        </Button>
      </div>
    </>
  );
}

/** The visitor's data could not be had (product 8): the menu stays, and asks again. */
function Failed() {
  const t = useText();
  const [busy, setBusy] = useState(false);
  async function askAgain() {
    setBusy(true);
    await loadPersonalClient()
      .then((client) => client.askAgain())
      .catch(() => undefined);
    setBusy(false);
  }
  return (
    <div className="space-y-2 pb-3">
      <p role="alert" className="text-sm text-error">
        {t('account.failed')}
      </p>
      <Button type="button" variant="secondary" size="s" busy={busy} onClick={() => void askAgain()}>
        {t('ui.retry')}
      </Button>
    </div>
  );
}
