import { expect, test } from 'vitest';
import { readListAddress } from '#forms/list-address.ts';
import { textsFor } from '#texts/load.ts';
import { chipsOf } from './chips.ts';
import type { FilterValue, ListFilter, RangeFilter, ValuesFilter } from './list-filter.ts';
import { withoutWords } from './narrow.ts';

const { text: t } = await textsFor('nl-NL', (fault) => expect(fault).toBeUndefined());
const words = { t, shop: { locale: 'nl-NL', currency: 'EUR', priceFormat: 'symbol' } } as const;

const NOTHING = { filters: [] };

const chosen = (value: string, label: string): FilterValue => ({ value, label, count: 1, selected: true });
const values = (key: string, label: string, ...list: FilterValue[]): ValuesFilter => ({
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
  ['f.colour=red', values('colour', 'Kleur', chosen('red', 'Rood')), ['Rood']],
  ['f.size=38', values('size', 'Maat', chosen('38', '38'), chosen('40', '40')), ['Maat: 38', 'Maat: 40']],
  ['f.energy=A', values('energy', 'Energieklasse', chosen('A', 'A')), ['Energieklasse: A']],
  ['f.pockets=yes', values('pockets', 'Zakken', chosen('yes', 'Ja')), ['Zakken: Ja']],
  ['f.material=cotton', values('material', 'Materiaal', chosen('cotton', 'Katoen')), ['Katoen']],
  ['f.price.from=20', range('price', 'Prijs', null, 2000, null), ['Prijs: vanaf €\u00a020,00']],
  ['f.price.to=9.5', range('price', 'Prijs', null, null, 950), ['Prijs: tot €\u00a09,50']],
  ['f.width.from=60', range('width', 'Breedte', 'cm', 60, 80.5), ['Breedte: 60\u00a0cm – 80,5\u00a0cm']],
  // understood of the words, not of the address: said beside the words
  ['q=rode', values('colour', 'Kleur', chosen('red', 'Rood')), []],
])('%s', (query, filter, labels) => {
  const address = readListAddress(new URLSearchParams(query));
  expect(
    chipsOf({ filters: [filter], address, understood: NOTHING }, words).map(({ label }) => label),
  ).toEqual(labels);
});

test('a chip is the way to the filter without it', () => {
  const size = values('size', 'Maat', chosen('38', '38'), chosen('40', '40'));
  const address = readListAddress(new URLSearchParams('f.size=38&f.size=40'));
  const [first] = chipsOf({ filters: [size], address, understood: NOTHING }, words);
  expect(first?.next).toEqual({ kind: 'values', key: 'size', values: ['40'] });
});

test('a word that was read as a filter has a chip, and goes alone', () => {
  const colour = values('colour', 'Kleur', chosen('green', 'Groen'));
  const address = readListAddress(new URLSearchParams('q=groene+bank'));
  const understood = { filters: [{ key: 'colour', label: 'Groen', typed: 'groene' }] };
  const [chip] = chipsOf({ filters: [colour], address, understood }, words);
  expect(chip?.label).toBe('Groen');
  expect(withoutWords(address, chip?.words ?? '').term).toBe('bank');
});

test('words that are all of a search, or stand in it otherwise, have none', () => {
  const colour = values('colour', 'Kleur', chosen('green', 'Groen'));
  const chipsIn = (query: string, typed: string) =>
    chipsOf(
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

test('a price that was read from the words has a chip, and goes with its words', () => {
  const price = range('price', 'Prijs', null, 46000, 64000);
  const address = readListAddress(new URLSearchParams('q=televisie+549'));
  const understood = { filters: [{ key: 'price', label: '549', typed: '549' }] };
  const [chip] = chipsOf({ filters: [price], address, understood }, words);
  expect(chip?.label).toBe('Prijs: €\u00a0460,00 – €\u00a0640,00');
  expect(withoutWords(address, chip?.words ?? '').term).toBe('televisie');
});
