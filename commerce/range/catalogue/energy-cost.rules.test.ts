import { describe, expect, it } from 'vitest';
import { energyCost } from './energy-cost.rules.ts';

const energy = {
  minorPerKwh: 30,
  source: 'Eurostat',
  asOf: '2025-06-30',
  timesAYear: { 'washing-machine': 220, television: 1460, oven: 110 },
};

describe('the cost of electricity in a year', () => {
  it.each([
    ['washing-machine', { 'energy-per-cycles': 50 }, { kilowattHours: 110, costMinor: 3300, times: 220 }],
    ['television', { 'energy-per-1000h': 100 }, { kilowattHours: 146, costMinor: 4380, times: 1460 }],
    ['oven', { 'energy-per-use': 0.8 }, { kilowattHours: 88, costMinor: 2640, times: 110 }],
    ['fridge', { 'energy-per-year': 181 }, { kilowattHours: 181, costMinor: 5430, times: null }],
  ])('of a %s follows from what is declared', (kind, attributes, expected) => {
    const cost = energyCost({ kind, attributes }, energy);
    expect(cost).toMatchObject({ costMinor: expected.costMinor, times: expected.times });
    expect(cost?.kilowattHours).toBeCloseTo(expected.kilowattHours);
  });

  it.each([
    ['nothing is declared', 'fridge', { power: 2000 }],
    ['the declared is no number', 'fridge', { 'energy-per-year': '181' }],
    ['nothing is known of its use', 'dryer', { 'energy-per-cycles': 100 }],
    ['there are no attributes', 'fridge', null],
  ])('is not told where %s', (_name, kind, attributes) => {
    expect(energyCost({ kind, attributes }, energy)).toBeNull();
  });

  it('is not told by a tenant without a price', () => {
    expect(energyCost({ kind: 'fridge', attributes: { 'energy-per-year': 181 } }, null)).toBeNull();
  });
});
