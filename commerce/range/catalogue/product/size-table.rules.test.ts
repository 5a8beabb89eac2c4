import { describe, expect, it } from 'vitest';
import { SIZE_CHARTS } from './size-charts.rules.ts';
import { findSizeTable, type Sized } from './size-table.rules.ts';

const dress: Sized = { kind: 'dress', department: 'fashion', audience: 'women', sizes: ['36', '38', '40'] };

it.each<[string, Partial<Sized>, string | null, [first: string, last: string] | null]>([
  ['women by numbers', {}, 'women', ['36', '40']],
  ['women by letters', { sizes: ['S', 'XL'] }, 'women-letters', ['S', 'XL']],
  ['men by letters', { audience: 'men', sizes: ['M', 'L'] }, 'men-letters', ['M', 'L']],
  ['for everybody', { audience: 'unisex', sizes: ['XS', 'XXL'] }, 'men-letters', ['XS', 'XXL']],
  ['jeans', { kind: 'jeans', audience: 'men', sizes: ['31/32', '34/32'] }, 'inches', ['31/32', '34/32']],
  ['children', { audience: 'girls', sizes: ['110', '116'] }, 'children', ['110', '116']],
  ['shoes', { department: 'shoes', audience: 'men', sizes: ['40', '44'] }, 'shoes', ['40', '44']],
  [
    'shoes of children',
    { department: 'shoes', audience: 'boys', sizes: ['30'] },
    'shoes-children',
    ['30', '30'],
  ],
  ['bras by their band', { kind: 'bra', sizes: ['75B', '75C', '80B'] }, 'bras', ['75', '80']],
  ['bed linen', { department: 'furniture', audience: null, sizes: ['140x200'] }, null, null],
  ['luggage by letters', { kind: 'suitcase', audience: 'unisex', sizes: ['S', 'M', 'L'] }, null, null],
  ['one size', { sizes: ['one size'] }, null, null],
  ['a size that no chart knows beside one that is known', { sizes: ['36', 'x', 'y'] }, null, null],
  ['no size', { sizes: [] }, null, null],
])('the size table is chosen correctly: %s', (_, part, key, ends) => {
  const table = findSizeTable({ ...dress, ...part });
  expect(table?.key ?? null).toBe(key);
  expect(table && [table.rows[0]?.[0], table.rows.at(-1)?.[0]]).toEqual(ends);
});

describe.each(Object.entries(SIZE_CHARTS))('the size chart %s', (_, chart) => {
  it('the chart has a cell for each column in every row', () => {
    for (const row of chart.rows) expect(row).toHaveLength(chart.columns.length);
  });

  it('the chart grows with the size without gaps and overlaps', () => {
    chart.columns.forEach((column, index) => {
      if (!['chest', 'waist', 'hip', 'height', 'foot', 'band'].includes(column)) return;
      const ends = chart.rows.map((row) => (row[index] ?? '').split('–').map(Number));
      ends.slice(1).forEach(([low = 0], at) => {
        const before = ends[at]?.at(-1) ?? 0;
        expect(low, `${column} after ${before}`).toBeGreaterThan(before);
      });
    });
  });
});
