import type { Random } from '#demo/pictures/parts/random.ts';
import type { TyreLabel } from '../draft.ts';
import type { Attributes } from '../kind.ts';

const findClass = (
  limits: readonly number[],
  value: number,
  reached: (value: number, limit: number) => boolean,
) => 'ABCDE'[limits.findIndex((limit) => reached(value, limit))] ?? 'E';

/** Fuel class of a car tyre (C1) by its rolling resistance in kg/t (Regulation (EU) 2020/740, annex I, part A). */
export function fuelClass(resistance: number): string {
  return findClass([6.5, 7.7, 9, 10.5], resistance, (value, most) => value <= most);
}

/** Wet grip class of a car tyre (C1) by its index G (2020/740, annex I, part B). */
export function wetGripClass(index: number): string {
  return findClass([1.55, 1.4, 1.25, 1.1], index, (value, least) => value >= least);
}

/** Most that a car tyre's rolling may sound, in dB (Regulation (EC) 661/2009, annex II, part C; snow tyres 1 dB more). */
export function noiseLimit(width: number, snow: boolean): number {
  const limit = width <= 185 ? 70 : width <= 245 ? 71 : width <= 275 ? 72 : 74;
  return limit + (snow ? 1 : 0);
}

/** Noise class: A is 3 dB or more below the limit, B up to it, C above it (2020/740, annex I, part C). */
export function tyreNoiseClass(decibels: number, width: number, snow: boolean): string {
  const limit = noiseLimit(width, snow);
  return decibels <= limit - 3 ? 'A' : decibels <= limit ? 'B' : 'C';
}

/** A label that fits season and size: winter tyres roll and brake on wet roads a little worse and carry the snowflake. */
export function tyreLabel(random: Random, { season, 'tyre-width': width }: Attributes): TyreLabel {
  const snow = season !== 'summer';
  const rollingNoise = noiseLimit(Number(width), snow) - random.whole(0, 4);
  return {
    fuelEfficiency: fuelClass(random.between(snow ? 7.2 : 6.1, snow ? 10.2 : 9.6)),
    wetGrip: wetGripClass(random.between(snow ? 1.12 : 1.28, snow ? 1.5 : 1.68)),
    rollingNoise,
    rollingNoiseClass: tyreNoiseClass(rollingNoise, Number(width), snow),
    snow,
    ice: season === 'winter' && random.chance(0.25),
  };
}
