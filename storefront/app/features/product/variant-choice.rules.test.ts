import { describe, expect, it } from 'vitest';
import {
  canBeHad,
  choose,
  chosenValues,
  valuesAsQuery,
  valuesIn,
  variantOf,
} from './variant-choice.rules.ts';

const values = (...all: string[]) => all.map((value) => ({ value, label: value }));
const variation = (colour: string, size: string, state = 'IN_STOCK') => ({
  sku: `${colour}-${size}`,
  values: [colour, size],
  availability: { state },
});
const dress = {
  dimensions: [
    { key: 'colour', values: values('red', 'blue') },
    { key: 'size', values: values('36', '38') },
  ],
  variations: [variation('red', '36'), variation('red', '38', 'SOLD_OUT'), variation('blue', '38')],
};

describe('choosing a variant', () => {
  it('begins with nothing, or with the variant that is kept', () => {
    expect(chosenValues(dress, null)).toEqual([null, null]);
    expect(chosenValues(dress, 'blue-38')).toEqual(['blue', '38']);
    const dimensions = [
      { key: 'colour', values: values('red') },
      { key: 'size', values: values('36', '38') },
    ];
    const red = { ...dress, dimensions };
    expect(chosenValues(red, null)).toEqual(['red', null]);
  });

  it.each([
    [
      ['blue', '38'],
      ['blue', '38'],
    ],
    [
      [null, '38'],
      [null, '38'],
    ],
    [
      ['green', '38'],
      [null, '38'],
    ],
    [
      [null, null],
      ['red', '36'],
    ],
  ])('goes on from %j, which could not be applied, as %j', (asked, chosen) => {
    expect(chosenValues(dress, 'red-36', asked)).toEqual(chosen);
  });

  it('is repeated by an address as it was sent', () => {
    const sent = [null, 'rot & weiß', '38/40', null];
    expect(valuesIn(new URLSearchParams(valuesAsQuery(sent)))).toEqual(sent);
  });

  it('leaves out what is sold out whatever is chosen beside it', () => {
    const gone = { variations: [variation('red', '36'), variation('red', '38', 'SOLD_OUT')] };
    expect(['36', '38', '40'].map((size) => canBeHad(gone, 1, size))).toEqual([true, false, false]);
    expect(canBeHad(dress, 1, '38')).toBe(true);
  });

  it.each([
    [[null, null], 1, '38', [null, '38']],
    [['red', '36'], 0, 'blue', ['blue', null]],
    [['red', '36'], 1, '38', [null, '38']],
    [['blue', null], 1, '38', ['blue', '38']],
  ])('after %j value %i %s leaves %j', (before, index, value, after) => {
    expect(choose(dress, before, index, value)).toEqual(after);
  });

  it.each([
    [['red', '36'], 'red-36'],
    [['red', '38'], 'red-38'],
    [['blue', '36'], undefined],
    [['blue', null], undefined],
  ])('%j is %s', (chosen, sku) => {
    expect(variantOf(dress, chosen)?.sku).toBe(sku);
  });
});
