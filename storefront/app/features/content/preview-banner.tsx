import { useState } from 'react';
import { useText } from '#app/texts/texts.tsx';
import { Button } from '#app/ui/button.tsx';

/** A browser closes the tab at once or, when no script has opened it, not at all. */
const CLOSES_WITHIN_MS = 300;

/** Above an unpublished page: what it is, and the button that closes it. */
export function PreviewBanner() {
  const t = useText();
  const [isStuck, setStuck] = useState(false);
  function close(): void {
    window.close();
    setTimeout(() => setStuck(true), CLOSES_WITHIN_MS);
  }
  return (
    <section
      aria-label={t('content.preview.title')}
      className="screen-only sticky top-0 z-30 border-b border-line-strong bg-warning-soft"
    >
      <div className="wrap flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2">
        <p>
          <strong className="font-semibold">{t('content.preview.title')}</strong> {t('content.preview.text')}
        </p>
        {isStuck ? (
          <p role="alert" className="font-semibold">
            {t('content.preview.stuck')}
          </p>
        ) : (
          <Button type="button" variant="secondary" size="m" onClick={close}>
            {t('content.preview.close')}
          </Button>
        )}
      </div>
    </section>
  );
}
