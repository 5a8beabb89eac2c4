import { expect, it } from 'vitest';
import { normalizeCode } from './code.rules.ts';

it.each([
  [' k7pf-3xqm-9twa ', 'K7PF-3XQM-9TWA'],
  // as mail programs and pages print it
  ['K7PF\u20113XQM–9TWA', 'K7PF-3XQM-9TWA'],
  ['WEL\u00adKOM\u20605', 'WELKOM5'],
  ['-A1', null],
  ['A;1', null],
  ['', null],
])('the input %j is read as the code %j', (typed, code) => {
  expect(normalizeCode(typed)).toBe(code);
});
