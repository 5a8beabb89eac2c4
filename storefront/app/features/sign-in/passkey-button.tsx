import { useRef, useState } from 'react';
import { loadPersonalClient } from '#app/session/personal.ts';
import { useText } from '#app/texts/texts.tsx';
import { Button } from '#app/ui/button.tsx';
import { Alert } from '#app/ui/layer/alert.tsx';
import { BeginPasskeyLoginMutation } from './sign-in.mutations.ts';
import type { SignInFormProps } from './sign-in-form.types.ts';

/** The id of the field "stay logged in" of a sign-in by password, which also applies to a passkey. */
export const stayFieldId = (prefix: string) => `${prefix}-login-stay`;

/** Signs in by a passkey of this device or of a telephone beside it. It needs scripts, and is hidden without them. */
export function PasskeyButton({
  As,
  action,
  state,
  sending,
  prefix,
  confirm = false,
}: Pick<SignInFormProps, 'As' | 'action' | 'state' | 'sending' | 'prefix'> & { confirm?: boolean }) {
  const t = useText();
  const answer = useRef<HTMLInputElement>(null);
  const stay = useRef<HTMLInputElement>(null);
  const [asking, setAsking] = useState(false);
  const [failed, setFailed] = useState(false);
  async function ask() {
    setAsking(true);
    setFailed(false);
    try {
      const signed = await signWithPasskey();
      if (!answer.current || !stay.current) return;
      const chosen = document.getElementById(stayFieldId(prefix));
      stay.current.disabled = !(chosen instanceof HTMLInputElement && chosen.checked);
      answer.current.value = signed;
      answer.current.form?.requestSubmit();
    } catch (error) {
      // cancelled by the person: no message
      setFailed(!(error instanceof Error && error.name === 'NotAllowedError'));
    } finally {
      setAsking(false);
    }
  }
  const refused = state?.problem === 'passkey';
  return (
    <As method="post" action={action} className="scripted space-y-3">
      <input type="hidden" name="intent" value="passkey" />
      <input ref={answer} type="hidden" name="answer" />
      <input ref={stay} type="hidden" name="stayLoggedIn" value="on" disabled />
      {/* sends the browser's answer; the visible button asks the browser first */}
      <button type="submit" hidden>
        {t('account.login.submit')}
      </button>
      {(failed || refused) && <Alert kind="error">{t('account.login.passkey.failed')}</Alert>}
      <Button
        type="button"
        variant="secondary"
        size="l"
        className="w-full"
        busy={asking || sending === 'passkey'}
        onClick={() => void ask()}
      >
        {t(confirm ? 'account.login.passkey.confirm' : 'account.login.passkey')}
      </Button>
    </As>
  );
}

/** @returns JSON of the browser's answer @throws Error when the browser has no passkeys or the person cancels */
async function signWithPasskey(): Promise<string> {
  const [{ startAuthentication }, client] = await Promise.all([
    import('@simplewebauthn/browser'),
    loadPersonalClient(),
  ]);
  await client.started;
  const { data } = await client.gateway.mutation(BeginPasskeyLoginMutation, {}).toPromise();
  if (!data) throw new Error('the shop gave no challenge for a passkey');
  return JSON.stringify(await startAuthentication({ optionsJSON: JSON.parse(data.beginPasskeyLogin) }));
}
