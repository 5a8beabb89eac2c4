import { z } from 'zod';
import { FIELD_LIMITS } from './field-limits.ts';

/** Band sizes and cups of bras as EN 13402 names them: 75 fits an underbust of 73 to 77 cm. */
export const BANDS = [65, 70, 75, 80, 85, 90, 95, 100, 105, 110] as const;
export const CUPS = ['AA', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'] as const;

/** Bust above underbust, in centimetres, with which AA begins; every cup is two more. */
const FIRST_CUP_FROM = 10;
const CUP_STEP = 2;
/** Centimetres of underbust on both sides of a band size. */
const BAND_REACH = 2.5;

/** The finder's fields: `size` is the band, `cupSize` the cup. */
export type BraSize = { readonly size: number; readonly cupSize: string };

/** Measures for which there is a size, in centimetres: two below the first band to two above the last. */
export const UNDERBUST = { min: 63, max: 112 } as const;
export const BUST_ABOVE = { min: FIRST_CUP_FROM, max: FIRST_CUP_FROM + CUPS.length * CUP_STEP - 1 } as const;

/** Accepts a decimal comma or point. */
const centimetres = z
  .string()
  .trim()
  .max(FIELD_LIMITS.bodyMeasure)
  .transform((typed) => Number(typed.replace(',', '.')))
  .pipe(z.number().positive());

export type BraMeasures = { readonly underbust: number; readonly bust: number };
export type BraFaults = { readonly underbust?: true; readonly bust?: true };

/** Reads typed measures. @returns the measures, or those for which there is no size */
export function readBraMeasures(typed: {
  underbust: string;
  bust: string;
}): { measures: BraMeasures } | { faults: BraFaults } {
  const underbust = centimetres.safeParse(typed.underbust).data;
  const bust = centimetres.safeParse(typed.bust).data;
  if (underbust === undefined || underbust < UNDERBUST.min || underbust >= UNDERBUST.max + 1) {
    return { faults: { underbust: true, ...(bust === undefined ? { bust: true } : {}) } };
  }
  if (bust === undefined || computeBraSize({ underbust, bust }) === null) return { faults: { bust: true } };
  return { measures: { underbust, bust } };
}

/** @returns null when no size fits the measures */
export function computeBraSize({ underbust, bust }: BraMeasures): BraSize | null {
  const size = BANDS.find((band) => underbust >= band - BAND_REACH && underbust < band + BAND_REACH);
  const cupSize = CUPS[Math.floor((bust - underbust - FIRST_CUP_FROM) / CUP_STEP)];
  return size !== undefined && cupSize !== undefined ? { size, cupSize } : null;
}

/** "75B", the spelling in an article's sizes. */
export function formatBraSize({ size, cupSize }: BraSize): string {
  return `${size}${cupSize}`;
}

/** The size in other systems: FR, BE and ES count 15 more; the UK counts inches and doubles letters. */
export function convertBraSize({ size, cupSize }: BraSize): { fr: string; uk: string } {
  const inches = 30 + ((size - 65) / 5) * 2;
  return { fr: `${size + 15}${cupSize}`, uk: `${inches}${UK_CUPS[cupSize] ?? cupSize}` };
}

const UK_CUPS: Readonly<Record<string, string>> = { E: 'DD', F: 'E', G: 'F', H: 'FF', I: 'G' };

/** Sizes with cups of the same volume: one band tighter, and one looser. */
export function findSisterSizes({ size, cupSize }: BraSize): {
  smaller: BraSize | null;
  larger: BraSize | null;
} {
  const band = BANDS.indexOf(size as (typeof BANDS)[number]);
  const cup = CUPS.indexOf(cupSize as (typeof CUPS)[number]);
  const getSizeAt = (bandIndex: number, cupIndex: number): BraSize | null => {
    const [size, cupSize] = [BANDS[bandIndex], CUPS[cupIndex]];
    return size !== undefined && cupSize !== undefined ? { size, cupSize } : null;
  };
  return { smaller: getSizeAt(band - 1, cup + 1), larger: getSizeAt(band + 1, cup - 1) };
}

/** The size in the finder's own fields; null if it is not in the lists. */
export function readBraSize(typed: { size: string; cupSize: string }): BraSize | null {
  const size = BANDS.find((band) => String(band) === typed.size);
  const cupSize = CUPS.find((cup) => cup === typed.cupSize);
  return size !== undefined && cupSize !== undefined ? { size, cupSize } : null;
}
