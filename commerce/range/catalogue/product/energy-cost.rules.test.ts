import { describe, expect, it } from 'vitest';
import { calculateEnergyCost } from './energy-cost.rules.ts';

const energy = {
  minorPerKwh: 30,
  source: 'Eurostat',
  asOf: '2025-06-30',
  timesAYear: { 'washing-machine': 220, television: 1460, oven: 110 },
};

describe('the yearly cost of electricity', () => {
  it.each([
    ['washing-machine', { 'energy-per-cycles': 50 }, { kilowattHours: 110, costMinor: 3300, times: 220 }],
    ['television', { 'energy-per-1000h': 100 }, { kilowattHours: 146, costMinor: 4380, times: 1460 }],
    ['oven', { 'energy-per-use': 0.8 }, { kilowattHours: 88, costMinor: 2640, times: 110 }],
    ['fridge', { 'energy-per-year': 181 }, { kilowattHours: 181, costMinor: 5430, times: null }],
  ])('the electricity cost of a %s follows from its declared values', (kind, attributes, expected) => {
    const cost = calculateEnergyCost({ kind, attributes }, energy);
    expect(cost).toMatchObject({ costMinor: expected.costMinor, times: expected.times });
    expect(cost?.kilowattHours).toBeCloseTo(expected.kilowattHours);
  });

  it.each([
    ['nothing is declared', 'fridge', { power: 2000 }],
    ['the declared is no number', 'fridge', { 'energy-per-year': '181' }],
    ['nothing is known of its use', 'dryer', { 'energy-per-cycles': 100 }],
    ['there are no attributes', 'fridge', null],
  ])('the electricity cost is not shown where %s', (_name, kind, attributes) => {
    expect(calculateEnergyCost({ kind, attributes }, energy)).toBeNull();
  });

  it('the electricity cost is not shown by a tenant without a price', () => {
    expect(calculateEnergyCost({ kind: 'fridge', attributes: { 'energy-per-year': 181 } }, null)).toBeNull();
  });
});
