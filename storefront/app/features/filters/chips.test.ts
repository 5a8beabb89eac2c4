import { expect, test } from 'vitest';
import { readListAddress } from '#forms/lists/list-address.ts';
import { loadTranslator } from '#texts/load.ts';
import { buildChips } from './chips.ts';
import type { FilterValue, ListFilter, RangeFilter, ValuesFilter } from './list-filter.ts';
import { removeWords } from './narrow.ts';

const { text: t } = await loadTranslator('nl-NL', (fault) => expect(fault).toBeUndefined());
const words = { t, shop: { locale: 'nl-NL', currency: 'EUR', priceFormat: 'symbol' } } as const;

const NOTHING = { filters: [] };

const createChosenValue = (value: string, label: string): FilterValue => ({
  value,
  label,
  count: 1,
  selected: true,
});
const createValuesFilter = (key: string, label: string, ...list: FilterValue[]): ValuesFilter => ({
  key,
  label,
  kind: key === 'colour' ? 'colour' : 'values',
  values: [...list, { value: 'other', label: 'Andere', count: 2 }],
  valueCount: list.length + 1,
});
const range = (key: string, label: string, unit: string | null, min: number | null, max: number | null) =>
  ({
    key,
    label,
    kind: 'range',
    unit,
    min: 0,
    max: 9e6,
    chosenMin: min,
    chosenMax: max,
  }) satisfies RangeFilter;

test.each<[string, ListFilter, string[]]>([
  ['f.colour=red', createValuesFilter('colour', 'Kleur', createChosenValue('red', 'Rood')), ['Rood']],
  [
    'f.size=38',
    createValuesFilter('size', 'Maat', createChosenValue('38', '38'), createChosenValue('40', '40')),
    ['Maat: 38', 'Maat: 40'],
  ],
  [
    'f.energy=A',
    createValuesFilter('energy', 'Energieklasse', createChosenValue('A', 'A')),
    ['Energieklasse: A'],
  ],
  ['f.pockets=yes', createValuesFilter('pockets', 'Zakken', createChosenValue('yes', 'Ja')), ['Zakken: Ja']],
  [
    'f.material=cotton',
    createValuesFilter('material', 'Materiaal', createChosenValue('cotton', 'Katoen')),
    ['Katoen'],
  ],
  ['f.price.from=20', range('price', 'Prijs', null, 2000, null), ['Prijs: vanaf €\u00a020,00']],
  ['f.price.to=9.5', range('price', 'Prijs', null, null, 950), ['Prijs: tot €\u00a09,50']],
  ['f.width.from=60', range('width', 'Breedte', 'cm', 60, 80.5), ['Breedte: 60\u00a0cm – 80,5\u00a0cm']],
  // understood of the words, not of the address: said beside the words
  ['q=rode', createValuesFilter('colour', 'Kleur', createChosenValue('red', 'Rood')), []],
])('the filters of %s have their chips', (query, filter, labels) => {
  const address = readListAddress(new URLSearchParams(query));
  expect(
    buildChips({ filters: [filter], address, understood: NOTHING }, words).map(({ label }) => label),
  ).toEqual(labels);
});

test('a chip links to the list without its filter', () => {
  const size = createValuesFilter(
    'size',
    'Maat',
    createChosenValue('38', '38'),
    createChosenValue('40', '40'),
  );
  const address = readListAddress(new URLSearchParams('f.size=38&f.size=40'));
  const [first] = buildChips({ filters: [size], address, understood: NOTHING }, words);
  expect(first?.next).toEqual({ kind: 'values', key: 'size', values: ['40'] });
});

test('a word that was read as a filter has a chip and can be removed alone', () => {
  const colour = createValuesFilter('colour', 'Kleur', createChosenValue('green', 'Groen'));
  const address = readListAddress(new URLSearchParams('q=groene+bank'));
  const understood = { filters: [{ key: 'colour', label: 'Groen', typed: 'groene' }] };
  const [chip] = buildChips({ filters: [colour], address, understood }, words);
  expect(chip?.label).toBe('Groen');
  expect(removeWords(address, chip?.words ?? '').term).toBe('bank');
});

test('words that make up the whole search or occur otherwise in it have no chip', () => {
  const colour = createValuesFilter('colour', 'Kleur', createChosenValue('green', 'Groen'));
  const chipsIn = (query: string, typed: string) =>
    buildChips(
      {
        filters: [colour],
        address: readListAddress(new URLSearchParams({ q: query })),
        understood: { filters: [{ key: 'colour', label: 'Groen', typed }] },
      },
      words,
    );
  expect(chipsIn('groen', 'groen')).toEqual([]);
  // corrected before it was read
  expect(chipsIn('gröne bank', 'groene')).toEqual([]);
  // a part of another word stays
  expect(chipsIn('groenteschaal', 'groen')).toEqual([]);
});

test('a price that was read from the words has a chip and is removed with its words', () => {
  const price = range('price', 'Prijs', null, 46000, 64000);
  const address = readListAddress(new URLSearchParams('q=televisie+549'));
  const understood = { filters: [{ key: 'price', label: '549', typed: '549' }] };
  const [chip] = buildChips({ filters: [price], address, understood }, words);
  expect(chip?.label).toBe('Prijs: €\u00a0460,00 – €\u00a0640,00');
  expect(removeWords(address, chip?.words ?? '').term).toBe('televisie');
});
