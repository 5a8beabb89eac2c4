import { FAULT, type FeedRow, LOOSE_MARK } from '../feed/google-row.rules.ts';
import type { ReadRow } from '../write/product-write.types.ts';
import { BadFileError } from './bad-file.rules.ts';
import { shortenForReport } from './feed-text.rules.ts';
import { readText } from './read-text.ts';
import { LONGEST_RECORD, type TableRecord, TableRecords } from './table-records.rules.ts';

const DELIMITERS = ['\t', ';', ','];
/** The line that sets the delimiter for Excel. */
const EXCEL_DELIMITER = /^"?sep=([\t;,])"?(?=[\r\n])/i;

/**
 * Rows of a table with a header: fields separated by tabs, as Google requires, or by semicolons or commas. Lines are
 * counted from 1, the header being the first; a row's line is where it ends.
 * @param resolveName what a column is called that newer files of a system have renamed
 * @throws BadFileError for a file without header
 */
export async function* readTable(
  path: string,
  required: readonly string[],
  resolveName: (name: string) => string = (name) => name,
): AsyncGenerator<ReadRow<FeedRow>> {
  const table = new TableReader(required, resolveName);
  for await (const text of readText(path)) yield* table.read(text);
  yield* table.end();
}

class TableReader {
  readonly #required: readonly string[];
  readonly #resolveName: (name: string) => string;
  #records: TableRecords | null = null;
  #header: readonly string[] | null = null;

  constructor(required: readonly string[], resolveName: (name: string) => string) {
    this.#required = required;
    this.#resolveName = resolveName;
  }

  read(text: string): ReadRow<FeedRow>[] {
    if (this.#records) return this.#readRows(this.#records.read(text));
    this.#records = this.#openRecords(text);
    return this.#readRows(this.#records.read(text.replace(EXCEL_DELIMITER, '')));
  }

  end(): ReadRow<FeedRow>[] {
    const rows = this.#readRows(this.#records?.end() ?? []);
    if (!this.#header) throw new BadFileError('the file is empty');
    return rows;
  }

  /** @param beginning contains the whole header */
  #openRecords(beginning: string): TableRecords {
    const [header = ''] = beginning
      .replace(EXCEL_DELIMITER, '')
      .trimStart()
      .split(/[\r\n]/, 1);
    const told = EXCEL_DELIMITER.exec(beginning)?.[1];
    const delimiter = told ?? DELIMITERS.find((one) => header.includes(one)) ?? '\t';
    const lineEnd = beginning.includes('\n') || !beginning.includes('\r') ? '\n' : '\r';
    return new TableRecords(delimiter, lineEnd, (names) => this.#judge(this.#readNames(names), delimiter));
  }

  #readNames(written: readonly string[]): string[] {
    return written.map((name) => this.#resolveName(normalizeFieldName(name)));
  }

  /** Decides whether values form a row. Prose has commas and semicolons too, so for those the values count. */
  #judge(names: readonly string[], delimiter: string): (values: readonly string[]) => boolean {
    const read = (name: string) => {
      const index = names.indexOf(name);
      return (values: readonly string[]) => (index < 0 ? null : (values[index] ?? '').trim());
    };
    const required = (delimiter === '\t' ? this.#required.slice(0, 1) : this.#required).map(read);
    const [price, availability] = [read('price'), read('availability')];
    return (values) =>
      values.length === names.length &&
      required.every((value) => value(values) !== '') &&
      (delimiter === '\t' ||
        (/\d/.test(price(values) ?? '1') && /stock|order/i.test(availability(values) ?? 'stock')));
  }

  #readRows(records: readonly TableRecord[]): ReadRow<FeedRow>[] {
    const rows: ReadRow<FeedRow>[] = [];
    for (const record of records) {
      if (this.#header) rows.push({ line: record.line, value: readRow(this.#header, record) });
      else this.#header = checkHeader(this.#readNames(record.values), this.#required);
    }
    return rows;
  }
}

function checkHeader(names: readonly string[], required: readonly string[]): readonly string[] {
  const missing = required.filter((field) => !names.includes(field));
  if (missing.length > 0)
    throw new BadFileError(`no column ${missing.join(', ')}; the first line names the columns`);
  return names;
}

/** `g:image link` and `Image_Link` are `image_link`. */
export function normalizeFieldName(written: string): string {
  return written
    .trim()
    .toLowerCase()
    .replace(/^g:/, '')
    .replaceAll(/[\s-]+/g, '_')
    .replace(/\(.*$/, '')
    .replace(/_+$/, '');
}

function readRow(header: readonly string[], record: TableRecord): FeedRow {
  const row: Record<string, string[]> = {};
  for (let index = 0; index < header.length; index += 1) {
    const [name = '', value = ''] = [header[index], record.values[index]];
    if (value === '') continue;
    if (Object.hasOwn(row, name)) row[name]?.push(value);
    else row[name] = [value];
  }
  const fault = findFault(header, record);
  if (fault) row[FAULT] = [fault];
  if (record.hasLooseMark) row[LOOSE_MARK] = [record.values.find((value) => value.startsWith('"')) ?? ''];
  return row;
}

/** The fault of a row as a whole: a row that was cut off must not be taken for one with fewer values. */
function findFault({ length }: readonly string[], { values, isTooLong }: TableRecord): string | null {
  if (isTooLong) return `longer than ${LONGEST_RECORD} characters`;
  if (values.length < length) return `fewer values than columns: ${values.length} of ${length}`;
  const surplus = values.slice(length);
  return surplus.some((value) => value.trim() !== '')
    ? `more values than columns: "${shortenForReport(surplus.join(' | '))}"`
    : null;
}
