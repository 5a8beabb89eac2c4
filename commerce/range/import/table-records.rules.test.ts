import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TableRecords } from './table-records.rules.ts';

/** The records of a text that comes in pieces of this length. */
function records(text: string, { delimiter = '\t', lineEnd = '\n' as '\n' | '\r', piece = 7 } = {}) {
  const reader = new TableRecords(delimiter, lineEnd);
  const read = [];
  for (let at = 0; at < text.length; at += piece) read.push(...reader.read(text.slice(at, at + piece)));
  return [...read, ...reader.end()];
}

const valuesOf = (text: string, options?: Parameters<typeof records>[1]) =>
  records(text, options).map(({ values }) => values);

it('a mark that never ends is named by the line of its record', () => {
  expect(() => records('a\tb\n1\t2\n3\t"4\n5\t6\n')).toThrow(/mark of line 3 never ends/);
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
    ['tv 55"\t"55" tv"\t"', null],
    ['tv 55"\t"55" tv\tx', [['tv 55"', '"55" tv', 'x']]],
    ['""\t""\n', [['', '']]],
    ['\t\n', [['', '']]],
  ])('%j', (text, expected) => {
    if (expected) expect(valuesOf(text)).toEqual(expected);
    else expect(() => valuesOf(text)).toThrow(/never ends/);
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
    const row = fc.array(field, { minLength: 2, maxLength: 4 });
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
    const row = fc.tuple(field, field, field).filter((values) => values.join('') !== '');
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
