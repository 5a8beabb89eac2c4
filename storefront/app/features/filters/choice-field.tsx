import { useState } from 'react';
import { useText } from '#app/texts/texts.tsx';
import { ChipChoice } from '#app/ui/chip.tsx';
import { Checkbox, Radio } from '#app/ui/choice.tsx';
import { fieldOf } from '#forms/list-choices.ts';
import { ChoiceMark } from './choice-mark.tsx';
import { type FilterValue, toggled, type ValuesFilter } from './list-filter.ts';
import { matching } from './matching.ts';
import type { SetFilter } from './use-narrowing.ts';

/** From so many values on a list can be searched in. */
const SEARCHABLE_FROM = 12;
/** Sizes are as short as chips: of articles, or numbers with their unit. */
const SIZE = 'size';
const NUMBER = /^\d/;
const LONGEST_CHIP = 11;

/** The values of one filter, to choose any of; of stars one. */
export function ChoiceField({ filter, set }: { filter: ValuesFilter; set: SetFilter }) {
  const t = useText();
  const [wanted, setWanted] = useState('');
  const shown = matching(filter.values, wanted);
  const asChips =
    filter.values.every(({ label }) => label.length <= LONGEST_CHIP) &&
    (filter.key === SIZE ||
      (filter.kind === 'values' && filter.values.every(({ label }) => NUMBER.test(label))));
  const press = (value: string) => set(filter.key, toggled(filter, value));
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{filter.label}</legend>
      {filter.values.length >= SEARCHABLE_FROM && !asChips && (
        <ValueSearch label={filter.label} wanted={wanted} onWanted={setWanted} found={shown.length} />
      )}
      {asChips ? (
        <div className="-m-1 flex flex-wrap gap-2 p-1 lg:max-h-72 lg:overflow-y-auto">
          {shown.map((value) => (
            <ChipChoice key={value.value} label={value.label} {...inputOf(filter, value, press)} />
          ))}
        </div>
      ) : (
        <div className="-mx-1 px-1 lg:max-h-72 lg:overflow-y-auto">
          {shown.map((value) => (
            <ValueLine key={value.value} filter={filter} value={value} press={press} />
          ))}
        </div>
      )}
      {filter.valueCount > filter.values.length && (
        <p className="pt-2 text-sm text-muted">
          {t('list.filter.cut', { shown: filter.values.length, count: filter.valueCount })}
        </p>
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
    // a mouse needs less room than a thumb
    className: 'pointer-fine:lg:min-h-9 pointer-fine:lg:py-1',
    ...inputOf(filter, value, press),
  };
  if (filter.kind !== 'rating') return <Checkbox {...line} />;
  // a chosen radio that is pressed again is let go: there is no other way back to none
  return <Radio {...line} onClick={() => value.selected && press(value.value)} />;
}

function inputOf({ key }: ValuesFilter, { value, selected = false }: FilterValue, press: Press) {
  return { name: fieldOf(key), value, checked: selected, onChange: () => press(value) };
}

function ValueSearch({
  label,
  wanted,
  onWanted,
  found,
}: {
  label: string;
  wanted: string;
  onWanted: (text: string) => void;
  found: number;
}) {
  const t = useText();
  return (
    <div className="scripted mb-2">
      <input
        type="search"
        value={wanted}
        onChange={(event) => onWanted(event.currentTarget.value)}
        // it looks through the values and is no part of the form
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        aria-label={t('list.filter.search', { filter: label })}
        placeholder={t('list.filter.search', { filter: label })}
        autoComplete="off"
        className="control text-sm"
      />
      <p role="status" className={found > 0 ? 'sr-only' : 'pt-2 text-sm text-muted'}>
        {wanted && t('list.filter.search.found', { count: found })}
      </p>
    </div>
  );
}
