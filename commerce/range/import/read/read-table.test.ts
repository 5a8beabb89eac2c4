import { mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { afterAll, describe, expect, it, test } from 'vitest';
import { FAULT, LOOSE_MARK } from '../feed/google-row.rules.ts';
import { readTable } from './read-table.ts';

const folder = mkdtempSync(join(tmpdir(), 'tables-'));
afterAll(() => rm(folder, { recursive: true }));

const COLUMNS = ['id', 'title', 'description', 'link', 'availability', 'price', 'brand'];
const REQUIRED = ['id', 'title', 'availability', 'price', 'brand'];

/** Each row by its line: its id, title and price, or what is wrong with it as a whole. */
async function readRows(file: string | Buffer): Promise<unknown[]> {
  const path = join(folder, 'table');
  writeFileSync(path, file);
  const rows: unknown[] = [];
  for await (const { line, value } of readTable(path, REQUIRED)) {
    const { id, title, price } = value;
    rows.push(value[FAULT] ? [line, id?.[0], value[FAULT][0]] : [line, id?.[0], title?.[0], price?.[0]]);
  }
  return rows;
}

/** A table whose titles are written as they are given. */
function table(titles: readonly string[], { delimiter = '\t', lineEnd = '\n' } = {}): string {
  const rows = titles.map((title, index) =>
    [
      `A${index + 1}`,
      title,
      'Text',
      `https://a.example/${index + 1}`,
      'in_stock',
      `${index + 1}.00 EUR`,
      'Proef',
    ].join(delimiter),
  );
  return [COLUMNS.join(delimiter), ...rows, ''].join(lineEnd);
}

const THREE = (title: string) => ['Stoel', title, 'Lamp'];
const article = (number: number, title: string, line = number + 1) => [
  line,
  `A${number}`,
  title,
  `${number}.00 EUR`,
];

describe('a title as people and programs write it', () => {
  it.each([
    ['opened straight and closed by a typographic mark', '"Bella“ stoel', '"Bella“ stoel'],
    ['opened and never closed', '"Bella stoel', '"Bella stoel'],
    ['a mark alone', '"', '"'],
    ['inches behind', 'Monitor 24"', 'Monitor 24"'],
    ['inches in the middle', 'Monitor 24" wit', 'Monitor 24" wit'],
    ['inches in front of a mark', '"24" monitor', '"24" monitor'],
    ['a name in marks in front', '"Bella" stoel', '"Bella" stoel'],
    ['a name in marks', 'Stoel "Bella"', 'Stoel "Bella"'],
    ['a name in marks, quoted', '"Stoel ""Bella"""', 'Stoel "Bella"'],
    ['inches, quoted', '"Monitor 24"""', 'Monitor 24"'],
    ['inches, quoted and not doubled', '"Monitor 24""', '"Monitor 24""'],
    ['typographic marks', '„Bella“ stoel', '„Bella“ stoel'],
    ['a tab, quoted', '"Stoel\tBella"', 'Stoel\tBella'],
    ['quoted for nothing', '"Stoel"', 'Stoel'],
    ['an apostrophe', "Stoel 'Bella", "Stoel 'Bella"],
    ['a backslash in front of a mark', 'Stoel \\"Bella\\"', 'Stoel \\"Bella\\"'],
  ])('the title %s is read as one article between two others', async (_, written, title) => {
    const three = [article(1, 'Stoel'), article(2, title), article(3, 'Lamp')];
    expect(await readRows(table(THREE(written)))).toEqual(three);
    expect(await readRows(table(THREE(written), { lineEnd: '\r\n' }))).toEqual(three);
    if (written.includes('\t')) return;
    expect(await readRows(table(THREE(written), { delimiter: ';' }))).toEqual(three);
    expect(await readRows(table(THREE(written), { delimiter: ',', lineEnd: '\r\n' }))).toEqual(three);
  });

  it('an inch mark swallows no article up to the next inch mark', async () => {
    const titles = ['"Bella“ stoel', 'Tafel', 'Monitor 24"', 'Lamp'];
    for (const delimiter of ['\t', ';', ','])
      expect(await readRows(table(titles, { delimiter }))).toEqual(
        titles.map((title, index) => article(index + 1, title)),
      );
  });

  it('an inch mark swallows no article whose title ends with inches in the very next line', async () => {
    const titles = ['"Bella“ stoel', 'Monitor 24"', 'Lamp'];
    expect(await readRows(table(titles))).toEqual(titles.map((title, index) => article(index + 1, title)));
  });

  it('a quoted title continues over several lines', async () => {
    expect(await readRows(table(THREE('"Stoel\nmet; twee,\t\nregels ""en meer"""')))).toEqual([
      article(1, 'Stoel'),
      article(2, 'Stoel\nmet; twee,\t\nregels "en meer"', 5),
      article(3, 'Lamp', 6),
    ]);
  });

  it('a mark read as a character is reported', async () => {
    writeFileSync(join(folder, 'table'), table(['"Bella“ stoel', 'Lamp']));
    const marks = [];
    for await (const { value } of readTable(join(folder, 'table'), REQUIRED))
      marks.push(value[LOOSE_MARK]?.[0]);
    expect(marks).toEqual(['"Bella“ stoel', undefined]);
  });
});

test('a multi-line description in the last column ends where its mark is closed', async () => {
  const rows = [
    'id,title,availability,price,brand,description',
    'A1,Stoel,in_stock,1 EUR,Proef,"Rood, blauw',
    'geel, a, b, 3, c, d',
    'en wit"',
    'A2,Lamp,in_stock,2 EUR,Proef,',
  ];
  expect(await readRows(rows.join('\n'))).toEqual([
    [4, 'A1', 'Stoel', '1 EUR'],
    [5, 'A2', 'Lamp', '2 EUR'],
  ]);
});

test('a quoted field in the first column continues over several lines', async () => {
  const rows = [
    'title\tid\tavailability\tprice\tbrand',
    '"Stoel',
    'Bella"\tA1\tin_stock\t1 EUR\tProef',
    'Lamp\tA2\tin_stock\t2 EUR\tProef',
  ];
  expect(await readRows(rows.join('\n'))).toEqual([
    [3, 'A1', 'Stoel\nBella', '1 EUR'],
    [4, 'A2', 'Lamp', '2 EUR'],
  ]);
});

test('a truncated row is refused by its line and its open mark takes no other row with it', async () => {
  const [header, first, second] = table(['Stoel', 'Lamp']).split('\n');
  expect(
    await readRows([header, 'A0\t"Bella stoel', '', first, `${second?.slice(0, 20)}`].join('\n')),
  ).toEqual([
    [2, 'A0', 'fewer values than columns: 2 of 7'],
    [4, 'A1', 'Stoel', '1.00 EUR'],
    [5, 'A2', 'fewer values than columns: 4 of 7'],
  ]);
});

test.each([
  ['in one line', `"${'a'.repeat(600_000)}"`],
  ['without a mark', 'a'.repeat(1_500_000)],
  ['over lines', `"${`${'a'.repeat(99)}\n`.repeat(6000)}"`],
])('a cell that is too large %s refuses its row alone', async (_, cell) => {
  const rows = await readRows(table(THREE(cell)));
  expect(rows.map((row) => (row as unknown[]).slice(1, 3))).toEqual([
    ['A1', 'Stoel'],
    ['A2', 'longer than 524288 characters'],
    ['A3', 'Lamp'],
  ]);
});

test('a file saved by a spreadsheet is read with its delimiter line, marks and empty rows', async () => {
  const text = table(['Stoel', 'Lamp'], { delimiter: ';', lineEnd: '\r\n' });
  expect(await readRows(`\ufeffsep=;\r\n${text};;;;;;\r\n \r\n;;\r\n`)).toEqual([
    article(1, 'Stoel', 3),
    article(2, 'Lamp', 4),
  ]);
  expect(await readRows(Buffer.from(`\ufeff${table(['Stoel'])}`, 'utf16le'))).toEqual([article(1, 'Stoel')]);
  expect(await readRows(table(['Stoel', 'Lamp'], { lineEnd: '\r' }))).toEqual([
    article(1, 'Stoel'),
    article(2, 'Lamp'),
  ]);
});

test('well-formed tables without rows inside cells are read like csv-parse reads them', async () => {
  const cell = fc.array(fc.constantFrom('a', 'é', '"', '""', '\t', ',', ';', '\n', ' ', '24"', '1.00 EUR'), {
    maxLength: 6,
  });
  const row = fc
    .tuple(cell, cell, cell, cell)
    .map((cells) => cells.map((parts) => parts.join('')))
    .filter((cells) => !cells.some((cell) => /[^\n]*[\t,;][^\n]*[\t,;][^\n]*[\t,;]/.test(cell)));
  const quoted = (value: string) => (/["\t,;\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);
  await fc.assert(
    fc.asyncProperty(
      fc.array(row, { minLength: 1, maxLength: 6 }),
      fc.constantFrom('\t', ',', ';'),
      async (rows, delimiter) => {
        const lines = [
          ['id', 'title', 'price', 'brand'],
          ...rows.map((cells, index) => [`A${index}`, ...cells.slice(1)]),
        ];
        const text = lines.map((cells) => cells.map(quoted).join(delimiter)).join('\n');
        const path = join(folder, 'well-formed');
        writeFileSync(path, text);
        const read = [];
        for await (const { value } of readTable(path, ['id', 'price']))
          read.push(['id', 'title', 'price', 'brand'].map((name) => value[name]?.[0] ?? ''));
        expect(read).toEqual(parse(text, { delimiter, fromLine: 2 }).slice(-rows.length));
      },
    ),
    { numRuns: 150 },
  );
});
