import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { Button } from '#app/ui/button.tsx';
import { BottomSheet } from '#app/ui/layer/bottom-sheet.tsx';
import type { ListAddress } from '#forms/lists/list-address.ts';
import { FilterFields } from './fields/filter-fields.tsx';
import { countFor } from './filter-count.ts';
import { applyChoices, type ListFilter } from './list-filter.ts';
import { type ListView, listLink } from './list-view.ts';
import { clearChoices, mergeChoices, NOTHING_READ, narrowList } from './narrow.ts';
import type { SetFilter } from './use-narrowing.ts';

type Draft = {
  readonly address: ListAddress;
  readonly filters: readonly ListFilter[];
  /** null if not known yet */
  readonly totalCount: number | null;
};

/** All filters on a phone. The list behind it changes only on confirmation; the number of hits is shown at once. */
export default function FilterSheet({
  list,
  open,
  onClose,
}: {
  list: ListView;
  open: boolean;
  onClose: () => void;
}) {
  const t = useText();
  const shop = useShop();
  const navigate = useNavigate();
  const [draft, setDraft] = useState<Draft>(list);
  const counting = useRef<AbortController | null>(null);
  useEffect(() => {
    if (open) setDraft(list);
    return () => counting.current?.abort();
  }, [open, list]);

  function choose(address: ListAddress) {
    const read = address.verbatim ? NOTHING_READ : list.understood;
    const filters = applyChoices(draft.filters, mergeChoices(address, read));
    setDraft({ address, filters, totalCount: null });
    counting.current?.abort();
    const asking = new AbortController();
    counting.current = asking;
    countFor(shop, list.place, address, asking.signal, list.filters)
      .then((counted) => setDraft((now) => (now.address === address ? { ...now, ...counted } : now)))
      // the number is not shown; the list itself will have it
      .catch(() => {});
  }

  const set: SetFilter = (key, next) => {
    const read = draft.address.verbatim ? NOTHING_READ : list.understood;
    choose(narrowList(draft.address, read, key, next));
  };
  const { totalCount } = draft;
  return (
    <BottomSheet
      open={open}
      onClose={onClose}
      title={t('list.filters')}
      footer={
        <div className="flex flex-wrap gap-3">
          {draft.address.choices.length > 0 && (
            <Button
              type="button"
              variant="secondary"
              className="whitespace-nowrap max-sm:px-3"
              onClick={() => choose(clearChoices(draft.address))}
            >
              {t('list.clear')}
            </Button>
          )}
          <Button
            type="button"
            className="grow whitespace-nowrap tabular-nums max-sm:px-3"
            onClick={() => {
              onClose();
              navigate(listLink(shop, list.place, draft.address));
            }}
          >
            <span aria-live="polite">
              {totalCount === null ? t('list.show') : t('list.show.count', { count: totalCount })}
            </span>
          </Button>
        </div>
      }
    >
      <FilterFields list={{ ...draft, place: list.place }} set={set} openFirst={0} />
    </BottomSheet>
  );
}
