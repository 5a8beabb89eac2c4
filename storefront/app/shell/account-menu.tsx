import { useState } from 'react';
import { personalClient } from '../personal/personal.ts';
import { usePersonalState } from '../personal/personal-state.ts';
import { toast } from '../personal/toasts.ts';
import { useText } from '../texts/texts.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';

/** For somebody who is signed in. */
export default function AccountMenu() {
  const t = useText();
  const { givenName } = usePersonalState();
  const [busy, setBusy] = useState(false);
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
        aria-label={t('shell.account')}
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
