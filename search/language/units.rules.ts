/** Spellings of units in the three languages, folded, by the index's own. */
const SPELLINGS: Readonly<Record<string, string>> = {
  inch: "inch inches zoll pouce pouces \" ''",
  cm: 'cm centimeter centimeters zentimeter centimetre centimetres',
  mm: 'mm millimeter millimetre millimetres',
  m: 'm meter meters metre metres',
  m2: 'm2 qm',
  kg: 'kg kilo kilos kilogram kilogramm kilogrammes kilogramme',
  g: 'g gr gram gramm gramme grammes',
  l: 'l liter liters litre litres ltr',
  ml: 'ml milliliter millilitre millilitres',
  cl: 'cl',
  w: 'w watt watts',
  kw: 'kw kilowatt',
  kwh: 'kwh',
  wh: 'wh',
  v: 'v volt volts',
  mah: 'mah',
  hz: 'hz hertz',
  ghz: 'ghz',
  gb: 'gb gigabyte go',
  tb: 'tb terabyte to',
  mp: 'mp megapixel megapixels mpx',
  db: 'db decibel dezibel decibels',
  bar: 'bar',
};

const UNITS = new Map(
  Object.entries(SPELLINGS).flatMap(([unit, spellings]) =>
    spellings.split(' ').map((spelling): [string, string] => [spelling, unit]),
  ),
);

/** @returns the index's spelling of a unit, null for another word */
export function unitOf(word: string): string | null {
  return UNITS.get(word) ?? null;
}

/** A number with its unit as a token has it: "1.5m". @returns null for another word */
export function measureOf(term: string): { readonly amount: number; readonly unit: string } | null {
  const [, amount, written] = /^(\d+(?:\.\d+)?)([a-z]+2?)$/.exec(term) ?? [];
  const unit = written === undefined ? null : unitOf(written);
  return amount === undefined || unit === null ? null : { amount: Number(amount), unit };
}

/** Units of one kind by the factor to the first of them. */
const FAMILIES: readonly Readonly<Record<string, number>>[] = [
  { cm: 1, mm: 0.1, m: 100 },
  { kg: 1, g: 0.001 },
  { l: 1, cl: 0.01, ml: 0.001 },
  { w: 1, kw: 1000 },
  { gb: 1, tb: 1000 },
];

/** An amount of one unit in another; both in the index's spelling. @returns null: they measure different things */
export function convertedMeasure(amount: number, from: string, to: string): number | null {
  if (from === to) return amount;
  const family = FAMILIES.find((units) => from in units && to in units);
  if (!family) return null;
  return Math.round((amount * (family[from] as number) * 1000) / (family[to] as number)) / 1000;
}

/** Normalises decimals: 1.50 and 1,5 are one number, as are 007 and 7 in a decimal; whole numbers stay as written. */
export function canonicalNumber(written: string): string {
  const dotted = written.replace(',', '.');
  return dotted.includes('.') ? String(Number(dotted)) : dotted;
}

/**
 * Measures of one object, in centimetres where they are lengths: "1,4 x 2 m" and "140 × 200 cm" are 140x200. Without
 * a unit, or in inches, the numbers stay as they are.
 */
export function canonicalMeasures(numbers: readonly string[], unit: string | null): string {
  const factor = unit === 'm' ? 100 : unit === 'mm' ? 0.1 : 1;
  return numbers
    .map((number) =>
      factor === 1 ? canonicalNumber(number) : String(round(Number(number.replace(',', '.')) * factor)),
    )
    .join('x');
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}
