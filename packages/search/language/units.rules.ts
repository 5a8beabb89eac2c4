/** Spellings of units in any language, folded, by the index's own. */
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
  ah: 'ah',
  va: 'va',
  lm: 'lm lumen lumens',
  rpm: 'rpm',
  hz: 'hz hertz',
  ghz: 'ghz',
  gb: 'gb gigabyte',
  tb: 'tb terabyte',
  mp: 'mp megapixel megapixels mpx',
  db: 'db decibel dezibel decibels',
  bar: 'bar',
};

const UNITS = new Map(
  Object.entries(SPELLINGS).flatMap(([unit, spellings]) =>
    spellings.split(' ').map((spelling): [string, string] => [spelling, unit]),
  ),
);

/** Spellings that are other words elsewhere: "2 to 5" is no amount of terabytes. */
const OF_LANGUAGE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  fr: { go: 'gb', to: 'tb' },
};

/** @returns the index's spelling of a unit, null for another word */
export function parseUnit(language: string, word: string): string | null {
  return UNITS.get(word) ?? OF_LANGUAGE[language]?.[word] ?? null;
}

/** A number with its unit as a token has it: "1.5m". @returns null for another word */
export function parseMeasure(term: string): { readonly amount: number; readonly unit: string } | null {
  const [, amount, written] = /^(\d+(?:\.\d+)?)([a-z]+2?)$/.exec(term) ?? [];
  const unit = written === undefined ? null : (UNITS.get(written) ?? null);
  return amount === undefined || unit === null ? null : { amount: Number(amount), unit };
}

/** Units of one kind by the factor to the first of them. */
const FAMILIES: readonly Readonly<Record<string, number>>[] = [
  { cm: 1, mm: 0.1, m: 100 },
  { kg: 1, g: 0.001 },
  { l: 1, cl: 0.01, ml: 0.001 },
  { w: 1, kw: 1000 },
  { gb: 1, tb: 1000 },
  { ah: 1, mah: 0.001 },
];

/** An amount of one unit in another; both in the index's spelling. @returns null: they measure different things */
export function convertMeasure(amount: number, from: string, to: string): number | null {
  if (from === to) return amount;
  const family = FAMILIES.find((units) => from in units && to in units);
  if (!family) return null;
  return Math.round((amount * (family[from] as number) * 1000) / (family[to] as number)) / 1000;
}

/** The same amount in the other units of its kind: 2000gb is 2tb. */
export function listEqualMeasures(term: string): string[] {
  const measure = parseMeasure(term);
  if (!measure) return [];
  const { amount, unit } = measure;
  const family = FAMILIES.find((units) => unit in units) ?? {};
  return Object.keys(family).flatMap((other) => {
    const converted = other === unit ? null : convertMeasure(amount, unit, other);
    return converted === null || convertMeasure(converted, other, unit) !== amount
      ? []
      : `${converted}${other}`;
  });
}

/** An amount as people write it: 2,5 or 10.000 or 10'000. */
export const AMOUNT = String.raw`\d+(?:[.,]\d+)?|\d{1,3}(?:[.,']\d{3})+`;
/** the sign between thousands, which others write before decimals */
const THOUSANDS: Readonly<Record<string, string>> = { nl: '.', de: '.', en: ',' };

/**
 * Normalises amounts: 1.50 and 1,5 are one number, as are 007 and 7 in a decimal, 10.000 and 10000 in Dutch; whole
 * numbers stay as written. Three zeros are thousands in any language.
 */
export function normalizeNumber(language: string, written: string): string {
  const groups = written.split(/[.,']/);
  const [whole = '', behind] = groups;
  if (behind === undefined) return written;
  const isGrouped = /^[1-9]\d{0,2}$/.test(whole) && groups.slice(1).every((group) => group.length === 3);
  const isThousands = groups.length > 2 || behind === '000' || written.includes(THOUSANDS[language] ?? "'");
  if (isGrouped && isThousands) return groups.join('');
  return String(Number(`${whole}.${behind}`));
}

/**
 * Measures of one object, in centimetres where they are lengths: "1,4 x 2 m" and "140 × 200 cm" are 140x200. Without
 * a unit, or in inches, the numbers stay as they are.
 */
export function normalizeMeasures(language: string, numbers: readonly string[], unit: string | null): string {
  const factor = unit === 'm' ? 100 : unit === 'mm' ? 0.1 : 1;
  return numbers
    .map((number) =>
      factor === 1
        ? normalizeNumber(language, number)
        : String(roundToTenth(Number(normalizeNumber(language, number)) * factor)),
    )
    .join('x');
}

function roundToTenth(number: number): number {
  return Math.round(number * 10) / 10;
}
