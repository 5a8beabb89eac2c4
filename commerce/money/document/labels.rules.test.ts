import { describe, expect, it } from 'vitest';
import { buildScaleClasses, drawEnergyLabel } from './energy-label.rules.ts';
import { shorten } from './label-parts.rules.ts';
import { drawTireLabel } from './tire-label.rules.ts';

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
const extractWords = (svg: string) =>
  [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text);

describe('the energy label', () => {
  it('an energy label shows its scale, its class in the black arrow and its values', () => {
    const read = extractWords(drawEnergyLabel(washer));
    expect(read).toEqual(
      expect.arrayContaining(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'Klarwerk', '56', '9 kg', '69 dB']),
    );
    expect(read.filter((word) => word === 'B')).toHaveLength(2);
    expect(read).toContain('DEMO');
  });

  it('an energy label shows no missing values', () => {
    const read = extractWords(
      drawEnergyLabel({ ...washer, attributes: { load: 'nine', noise: Number.NaN } }),
    );
    expect(read.join(' ')).not.toMatch(/kWh|kg|dB/);
  });

  it.each([
    ['A', 'G', 7, 'A'],
    ['A+++', 'D', 7, 'A+++'],
    ['A++', 'E', 7, 'A++'],
    ['?', '?', 7, 'A'],
    ['G', 'A', 7, 'A'],
  ])('a scale from %s to %s has %d classes', (best, worst, count, first) => {
    expect(buildScaleClasses(best, worst)).toHaveLength(count);
    expect(buildScaleClasses(best, worst)[0]).toBe(first);
  });
});

describe('the tyre label', () => {
  it('a tyre label shows both classes, the noise and the snow symbol', () => {
    const read = extractWords(drawTireLabel(winter));
    expect(read).toEqual(expect.arrayContaining(['Pneumara', '225/50 R17 98V', 'C1', '69 dB']));
    expect(read.filter((word) => word === 'D')).toHaveLength(3);
    expect(drawTireLabel({ ...winter, snow: false }).length).toBeLessThan(drawTireLabel(winter).length);
  });
});

it('a name is written as text and not as markup', () => {
  const svg = drawEnergyLabel({ ...washer, brand: '<script>alert("x")</script>', model: 'a&b' });
  expect(svg).not.toContain('<script');
  expect(svg).toContain('a&amp;b');
});

it('a name that is too long is shortened', () => expect(shorten('Waschvollautomat', 8)).toBe('Waschvo…'));
