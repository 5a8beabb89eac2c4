import { expect, it } from 'vitest';
import { compareSizes } from './size-order.rules.ts';

it.each([
  ['XXS XS S M L XL XXL 3XL 4XL 5XL'],
  ['2XS XS S M L XL 2XL 3XL'],
  ['XXS XS S M L XL 2XL XXXL 4XL'],
  ['S S/M M L L/XL XL'],
  ['x-small small medium large x-large'],
  ['36|36,5|37|38|38 1/2|39|104', '|'],
  ['75A 75B 80A', ' '],
  ['38|38½|38 2/3|39⅓', '|'],
  ['0-3 maanden|3-6 maanden|18 mnd|2 jaar|3-4 jaar|10 jaar', '|'],
  ['50/56 62/68 74 98/104 110'],
  ['W28/L30 W28/L32 W30/L30'],
  ['140x200 160x200 160x210'],
  ['L|42|one size', '|'],
])('sizes stand as %j', (written, by = ' ') => {
  const sizes = written.split(by);
  const turned = sizes.toReversed();
  expect(turned.toSorted(compareSizes)).toEqual(sizes);
  expect([...turned.slice(1), ...turned.slice(0, 1)].toSorted(compareSizes)).toEqual(sizes);
});
