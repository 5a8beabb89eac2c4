import type { Attributes } from '../kind.ts';

/** Percent of water that is left after spinning, by turns a minute. */
export const MOISTURE: Readonly<Record<number, number>> = { 1200: 53, 1400: 51, 1600: 44 };

const MODES: Attributes = { 'off-mode': 0.3, standby: 0.5, 'delay-start': 3.8 };
const hundredths = (value: number) => Math.round(value * 100) / 100;
const readNumber = (given: Attributes, key: string) => Number(given[key] ?? 0);

/** Values that only the product information sheet of a kind has, for an article with these attributes. */
const SHEETS: Readonly<Record<string, (given: Attributes) => Attributes>> = {
  'washing-machine': (given) => ({
    // more than 1.03, and at most 5 g/kg ((EU) 2019/2023, annex II)
    'washing-index': 1.031 + (readNumber(given, 'depth') % 4) / 1000,
    rinsing: 4.9 - (readNumber(given, 'depth') % 7) / 10,
    'wash-temperature': 42 - (readNumber(given, 'load') % 4),
    moisture: MOISTURE[readNumber(given, 'spin-speed')] ?? 53,
    ...MODES,
    installation: 'freestanding',
  }),
  dryer: () => ({ 'condensation-class': 'b', ...MODES, installation: 'freestanding' }),
  dishwasher: (given) => ({
    // at least 1.12 and 1.06 ((EU) 2019/2022, annex II)
    'cleaning-index': 1.121 + (readNumber(given, 'noise') % 4) / 1000,
    'drying-index': 1.061 + (readNumber(given, 'noise') % 5) / 1000,
    ...MODES,
  }),
  fridge: () => ({ 'climate-class': 'sn-st', 'light-class': 'f' }),
  'cooker-hood': () => ({ 'fluid-class': 'b', 'lighting-class': 'a', 'grease-class': 'c' }),
  television: (given) => screen(given, 'television'),
  monitor: (given) => screen(given, 'monitor'),
  tyre: (given) => ({
    'production-start': '0525',
    'load-version': readNumber(given, 'tyre-profile') <= 50 ? 'xl' : 'sl',
  }),
};

/** A picture of a high dynamic range takes some two thirds more. */
function screen(given: Attributes, category: string): Attributes {
  return {
    'off-mode': 0.3,
    standby: 0.5,
    ...(category === 'television' && { 'networked-standby': 2 }),
    'energy-hdr': Math.round(readNumber(given, 'energy-per-1000h') * 1.65),
    'screen-category': category,
    'supported-until': '2034',
  };
}

/**
 * The values that a product information sheet has besides what the article's page says.
 * @param index of energy efficiency; null: the sheet of its kind names none
 */
export function buildSheetValues(kind: string, given: Attributes, index: number | null): Attributes {
  const own = SHEETS[kind]?.(given);
  const rounded = Object.entries(own ?? {}).map(([key, value]) => [
    key,
    typeof value === 'number' ? Math.round(value * 1000) / 1000 : value,
  ]);
  return { ...Object.fromEntries(rounded), ...(index !== null && { 'efficiency-index': hundredths(index) }) };
}
