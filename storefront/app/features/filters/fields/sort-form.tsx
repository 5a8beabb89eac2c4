import { Form } from 'react-router';
import { type ListView, listLink } from '#app/features/filters/list-view.ts';
import type { OpenList } from '#app/features/filters/use-narrowing.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/media/icon.tsx';
import { listParameters, SORTS } from '#forms/lists/list-address.ts';

/** The order of a list. With scripts a choice applies at once, otherwise by its button. Filters are preserved. */
export function SortForm({ place, address, open }: Pick<ListView, 'place' | 'address'> & { open: OpenList }) {
  const t = useText();
  const shop = useShop();
  const { term, verbatim, choices, sort } = address;
  const bare = { term: '', verbatim: false, choices: [], looking: [], sort: null, page: 1 };
  return (
    <Form
      method="get"
      action={listLink(shop, place, bare)}
      preventScrollReset
      className="flex min-w-0 items-center gap-2 max-lg:flex-[1_1_9rem] max-lg:flex-wrap"
    >
      {[...listParameters({ term, verbatim, choices })].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor="sort" className="shrink-0 text-sm text-muted max-lg:sr-only">
        {t('catalogue.sort')}
      </label>
      <span className="relative min-w-0 max-lg:flex-[1_1_5rem]">
        <select
          id="sort"
          name="sort"
          key={sort}
          defaultValue={sort ?? SORTS[0]}
          className="control text-sm"
          onChange={({ currentTarget: { value } }) =>
            open({ ...address, looking: [], page: 1, sort: SORTS.find((one) => one === value) ?? null })
          }
        >
          {SORTS.map((one) => (
            <option key={one} value={one}>
              {t(term && one === SORTS[0] ? 'catalogue.sort.relevance' : `catalogue.sort.${one}`)}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" className="pointer-events-none absolute inset-y-0 end-3 my-auto" />
      </span>
      <span className="unscripted">
        <Button type="submit" variant="secondary">
          {t('catalogue.sort.apply')}
        </Button>
      </span>
    </Form>
  );
}
