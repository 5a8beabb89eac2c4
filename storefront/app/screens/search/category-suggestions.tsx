import { toggled } from '#app/features/filters/list-filter.ts';
import { type ListView, listLink } from '#app/features/filters/list-view.ts';
import { narrowed } from '#app/features/filters/narrow.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { ChipLink } from '#app/ui/chip.tsx';
import { formatNumber } from '#texts/format.ts';

const SHOWN = 8;

/** Where the articles found are, as quick ways to fewer of them. Once one is chosen it is a filter like the others. */
export function CategorySuggestions({ list }: { list: ListView }) {
  const t = useText();
  const shop = useShop();
  const filter = list.filters.find(({ key }) => key === 'category');
  if (!filter || filter.kind === 'range' || filter.values.some(({ selected }) => selected)) return null;
  const values = filter.values.toSorted((a, b) => b.count - a.count).slice(0, SHOWN);
  if (values.length < 2) return null;
  return (
    <nav aria-label={t('list.search.categories')} className="mb-5">
      <ul className="-mx-(--gutter) flex gap-2 overflow-x-auto px-(--gutter) py-1">
        {values.map(({ value, label, count }) => (
          <li key={value}>
            <ChipLink
              to={listLink(
                shop,
                list.place,
                narrowed(list.address, list.understood, filter.key, toggled(filter, value)),
              )}
              className="whitespace-nowrap"
            >
              <span>{label}</span>
              <span className="text-xs text-muted tabular-nums">{formatNumber(count, shop.locale)}</span>
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
