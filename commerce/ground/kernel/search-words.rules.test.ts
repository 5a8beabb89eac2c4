import { expect, test } from 'vitest';
import { parseSearchedWords } from './search-words.rules.ts';

test.each([
  ['1234 AB 12', 'address:1234AB 12'],
  ['1234ab, 12-hs', 'address:1234AB 12'],
  ['10115 7a', 'address:10115 7'],
  ['8001 104', 'address:8001 104'],
  ['+31 6 12 34 56 78', 'phone:12345678'],
  ['06-12345678', 'phone:12345678'],
])('typed words name an address or a telephone: %s', (typed, term) => {
  expect(parseSearchedWords(typed).terms).toContain(term);
});

test('a name is also searched with the given name first', () => {
  expect(parseSearchedWords('  Jansen,  Jan ').names).toEqual(['Jansen Jan', 'Jan Jansen']);
  expect(parseSearchedWords('100234').names).toEqual([]);
});

test('an e-mail address is nothing else', () => {
  expect(parseSearchedWords('Zoe@Example.com')).toEqual({
    text: 'Zoe@Example.com',
    email: 'zoe@example.com',
    terms: [],
    names: [],
  });
});
