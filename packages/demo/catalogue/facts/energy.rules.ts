import type { EnergyClass } from '../kind.ts';

/** Classes from A on with the highest index that each may have; what is above them all is G. */
type Limits = readonly (readonly [EnergyClass, number])[];

function classAt(limits: Limits, index: number): EnergyClass {
  return limits.find(([, most]) => index <= most)?.[0] ?? 'G';
}

const limits = (...most: readonly number[]): Limits =>
  most.map((value, index) => ['ABCDEF'[index] as EnergyClass, value] as const);
/** Where the text says "less than": the largest index below, to the tenth that indices are rounded to. */
const below = (...values: readonly number[]): Limits => limits(...values.map((value) => value - 0.001));

export const WASHING_CLASSES = limits(52, 60, 69, 80, 91, 102);
export const DISHWASHER_CLASSES = below(32, 38, 44, 50, 56, 62);
export const FRIDGE_CLASSES = limits(41, 51, 64, 80, 100, 125);
export const DISPLAY_CLASSES = below(0.3, 0.4, 0.5, 0.6, 0.75, 0.9);
export const DRYER_CLASSES = limits(43, 50, 60, 70, 85, 100);

/**
 * Standard consumption of a washing machine's cycle in kWh: SCE = −0.0025 c² + 0.0846 c + 0.3920.
 * Delegated Regulation (EU) 2019/2014, annex IV.
 * @param load rated capacity in kg
 */
export function washingStandard(load: number): number {
  return -0.0025 * load ** 2 + 0.0846 * load + 0.392;
}

/** Class of a washing machine (2019/2014, annex II, table 1). @param perHundred weighted kWh of 100 cycles */
export function washingClass(load: number, perHundred: number): EnergyClass {
  return classAt(WASHING_CLASSES, perHundred / washingStandard(load));
}

/**
 * Standard consumption of a dishwasher's eco programme in kWh: SPEC = 0.025 ps + 1.350 from ten place settings and a
 * width of more than 50 cm on, otherwise 0.090 ps + 0.450. Delegated Regulation (EU) 2019/2017, annex IV.
 * @param width in cm
 */
export function dishwasherStandard(settings: number, width: number): number {
  return settings >= 10 && width > 50 ? 0.025 * settings + 1.35 : 0.09 * settings + 0.45;
}

/** Class of a dishwasher (2019/2017, annex II, table 1). @param perHundred kWh of 100 cycles of the eco programme */
export function dishwasherClass(settings: number, width: number, perHundred: number): EnergyClass {
  return classAt(DISHWASHER_CLASSES, perHundred / dishwasherStandard(settings, width));
}

export type Fridge = {
  /** litres in all */
  readonly volume: number;
  /** litres of four-star compartments */
  readonly freezer: number;
  /** the freezer defrosts by itself */
  readonly noFrost: boolean;
  readonly doors: number;
};

/**
 * Standard annual consumption of a freestanding fridge in kWh: SAE = C · D · Σ A · B · (v / V) · (N + V · r · M), with
 * r 1.00, N 75, M 0.12 for fresh food and r 2.10, N 138, M 0.15 for four stars; A 1.10 where a freezer defrosts by
 * itself; D 1.02 for three, 1.035 for four doors; C of combined appliances by the freezer's share f: 1.3 + 0.87 f up
 * to 0.3, 1.87 − 1.0275 f up to 0.7, 1.15 above. Delegated Regulation (EU) 2019/2016, annex IV.
 */
export function fridgeStandard({ volume, freezer, noFrost, doors }: Fridge): number {
  const share = freezer / volume;
  const fresh = (1 - share) * (75 + volume * 0.12);
  const frozen = share * (138 + volume * 2.1 * 0.15) * (noFrost ? 1.1 : 1);
  const combined =
    share === 0 ? 1 : share <= 0.3 ? 1.3 + 0.87 * share : share < 0.7 ? 1.87 - 1.0275 * share : 1.15;
  const perDoor = doors <= 2 ? 1 : doors === 3 ? 1.02 : doors === 4 ? 1.035 : 1.05;
  return combined * perDoor * (fresh + frozen);
}

/** Class of a fridge (2019/2016, annex II, table 1). @param perYear kWh */
export function fridgeClass(fridge: Fridge, perYear: number): EnergyClass {
  return classAt(FRIDGE_CLASSES, (perYear / fridgeStandard(fridge)) * 100);
}

/** Visible surface of a flat display in dm². @param inches diagonal @param ratio width by height */
export function displaySurface(inches: number, ratio = 16 / 9): number {
  const diagonal = inches * 0.254;
  return (diagonal ** 2 * ratio) / (1 + ratio ** 2);
}

/**
 * Reference power of a display in watts by which EEI = (P + 1) / reference: 3 · (90 · tanh(0.02 + 0.004 · (A − 11)) + 4)
 * + 3. Delegated Regulation (EU) 2019/2013, annex II, part B.
 * @param surface dm²
 */
export function displayReference(surface: number): number {
  return 3 * (90 * Math.tanh(0.02 + 0.004 * (surface - 11)) + 4) + 3;
}

/** Class of a display (2019/2013, annex II, part A). @param watts on-mode power in standard dynamic range */
export function displayClass(surface: number, watts: number): EnergyClass {
  return classAt(DISPLAY_CLASSES, (watts + 1) / displayReference(surface));
}

/**
 * Standard consumption of a dryer's eco cycle in kWh. The classes are those of Delegated Regulation (EU) 2023/2534,
 * annex II; this reference is an approximation, 0.42 · c^0.8, through the best heat pump dryer of 7 kg that Regulation
 * (EU) 2023/2533 names (0.85 kWh), because the annex's own formula was not at hand.
 */
export function dryerStandard(load: number): number {
  return 0.42 * load ** 0.8;
}

export function dryerClass(load: number, perHundred: number): EnergyClass {
  return classAt(DRYER_CLASSES, perHundred / dryerStandard(load));
}

/** Standard consumption of an electric oven in kWh: 0.0042 V + 0.55 (Delegated Regulation (EU) 65/2014, annex II). */
export function ovenStandard(litres: number): number {
  return 0.0042 * litres + 0.55;
}

/**
 * Class of an oven (65/2014, annex I, table 1): the scale goes on to A+++, of which the demo sells A and B.
 * @throws RangeError for an oven that is better or worse
 */
export function ovenClass(litres: number, perUse: number): 'A' | 'B' {
  const index = (perUse / ovenStandard(litres)) * 100;
  if (index < 82 || index >= 132) throw new RangeError(`an oven of index ${index}`);
  return index < 107 ? 'A' : 'B';
}

/** Standard annual consumption of a cooker hood in kWh: 0.55 · (W at the best point + lamps) + 15.3 (65/2014, annex II). */
export function hoodStandard(watts: number): number {
  return 0.55 * watts + 15.3;
}

/** Class of a cooker hood between A and C (65/2014, annex I, table 3). */
export function hoodClass(watts: number, perYear: number): EnergyClass {
  const index = (perYear / hoodStandard(watts)) * 100;
  return index < 55 ? 'A' : index < 70 ? 'B' : index < 85 ? 'C' : 'D';
}

/** First decibels of classes B, C and D of airborne noise; below the first it is A. */
const NOISE: Readonly<Record<string, readonly [number, number, number]>> = {
  'washing-machine': [73, 77, 81],
  dishwasher: [39, 45, 51],
  fridge: [30, 36, 42],
};

/** Class of noise as the label shows it (2019/2014, 2019/2016 and 2019/2017, annex II); null where a kind has none. */
export function noiseClass(kind: string, decibels: number): 'a' | 'b' | 'c' | 'd' | null {
  const first = NOISE[kind];
  if (!first) return null;
  const [b, c, d] = first;
  return decibels < b ? 'a' : decibels < c ? 'b' : decibels < d ? 'c' : 'd';
}

/** Class of spin-drying by the water that is left (2019/2014, annex II, table 3). @param moisture percent of the dry weight */
export function spinClass(moisture: number): 'a' | 'b' | 'c' {
  return moisture < 45 ? 'a' : moisture < 54 ? 'b' : 'c';
}

/** Longest that a washing machine's eco programme may take, in minutes (Regulation (EU) 2019/2023, annex II). */
export function longestWashing(load: number): number {
  return Math.min(240, 137 + load * 10.2);
}
