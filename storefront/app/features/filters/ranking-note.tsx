import { useText } from '#app/texts/texts.tsx';
import { Popover } from '#app/ui/layer/popover.tsx';
import { Icon } from '#app/ui/media/icon.tsx';

/** The facts that decide the order of a list, beside it (Directive 2005/29/EC art. 7(4a)). */
export function RankingNote() {
  const t = useText();
  return (
    <Popover
      label={t('list.ranking')}
      side="bottom-start"
      className="max-w-80 p-4"
      trigger={(props) => (
        <button
          {...props}
          aria-label={t('list.ranking')}
          className="grid size-control-l shrink-0 place-content-center rounded hover:bg-hover"
        >
          <Icon name="info" />
        </button>
      )}
    >
      <p className="mb-2 font-semibold">{t('list.ranking')}</p>
      <p className="text-sm">{t('list.ranking.text')}</p>
      <p className="mt-2 text-sm">{t('list.ranking.paid')}</p>
    </Popover>
  );
}
