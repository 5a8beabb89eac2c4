import pg from 'pg';

const INT8 = 20;
const INT8_ARRAY = 1016;
const DATE = 1082;
const DATE_ARRAY = 1182;

type Parser = (text: string) => unknown;

const ownParsers = new Map<number, Parser>([
  [INT8, parseSafeInteger],
  [INT8_ARRAY, (text) => parseTextArray(text).map((item) => (item === null ? null : parseSafeInteger(item)))],
  [DATE, (text) => text],
  [DATE_ARRAY, parseTextArray],
]);

/**
 * How a column's value arrives in JavaScript: bigint as number, date as 'YYYY-MM-DD', numeric as string
 * (nothing is rounded on the way), timestamptz as Date, json parsed; the rest as node-postgres does.
 */
export function getParser(oid: number, format: 'text' | 'binary' = 'text'): Parser {
  const own = format === 'text' ? ownParsers.get(oid) : undefined;
  return own ?? (pg.types.getTypeParser(oid, format as 'text') as Parser);
}

/** @throws RangeError when the integer is beyond 2^53: rounding it silently would be another number */
function parseSafeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} is not a safe integer`);
  return value;
}

/** Items of a one-dimensional array whose items need no quotes: integers and dates. */
function parseTextArray(text: string): (string | null)[] {
  const items = text.slice(1, -1);
  return items === '' ? [] : items.split(',').map((item) => (item === 'NULL' ? null : item));
}
