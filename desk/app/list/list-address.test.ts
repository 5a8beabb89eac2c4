import { describe, expect, test } from 'vitest';
import { clearFilters, isFiltered, readListState, writeListAddress } from './list-address.ts';

const LIST = {
  columns: [{ key: 'name', sortable: true }, { key: 'email' }, { key: 'phone', hidden: true }],
  sort: { key: 'name', descending: false },
  filters: ['q', 'state'],
};
const read = (text: string) => readListState(new URLSearchParams(text), LIST);

describe('a list reads its state from the address', () => {
  test('an empty address shows the usual columns in the usual order', () => {
    expect(read('')).toEqual({
      sort: { key: 'name', descending: false },
      columns: ['name', 'email'],
      after: null,
      before: null,
      filters: { q: '', state: '' },
    });
  });

  test('filters, order, columns and the place in the list come back as they were sent', () => {
    const state = read('q=jan&state=active&sort=-name&columns=phone,name&after=c2');
    expect(state.sort).toEqual({ key: 'name', descending: true });
    expect(state.columns).toEqual(['name', 'phone']);
    expect(state.after).toBe('c2');
    expect(state.filters).toEqual({ q: 'jan', state: 'active' });
  });

  test('an order or a column that the list does not have is ignored', () => {
    const state = read('sort=-email&columns=password');
    expect(state.sort).toEqual(LIST.sort);
    expect(state.columns).toEqual(['name', 'email']);
  });

  test('a value longer than any filter is cut', () => {
    expect(read(`q=${'a'.repeat(5000)}`).filters.q).toHaveLength(200);
  });
});

describe('a link within a list', () => {
  const here = new URLSearchParams('q=jan&sort=-name&columns=name&after=c2');

  test('to another order keeps filters and columns and begins at the first page', () => {
    expect(writeListAddress(here, { sort: 'name' })).toBe('?q=jan&sort=name&columns=name');
  });

  test('to the next page keeps all else', () => {
    expect(writeListAddress(here, { after: 'c3' })).toBe('?q=jan&sort=-name&columns=name&after=c3');
  });

  test('that clears the filters keeps order and columns', () => {
    expect(isFiltered(here)).toBe(true);
    expect(clearFilters(here)).toBe('?sort=-name&columns=name');
    expect(isFiltered(new URLSearchParams(clearFilters(here)))).toBe(false);
  });
});
