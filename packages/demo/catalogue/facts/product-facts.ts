import { createRandom } from '#demo/pictures/parts/random.ts';
import type { Attributes, Audience, Kind, Text } from '../kind.ts';
import { type DownloadKind, listDownloads } from './downloads.ts';
import { listSafetyNotes } from './safety-notes.ts';
import { chooseSeason, type Season } from './season.ts';

/** Facts of a product that the law requires or a careful shopper reads. */
export type ProductFacts = {
  /** number in the European product registry; the demo's begin with 90 and lead nowhere */
  readonly eprelId: string | null;
  readonly energyScale: readonly [best: string, worst: string];
  /** watts that charging needs at least and at most */
  readonly chargingWatts: readonly [least: number, most: number] | null;
  readonly usbPowerDelivery: boolean;
  readonly carbonFootprintGrams: number | null;
  /** years of the manufacturer's durability guarantee, more than two */
  readonly durabilityYears: number | null;
  readonly season: Season | null;
  readonly safetyNotes: readonly Text[];
  readonly downloads: readonly DownloadKind[];
};

/** Watts for charging at least, and what the fastest charging of a product takes (Directive (EU) 2022/2380 annex). */
const CHARGING: Readonly<Record<string, readonly [least: number, most: readonly [number, ...number[]]]>> = {
  phone: [5, [20, 25, 33, 45, 67]],
  tablet: [8, [20, 30, 45]],
  laptop: [45, [65, 65, 100]],
  headphones: [1, [2, 3, 5]],
  camera: [5, [9, 18]],
};
const POWER_DELIVERY_FROM = 18;

/** Footprint of one piece over its life in kilograms, and which share of the products has one documented. */
const FOOTPRINTS: Readonly<Record<string, readonly [least: number, most: number, share: number]>> = {
  phone: [52, 78, 0.45],
  tablet: [80, 130, 0.35],
  laptop: [180, 290, 0.45],
  television: [320, 620, 0.25],
  monitor: [280, 480, 0.3],
  mattress: [70, 160, 0.2],
  tyre: [190, 260, 0.2],
  sneaker: [9, 14, 0.06],
  'office-chair': [62, 98, 0.25],
};

const DURABILITY: Readonly<Record<string, readonly [years: number, share: number]>> = {
  mattress: [10, 0.4],
  'washing-machine': [5, 0.2],
  dishwasher: [5, 0.2],
  suitcase: [5, 0.35],
  'office-chair': [5, 0.35],
  wardrobe: [5, 0.1],
  sofa: [5, 0.12],
  watch: [3, 0.25],
  'coffee-machine': [3, 0.15],
};

/** The facts of one product, the same for equal arguments. */
export function buildFacts(product: {
  readonly id: number;
  readonly seed: number;
  readonly kind: Kind;
  readonly attributes: Attributes;
  readonly audience: Audience | null;
  readonly lean: boolean;
}): ProductFacts {
  const { id, kind, attributes, audience, lean } = product;
  const random = createRandom(`facts ${product.seed} ${id}`);
  const registered = kind.energyClasses !== undefined || kind.department === 'tyres';
  const charging = CHARGING[kind.kind];
  const watts = charging ? ([charging[0], random.pick(charging[1])] as const) : null;
  const [least, most, footprintShare] = FOOTPRINTS[kind.kind] ?? [0, 0, 0];
  const [years, guaranteeShare] = DURABILITY[kind.kind] ?? [null, 0];
  return {
    eprelId: registered ? String(90_000_000 + id) : null,
    energyScale: kind.energyScale ?? ['A', kind.department === 'tyres' ? 'E' : 'G'],
    chargingWatts: watts,
    usbPowerDelivery: watts !== null && watts[1] >= POWER_DELIVERY_FROM,
    carbonFootprintGrams: random.chance(footprintShare) ? random.whole(least * 10, most * 10) * 100 : null,
    durabilityYears: random.chance(guaranteeShare) ? years : null,
    season: chooseSeason(kind, attributes),
    safetyNotes: lean ? [] : listSafetyNotes(kind.kind, attributes, audience),
    downloads: listDownloads(kind, attributes, lean),
  };
}
