import { describe, expect, test } from 'vitest';
import { listParameters, readListAddress } from '#forms/lists/list-address.ts';
import type { ListChoice } from '#forms/lists/list-choices.ts';
import { applyChoices, type ListFilter, listChoices, toggleValue } from './list-filter.ts';
import { clearChoices, narrowList } from './narrow.ts';

const parseAddress = (query: string) => readListAddress(new URLSearchParams(query));
const NOTHING = { choices: [], categoryId: null };
const createChoice = (key: string, ...list: string[]): ListChoice => ({ kind: 'values', key, values: list });
const READ = { choices: [createChoice('colour', 'red'), createChoice('brand', 'noor')], categoryId: null };

describe('filter addresses', () => {
  test.each([
    { at: 'page=3', read: NOTHING, key: 'colour', next: createChoice('colour', 'red'), to: 'f.colour=red' },
    {
      at: 'f.colour=red&sort=rating',
      read: NOTHING,
      key: 'colour',
      next: createChoice('colour', 'red', 'blue'),
      to: 'f.colour=blue&f.colour=red&sort=rating',
    },
    { at: 'f.colour=red&f.size=38', read: NOTHING, key: 'colour', next: null, to: 'f.size=38' },
    // the visitor's choice takes the place of the understood one
    {
      at: 'q=rode+noor',
      read: READ,
      key: 'colour',
      next: createChoice('colour', 'blue'),
      to: 'q=rode+noor&f.colour=blue',
    },
    // without the colour that was understood it is a word again; the brand stays
    { at: 'q=rode+noor', read: READ, key: 'colour', next: null, to: 'q=rode+noor&verbatim=1&f.brand=noor' },
    {
      at: 'q=rode+jurk&f.size=38',
      read: { choices: [createChoice('colour', 'red')], categoryId: '7' },
      key: 'category',
      next: null,
      to: 'q=rode+jurk&verbatim=1&f.colour=red&f.size=38',
    },
    {
      at: 'q=rode+jurk',
      read: { choices: [createChoice('colour', 'red')], categoryId: '7' },
      key: 'colour',
      next: null,
      to: 'q=rode+jurk&verbatim=1&f.category=7',
    },
  ])('filtering $at by $key leads to $to', ({ at, read, key, next, to }) => {
    expect(decodeURIComponent(listParameters(narrowList(parseAddress(at), read, key, next)).toString())).toBe(
      to,
    );
  });

  test.each([
    { at: 'f.colour=red&f.price.to=50&sort=rating&page=2', to: 'sort=rating' },
    { at: 'q=rode+noor&f.size=38', to: 'q=rode+noor' },
  ])('clearing the filters of $at leads to $to', ({ at, to }) => {
    expect(listParameters(clearChoices(parseAddress(at))).toString()).toBe(to);
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

  test('the shown filters are the choices in effect', () => {
    expect(listChoices([colour, price])).toEqual([
      createChoice('colour', 'red'),
      { kind: 'range', key: 'price', min: 2000, max: null },
    ]);
  });

  test('the pending filters are shown as they will be', () => {
    const next = [createChoice('colour', 'blue'), createChoice('gone', 'x')];
    expect(listChoices(applyChoices([colour, price], next))).toEqual([createChoice('colour', 'blue')]);
    expect(listChoices(applyChoices([colour, price], listChoices([colour, price])))).toEqual(
      listChoices([colour, price]),
    );
  });

  test.each([
    { filter: colour, pressed: 'blue', next: createChoice('colour', 'red', 'blue') },
    { filter: colour, pressed: 'red', next: null },
    { filter: rating, pressed: 'blue', next: createChoice('rating', 'blue') },
  ])('the filter $filter.key is shown with $pressed pressed', ({ filter, pressed, next }) => {
    expect(toggleValue(filter, pressed)).toEqual(next);
  });
});
