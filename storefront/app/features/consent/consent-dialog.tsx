import { useRef } from 'react';
import { readChosenConsent } from '#app/session/consent.ts';
import { useText } from '#app/texts/texts.tsx';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/layer/dialog.tsx';
import { CONSENT_CATEGORIES, type ConsentCategory, NECESSARY, OPTIONAL_CATEGORIES } from '#forms/consent.ts';
import { ConsentFields } from './consent-fields.tsx';

/** The second layer: each category separately. No category is preselected that was not agreed to before. */
export default function ConsentDialog({
  onClose,
  onChoose,
}: {
  onClose: () => void;
  onChoose: (granted: readonly ConsentCategory[]) => void;
}) {
  const t = useText();
  const form = useRef<HTMLFormElement>(null);
  function saveChosen(): void {
    const fields = new FormData(form.current ?? undefined);
    onChoose([NECESSARY, ...OPTIONAL_CATEGORIES.filter((category) => fields.has(category))]);
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('consent.title')}
      place="sheet"
      footer={
        <div className="flex flex-wrap gap-2 *:flex-auto *:px-3">
          <Button type="button" variant="secondary" onClick={() => onChoose([NECESSARY])}>
            {t('consent.refuse')}
          </Button>
          <Button type="button" variant="secondary" onClick={() => onChoose(CONSENT_CATEGORIES)}>
            {t('consent.accept')}
          </Button>
          <Button type="button" variant="secondary" onClick={saveChosen}>
            {t('consent.save')}
          </Button>
        </div>
      }
    >
      <form
        ref={form}
        onSubmit={(event) => {
          event.preventDefault();
          saveChosen();
        }}
      >
        <ConsentFields granted={readChosenConsent() ?? new Set()} />
      </form>
    </Dialog>
  );
}
