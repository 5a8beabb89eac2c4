import { type ListView, listLink } from '#app/features/filters/list-view.ts';
import { narrowList } from '#app/features/filters/narrow.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { ChipLink } from '#app/ui/chip.tsx';
import { formatNumber } from '#texts/format.ts';
import type { CategorySuggestion } from './category-suggestions.ts';

/** The categories of the hits as links that narrow the search. Once one is chosen it is a filter like the others. */
export function SuggestedCategories({
  list,
  suggestions,
}: {
  list: ListView;
  suggestions: readonly CategorySuggestion[];
}) {
  const t = useText();
  const shop = useShop();
  if (suggestions.length === 0) return null;
  const buildAddress = (id: string) => {
    const choice = { kind: 'values', key: 'category', values: [id] } as const;
    return listLink(shop, list.place, narrowList(list.address, list.understood, 'category', choice));
  };
  return (
    <nav aria-label={t('list.search.categories')} className="mb-5">
      <ul className="-mx-(--gutter) flex gap-2 overflow-x-auto px-(--gutter) py-1">
        {suggestions.map(({ id, name, department, count }) => (
          <li key={id}>
            <ChipLink to={buildAddress(id)} className="whitespace-nowrap">
              <span>{name}</span>
              {department && <span className="text-muted">{department}</span>}
              <span className="text-xs text-muted tabular-nums">{formatNumber(count, shop.locale)}</span>
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
