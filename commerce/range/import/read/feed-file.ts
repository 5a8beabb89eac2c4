import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { setImmediate as othersTurn } from 'node:timers/promises';
import { mendRow } from '../double-decoding.rules.ts';
import { type FeedRow, isWritten } from '../feed/google-row.rules.ts';
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

/**
 * The rows of a feed, with text mended that was decoded twice.
 * @param required columns that a table must have
 */
export async function* readFeed(
  path: string,
  format: Exclude<FileFormat, 'json-lines'>,
  required: readonly string[],
): AsyncGenerator<ReadRow<FeedRow>> {
  const rows = format === 'google-xml' ? readXml(path) : readTable(path, required);
  for await (const row of rows) yield { ...row, value: mendRow(row.value) };
}

/**
 * Reads the whole file once before anything is written, so that a broken one changes nothing.
 * @param survey is called with every row of a feed
 * @returns the number of rows, the fields of a feed, and the file's sha-256 (hex), by which an interrupted import is
 *   recognised
 * @throws BadFileError
 */
export async function inspect(
  path: string,
  format: FileFormat,
  { required, survey }: { required: readonly string[]; survey: Pick<FeedSurvey, 'add'> | null },
): Promise<{ rows: number; fields: ReadonlySet<string>; sha256: string }> {
  let rows = 0;
  const fields = new Set<string>();
  if (format === 'json-lines') for await (const _ of readJsonLines(path)) rows += 1;
  else
    for await (const { value } of readFeed(path, format, required)) {
      rows += 1;
      if (rows % ROWS_IN_A_TURN === 0) await othersTurn();
      for (const field in value) if (isWritten(field)) fields.add(field);
      survey?.add(value);
    }
  if (rows === 0) throw new BadFileError('the file has no rows');
  const hash = createHash('sha256');
  for await (const bytes of createReadStream(path)) hash.update(bytes as Buffer);
  return { rows, fields, sha256: hash.digest('hex') };
}
