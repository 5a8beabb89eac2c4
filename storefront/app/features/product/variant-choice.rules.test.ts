import { describe, expect, it } from 'vitest';
import {
  canBeHad,
  choose,
  findVariation,
  formatValuesQuery,
  readValues,
  resolveValues,
} from './variant-choice.rules.ts';

const createValues = (...all: string[]) => all.map((value) => ({ value, label: value }));
const createVariation = (colour: string, size: string, state = 'IN_STOCK') => ({
  sku: `${colour}-${size}`,
  values: [colour, size],
  availability: { state },
});
const dress = {
  dimensions: [
    { key: 'colour', values: createValues('red', 'blue') },
    { key: 'size', values: createValues('36', '38') },
  ],
  variations: [
    createVariation('red', '36'),
    createVariation('red', '38', 'SOLD_OUT'),
    createVariation('blue', '38'),
  ],
};

describe('choosing a variant', () => {
  it('the choice begins empty or with the stored variant', () => {
    expect(resolveValues(dress, null)).toEqual([null, null]);
    expect(resolveValues(dress, 'blue-38')).toEqual(['blue', '38']);
    const dimensions = [
      { key: 'colour', values: createValues('red') },
      { key: 'size', values: createValues('36', '38') },
    ];
    const red = { ...dress, dimensions };
    expect(resolveValues(red, null)).toEqual(['red', null]);
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
  ])('the choice %j, which could not be applied, continues as %j', (asked, chosen) => {
    expect(resolveValues(dress, 'red-36', asked)).toEqual(chosen);
  });

  it('the choice is restored by an address as it was sent', () => {
    const sent = [null, 'rot & weiß', '38/40', null];
    expect(readValues(new URLSearchParams(formatValuesQuery(sent)))).toEqual(sent);
  });

  it('the choice leaves out values that are sold out in any combination', () => {
    const gone = { variations: [createVariation('red', '36'), createVariation('red', '38', 'SOLD_OUT')] };
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
  ])('the choice %j is the variant %s', (chosen, sku) => {
    expect(findVariation(dress, chosen)?.sku).toBe(sku);
  });
});
