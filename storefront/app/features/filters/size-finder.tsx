import { Form } from 'react-router';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/media/icon.tsx';
import { listParameters } from '#forms/lists/list-address.ts';
import { getFilterFieldName } from '#forms/lists/list-choices.ts';
import type { ValuesFilter } from './list-filter.ts';
import { type ListView, listLink } from './list-view.ts';
import type { SetFilter } from './use-narrowing.ts';

/**
 * A few filters shown together, one value each, such as a tyre's width, ratio and rim. With scripts each choice
 * filters the list and the others' options at once, without by the button.
 */
export function SizeFinder({ list, set }: { list: ListView; set: SetFilter }) {
  const t = useText();
  const shop = useShop();
  const { place, address, finder } = list;
  const fields = finder.flatMap((key) => list.filters.find((filter) => filter.key === key) ?? []);
  const others = address.choices.filter(({ key }) => !finder.includes(key));
  const bare = { term: '', verbatim: false, choices: [], looking: [], sort: null, page: 1 };
  return (
    <Form
      method="get"
      action={listLink(shop, place, bare)}
      preventScrollReset
      aria-labelledby="size-finder"
      className="mb-5 rounded border border-line p-4"
    >
      <h3 id="size-finder" className="mb-1 font-semibold">
        {t('list.finder')}
      </h3>
      <p className="mb-3 text-sm text-muted">{t('list.finder.text')}</p>
      {[...listParameters({ ...address, choices: others, page: 1 })].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <div className="grid gap-3 md:grid-cols-3">
        {fields.map(
          (filter) => filter.kind === 'values' && <SizeSelect key={filter.key} filter={filter} set={set} />,
        )}
      </div>
      <div className="unscripted mt-3">
        <Button type="submit">{t('list.show')}</Button>
      </div>
    </Form>
  );
}

function SizeSelect({ filter: { key, label, values }, set }: { filter: ValuesFilter; set: SetFilter }) {
  const t = useText();
  const chosen = values.find(({ selected }) => selected)?.value ?? '';
  return (
    <label className="grid min-w-0 gap-1 text-sm">
      {label}
      <span className="relative">
        <select
          key={chosen}
          name={getFilterFieldName(key)}
          defaultValue={chosen}
          className="control tabular-nums"
          onChange={({ currentTarget: { value } }) =>
            set(key, value === '' ? null : { kind: 'values', key, values: [value] })
          }
        >
          <option value="">{t('list.finder.any')}</option>
          {values.map(({ value, label, count }) => (
            <option key={value} value={value}>
              {`${label} (${count})`}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" className="pointer-events-none absolute inset-y-0 end-3 my-auto" />
      </span>
    </label>
  );
}
