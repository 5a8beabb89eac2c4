import { findSizeTable } from '../../../../commerce/range/catalogue/product/size-table.rules.ts';
import type { Attributes, Audience, Measures } from '../kind.ts';

type Garment = {
  readonly kind: string;
  readonly department: string;
  readonly audience: Audience | null;
  readonly attributes: Attributes;
  readonly sizes: readonly string[];
};

/** Centimetres by which a garment is wider than the body at the chest, by kind. */
const EASE: Readonly<Record<string, number>> = {
  ...{ coat: 20, jacket: 18, bodywarmer: 15, blazer: 10, cardigan: 14, hoodie: 16, pullover: 12 },
  ...{ shirt: 13, blouse: 10, 'polo-shirt': 9, 't-shirt': 8, dress: 7 },
};
/** The change of that width by its fit. */
const FIT: Readonly<Record<string, number>> = {
  ...{ slim: -4, fitted: -4, 'a-line': 0, regular: 0, straight: 2, relaxed: 7, oversized: 14 },
};
/** The position of its lower edge: parts of the body's height, by kind and length. */
const LENGTHS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  coat: { thigh: 0.51, knee: 0.62 },
  jacket: { short: 0.35, hip: 0.41 },
  bodywarmer: { hip: 0.39, thigh: 0.45 },
  blazer: { hip: 0.42, thigh: 0.46 },
  cardigan: { short: 0.33, hip: 0.38, thigh: 0.46 },
  hoodie: { short: 0.32, hip: 0.4 },
  pullover: { hip: 0.385 },
  shirt: { hip: 0.43 },
  blouse: { hip: 0.4, thigh: 0.45 },
  'polo-shirt': { hip: 0.4 },
  't-shirt': { hip: 0.395 },
  dress: { mini: 0.5, knee: 0.59, midi: 0.7, maxi: 0.83 },
  skirt: { mini: 0.25, knee: 0.36, midi: 0.47, maxi: 0.58 },
};
const SLEEVES: Readonly<Record<string, number>> = { long: 0.36, elbow: 0.21, short: 0.125 };
const LEGS: Readonly<Record<string, number>> = {
  ...{ full: 0.465, ankle: 0.42, cropped: 0.37, knee: 0.15, short: 0.07 },
};
/** Centimetres by which the waistband is below the waist, and by which it is wider. */
const RISES: Readonly<Record<string, number>> = { high: 2, mid: 6, low: 10 };
const HEIGHTS = { women: 168, men: 180, unisex: 176 } as const;
/** Centimetres by which an adult is assumed to be taller from one size to the next. */
const TALLER_BY = 1.3;

const BELOW = new Set(['jeans', 'trousers', 'shorts']);

/**
 * A garment's measures, laid flat: the body's of the size table with the room that its kind and fit give.
 * @returns null for what has none, or sizes that no table knows
 */
export function garmentMeasures(garment: Garment): Measures | null {
  const { kind, sizes } = garment;
  if (!(kind in LENGTHS || BELOW.has(kind))) return null;
  const bodies = listBodies(garment);
  if (!bodies) return null;
  const measure = measurer(garment);
  return listOptions(kind).flatMap((option) => {
    const values = sizes.map((size, step) => [size, measure[option](bodies(size, step))] as const);
    if (values.some(([, value]) => value === null)) return [];
    return [{ option, sizes: Object.fromEntries(values.map(([size, value]) => [size, half(value ?? 0)])) }];
  });
}

function listOptions(kind: string): readonly Option[] {
  if (BELOW.has(kind)) return ['waist', 'hip', 'inseam'];
  return kind === 'skirt' ? ['waist', 'hip', 'length'] : ['chest', 'length', 'sleeve'];
}

type Body = {
  readonly chest: number;
  readonly waist: number;
  readonly hip: number;
  readonly height: number;
  /** null: the size does not contain it */
  readonly inseam: number | null;
};
type Option = 'chest' | 'waist' | 'hip' | 'length' | 'sleeve' | 'inseam';

/** The middle of the body's measures by size and by its place among the article's sizes. */
function listBodies(garment: Garment): ((size: string, step: number) => Body) | null {
  const table = findSizeTable(garment);
  if (!table) return null;
  const rows = new Map(table.rows.map((row) => [row[0], row]));
  const columns: readonly string[] = table.columns;
  const cell = (size: string, column: string) => {
    const [low, high = low] = (rows.get(size)?.[columns.indexOf(column)] ?? '').split('–').map(Number);
    return low ? (low + (high ?? low)) / 2 : null;
  };
  const { audience } = garment;
  const adult = HEIGHTS[audience === 'women' || audience === 'men' ? audience : 'unisex'];
  return (size, step) => {
    const waist = cell(size, 'waist') ?? 80;
    return {
      waist,
      chest: cell(size, 'chest') ?? waist + 12,
      hip: cell(size, 'hip') ?? waist + 14,
      height: cell(size, 'height') ?? adult + step * TALLER_BY,
      inseam: cell(size, 'inseam'),
    };
  };
}

/** How wide or long a garment is for a body; null: it has no such measure. */
function measurer({ kind, attributes }: Garment): Record<Option, (body: Body) => number | null> {
  const fit = FIT[String(attributes.fit)] ?? 0;
  const lengths = LENGTHS[kind] ?? {};
  const part = (share: number | undefined, { height }: Body) => (share === undefined ? null : share * height);
  return {
    chest: ({ chest }) => (chest + (EASE[kind] ?? 10) + fit) / 2,
    waist: ({ waist }) => (waist + (RISES[String(attributes.rise)] ?? 5)) / 2,
    hip: ({ hip }) => (hip + 6 + (attributes.fit === 'a-line' ? 14 : fit)) / 2,
    length: (body) => part(lengths[String(attributes.length)] ?? lengths.hip ?? lengths.knee, body),
    sleeve: (body) => part(SLEEVES[String(attributes.sleeve)], body),
    inseam: (body) => body.inseam ?? part(LEGS[String(attributes.length)] ?? LEGS.full, body),
  };
}

/** To half a centimetre. */
function half(value: number): number {
  return Math.round(value * 2) / 2;
}
