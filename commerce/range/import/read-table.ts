import { BadFileError } from './bad-file.rules.ts';
import { type FeedRow, SURPLUS } from './google-row.rules.ts';
import type { ReadRow } from './product-write.types.ts';
import { readText } from './read-text.ts';
import { type TableRecord, TableRecords } from './table-records.rules.ts';

const DELIMITERS = ['\t', ';', ','];

/**
 * Rows of a table with a header: fields separated by tabs, as Google requires, or by semicolons or commas. Lines are
 * counted from 1, the header being the first; a row's line is where it ends.
 * @throws BadFileError for a file without header, or when a quotation mark is not closed
 */
export async function* readTable(
  path: string,
  required: readonly string[],
): AsyncGenerator<ReadRow<FeedRow>> {
  let header: readonly string[] | null = null;
  for await (const records of recordsOf(path)) {
    for (const { line, values } of records) {
      if (header) yield { line, value: rowOf(header, values) };
      else header = headerOf(values, required);
    }
  }
  if (!header) throw new BadFileError('the file is empty');
}

async function* recordsOf(path: string): AsyncGenerator<readonly TableRecord[]> {
  let reader: TableRecords | null = null;
  for await (const text of readText(path)) {
    // the first piece contains the whole header
    reader ??= readerFor(text);
    yield reader.read(text);
  }
  if (reader) yield reader.end();
}

function readerFor(beginning: string): TableRecords {
  const [header = ''] = beginning.split(/[\r\n]/, 1);
  const delimiter = DELIMITERS.find((one) => header.includes(one)) ?? '\t';
  return new TableRecords(delimiter, beginning.includes('\n') || !beginning.includes('\r') ? '\n' : '\r');
}

function headerOf(record: readonly string[], required: readonly string[]): string[] {
  const names = record.map(fieldName);
  const missing = required.filter((field) => !names.includes(field));
  if (missing.length > 0)
    throw new BadFileError(`no column ${missing.join(', ')}; the first line names the columns`);
  return names;
}

/** `g:image link` and `Image_Link` are `image_link`. */
export function fieldName(written: string): string {
  return written
    .trim()
    .toLowerCase()
    .replace(/^g:/, '')
    .replaceAll(/[\s-]+/g, '_')
    .replace(/\(.*$/, '')
    .replace(/_+$/, '');
}

function rowOf(header: readonly string[], record: readonly string[]): FeedRow {
  const row: Record<string, string[]> = {};
  for (let index = 0; index < header.length; index += 1) {
    const [name = '', value = ''] = [header[index], record[index]];
    if (value === '') continue;
    if (Object.hasOwn(row, name)) row[name]?.push(value);
    else row[name] = [value];
  }
  const surplus = record.length > header.length ? record.slice(header.length) : [];
  if (surplus.some((value) => value.trim() !== '')) row[SURPLUS] = surplus;
  return row;
}
