import type { TenantField } from '#commerce/range/catalogue/product-fields.rules.ts';
import { readMoment } from './feed-moments.rules.ts';
import type { Reading } from './feed-values.rules.ts';
import type { Row } from './google-row.rules.ts';

/** A field of an extension whose column a feed has. */
export type FeedField = {
  readonly attributeKey: string;
  /** as the reader of the file calls it */
  readonly column: string;
  /** @returns null if the row has no value, or none that fits */
  read(row: Row): string | number | boolean | null;
};

const YES = new Set(['yes', 'true', '1', 'ja', 'oui', 'waar', 'wahr', 'vrai']);
const NO = new Set(['no', 'false', '0', 'nee', 'nein', 'non', 'onwaar', 'falsch', 'faux']);
const NUMBER = /^(-?\d{1,12}(?:[.,]\d{1,6})?)\s*(.*)$/;

/** Readers of the tenant's fields. @param normalizeName how the reader of the file writes the names of columns */
export function createFeedFields(
  fields: readonly TenantField[],
  normalizeName: (name: string) => string,
): FeedField[] {
  return fields.map(({ field, attributeKey, column: written }) => {
    const column = normalizeName(written);
    return { attributeKey, column, read: createValueReader(field, column) };
  });
}

function createValueReader(field: TenantField['field'], column: string): FeedField['read'] {
  switch (field.type) {
    case 'text':
      return (row) => row.readLine(column, field.maxLength) || null;
    case 'number':
      return (row) => row.readOptional(column, (text) => readNumber(text, field.unit ?? ''));
    case 'yes-no':
      return (row) => row.readOptional(column, readYesNo);
    case 'choice': {
      const values = new Map(
        field.options.flatMap(({ value, label }) =>
          [...Object.values(label), value].map((word) => [word.toLowerCase(), value] as const),
        ),
      );
      return (row) => row.readOptional(column, (text) => readChoice(text, values));
    }
    case 'date':
      return (row) => row.readOptional(column, readDay);
  }
}

const accept = <T>(value: T): Reading<T> => ({ ok: true, value });
const reject = (kind: string): Reading<never> => ({ ok: false, kind, why: kind });

/** `12`, `12.5`, `12,5 cm`: a point or a comma is the decimal sign. */
function readNumber(text: string, unit: string): Reading<number> {
  const [, number, behind = ''] = NUMBER.exec(text) ?? [];
  if (number === undefined || (behind !== '' && behind.toLowerCase() !== unit.toLowerCase()))
    return reject(unit === '' ? 'not a number' : `not a number in ${unit}`);
  return accept(Number(number.replace(',', '.')));
}

function readYesNo(text: string): Reading<boolean> {
  const word = text.toLowerCase();
  return YES.has(word) || NO.has(word) ? accept(YES.has(word)) : reject('neither yes nor no');
}

function readChoice(text: string, values: ReadonlyMap<string, string>): Reading<string> {
  const value = values.get(text.toLowerCase());
  return value === undefined ? reject('not one of its choices') : accept(value);
}

function readDay(text: string): Reading<string> {
  const moment = readMoment(text);
  return moment ? accept(moment.day) : reject('not a date');
}
