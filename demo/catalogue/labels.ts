import type { Random } from '#demo/pictures/parts/random.ts';
import type { TyreLabel } from './draft.ts';
import { pickFrom } from './draw.ts';
import type { AttributeValue } from './kind.ts';

/** A tyre label that fits the season: winter tyres carry the snowflake and brake a little longer on wet roads. */
export function tyreLabel(random: Random, season: AttributeValue | undefined): TyreLabel {
  const wintry = season !== 'summer';
  const noise = random.whole(68, 73);
  return {
    fuelEfficiency: pickFrom(
      random,
      wintry ? ['B', 'C', 'C', 'D', 'D', 'E'] : ['A', 'B', 'B', 'C', 'C', 'D'],
    ),
    wetGrip: pickFrom(random, wintry ? ['B', 'B', 'C', 'C', 'D'] : ['A', 'A', 'B', 'B', 'C']),
    rollingNoise: noise,
    rollingNoiseClass: noise <= 69 ? 'A' : noise <= 72 ? 'B' : 'C',
    snow: wintry,
    ice: season === 'winter' && random.chance(0.25),
  };
}
