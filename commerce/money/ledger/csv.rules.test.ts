import { expect, test } from 'vitest';
import { formatCsvTable } from './csv.rules.ts';

test.each([
  ['plain', 'plain'],
  ['a,b', '"a,b"'],
  ['say "no"', '"say ""no"""'],
  ['=1+1', "'=1+1"],
  ['@cmd', "'@cmd"],
  ['＝1+1', "'＝1+1"],
  ['\n=1+1', `"'\n'=1+1"`],
  ['Mooi!;=HYPERLINK(A1)', "Mooi!;'=HYPERLINK(A1)"],
  ['Mooi!; +1+1', "Mooi!; '+1+1"],
  ['Mooi!\n@cmd', `"Mooi!\n'@cmd"`],
  ['a;b = c', 'a;b = c'],
  ['-12.50', '-12.50'],
  ['-1+2', "'-1+2"],
])('the cell %s is written as %s', (value, written) => {
  expect(formatCsvTable([[value]])).toBe(`\uFEFF${written}\r\n`);
});
