import { expect, it } from 'vitest';
import { findConflicts, findJsonFault } from './data-files.rules.ts';

it('finds what git leaves between two changes, and no title of a document', () => {
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
])('refuses %s', (text, reason) => {
  expect(findJsonFault(text)).toContain(reason);
});

it.each(['{"a": {"a": 1}, "b": [{"a": 1}, {"a": 2}], "c": "\\"a\\": {"}', '[]', '"a"'])(
  'reads %s',
  (text) => {
    expect(findJsonFault(text)).toBeNull();
  },
);
