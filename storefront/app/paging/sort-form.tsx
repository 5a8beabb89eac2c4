import { Form } from 'react-router';
import { SORTS } from '#forms/list-address.ts';
import { useText } from '../texts/texts.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';

/**
 * How a list is sorted. With scripts a choice is applied at once, without by its button.
 * @param action address of the list without its parameters
 * @param keep parameters of the list that sorting keeps
 */
export function SortForm({
  action,
  selected,
  available,
  keep = {},
}: {
  action: string;
  selected: string;
  available: readonly string[];
  keep?: Readonly<Record<string, string>>;
}) {
  const t = useText();
  const sorts = SORTS.filter((sort) => available.includes(sort));
  if (sorts.length < 2) return null;
  return (
    <Form method="get" action={action} preventScrollReset className="flex items-center gap-2">
      {Object.entries(keep).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor="sort" className="shrink-0 text-sm text-muted max-md:sr-only">
        {t('catalogue.sort')}
      </label>
      <span className="relative">
        <select
          id="sort"
          name="sort"
          key={selected}
          defaultValue={selected}
          className="control text-sm"
          onChange={(event) => event.currentTarget.form?.requestSubmit()}
        >
          {sorts.map((sort) => (
            <option key={sort} value={sort}>
              {t(`catalogue.sort.${sort}`)}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" className="pointer-events-none absolute end-3 top-3" />
      </span>
      <span className="unscripted">
        <Button type="submit" variant="secondary">
          {t('catalogue.sort.apply')}
        </Button>
      </span>
    </Form>
  );
}
