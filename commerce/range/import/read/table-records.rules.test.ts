import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TableRecords } from './table-records.rules.ts';

/** The records of a text that comes in pieces of this length; a whole one has this many values. */
function readRecords(
  text: string,
  { delimiter = '\t', lineEnd = '\n' as '\n' | '\r', piece = 7, columns = 0 } = {},
) {
  const reader = new TableRecords(
    delimiter,
    lineEnd,
    () =>
      ({ length }) =>
        length === columns,
  );
  const read = [];
  for (let at = 0; at < text.length; at += piece) read.push(...reader.read(text.slice(at, at + piece)));
  return [...read, ...reader.end()];
}

const readValues = (text: string, options?: Parameters<typeof readRecords>[1]) =>
  readRecords(text, options).map(({ values }) => values);

describe('an unclosed quotation mark', () => {
  it('an unclosed mark counts as a character of its own article and the next ones are still read', () => {
    const text = 'a\tb\n1\t"2\n3\t4"\n5\t6\n';
    expect(readRecords(text, { columns: 2 }).map(({ line, values }) => [line, ...values])).toEqual([
      [1, 'a', 'b'],
      [2, '1', '"2'],
      [3, '3', '4"'],
      [4, '5', '6'],
    ]);
  });

  it('an unclosed mark counts as a character at the end of the file', () => {
    expect(readValues('a\tb\n1\t"2\n', { columns: 2 })).toEqual([
      ['a', 'b'],
      ['1', '"2'],
    ]);
  });

  it('an unclosed mark counts as a character of an incomplete record before a complete one', () => {
    expect(readValues('a\tb\tc\n1\t"2\n\n3\t4\t5"\n6\t7\t8', { columns: 3 })).toEqual([
      ['a', 'b', 'c'],
      ['1', '"2'],
      ['3', '4', '5"'],
      ['6', '7', '8'],
    ]);
  });
});
describe('the records of a table', () => {
  it.each([
    [
      'a\tb\n1\t2\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a\tb\r\n\r\n1\t\r\n',
      [
        ['a', 'b'],
        ['1', ''],
      ],
    ],
    ['"a\tb"\tc', [['a\tb', 'c']]],
    ['1\t"zwei\nZeilen, ""so"""\t3\n4', [['1', 'zwei\nZeilen, "so"', '3'], ['4']]],
    ['tv 55"\t"55" tv"\t"', [['tv 55"', '"55" tv"', '"']]],
    ['tv 55"\t"55" tv\tx', [['tv 55"', '"55" tv', 'x']]],
    ['a\tb\n""\t""\n\t\n \t\n', [['a', 'b']]],
  ])('the records of %j are read', (text, expected) => {
    expect(readValues(text)).toEqual(expected);
  });

  it('records are numbered by the line in which they end', () => {
    expect(readRecords('a\n\n"b\nc"\nd').map(({ line }) => line)).toEqual([1, 4, 5]);
  });

  it('records with old Mac line endings are read', () => {
    expect(readValues('a;b\r1;2\r', { delimiter: ';', lineEnd: '\r' })).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
  });

  it('records are read as written, wherever the chunks are cut', () => {
    const field = fc.stringMatching(/^[a-c"\n\t;, ]{0,6}$/);
    const row = fc
      .array(field, { minLength: 2, maxLength: 4 })
      .filter((values) => values.join('').trim() !== '');
    const quoteValue = (value: string) => `"${value.replaceAll('"', '""')}"`;
    fc.assert(
      fc.property(
        fc.array(row, { minLength: 1, maxLength: 5 }),
        fc.integer({ min: 1, max: 9 }),
        (rows, piece) => {
          const text = rows.map((values) => values.map(quoteValue).join('\t')).join('\n');
          expect(readValues(text, { piece })).toEqual(rows);
        },
      ),
    );
  });

  it('records are those that csv-parse reads, including marks in the middle of fields', () => {
    const field = fc.stringMatching(/^[a-c0-9 ,]{0,4}"?[a-c0-9 ]{0,4}$/);
    const row = fc.tuple(field, field, field).filter((values) => values.join('').trim() !== '');
    const formatValue = (value: string) =>
      /^"|[\t\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 8 }), (rows) => {
        const text = rows.map((values) => values.map(formatValue).join('\t')).join('\n');
        const theirs = parse(text, { delimiter: '\t', relaxQuotes: true, relaxColumnCount: true });
        expect(readValues(text, { piece: 5 })).toEqual(theirs);
      }),
      { numRuns: 500 },
    );
  });
});
