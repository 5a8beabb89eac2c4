import { describe, expect, it } from 'vitest';
import {
  dishwasherClass,
  displayClass,
  displaySurface,
  fridgeClass,
  fridgeStandard,
  noiseClass,
  washingClass,
  washingStandard,
} from './energy.rules.ts';
import { fuelClass, noiseLimit, tyreNoiseClass, wetGripClass } from './tyre-label.rules.ts';

describe('energy classes', () => {
  it.each([
    [10, 51, 'A'],
    [10, 52, 'B'],
    [10, 68, 'C'],
    [8, 47, 'A'],
    [7, 69, 'E'],
  ])('a washing machine of %d kg and %d kWh has energy class %s', (load, consumption, expected) => {
    expect(washingClass(load, consumption)).toBe(expected);
  });

  it('the reference consumption of a washing machine of 8 kg is correct', () => {
    expect(washingStandard(8)).toBeCloseTo(0.9088);
  });

  it.each([
    [14, 60, 54, 'A'],
    [14, 60, 64, 'B'],
    [13, 60, 74, 'D'],
    [9, 45, 55, 'C'],
  ])(
    'a dishwasher for %d settings, %d cm, %d kWh has energy class %s',
    (settings, width, consumption, expected) => {
      expect(dishwasherClass(settings, width, consumption)).toBe(expected);
    },
  );

  it('a frost-free combined fridge of 300 litres, 90 of them frozen, gets its class', () => {
    const fridge = { volume: 300, freezer: 90, noFrost: true, doors: 2 };
    expect(fridgeStandard(fridge)).toBeCloseTo(1.561 * (0.7 * 111 + 0.3 * 232.5 * 1.1), 1);
    expect(fridgeClass(fridge, 98)).toBe('A');
    expect(fridgeClass(fridge, 190)).toBe('D');
  });

  it('a television of 55 inches gets its class', () => {
    expect(displaySurface(55)).toBeCloseTo(83.4, 0);
    expect(displayClass(displaySurface(55), 72)).toBe('F');
    expect(displayClass(displaySurface(55), 90)).toBe('G');
  });

  it.each([
    ['washing-machine', 72, 'a'],
    ['washing-machine', 73, 'b'],
    ['dishwasher', 38, 'a'],
    ['dishwasher', 45, 'c'],
    ['fridge', 36, 'c'],
    ['kettle', 60, null],
  ])('%s at %d dB has noise class %s', (kind, decibels, expected) => {
    expect(noiseClass(kind, decibels)).toBe(expected);
  });
});

describe('tyre labels', () => {
  it.each([
    [6.5, 'A'],
    [6.6, 'B'],
    [9, 'C'],
    [10.6, 'E'],
  ])('rolling resistance %d is class %s', (resistance, expected) => {
    expect(fuelClass(resistance)).toBe(expected);
  });

  it.each([
    [1.55, 'A'],
    [1.54, 'B'],
    [1.1, 'D'],
    [1.09, 'E'],
  ])('wet grip %d is class %s', (index, expected) => {
    expect(wetGripClass(index)).toBe(expected);
  });

  it('the noise class of a tyre depends on width and snow', () => {
    expect(noiseLimit(205, false)).toBe(71);
    expect(tyreNoiseClass(68, 205, false)).toBe('A');
    expect(tyreNoiseClass(69, 205, false)).toBe('B');
    expect(tyreNoiseClass(72, 205, true)).toBe('B');
  });
});
