import { describe, expect, test } from 'vitest';
import { type ListMemory, listShownPages, rememberPage } from './list-memory.ts';

function createMemory(...pages: number[]): ListMemory<string> {
  const memory: ListMemory<string> = new Map();
  for (const page of pages) rememberPage(memory, 'dresses', page, [`${page}a`, `${page}b`]);
  return memory;
}

describe('pages below each other', () => {
  const cases = [
    { name: 'nothing is known: only the page', known: [], asked: 1, page: 3, shows: ['x'], first: 3 },
    {
      name: 'all before it',
      known: [1, 2],
      asked: 1,
      page: 3,
      shows: ['1a', '1b', '2a', '2b', 'x'],
      first: 1,
    },
    {
      name: 'not above the first asked',
      known: [1, 2],
      asked: 2,
      page: 3,
      shows: ['2a', '2b', 'x'],
      first: 2,
    },
    { name: 'a gap ends it', known: [1], asked: 1, page: 3, shows: ['x'], first: 3 },
    {
      name: 'the given page wins over a remembered one',
      known: [1, 2],
      asked: 1,
      page: 2,
      shows: ['1a', '1b', 'x'],
      first: 1,
    },
    {
      name: 'an asked page after it means nothing',
      known: [1, 2],
      asked: 7,
      page: 2,
      shows: ['x'],
      first: 2,
    },
    { name: 'nor does one below 1', known: [1], asked: -4, page: 2, shows: ['1a', '1b', 'x'], first: 1 },
  ];
  test.each(cases)('the list memory is correct: $name', ({ known, asked, page, shows, first }) => {
    const shown = listShownPages(createMemory(...known), 'dresses', { asked, page, items: ['x'] });
    expect(shown).toEqual({ firstPage: first, items: shows });
  });

  test('the memories of different lists do not mix', () => {
    const shown = listShownPages(createMemory(1), 'shirts', { asked: 1, page: 2, items: ['x'] });
    expect(shown.items).toEqual(['x']);
  });

  test('the memory stays small and keeps the lists seen last', () => {
    const memory = createMemory(1);
    for (let list = 0; list < 11; list += 1) rememberPage(memory, `list ${list}`, 1, ['a']);
    rememberPage(memory, 'dresses', 2, ['b']);
    rememberPage(memory, 'one more', 1, ['a']);
    expect(memory.size).toBe(12);
    expect(memory.has('dresses')).toBe(true);
    expect(memory.has('list 0')).toBe(false);
  });
});
