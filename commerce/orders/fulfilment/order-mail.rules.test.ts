import { expect, it } from 'vitest';
import { articleLines } from './order-mail.rules.ts';

const jeans = { name: 'Straight-Jeans Lena', brandName: 'Molenstraat' };
const inSize = (position: number, size: string) => ({
  ...jeans,
  position,
  options: [
    { key: 'colour', value: 'jeansblau' },
    { key: 'size', value: size },
  ],
});

it('tells two sizes of one article apart', () => {
  const order = { lines: [inSize(1, '40'), inSize(2, '42')] };
  const items = [
    { position: 1, quantity: 1 },
    { position: 2, quantity: 2 },
  ];
  expect(articleLines(order, items)).toEqual([
    '1 × Molenstraat Straight-Jeans Lena (jeansblau, 40)',
    '2 × Molenstraat Straight-Jeans Lena (jeansblau, 42)',
  ]);
});

it('says nothing more of an article that comes in one variant', () => {
  const order = { lines: [{ ...jeans, position: 1, options: [] }] };
  expect(articleLines(order, [{ position: 1, quantity: 1 }])).toEqual([
    '1 × Molenstraat Straight-Jeans Lena',
  ]);
});
