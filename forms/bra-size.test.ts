import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BANDS,
  CUPS,
  computeBraSize,
  convertBraSize,
  findSisterSizes,
  formatBraSize,
  readBraMeasures,
  readBraSize,
} from './bra-size.ts';

describe('a size from measures (EN 13402)', () => {
  it.each([
    [75, 89, '75B'],
    [73, 88, '75B'],
    [77, 89, '75A'],
    [78, 98, '80E'],
    [68, 82, '70B'],
    [72.4, 84, '70AA'],
    [72.5, 84, '75AA'],
    [85, 102, '85C'],
    [95, 113, '95D'],
    [110, 139, '110I'],
    [63, 73, '65AA'],
    [62, 78, null],
    [113, 130, null],
    [75, 84, null],
    [75, 95.9, '75E'],
    [75, 105, null],
  ])('underbust %d and bust %d give the size %s', (underbust, bust, name) => {
    const size = computeBraSize({ underbust, bust });
    expect(size && formatBraSize(size)).toBe(name);
  });

  it('an additional centimetre never makes a smaller size', () => {
    const measures = fc.tuple(fc.integer({ min: 63, max: 112 }), fc.integer({ min: 10, max: 28 }));
    fc.assert(
      fc.property(measures, ([underbust, above]) => {
        const small = computeBraSize({ underbust, bust: underbust + above });
        const large = computeBraSize({ underbust, bust: underbust + above + 1 });
        expect(small).not.toBeNull();
        expect(CUPS.indexOf(large?.cupSize as never)).toBeGreaterThanOrEqual(
          CUPS.indexOf(small?.cupSize as never),
        );
        expect(large?.size).toBe(small?.size);
      }),
    );
  });
});

it.each([
  ['75B', '90B', '34B'],
  ['80D', '95D', '36D'],
  ['70E', '85E', '32DD'],
  ['65AA', '80AA', '30AA'],
  ['85G', '100G', '38F'],
  ['110H', '125H', '48FF'],
])('%s is %s in France and %s in the UK', (name, fr, uk) => {
  const [, size = '', cupSize = ''] = /^(\d+)([A-Z]+)$/.exec(name) ?? [];
  const known = readBraSize({ size, cupSize });
  expect(known && convertBraSize(known)).toEqual({ fr, uk });
});

it.each([
  [{ size: 75, cupSize: 'C' }, '70D', '80B'],
  [{ size: 65, cupSize: 'C' }, undefined, '70B'],
  [{ size: 80, cupSize: 'AA' }, '75A', undefined],
])('the sister sizes of %j are listed', (size, smaller, larger) => {
  const sisters = findSisterSizes(size);
  expect(sisters.smaller && formatBraSize(sisters.smaller)).toBe(smaller ?? null);
  expect(sisters.larger && formatBraSize(sisters.larger)).toBe(larger ?? null);
});

describe('typed measures', () => {
  it.each([
    ['75', '89', { measures: { underbust: 75, bust: 89 } }],
    [' 75,5 ', '89.5', { measures: { underbust: 75.5, bust: 89.5 } }],
    ['', '', { faults: { underbust: true, bust: true } }],
    ['abc', '89', { faults: { underbust: true } }],
    ['75', '', { faults: { bust: true } }],
    ['75', '80', { faults: { bust: true } }],
    ['75', '-89', { faults: { bust: true } }],
    ['7500000', '89', { faults: { underbust: true } }],
    ['40', '60', { faults: { underbust: true } }],
  ])('the typed measures %j and %j are read', (underbust, bust, read) =>
    expect(readBraMeasures({ underbust, bust })).toEqual(read),
  );

  it('a typed size is one of the lists or rejected', () => {
    for (const size of BANDS) {
      for (const cupSize of CUPS)
        expect(readBraSize({ size: String(size), cupSize })).toEqual({ size, cupSize });
    }
    expect(readBraSize({ size: '77', cupSize: 'B' })).toBeNull();
    expect(readBraSize({ size: '75', cupSize: 'Z' })).toBeNull();
  });
});
