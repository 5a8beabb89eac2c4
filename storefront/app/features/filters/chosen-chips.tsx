import { type RefObject, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { ChipRemove } from '#app/ui/chip.tsx';
import { buildChips } from './chips.ts';
import { ChoiceMark } from './fields/choice-mark.tsx';
import { type ListView, listLink } from './list-view.ts';
import { clearChoices, NOTHING_READ, narrowList, removeWords } from './narrow.ts';
import { followBy, type OpenList } from './use-narrowing.ts';

/**
 * The chosen filters and those read from the words, each a link to the list without it.
 * @param after gets the focus when the chip that had it is gone
 */
export function ChosenChips({
  list,
  open,
  after,
}: {
  list: ListView;
  open: OpenList;
  after: RefObject<HTMLElement | null>;
}) {
  const t = useText();
  const shop = useShop();
  const chips = buildChips(list, { t, shop });
  const count = chips.length;
  const chosen = chips.filter(({ words }) => words === null).length;
  const read = list.address.verbatim ? NOTHING_READ : list.understood;
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body)
      after.current?.focus({ preventScroll: true });
    before.current = count;
  }, [count, after]);
  if (count === 0) return null;
  return (
    <section aria-label={t('list.chosen')} className="mb-5 flex flex-wrap items-center gap-2">
      <ul className="contents">
        {chips.map(({ key, value, label, next, mark, words }) => {
          const without =
            words === null ? narrowList(list.address, read, key, next) : removeWords(list.address, words);
          return (
            <li key={`${key} ${value}`} className="max-w-full">
              <ChipRemove
                label={label}
                mark={mark && <ChoiceMark {...mark} />}
                to={listLink(shop, list.place, without)}
                onClick={followBy(open, without)}
                preventScrollReset
              />
            </li>
          );
        })}
      </ul>
      {chosen > 1 && (
        <Link
          to={listLink(shop, list.place, clearChoices(list.address))}
          onClick={followBy(open, clearChoices(list.address))}
          preventScrollReset
          className="button button-plain button-m"
        >
          {t('list.clear')}
        </Link>
      )}
    </section>
  );
}
