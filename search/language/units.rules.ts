/** How units are written in the three languages, folded, by the one spelling that the index has. */
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

/** @returns the index' spelling of a unit, null for another word */
export function unitOf(word: string): string | null {
  return UNITS.get(word) ?? null;
}

/** 1.50 and 1,5 are one number, as is 007 and 7 of a decimal; whole numbers stay as they are written. */
export function canonicalNumber(written: string): string {
  const dotted = written.replace(',', '.');
  return dotted.includes('.') ? String(Number(dotted)) : dotted;
}

/**
 * Measures that belong together, in centimetres where they are lengths: "1,4 x 2 m" and "140 × 200 cm" are 140x200.
 * Without a unit, or in inches, the numbers stay as they are.
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
