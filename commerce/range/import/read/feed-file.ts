import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { setImmediate as othersTurn } from 'node:timers/promises';
import { mendRow } from '../double-decoding.rules.ts';
import { type FeedRow, isWritten } from '../feed/google-row.rules.ts';
import type { FileProfile } from '../profiles/profiles.ts';
import type { ReadRow } from '../write/product-write.types.ts';
import { BadFileError } from './bad-file.rules.ts';
import type { FeedSurvey } from './feed-survey.ts';
import { readJsonLines } from './read-json-lines.ts';
import { readTable } from './read-table.ts';
import { createDecoder } from './read-text.ts';
import { readXml } from './read-xml.ts';

/** Rows that are read before other work of the process runs. */
const ROWS_IN_A_TURN = 10;

export type FileFormat = 'google-table' | 'google-xml' | 'json-lines';

/** The format by the file's first sign: `<` is XML, `{` is JSON Lines, anything else a table. */
export async function detectFormat(path: string): Promise<FileFormat> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(1024), 0, 1024, 0);
    const beginning = buffer.subarray(0, bytesRead);
    const first = createDecoder(beginning, { fatal: false }).decode(beginning).trimStart()[0];
    if (first === undefined) throw new BadFileError('the file is empty');
    return first === '<' ? 'google-xml' : first === '{' ? 'json-lines' : 'google-table';
  } finally {
    await file.close();
  }
}

export type FeedSource = {
  readonly path: string;
  readonly format: Exclude<FileFormat, 'json-lines'>;
  /** columns that a table must have */
  readonly required: readonly string[];
  /** of another system's export; null for Google's feed */
  readonly profile?: FileProfile | null;
};

/**
 * The rows of a feed in Google's words, with text mended that was decoded twice.
 * @param onWritten is called with every row as it stands in the file
 */
export async function* readFeed(
  source: FeedSource,
  onWritten: (row: FeedRow) => void = () => {},
): AsyncGenerator<ReadRow<FeedRow>> {
  const { profile = null } = source;
  const readOwn = () => readWrittenRows(source, onWritten);
  for await (const row of profile ? profile.convertRows(readOwn) : readOwn())
    yield { ...row, value: mendRow(row.value) };
}

async function* readWrittenRows(
  { path, format, required, profile = null }: FeedSource,
  onWritten: (row: FeedRow) => void,
): AsyncGenerator<ReadRow<FeedRow>> {
  const rows =
    format === 'google-xml'
      ? readXml(path)
      : readTable(path, profile?.profile.head ?? required, (name) => profile?.resolveColumn(name) ?? name);
  for await (const row of rows) {
    onWritten(row.value);
    yield row;
  }
}

/**
 * Reads the whole file once before anything is written, so that a broken one changes nothing.
 * @param survey is called with every row of a feed
 * @returns the number of rows, the fields of a feed in Google's words and as they stand in the file, and the file's
 *   sha-256 (hex), by which an interrupted import is recognised
 * @throws BadFileError
 */
export async function inspect(
  { path, format, ...source }: Omit<FeedSource, 'format'> & { readonly format: FileFormat },
  survey: Pick<FeedSurvey, 'add'> | null,
): Promise<{
  rows: number;
  fields: ReadonlySet<string>;
  written: ReadonlySet<string>;
  sha256: string;
}> {
  let rows = 0;
  const [fields, written] = [new Set<string>(), new Set<string>()];
  const onWritten = (row: FeedRow) => {
    for (const field in row) if (isWritten(field)) written.add(field);
  };
  if (format === 'json-lines') for await (const _ of readJsonLines(path)) rows += 1;
  else
    for await (const { value } of readFeed({ ...source, path, format }, onWritten)) {
      rows += 1;
      if (rows % ROWS_IN_A_TURN === 0) await othersTurn();
      for (const field in value) if (isWritten(field)) fields.add(field);
      survey?.add(value);
    }
  if (rows === 0) throw new BadFileError('the file has no rows');
  const hash = createHash('sha256');
  for await (const bytes of createReadStream(path)) hash.update(bytes as Buffer);
  return { rows, fields, written, sha256: hash.digest('hex') };
}
