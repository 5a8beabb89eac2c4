import { useState } from 'react';
import { type ListFilter, toggleValue, type ValuesFilter } from '#app/features/filters/list-filter.ts';
import type { ListView } from '#app/features/filters/list-view.ts';
import type { SetFilter } from '#app/features/filters/use-narrowing.ts';
import { useText } from '#app/texts/texts.tsx';
import { Switch } from '#app/ui/form/switch.tsx';
import { Accordion, AccordionSection } from '#app/ui/layer/accordion.tsx';
import { getFilterFieldName } from '#forms/lists/list-choices.ts';
import { ChoiceField } from './choice-field.tsx';
import { RangeField } from './range-field.tsx';

/** Switches outside of the sections. */
const SWITCHES = ['availability', 'reduced'];

type FilteredFields = Pick<ListView, 'place' | 'address' | 'filters'>;

/** All filters of a list. `openFirst`: number of sections that are open at first, besides those with a choice. */
export function FilterFields({
  list,
  set,
  openFirst,
}: {
  list: FilteredFields;
  set: SetFilter;
  openFirst: number;
}) {
  const { filters } = list;
  const switches = filters.filter(isSwitch);
  const sections = filters.filter((filter) => !isSwitch(filter));
  return (
    <>
      {switches.length > 0 && (
        <div className="pb-2">
          {switches.map((filter) => (
            <FilterSwitch key={filter.key} filter={filter} set={set} />
          ))}
        </div>
      )}
      <Accordion>
        {sections.map((filter, index) => (
          <FilterSection
            key={filter.key}
            filter={filter}
            list={list}
            set={set}
            openAtFirst={index < openFirst}
          />
        ))}
      </Accordion>
    </>
  );
}

function isSwitch(filter: ListFilter): filter is ValuesFilter {
  return filter.kind !== 'range' && SWITCHES.includes(filter.key) && filter.values.length === 1;
}

function FilterSwitch({ filter, set }: { filter: ValuesFilter; set: SetFilter }) {
  const [only] = filter.values;
  if (!only) return null;
  return (
    <Switch
      label={<span className="text-sm">{only.label}</span>}
      name={getFilterFieldName(filter.key)}
      value={only.value}
      checked={only.selected ?? false}
      onChange={() => set(filter.key, toggleValue(filter, only.value))}
    />
  );
}

function FilterSection({
  filter,
  list,
  set,
  openAtFirst,
}: {
  filter: ListFilter;
  list: FilteredFields;
  set: SetFilter;
  openAtFirst: boolean;
}) {
  const t = useText();
  const count = countChosen(filter);
  // afterwards the visitor opens and closes it
  const [open] = useState(
    openAtFirst || count > 0 || list.address.looking.some(({ key }) => key === filter.key),
  );
  return (
    <AccordionSection
      title={<span className="text-sm">{filter.label}</span>}
      aside={
        count > 0 && (
          <span className="inline-grid min-w-5 place-content-center rounded-full bg-inverse px-1.5 text-xs text-on-inverse tabular-nums">
            <span aria-hidden="true">{count}</span>
            <span className="sr-only">{t('list.filter.chosen', { count })}</span>
          </span>
        )
      }
      open={open}
      level={3}
    >
      {filter.kind === 'range' ? (
        <RangeField filter={filter} set={set} />
      ) : (
        <ChoiceField filter={filter} list={list} set={set} />
      )}
    </AccordionSection>
  );
}

function countChosen(filter: ListFilter): number {
  if (filter.kind === 'range') return filter.chosenMin === null && filter.chosenMax === null ? 0 : 1;
  return filter.values.filter(({ selected }) => selected).length;
}
