import { expect, test } from 'vitest';
import { mayBeArticleNumber, readTerm } from './search-term.ts';

test.each([
  ['', ''],
  ['q=', ''],
  ['q=+++', ''],
  ['q=%00%0A', ''],
  ['q=jurk', 'jurk'],
  ['q=++rode+++jurk+', 'rode jurk'],
  ['q=rode%00jurk', 'rode jurk'],
  ['q=caf%C3%A9', 'café'],
  ['q=%FF', '\ufffd'],
])('"%s" searches for "%s"', (query, term) => expect(readTerm(new URLSearchParams(query))).toBe(term));

test('a very long search is cut between characters', () => {
  expect(readTerm(new URLSearchParams({ q: '👗'.repeat(500) }))).toBe('👗'.repeat(120));
});

test.each([
  ['T1000234', true],
  ['t1000234-38', true],
  ['1000234', true],
  ['jurk', false],
  ['rode jurk 38', false],
  ['12', false],
  ['-123', false],
  ["123'--", false],
])('%s may be an article number: %s', (term, may) => expect(mayBeArticleNumber(term)).toBe(may));
