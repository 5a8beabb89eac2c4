import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { Button } from '#app/ui/button.tsx';
import { listParameters } from '#forms/lists/list-address.ts';
import { FilterFields } from './fields/filter-fields.tsx';
import { type ListView, listLink } from './list-view.ts';
import type { SetFilter } from './use-narrowing.ts';

/** The id of the filters in the page, where a phone's button leads without scripts. */
export const FILTERS_ID = 'filters';

const OPEN_FIRST = 4;

/**
 * The filters beside a list. A plain form that is sent by its button; with scripts every press applies at once, and
 * on phones the sheet replaces it.
 */
export function FilterColumn({
  list,
  set,
}: {
  list: Pick<ListView, 'place' | 'address' | 'filters'>;
  set: SetFilter;
}) {
  const t = useText();
  const shop = useShop();
  const { term, verbatim, sort } = list.address;
  const bare = { term: '', verbatim: false, choices: [], looking: [], sort: null, page: 1 };
  if (list.filters.length === 0) return null;
  return (
    <section id={FILTERS_ID} aria-labelledby="filters-title" className="filter-column scroll-mt-32">
      <h2 id="filters-title" className="mb-2 text-base font-semibold">
        {t('list.filters')}
      </h2>
      <form
        method="get"
        action={listLink(shop, list.place, bare)}
        onSubmit={(event) => event.preventDefault()}
      >
        {[...listParameters({ term, verbatim, sort })].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <FilterFields list={list} set={set} openFirst={OPEN_FIRST} />
        <div className="unscripted">
          <Button className="mt-4 w-full">{t('list.apply')}</Button>
        </div>
      </form>
    </section>
  );
}
