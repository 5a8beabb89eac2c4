import { expect, it } from 'vitest';
import { findRefusedArticle } from './basket-fault.ts';

const lines = [
  { product: { variantSku: '1-01', name: 'Dress' } },
  { product: { variantSku: '2-01', name: 'Shoe' } },
];

it.each([
  ['of=2-01', 'Shoe'],
  ['of=1-01', 'Dress'],
  ['of=3-01', null],
  ['', null],
])('with "%s" the refused article is %s', (search, name) =>
  expect(findRefusedArticle(new URL(`https://shop.test/basket?${search}`), lines)).toBe(name),
);
