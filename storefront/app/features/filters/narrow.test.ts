import { describe, expect, test } from 'vitest';
import { listParameters, readListAddress } from '#forms/list-address.ts';
import type { ListChoice } from '#forms/list-choices.ts';
import { chosenOf, type ListFilter, toggled, withChosen } from './list-filter.ts';
import { clearChoices, narrowList } from './narrow.ts';

const address = (query: string) => readListAddress(new URLSearchParams(query));
const NOTHING = { choices: [], categoryId: null };
const values = (key: string, ...list: string[]): ListChoice => ({ kind: 'values', key, values: list });
const READ = { choices: [values('colour', 'red'), values('brand', 'noor')], categoryId: null };

describe('narrowing leads to', () => {
  test.each([
    { at: 'page=3', read: NOTHING, key: 'colour', next: values('colour', 'red'), to: 'f.colour=red' },
    {
      at: 'f.colour=red&sort=rating',
      read: NOTHING,
      key: 'colour',
      next: values('colour', 'red', 'blue'),
      to: 'f.colour=blue&f.colour=red&sort=rating',
    },
    { at: 'f.colour=red&f.size=38', read: NOTHING, key: 'colour', next: null, to: 'f.size=38' },
    // the visitor's choice takes the place of the understood one
    {
      at: 'q=rode+noor',
      read: READ,
      key: 'colour',
      next: values('colour', 'blue'),
      to: 'q=rode+noor&f.colour=blue',
    },
    // without the colour that was understood it is a word again; the brand stays
    { at: 'q=rode+noor', read: READ, key: 'colour', next: null, to: 'q=rode+noor&verbatim=1&f.brand=noor' },
    {
      at: 'q=rode+jurk&f.size=38',
      read: { choices: [values('colour', 'red')], categoryId: '7' },
      key: 'category',
      next: null,
      to: 'q=rode+jurk&verbatim=1&f.colour=red&f.size=38',
    },
    {
      at: 'q=rode+jurk',
      read: { choices: [values('colour', 'red')], categoryId: '7' },
      key: 'colour',
      next: null,
      to: 'q=rode+jurk&verbatim=1&f.category=7',
    },
  ])('$at, $key: $to', ({ at, read, key, next, to }) => {
    expect(decodeURIComponent(listParameters(narrowList(address(at), read, key, next)).toString())).toBe(to);
  });

  test.each([
    { at: 'f.colour=red&f.price.to=50&sort=rating&page=2', to: 'sort=rating' },
    { at: 'q=rode+noor&f.size=38', to: 'q=rode+noor' },
  ])('$at cleared: $to', ({ at, to }) => {
    expect(listParameters(clearChoices(address(at))).toString()).toBe(to);
  });
});

describe('filters as they are shown', () => {
  const colour: ListFilter = {
    key: 'colour',
    label: 'Kleur',
    kind: 'colour',
    valueCount: 2,
    values: [
      { value: 'red', label: 'Rood', count: 3, selected: true },
      { value: 'blue', label: 'Blauw', count: 2 },
    ],
  };
  const price: ListFilter = {
    key: 'price',
    label: 'Prijs',
    kind: 'range',
    unit: null,
    min: 999,
    max: 9999,
    chosenMin: 2000,
    chosenMax: null,
  };
  const rating = { ...colour, key: 'rating', kind: 'rating' as const };

  test('the choices in effect', () => {
    expect(chosenOf([colour, price])).toEqual([
      values('colour', 'red'),
      { kind: 'range', key: 'price', min: 2000, max: null },
    ]);
  });

  test('as they will be', () => {
    const next = [values('colour', 'blue'), values('gone', 'x')];
    expect(chosenOf(withChosen([colour, price], next))).toEqual([values('colour', 'blue')]);
    expect(chosenOf(withChosen([colour, price], chosenOf([colour, price])))).toEqual(
      chosenOf([colour, price]),
    );
  });

  test.each([
    { filter: colour, pressed: 'blue', next: values('colour', 'red', 'blue') },
    { filter: colour, pressed: 'red', next: null },
    { filter: rating, pressed: 'blue', next: values('rating', 'blue') },
  ])('$filter.key, $pressed pressed', ({ filter, pressed, next }) => {
    expect(toggled(filter, pressed)).toEqual(next);
  });
});
