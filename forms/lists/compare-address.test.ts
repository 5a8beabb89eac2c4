import { expect, it } from 'vitest';
import { compareParameters, readCompareAddress } from './compare-address.ts';

it.each([
  ['', [], false],
  ['sku=A', ['A'], false],
  ['sku=A&sku=B&sku=A', ['A', 'B'], false],
  ['sku=A&sku=B&sku=C&sku=D&sku=E', ['A', 'B', 'C', 'D'], false],
  ['sku=&sku=A%0A&sku=B+C&sku=D&only=differences', ['D'], true],
  [`sku=${'x'.repeat(51)}&sku=A&only=x`, ['A'], false],
])('reads the comparison address %s', (query, skus, onlyDifferences) =>
  expect(readCompareAddress(new URLSearchParams(query))).toEqual({ skus, onlyDifferences }),
);

it('a written comparison address can be read back', () => {
  const address = { skus: ['A-1', 'ä&=', 'C'], onlyDifferences: true };
  expect(readCompareAddress(new URLSearchParams(compareParameters(address).toString()))).toEqual(address);
});
