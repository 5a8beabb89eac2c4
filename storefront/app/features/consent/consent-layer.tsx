import { lazy, Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { screenLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { CONSENT_CHANGED, chooseConsent, chosenConsent } from '#app/session/consent.ts';
import { useText } from '#app/texts/texts.tsx';
import { Button } from '#app/ui/button.tsx';
import { CONSENT_CATEGORIES, NECESSARY } from '#forms/consent.ts';

const ConsentDialog = lazy(() => import('./consent-dialog.tsx'));

/**
 * Asks about optional cookies, below the page and never over all of it: the page stays usable, nothing optional runs
 * until an answer, and refusing takes as many presses as accepting. The browser decides whether it is shown, so pages
 * are the same for all.
 */
export default function ConsentLayer({ ask }: { ask: { readonly times: number } }) {
  const shop = useShop();
  const t = useText();
  const [open, setOpen] = useState(() => chosenConsent() === null);
  const [detail, setDetail] = useState(false);
  useEffect(() => {
    if (ask.times > 0) setDetail(true);
  }, [ask]);
  useEffect(() => {
    const look = () => setOpen(chosenConsent() === null);
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
        <section
          aria-label={t('consent.title')}
          className="screen-only fixed inset-x-0 bottom-0 z-40 max-h-[60dvh] overflow-y-auto border-t border-line-strong bg-raised shadow-dialog"
        >
          <div className="wrap flex flex-wrap items-center gap-x-8 gap-y-3 py-4">
            <p className="min-w-64 flex-1 text-sm">
              {t('consent.text')}{' '}
              <Link to={screenLink(shop, 'privacy')} className="link">
                {t('shell.footer.privacy')}
              </Link>
            </p>
            <div className="flex flex-wrap gap-2 max-md:w-full max-md:*:flex-1">
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
          </div>
        </section>
      )}
      <Suspense fallback={null}>
        {detail && <ConsentDialog onClose={() => setDetail(false)} onChoose={choose} />}
      </Suspense>
    </>
  );
}
