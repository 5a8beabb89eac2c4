import type { Attributes, Composition, Kind } from '../kind.ts';

export type Season = 'spring-summer' | 'autumn-winter' | 'all-year';

const WARM = ['coat', 'boot', 'scarf', 'beanie', 'bodywarmer', 'pullover', 'slipper'];
const COOL = ['sandal', 'shorts'];
const WARM_FIBRES = ['wool', 'cashmere'];
const TYRE_SEASONS: Readonly<Record<string, Season>> = {
  summer: 'spring-summer',
  winter: 'autumn-winter',
  'all-season': 'all-year',
};

/** The season that clothes, shoes and tyres belong to; null where a product has none. */
export function chooseSeason(kind: Kind, attributes: Attributes): Season | null {
  if (kind.department === 'tyres') return TYRE_SEASONS[String(attributes.season)] ?? 'all-year';
  if (kind.department !== 'fashion' && kind.department !== 'shoes') return null;
  const main = (attributes.material as Composition | undefined)?.[0]?.fibres[0]?.option ?? '';
  if (COOL.includes(kind.kind) || main === 'linen') return 'spring-summer';
  if (WARM.includes(kind.kind) || WARM_FIBRES.includes(main)) return 'autumn-winter';
  return attributes.lining === 'wool' ? 'autumn-winter' : 'all-year';
}
