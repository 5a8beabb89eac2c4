import { describe, expect, it } from 'vitest';
import { energyLabel, scaleClasses } from './energy-label.rules.ts';
import { shorten } from './label-parts.rules.ts';
import { tireLabel } from './tire-label.rules.ts';

const washer = {
  brand: 'Klarwerk',
  model: '40617284',
  energyClass: 'B',
  best: 'A',
  worst: 'G',
  attributes: { 'energy-per-cycles': 56, load: 9, noise: 69, 'water-per-cycle': 47, weight: 73, panel: 'x' },
};
const winter = {
  brand: 'Pneumara',
  model: '64197534',
  size: '225/50 R17 98V',
  fuelEfficiency: 'D',
  wetGrip: 'C',
  rollingNoise: 69,
  rollingNoiseClass: 'A',
  snow: true,
  ice: false,
};

/** The words of a label, as they are read. */
const words = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text);

describe('the energy label', () => {
  it('has its scale, its class once more in the black arrow, and its values', () => {
    const read = words(energyLabel(washer));
    expect(read).toEqual(
      expect.arrayContaining(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'Klarwerk', '56', '9 kg', '69 dB']),
    );
    expect(read.filter((word) => word === 'B')).toHaveLength(2);
    expect(read).toContain('DEMO');
  });

  it('tells no values that are not there', () => {
    const read = words(energyLabel({ ...washer, attributes: { load: 'nine', noise: Number.NaN } }));
    expect(read.join(' ')).not.toMatch(/kWh|kg|dB/);
  });

  it.each([
    ['A', 'G', 7, 'A'],
    ['A+++', 'D', 7, 'A+++'],
    ['A++', 'E', 7, 'A++'],
    ['?', '?', 7, 'A'],
    ['G', 'A', 7, 'A'],
  ])('a scale from %s to %s has %d classes', (best, worst, count, first) => {
    expect(scaleClasses(best, worst)).toHaveLength(count);
    expect(scaleClasses(best, worst)[0]).toBe(first);
  });
});

describe("the tyre's label", () => {
  it('has both classes, the noise and the snow', () => {
    const read = words(tireLabel(winter));
    expect(read).toEqual(expect.arrayContaining(['Pneumara', '225/50 R17 98V', 'C1', '69 dB']));
    expect(read.filter((word) => word === 'D')).toHaveLength(3);
    expect(tireLabel({ ...winter, snow: false }).length).toBeLessThan(tireLabel(winter).length);
  });
});

it('a name is written as text, not as markup', () => {
  const svg = energyLabel({ ...washer, brand: '<script>alert("x")</script>', model: 'a&b' });
  expect(svg).not.toContain('<script');
  expect(svg).toContain('a&amp;b');
});

it('a name that is too long is cut', () => expect(shorten('Waschvollautomat', 8)).toBe('Waschvo…'));
