import { expect, it } from 'vitest';
import { brandSlug, colourKey } from './feed-to-products.rules.ts';

it.each([
  ['Rosé', 'Rose'],
  ['doré', 'dore'],
  ['Rood/wit', 'Rood wit'],
])('the colours %s and %s are two', (one, other) => {
  expect(colourKey(one)).not.toBe(colourKey(other));
});

it.each([
  ['GRÜN', 'grün'],
  ['weiß', 'weiss'],
])('%s and %s are one colour', (one, other) => {
  expect(colourKey(one)).toBe(colourKey(other));
});

it('brands without a Latin letter are not one brand', () => {
  expect(brandSlug('ソニー', 'nl')).not.toBe(brandSlug('Зебра', 'nl'));
  expect(brandSlug('ソニー', 'nl')).toMatch(/^[a-z\d-]+$/);
  expect(brandSlug('Zebra & Co', 'nl')).toBe('zebra-co');
});
