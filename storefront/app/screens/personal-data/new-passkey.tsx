import { useRef, useState } from 'react';
import { Form } from 'react-router';
import { stepUpLink } from '#app/page/account-links.ts';
import { screenLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { loadPersonalClient } from '#app/session/personal.ts';
import { useText } from '#app/texts/texts.tsx';
import { Button } from '#app/ui/button.tsx';
import { Alert } from '#app/ui/layer/alert.tsx';
import { Outcome, selectState } from './data-form.tsx';
import type { DataProps } from './data-props.ts';
import { BeginPasskeyMutation } from './personal-data.query.ts';

/** Makes a passkey on this device, a telephone or a security key. It needs scripts, like all passkeys. */
export function NewPasskey({ state }: DataProps) {
  const t = useText();
  const shop = useShop();
  const answer = useRef<HTMLInputElement>(null);
  const [making, setMaking] = useState(false);
  const [failed, setFailed] = useState(false);
  const page = screenLink(shop, 'accountPersonalData');
  const own = selectState(state, 'passkey');
  async function make() {
    setMaking(true);
    setFailed(false);
    try {
      const made = await makePasskey();
      if (made === null) return location.assign(stepUpLink(shop, page));
      if (!answer.current) return;
      answer.current.value = made;
      answer.current.form?.requestSubmit();
    } catch (error) {
      // cancelled by the person: no message
      setFailed(!(error instanceof Error && error.name === 'NotAllowedError'));
    } finally {
      setMaking(false);
    }
  }
  return (
    <>
      <Form method="post" action={page} className="scripted max-w-narrow space-y-4">
        <input type="hidden" name="intent" value="passkey" />
        <input type="hidden" name="name" value={detectDeviceName(shop.companyName)} />
        <input ref={answer} type="hidden" name="answer" />
        {/* sends the browser's answer; the visible button asks the browser first */}
        <button type="submit" hidden>
          {t('account.data.save')}
        </button>
        {own && <Outcome state={own} />}
        {failed && <Alert kind="error">{t('account.data.passkeys.failed')}</Alert>}
        <Button type="button" variant="secondary" size="m" busy={making} onClick={() => void make()}>
          {t('account.data.passkeys.add')}
        </Button>
      </Form>
      <p className="unscripted text-sm text-muted">{t('account.data.passkeys.scripts')}</p>
    </>
  );
}

/** @returns null if the password is requested first @throws Error if the person cancels */
async function makePasskey(): Promise<string | null> {
  const [{ startRegistration }, client] = await Promise.all([
    import('@simplewebauthn/browser'),
    loadPersonalClient(),
  ]);
  await client.started;
  const { data, error } = await client.gateway.mutation(BeginPasskeyMutation, {}).toPromise();
  if (error || !data) throw new Error('the shop gave no challenge for a passkey');
  if (data.beginPasskey === null) return null;
  return JSON.stringify(await startRegistration({ optionsJSON: JSON.parse(data.beginPasskey) }));
}

/** The name in the list: the system, by which people know their devices. */
function detectDeviceName(fallback: string): string {
  if (typeof navigator === 'undefined') return fallback;
  const told = navigator.userAgent;
  const names = ['iPhone', 'iPad', 'Android', 'Windows', 'Macintosh', 'Linux'] as const;
  const found = names.find((name) => told.includes(name));
  return found === 'Macintosh' ? 'Mac' : (found ?? fallback);
}
