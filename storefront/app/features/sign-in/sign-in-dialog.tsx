import { useEffect, useRef, useState } from 'react';
import { Link, useFetcher, useLocation } from 'react-router';
import { signInLink } from '#app/page/account-links.ts';
import { screenLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { showSignIn, usePersonalState } from '#app/session/personal-state.ts';
import { useText } from '#app/texts/texts.tsx';
import { joinUnbroken } from '#app/texts/unbroken.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/layer/dialog.tsx';
import { Icon } from '#app/ui/media/icon.tsx';
import { ForgotForm, type ForgotState } from './forgot-form.tsx';
import { SignInForm } from './sign-in-form.tsx';
import type { SignInState } from './submit-sign-in.ts';

/** Signing in over the current page. Afterwards the page is loaded again for the customer. */
export default function SignInDialog() {
  const t = useText();
  const { signInOpen, loggedIn, softLoggedIn } = usePersonalState();
  const [forgot, setForgot] = useState(false);
  const close = () => showSignIn(false);
  // nobody gets further by number and date of birth: the password is requested where it is needed
  const wasRecognised = useRef(softLoggedIn);
  const signedIn = loggedIn && (!softLoggedIn || !wasRecognised.current);
  const done = useRef(false);
  useEffect(() => {
    if (!signedIn || !signInOpen) return;
    done.current = true;
    showSignIn(false);
  }, [signedIn, signInOpen]);
  useEffect(() => {
    if (!signInOpen) wasRecognised.current = softLoggedIn;
  }, [signInOpen, softLoggedIn]);
  useEffect(() => {
    if (signInOpen) return;
    setForgot(false);
    if (done.current) focusAccount();
    done.current = false;
  }, [signInOpen]);
  return (
    <Dialog
      open={signInOpen}
      onClose={close}
      title={t(forgot ? 'account.forgot.title' : 'account.login.title')}
      mark={<Icon name="account" />}
      place="end"
    >
      {forgot ? (
        <Forgot onBack={() => setForgot(false)} />
      ) : (
        <SignIn onForgot={() => setForgot(true)} onLeave={close} />
      )}
    </Dialog>
  );
}

/**
 * After a sign-in the link that opened the dialog is gone, and the focus with it: it moves to the account's button,
 * which replaces the link once it is loaded. An opener that still exists keeps the focus.
 */
function focusAccount(): void {
  const settle = (): boolean => {
    const focused = document.activeElement;
    // until the next frame the focus stays in the closed dialog
    if (focused !== document.body && !focused?.closest('dialog:not([open])')) return true;
    const account = document.querySelector<HTMLElement>('[popovertarget="account-menu"]');
    account?.focus();
    return account !== null;
  };
  if (settle()) return;
  const loading = new MutationObserver(() => {
    if (settle()) loading.disconnect();
  });
  loading.observe(document.body, { childList: true, subtree: true });
}

function SignIn({ onForgot, onLeave }: { onForgot: () => void; onLeave: () => void }) {
  const t = useText();
  const shop = useShop();
  const { pathname, search } = useLocation();
  const fetcher = useFetcher<SignInState>();
  const { givenName, softLoggedIn, stays } = usePersonalState();
  const sending = fetcher.state === 'idle' ? null : String(fetcher.formData?.get('intent') ?? '');
  return (
    <div className="space-y-8">
      {softLoggedIn && givenName && <p>{t('account.login.soft', { name: joinUnbroken(givenName) })}</p>}
      <SignInForm
        As={fetcher.Form}
        action={signInLink(shop, pathname + search)}
        state={fetcher.data}
        sending={sending}
        prefix="sign-in-dialog"
        email=""
        recognised={softLoggedIn}
        stays={stays}
        forgot={
          <button type="button" className="link touch text-sm" onClick={onForgot}>
            {t('account.login.forgot')}
          </button>
        }
      />
      {!softLoggedIn && (
        <section className="border-t border-line pt-6">
          <h3 className="text-lg">{t('account.login.new.title')}</h3>
          <p className="mb-3 mt-1 text-sm text-muted">{t('account.login.new.text')}</p>
          <Link to={screenLink(shop, 'register')} onClick={onLeave} className="link touch">
            {t('account.login.new.action')}
          </Link>
        </section>
      )}
    </div>
  );
}

function Forgot({ onBack }: { onBack: () => void }) {
  const t = useText();
  const fetcher = useFetcher<ForgotState>();
  return (
    <div className="space-y-6">
      <ForgotForm
        As={fetcher.Form}
        state={fetcher.data}
        sending={fetcher.state !== 'idle'}
        prefix="forgot-dialog"
      />
      <Button type="button" variant="plain" onClick={onBack}>
        {t('account.forgot.back')}
      </Button>
    </div>
  );
}
