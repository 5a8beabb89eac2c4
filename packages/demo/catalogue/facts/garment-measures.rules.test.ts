import { expect, it } from 'vitest';
import { garmentMeasures } from './garment-measures.rules.ts';

const coat = {
  kind: 'coat',
  department: 'fashion',
  audience: 'women' as const,
  attributes: { sleeve: 'long', length: 'knee' },
  sizes: ['38', '40', '42'],
};

it('a coat lists chest, length and sleeve, wider than the body of the size table', () => {
  expect(garmentMeasures(coat)).toEqual([
    { option: 'chest', sizes: { '38': 54, '40': 56, '42': 58 } },
    { option: 'length', sizes: { '38': 104, '40': 105, '42': 106 } },
    { option: 'sleeve', sizes: { '38': 60.5, '40': 61, '42': 61.5 } },
  ]);
});

it('a shorter coat has less length and a loose one more width', () => {
  const [chest, length] =
    garmentMeasures({
      ...coat,
      attributes: { length: 'thigh', fit: 'relaxed' },
    }) ?? [];
  expect(length?.sizes['40']).toBeLessThan(90);
  expect(chest?.sizes['40']).toBeGreaterThan(56);
});

it('jeans in inches have the leg length that their size names', () => {
  const jeans = {
    ...coat,
    kind: 'jeans',
    audience: 'men' as const,
    attributes: { fit: 'slim', rise: 'mid' },
  };
  const inseam = garmentMeasures({ ...jeans, sizes: ['31/32', '32/32'] })?.at(-1);
  expect(inseam).toEqual({ option: 'inseam', sizes: { '31/32': 81, '32/32': 81 } });
});

it.each([
  ['a scarf', { kind: 'scarf' }],
  ['shoes', { kind: 'sneaker', department: 'shoes' }],
  ['sizes without a table', { sizes: ['one size'] }],
])('%s has no garment measures', (_, part) => expect(garmentMeasures({ ...coat, ...part })).toBeNull());
