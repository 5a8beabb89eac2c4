import { type FilterValue, toggleValue, type ValuesFilter } from '#app/features/filters/list-filter.ts';
import type { ListView } from '#app/features/filters/list-view.ts';
import type { SetFilter } from '#app/features/filters/use-narrowing.ts';
import { useText } from '#app/texts/texts.tsx';
import { Button } from '#app/ui/button.tsx';
import { ChipChoice } from '#app/ui/chip.tsx';
import { Checkbox, Radio } from '#app/ui/form/choice.tsx';
import { getFilterFieldName } from '#forms/lists/list-choices.ts';
import { getValueSearchFieldName } from '#forms/lists/list-looking.ts';
import { ChoiceMark } from './choice-mark.tsx';
import { useLooked } from './use-looked.ts';

/** A list with at least this many values can be searched. */
const SEARCHABLE_FROM = 12;
/** Sizes are as short as chips: sizes of articles, or numbers with their unit. */
const SIZE = 'size';
const NUMBER = /^\d/;
const LONGEST_CHIP = 11;

/** The values of one filter, any of which can be chosen; for stars only one. */
export function ChoiceField({
  filter,
  list,
  set,
}: {
  filter: ValuesFilter;
  list: Pick<ListView, 'place' | 'address'>;
  set: SetFilter;
}) {
  const t = useText();
  const looked = useLooked(filter, list);
  const { shown, count, chosen, asksShop } = looked;
  const asChips =
    filter.values.every(({ label }) => label.length <= LONGEST_CHIP) &&
    (filter.key === SIZE ||
      (filter.kind === 'values' && filter.values.every(({ label }) => NUMBER.test(label))));
  const press = (value: string) => set(filter.key, toggleValue(filter, value, chosen));
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{filter.label}</legend>
      {(asksShop || (filter.values.length >= SEARCHABLE_FROM && !asChips)) && (
        <ValueSearch filter={filter} looked={looked} />
      )}
      {asChips ? (
        <div className="-m-1 flex flex-wrap gap-2 p-1 lg:max-h-72 lg:overflow-y-auto">
          {shown.map((value) => (
            <ChipChoice key={value.value} label={value.label} {...buildInputProps(filter, value, press)} />
          ))}
        </div>
      ) : (
        <div className="-mx-1 px-1 lg:max-h-72 lg:overflow-y-auto">
          {shown.map((value) => (
            <ValueLine key={value.value} filter={filter} value={value} press={press} />
          ))}
        </div>
      )}
      {count > shown.length && (
        <p className="pt-2 text-sm text-muted">{t('list.filter.cut', { shown: shown.length, count })}</p>
      )}
    </fieldset>
  );
}

type Press = (value: string) => void;

function ValueLine({ filter, value, press }: { filter: ValuesFilter; value: FilterValue; press: Press }) {
  const line = {
    label: value.label,
    count: value.count,
    mark: <ChoiceMark filter={filter} value={value} />,
    // a mouse needs a smaller target than a thumb
    className: 'choice-line-dense',
    ...buildInputProps(filter, value, press),
  };
  if (filter.kind !== 'rating') return <Checkbox {...line} />;
  // pressing a chosen radio button clears it: there is no other way to remove the choice
  return <Radio {...line} onClick={() => value.selected && press(value.value)} />;
}

function buildInputProps({ key }: ValuesFilter, { value, selected = false }: FilterValue, press: Press) {
  return { name: getFilterFieldName(key), value, checked: selected, onChange: () => press(value) };
}

/** Without scripts only where the shop has more values than are listed: it is sent like the other fields. */
function ValueSearch({ filter, looked }: { filter: ValuesFilter; looked: ReturnType<typeof useLooked> }) {
  const t = useText();
  const { text, setText, count, asksShop } = looked;
  const name = t('list.filter.search', { filter: filter.label });
  return (
    <div className={asksShop ? 'mb-2' : 'scripted mb-2'}>
      <div className="flex gap-2">
        <input
          type="search"
          name={asksShop ? getValueSearchFieldName(filter.key) : undefined}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          // with scripts it searches the listed values and is not part of the form
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          aria-label={name}
          placeholder={name}
          autoComplete="off"
          className="control min-w-0 flex-1 text-sm"
        />
        {asksShop && (
          <Button variant="secondary" className="unscripted shrink-0">
            {t('catalogue.search')}
          </Button>
        )}
      </div>
      <p role="status" className={count > 0 ? 'sr-only' : 'pt-2 text-sm text-muted'}>
        {text && t('list.filter.search.found', { count })}
      </p>
    </div>
  );
}
