import { expect, test } from 'vitest';
import { findDayFaults, findSubjectFault, findWordFaults } from './words.rules.ts';

const fault = (text: string, kind: 'source' | 'document' = 'source') =>
  findWordFaults(text, kind).map(({ line }) => line);

test.each([
  '/** Who is nobody stays nobody. */',
  ' * a code is kept: who has it gets the same again',
  '// whoever asks later waits',
  '  // nothing is told to whom it does not concern',
  ' * @returns null for who is not signed in',
  'const a = 1; // what is left goes to who comes next',
  '/** What is left of an order. */',
  '// what is left goes back',
  '/** what closes a garment */',
  '/** hours that a link holds (specification, section 4) */',
])('%s is refused', (line) => {
  expect(fault(line)).toEqual([1]);
});

test.each([
  '/** A visitor who is not signed in stays anonymous. */',
  '// customers who order do not wait',
  "const text = 'for who';",
  '/** The remaining pieces of an order. */',
  ' * @param rest what the state holds besides',
])('%s is plain', (line) => {
  expect(fault(line)).toEqual([]);
});

test.each([
  'const DAY_MS = 86_400_000;',
  'new Date(now - 86400000)',
  'date.setUTCMonth(date.getUTCMonth() + 1);',
  'date.setDate(1);',
  'const today = clock.now().toISOString().slice(0, 10);',
])('%s reckons days by itself', (line) => {
  expect(findDayFaults(`first\n${line}`)).toMatchObject([{ line: 2 }]);
});

test('days by their own module are plain', () => {
  expect(findDayFaults('const until = daysLater(now, days);\nheaders.setDateHeader(now);')).toEqual([]);
});

test('every line of a document is read', () => {
  expect(fault('# Title\n\nWhoever reads this\n', 'document')).toEqual([3]);
});

test.each([
  ['basket: refuse a quantity of zero', null],
  ['orders and ledger: book a chargeback', null],
  ['Merge branch main', null],
  ['With letters twice as large no screen is wider', 'not `module: what changed`'],
  [`basket: ${'x'.repeat(64)}`, null],
] as const)('the subject %s: %s', (subject, reason) => {
  expect(findSubjectFault(subject)).toBe(reason);
});

test('a subject of 73 characters is refused', () => {
  expect(findSubjectFault(`basket: ${'x'.repeat(65)}`)).toContain('73 characters');
});
