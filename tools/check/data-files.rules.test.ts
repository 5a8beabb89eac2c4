import { expect, it } from 'vitest';
import { findConflicts, findJsonFault, findRetailerNames } from './data-files.rules.ts';

it('conflict markers of git are found and a document heading is not mistaken for one', () => {
  const left = [
    '{',
    `${'<'.repeat(7)} HEAD`,
    '"a": 1',
    '='.repeat(7),
    '"a": 2',
    `${'>'.repeat(7)} other`,
    '}',
  ];
  expect(findConflicts(left.join('\n'))).toEqual([2, 6]);
  expect(findConflicts('Title\n=======\n\n<<<<<<<<<< eight and more')).toEqual([]);
});

it.each([
  ['{"a": 1', 'JSON'],
  ['{"a": 1, "b": {"a": 2}, "a": 3}', 'the key "a" is there twice'],
  ['[{"a": 1}, {"b": "}", "c": [1], "b": 2}]', 'the key "b" is there twice'],
])('the data file check refuses %s', (text, reason) => {
  expect(findJsonFault(text)).toContain(reason);
});

it.each(['{"a": {"a": 1}, "b": [{"a": 1}, {"a": 2}], "c": "\\"a\\": {"}', '[]', '"a"'])(
  'the data file check reads %s',
  (text) => {
    expect(findJsonFault(text)).toBeNull();
  },
);

it.each([
  ['commerce/money/paper.ts', "const lender = 'Tavelo B.V.';", [1]],
  ['texts/nl-NL/shell.json', '{\n  "shell.hello": "Welkom bij tavelo"\n}', [2]],
  ['commerce/money/paper.test.ts', "expect(lender).toBe('Tavelo')", []],
  ['retailers/tavelo/shop-defaults.ts', "companyName: 'Tavelo'", []],
  ['tools/retailer.js', "'tavelo-shop start'", []],
])('the product does not name its retailer: %s', (file, text, lines) => {
  expect(findRetailerNames(file, text, 'tavelo')).toEqual(lines);
});
