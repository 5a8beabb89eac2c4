import { expect, test } from 'vitest';
import { mayBeArticleNumber } from './search-term.ts';

test.each([
  ['T1000234', true],
  ['t1000234-38', true],
  ['1000234', true],
  ['jurk', true],
  ['KRUG-M', true],
  ['HOSE_BLAU_M', true],
  ['A1', true],
  ['RC/NAVY L+', true],
  ['rode jurk 38', true],
  ['rode jurk, maat 38', false],
  ['12', true],
  ['-123', false],
  ["123'--", false],
])('the term %s may be an article number: %s', (term, may) => expect(mayBeArticleNumber(term)).toBe(may));
