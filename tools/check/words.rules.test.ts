import { expect, test } from 'vitest';
import {
  findDayFaults,
  findDescriptionFaults,
  findNamelessErrors,
  findSubjectFault,
  findTestNameFaults,
  findWordFaults,
} from './words.rules.ts';

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
  '/** What an order needs, as far as it is there. */',
  ' * @param line What is bought',
  '/** Whose entries these are. */',
  '/** what closes a garment */',
  '/** hours that a link holds (specification, section 4) */',
  '/** The page can not be read. */',
  ' * The last output of `npm',
])('%s is refused', (line) => {
  expect(fault(line)).toEqual([1]);
});

test.each([
  '/** A visitor who is not signed in stays anonymous. */',
  '// customers who order do not wait',
  "const text = 'for who';",
  '/** The remaining pieces of an order. */',
  ' * @param rest what the state holds besides',
  ' * The last output of `npm start`, or of `npm run dev`.',
])('%s is plain', (line) => {
  expect(fault(line)).toEqual([]);
});

test.each([
  "it('who asks too often waits', () => {",
  "describe('whoever asks', () => {",
  "test('a link leads nowhere for who is not signed in', async () => {",
  "it('what was removed comes back', () => {",
  "])('what %s loads is there', (_) => {",
  "it.each([1])('what is %s is lost', (_) => {",
])('the name of a test is refused: %s', (line) => {
  expect(findTestNameFaults(`first\n${line}`)).toMatchObject([{ line: 2 }]);
});

test('the name of a test on a line of its own is read too', () => {
  expect(findTestNameFaults("])(\n  'what %s loads is there',\n  () => {")).toMatchObject([{ line: 2 }]);
});

test.each(["describe('what delivery costs', () => {", "it('a client that asks too often waits', () => {"])(
  'the name of a test is plain: %s',
  (line) => {
    expect(findTestNameFaults(line)).toEqual([]);
  },
);

test('descriptions of the schema name the thing', () => {
  const faults = findDescriptionFaults("{\n  description: 'What remains.',\n  help: 'by who answered' }");
  expect(faults).toMatchObject([{ line: 2 }, { line: 3 }]);
  expect(findDescriptionFaults("description: 'The amount that remains.',")).toEqual([]);
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
  ['order, product and basket: write a list once', null],
  ['Merge branch main', null],
  ['With letters twice as large no screen is wider', 'not `module: what changed`'],
  [`basket: ${'x'.repeat(64)}`, null],
] as const)('the subject %s: %s', (subject, reason) => {
  expect(findSubjectFault(subject)).toBe(reason);
});

test('a subject of 73 characters is refused', () => {
  expect(findSubjectFault(`basket: ${'x'.repeat(65)}`)).toContain('73 characters');
});

test.each([
  "throw new Error('the delivery flat was sold to nobody');",
  "throw new ProviderError('refused', 'more than was paid');",
  "throw new RangeError(\n  'too many',\n);",
])('%s names nothing', (code) => {
  expect(findNamelessErrors(`first\n${code}`)).toMatchObject([{ line: 2 }]);
});

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: code that is read, not run
test.each([
  'throw new Error(`order ${orderId} is not there`);',
  "throw new ProviderError('refused', `payment ${reference} is not paid`);",
  "throw new BrokenPictureError('the PNG has no end');",
])('%s names what it is about', (code) => {
  expect(findNamelessErrors(code)).toEqual([]);
});
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: see above
