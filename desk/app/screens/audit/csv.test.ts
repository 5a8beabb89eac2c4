import { expect, test } from 'vitest';
import { writeCsvLine } from './csv.ts';

test('values with commas, quotes and line ends are quoted', () => {
  expect(writeCsvLine(['a', 'b,c', 'd"e', 'f\ng'])).toBe('a,"b,c","d""e","f\ng"\r\n');
});

test('a value that a spreadsheet would run as a formula becomes text', () => {
  expect(writeCsvLine(['=HYPERLINK("x")', '+49', '-1', '@a'])).toBe(`"'=HYPERLINK(""x"")",'+49,'-1,'@a\r\n`);
});
