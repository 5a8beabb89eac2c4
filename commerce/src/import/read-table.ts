import { pipeline, Readable } from 'node:stream';
import { type Info, parse } from 'csv-parse';
import type { FeedRow } from './google-row.rules.ts';
import type { ReadRow } from './product-write.types.ts';
import { BadFileError, readText } from './read-text.ts';

const DELIMITERS = ['\t', ';', ','];
const LONGEST_RECORD = 512 * 1024;

/**
 * Rows of a table with a header: fields separated by tabs, as Google wants them, or by semicolons or commas, as others
 * write them. Lines are counted from 1, the header being the first; a row's line is where it ends.
 * @throws BadFileError for a file without header, or when a quotation mark never ends
 */
export async function* readTable(
  path: string,
  required: readonly string[],
): AsyncGenerator<ReadRow<FeedRow>> {
  const delimiter = await delimiterOf(path);
  // the parser is destroyed with what went wrong, and the loop below hears of it
  const parser = pipeline(
    Readable.from(readText(path)),
    parse({
      delimiter,
      bom: true,
      info: true,
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: LONGEST_RECORD,
    }),
    () => {},
  );
  let header: readonly string[] | null = null;
  try {
    for await (const entry of parser as AsyncIterable<{ record: string[]; info: Info }>) {
      const { record, info } = entry;
      if (header) yield { line: info.lines, value: rowOf(header, record) };
      else header = headerOf(record, required);
    }
  } catch (error) {
    if (error instanceof BadFileError) throw error;
    throw new BadFileError(`the table is broken: ${error instanceof Error ? error.message : error}`);
  }
  if (!header) throw new BadFileError('the file is empty');
}

async function delimiterOf(path: string): Promise<string> {
  for await (const text of readText(path)) {
    const [line = ''] = text.split(/\r?\n/, 1);
    const found = DELIMITERS.find((delimiter) => line.includes(delimiter));
    return found ?? '\t';
  }
  return '\t';
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
  for (const [index, name] of header.entries()) {
    const value = record[index];
    if (value !== undefined && value !== '' && Object.hasOwn(row, name)) row[name]?.push(value);
    else if (value !== undefined && value !== '') row[name] = [value];
  }
  return row;
}
