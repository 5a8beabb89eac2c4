import { expect, it } from 'vitest';
import { buildBrandSlug, buildColourKey } from './feed-to-products.rules.ts';

it.each([
  ['Rosé', 'Rose'],
  ['doré', 'dore'],
  ['Rood/wit', 'Rood wit'],
])('the colours %s and %s are different', (one, other) => {
  expect(buildColourKey(one)).not.toBe(buildColourKey(other));
});

it.each([
  ['GRÜN', 'grün'],
  ['weiß', 'weiss'],
])('%s and %s are the same colour', (one, other) => {
  expect(buildColourKey(one)).toBe(buildColourKey(other));
});

it('brands without a Latin letter remain different brands', () => {
  expect(buildBrandSlug('ソニー', 'nl')).not.toBe(buildBrandSlug('Зебра', 'nl'));
  expect(buildBrandSlug('ソニー', 'nl')).toMatch(/^[a-z\d-]+$/);
  expect(buildBrandSlug('Zebra & Co', 'nl')).toBe('zebra-co');
});
