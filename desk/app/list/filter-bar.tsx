import { type ReactNode, useRef } from 'react';
import { Form, Link, useSearchParams, useSubmit } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { useDeskText } from '#desk/app/texts/desk-text.ts';
import { type Choice, ChoiceSelect } from './choice-select.tsx';
import { clearFilters, isFiltered, listKeptParameters } from './list-address.ts';

/** The filters above a list: a form whose fields become parameters of the address. Choices count at once. */
export function FilterBar({ children }: { children: ReactNode }) {
  const t = useDeskText();
  const [search] = useSearchParams();
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const send = () => {
    if (!form.current) return;
    const filled = [...new FormData(form.current)].filter(([, value]) => value !== '');
    submit(new URLSearchParams(filled as [string, string][]), { method: 'get', preventScrollReset: true });
  };
  return (
    <Form
      ref={form}
      method="get"
      role="search"
      // the fields show what the address says, also after going back
      key={search.toString()}
      className="desk-filters"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      onChange={(event) => {
        if (event.target instanceof HTMLSelectElement) send();
      }}
    >
      {listKeptParameters(search).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <Button size="m" variant="secondary" icon="search">
        {t('list.filter')}
      </Button>
      {isFiltered(search) && (
        <Link to={clearFilters(search)} className="button button-plain button-m">
          {t('list.clear')}
        </Link>
      )}
    </Form>
  );
}

/** A filter that is typed. `first`: the shortcut `/` leads here. */
export function TextFilter({
  name,
  label,
  type = 'search',
  first,
}: {
  name: string;
  label: string;
  type?: 'search' | 'date';
  first?: boolean;
}) {
  const [search] = useSearchParams();
  return (
    <label className="desk-filter">
      <span className="desk-filter-label">{label}</span>
      <input
        type={type}
        name={name}
        defaultValue={search.get(name) ?? ''}
        maxLength={200}
        className="control"
        data-first-filter={first || undefined}
      />
    </label>
  );
}

/** A filter that is one of a few; '' for all. */
export function SelectFilter({
  name,
  label,
  all,
  options,
}: {
  name: string;
  label: string;
  all: string;
  options: readonly Choice[];
}) {
  const [search] = useSearchParams();
  return (
    <ChoiceSelect
      name={name}
      label={label}
      value={search.get(name) ?? ''}
      choices={[{ value: '', label: all }, ...options]}
    />
  );
}
