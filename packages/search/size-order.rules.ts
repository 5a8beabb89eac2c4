/** Small to large; a figure or as many X in front go further in the same direction: 2XL is XXL. */
const LETTERS = /^(?:(\d{1,2}) ?x|(x*))[- ]?(s|m|l|small|medium|large)(?![a-z])/;
/** Ages of children: months, then years. */
const AGE = /^(\d{1,3})(?: ?[-–/] ?\d{1,3})? ?(m|mnd|maand(?:en)?|monate?|mois|j|jr|jaar|jahre?|ans?)\b/;
const MONTHS = /^m/;
const FRACTIONS: Readonly<Record<string, string>> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
};
const NUMBER = /(\d+(?:[.,]\d+)?)(?: ?(\d)\/(\d)(?!\d))?/g;

type Place = { readonly group: number; readonly numbers: readonly number[] };

/**
 * Sorts sizes like a shelf: XXS before S, 2XL beside XXL, 3 months before 2 years, 38 before 38 1/2 and 104, 75A before
 * 75B; everything else last, by its letters.
 */
export function compareSizes(a: string, b: string): number {
  const [one, other] = [findPlace(a), findPlace(b)];
  if (one.group !== other.group) return one.group - other.group;
  for (const [index, number] of one.numbers.entries()) {
    const difference = number - (other.numbers[index] ?? Number.NEGATIVE_INFINITY);
    if (difference !== 0) return difference;
  }
  return one.numbers.length - other.numbers.length || (a < b ? -1 : a > b ? 1 : 0);
}

function findPlace(written: string): Place {
  const size = written
    .trim()
    .toLowerCase()
    .replaceAll(/[½⅓⅔¼¾]/g, (sign) => ` ${FRACTIONS[sign]}`);
  const letters = LETTERS.exec(size);
  if (letters) {
    const [, figure, signs = '', letter = ''] = letters;
    const steps = letter.startsWith('m') ? 0 : 1 + (figure === undefined ? signs.length : Number(figure));
    return { group: 0, numbers: [letter.startsWith('s') ? -steps : steps] };
  }
  const [, age, unit = ''] = AGE.exec(size) ?? [];
  if (age !== undefined) return { group: 1, numbers: [Number(age) * (MONTHS.test(unit) ? 1 : 12)] };
  const numbers = [...size.matchAll(NUMBER)].map(
    ([, whole = '', part = '0', of = '1']) => Number(whole.replace(',', '.')) + Number(part) / Number(of),
  );
  return numbers.length > 0 ? { group: 2, numbers } : { group: 3, numbers: [] };
}
