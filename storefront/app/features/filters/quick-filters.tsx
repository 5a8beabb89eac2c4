import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { ChipLink } from '#app/ui/chip.tsx';
import type { ListChoice } from '#forms/lists/list-choices.ts';
import { formatRange } from './chips.ts';
import { ChoiceMark } from './fields/choice-mark.tsx';
import { type ListView, listLink } from './list-view.ts';
import { narrowList } from './narrow.ts';
import type { QuickFilter } from './quick-filters.rules.ts';
import { followBy, type OpenList } from './use-narrowing.ts';

/** A few choices of a category as links: a row that scrolls on phones, lines on a wide screen. */
export function QuickFilters({ list, open }: { list: ListView; open: OpenList }) {
  const t = useText();
  return (
    <nav aria-label={t('list.quick')} className="mb-4 min-w-0 max-lg:-mt-2 max-lg:mb-2">
      <div className="-mx-(--gutter) flex items-center gap-x-5 gap-y-2 overflow-x-auto px-(--gutter) py-1 md:mx-0 md:flex-wrap md:overflow-visible md:px-0">
        {list.quick.map((quick) => (
          <QuickChoices key={quick.key} quick={quick} list={list} open={open} />
        ))}
      </div>
    </nav>
  );
}

function QuickChoices({
  quick: { key, label, choices },
  list,
  open,
}: {
  quick: QuickFilter;
  list: ListView;
  open: OpenList;
}) {
  const linkToNarrowedList = (choice: ListChoice) => narrowList(list.address, list.understood, key, choice);
  const { t, shop } = { t: useText(), shop: useShop() };
  const filter = list.filters.find((one) => one.key === key);
  const titleId = `quick-${key}`;
  const formatPriceChoice = (choice: ListChoice) =>
    choice.kind === 'range' && filter?.kind === 'range'
      ? formatRange({ ...filter, chosenMin: choice.min, chosenMax: choice.max }, { t, shop })
      : '';
  return (
    <div className="flex shrink-0 items-center gap-2">
      <span id={titleId} className="text-sm whitespace-nowrap text-muted">
        {label}
      </span>
      <ul aria-labelledby={titleId} className="flex gap-2">
        {choices.map(({ value, choice }) => (
          <li key={value?.value ?? formatPriceChoice(choice)}>
            <ChipLink
              to={listLink(shop, list.place, linkToNarrowedList(choice))}
              onClick={followBy(open, linkToNarrowedList(choice))}
              preventScrollReset
              prefetch="intent"
              className="whitespace-nowrap"
            >
              {value && filter?.kind === 'colour' && <ChoiceMark filter={filter} value={value} />}
              {value?.label ?? formatPriceChoice(choice)}
            </ChipLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
