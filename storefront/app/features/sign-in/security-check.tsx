import { useEffect, useRef, useState } from 'react';
import { loadCode } from '#app/start/late-code.ts';
import { useText } from '#app/texts/texts.tsx';
import { Alert } from '#app/ui/layer/alert.tsx';
import { Progress } from '#app/ui/media/progress.tsx';

const loadSolver = () => import('./solve-security-check.ts');

const WORDS = {
  'account.login': {
    text: 'account.login.check.text',
    failed: 'account.login.check.failed',
    scripts: 'account.login.check.scripts',
  },
  contact: {
    text: 'contact.check.text',
    failed: 'contact.check.failed',
    scripts: 'contact.check.scripts',
  },
} as const;

/**
 * The security check of a form: it does the required computation, and sends the form again with the answer. The
 * visitor need not do anything, unless the tenant's provider requires it; without scripts it shows the alternatives.
 */
export function SecurityCheck({
  challenge,
  of = 'account.login',
}: {
  challenge: string;
  /** the form whose texts it uses */
  of?: 'account.login' | 'contact';
}) {
  const t = useText();
  const field = useRef<HTMLInputElement>(null);
  const place = useRef<HTMLDivElement>(null);
  // a provider's check has to be visible
  const isShown = JSON.parse(challenge).kind === 'external';
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const gone = new AbortController();
    setFailed(false);
    loadCode(loadSolver)
      .then(({ solveSecurityCheck }) =>
        place.current ? solveSecurityCheck(challenge, gone.signal, place.current) : null,
      )
      .then((answer) => {
        if (gone.signal.aborted) return;
        if (answer === null || !field.current) return setFailed(true);
        field.current.value = answer;
        field.current.form?.requestSubmit();
      })
      .catch(() => {
        if (!gone.signal.aborted) setFailed(true);
      });
    return () => gone.abort();
  }, [challenge]);
  if (failed) return <Alert kind="error">{t(WORDS[of].failed)}</Alert>;
  return (
    <>
      <input ref={field} type="hidden" name="securityAnswer" />
      <div className="scripted">
        <Alert kind="info" title={t('account.login.check.title')}>
          <p className="mb-3 text-sm">{t(isShown ? 'account.login.check.shown' : WORDS[of].text)}</p>
          {!isShown && <Progress label={t('account.login.check.title')} />}
          <div ref={place} />
        </Alert>
      </div>
      <div className="unscripted">
        <Alert kind="warning" title={t('account.login.check.title')}>
          <p className="text-sm">{t(WORDS[of].scripts)}</p>
        </Alert>
      </div>
    </>
  );
}
