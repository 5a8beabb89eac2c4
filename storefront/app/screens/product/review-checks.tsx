import { useText } from '../../texts/texts.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Popover } from '../../ui/popover.tsx';

/** Beside ratings: whether and how reviews are checked (Directive 2005/29/EC art. 7(6)). */
export function ReviewChecks() {
  const t = useText();
  return (
    <Popover
      label={t('review.checks')}
      className="max-w-80 p-4 text-sm"
      trigger={(button) => (
        <button
          {...button}
          aria-label={t('review.checks')}
          className="grid size-8 place-content-center rounded-full text-muted hover:bg-sunken"
        >
          <Icon name="info" size={16} />
        </button>
      )}
    >
      <p className="mb-1 font-semibold">{t('review.checks')}</p>
      <p>{t('review.checks.text')}</p>
    </Popover>
  );
}
