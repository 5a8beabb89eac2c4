import { useState } from 'react';
import { Link } from 'react-router';
import { toast } from '#app/features/toast/toasts.ts';
import { screenLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { personalClient } from '#app/session/personal.ts';
import { usePersonalState } from '#app/session/personal-state.ts';
import { useText } from '#app/texts/texts.tsx';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';

/** For somebody who is signed in. */
export default function AccountMenu() {
  const t = useText();
  const { givenName } = usePersonalState();
  const shop = useShop();
  const [busy, setBusy] = useState(false);
  const ways = [
    { screen: 'wishlist', icon: 'heart', text: t('wishlist.title') },
    { screen: 'vouchers', icon: 'voucher', text: t('basket.vouchers.title') },
    { screen: 'newsletter', icon: 'mail', text: t('newsletter.title') },
    { screen: 'serviceHome', icon: 'info', text: t('shell.footer.help') },
  ] as const;
  async function signOut() {
    setBusy(true);
    const done = await personalClient()
      .then((client) => client.logout())
      .catch(() => false);
    setBusy(false);
    // personal pages must not stay on the screen: the document is made anew
    if (done) location.reload();
    else toast(t('shell.account.signOut.failed'), 'error');
  }
  return (
    <>
      <button
        type="button"
        popoverTarget="account-menu"
        // the name on the button is part of its name
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
        <ul className="-mx-2 pb-3 text-sm">
          {ways.map(({ screen, icon, text }) => (
            <li key={screen}>
              <Link
                to={screenLink(shop, screen)}
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
