import { lazy, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { CONSENT_CHANGED, chooseConsent, readChosenConsent } from '#app/session/consent.ts';
import { loadLateCode } from '#app/start/late-code.ts';
import { useText } from '#app/texts/texts.tsx';
import { Button } from '#app/ui/button.tsx';
import { CONSENT_CATEGORIES, NECESSARY } from '#forms/consent.ts';
import { consentLayer } from './consent-layer-state.ts';
import { ANSWERS_LOOK, ConsentQuestion } from './consent-question.tsx';

const ConsentDialog = lazy(() => loadLateCode(() => import('./consent-dialog.tsx')));

/**
 * Asks about optional cookies: the page stays usable, nothing optional runs until an answer, and refusing takes as many
 * presses as accepting. The browser decides whether it is shown, so pages are the same for all.
 */
export default function ConsentLayer({ ask }: { ask: { readonly times: number } }) {
  const t = useText();
  const [open, setOpen] = useState(() => readChosenConsent() === null);
  const [detail, setDetail] = useState(false);
  // before the paint: it replaces the question in the server's HTML
  useLayoutEffect(() => consentLayer.set({ isHere: true }), []);
  useEffect(() => {
    if (ask.times > 0) setDetail(true);
  }, [ask]);
  useEffect(() => {
    const look = () => setOpen(readChosenConsent() === null);
    addEventListener(CONSENT_CHANGED, look);
    return () => removeEventListener(CONSENT_CHANGED, look);
  }, []);
  useEffect(() => {
    // the focused element is scrolled to above the layer (WCAG 2.2, 2.4.11)
    document.documentElement.style.scrollPaddingBottom = open ? '16rem' : '';
  }, [open]);
  function choose(granted: Parameters<typeof chooseConsent>[0]): void {
    setOpen(false);
    setDetail(false);
    void chooseConsent(granted);
  }
  return (
    <>
      {open && (
        <ConsentQuestion>
          <div className={ANSWERS_LOOK}>
            <Button type="button" variant="secondary" size="m" onClick={() => setDetail(true)}>
              {t('consent.settings')}
            </Button>
            <Button type="button" variant="secondary" size="m" onClick={() => choose([NECESSARY])}>
              {t('consent.refuse')}
            </Button>
            <Button type="button" variant="secondary" size="m" onClick={() => choose(CONSENT_CATEGORIES)}>
              {t('consent.accept')}
            </Button>
          </div>
        </ConsentQuestion>
      )}
      <Suspense fallback={null}>
        {detail && <ConsentDialog onClose={() => setDetail(false)} onChoose={choose} />}
      </Suspense>
    </>
  );
}
