import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TableRecords } from './table-records.rules.ts';

/** The records of a text that comes in pieces of this length; a whole one has this many values. */
function records(
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

const valuesOf = (text: string, options?: Parameters<typeof records>[1]) =>
  records(text, options).map(({ values }) => values);

describe('a quotation mark that is never closed', () => {
  it('is a character of its own article, and the next ones are articles too', () => {
    const text = 'a\tb\n1\t"2\n3\t4"\n5\t6\n';
    expect(records(text, { columns: 2 }).map(({ line, values }) => [line, ...values])).toEqual([
      [1, 'a', 'b'],
      [2, '1', '"2'],
      [3, '3', '4"'],
      [4, '5', '6'],
    ]);
  });

  it('is a character at the end of the file', () => {
    expect(valuesOf('a\tb\n1\t"2\n', { columns: 2 })).toEqual([
      ['a', 'b'],
      ['1', '"2'],
    ]);
  });

  it('is a character of a line that is no whole record, where a whole one follows', () => {
    expect(valuesOf('a\tb\tc\n1\t"2\n\n3\t4\t5"\n6\t7\t8', { columns: 3 })).toEqual([
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
  ])('%j', (text, expected) => {
    expect(valuesOf(text)).toEqual(expected);
  });

  it('are numbered by the line in which they end', () => {
    expect(records('a\n\n"b\nc"\nd').map(({ line }) => line)).toEqual([1, 4, 5]);
  });

  it('with lines that end as on old machines', () => {
    expect(valuesOf('a;b\r1;2\r', { delimiter: ';', lineEnd: '\r' })).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
  });

  it('are what was written, wherever the pieces are cut', () => {
    const field = fc.stringMatching(/^[a-c"\n\t;, ]{0,6}$/);
    const row = fc
      .array(field, { minLength: 2, maxLength: 4 })
      .filter((values) => values.join('').trim() !== '');
    const quoted = (value: string) => `"${value.replaceAll('"', '""')}"`;
    fc.assert(
      fc.property(
        fc.array(row, { minLength: 1, maxLength: 5 }),
        fc.integer({ min: 1, max: 9 }),
        (rows, piece) => {
          const text = rows.map((values) => values.map(quoted).join('\t')).join('\n');
          expect(valuesOf(text, { piece })).toEqual(rows);
        },
      ),
    );
  });

  it('are those that csv-parse reads, marks in the middle of fields included', () => {
    const field = fc.stringMatching(/^[a-c0-9 ,]{0,4}"?[a-c0-9 ]{0,4}$/);
    const row = fc.tuple(field, field, field).filter((values) => values.join('').trim() !== '');
    const written = (value: string) => (/^"|[\t\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 8 }), (rows) => {
        const text = rows.map((values) => values.map(written).join('\t')).join('\n');
        const theirs = parse(text, { delimiter: '\t', relaxQuotes: true, relaxColumnCount: true });
        expect(valuesOf(text, { piece: 5 })).toEqual(theirs);
      }),
      { numRuns: 500 },
    );
  });
});
