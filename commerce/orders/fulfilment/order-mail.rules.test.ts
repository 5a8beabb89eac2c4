import { expect, it } from 'vitest';
import { formatArticleLines } from './order-mail.rules.ts';

const jeans = { name: 'Straight-Jeans Lena', brandName: 'Molenstraat' };
const createLineInSize = (position: number, size: string) => ({
  ...jeans,
  position,
  options: [
    { key: 'colour', value: 'jeansblau' },
    { key: 'size', value: size },
  ],
});

it('an order mail distinguishes two sizes of one article', () => {
  const order = { lines: [createLineInSize(1, '40'), createLineInSize(2, '42')] };
  const items = [
    { position: 1, quantity: 1 },
    { position: 2, quantity: 2 },
  ];
  expect(formatArticleLines(order, items)).toEqual([
    '1 × Molenstraat Straight-Jeans Lena (jeansblau, 40)',
    '2 × Molenstraat Straight-Jeans Lena (jeansblau, 42)',
  ]);
});

it('an order mail adds no details to an article that comes in one variant', () => {
  const order = { lines: [{ ...jeans, position: 1, options: [] }] };
  expect(formatArticleLines(order, [{ position: 1, quantity: 1 }])).toEqual([
    '1 × Molenstraat Straight-Jeans Lena',
  ]);
});
