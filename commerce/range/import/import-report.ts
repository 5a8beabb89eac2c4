import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { finished } from 'node:stream/promises';
import type { RefusedRow } from './product-write.types.ts';

export type ImportReport = {
  add(rows: readonly RefusedRow[]): void;
  /** A finding beside the rows: about the whole file, or about an article that it does not name. */
  note(id: string, text: string): void;
  close(): Promise<void>;
};

/**
 * Refused rows as CSV (RFC 4180): line of the file, id, every reason; without a line what concerns no row. @param append an interrupted import goes on with
 * its report
 */
export async function openReport(path: string, append: boolean): Promise<ImportReport> {
  await mkdir(dirname(path), { recursive: true });
  const file = createWriteStream(path, { flags: append ? 'a' : 'w' });
  if (!append) file.write('line,id,reason\r\n');
  return {
    add(rows) {
      for (const { line, id, reasons } of rows)
        file.write(`${line},${cell(id ?? '')},${cell(reasons.join('; '))}\r\n`);
    },
    note(id, text) {
      file.write(`,${cell(id)},${cell(text)}\r\n`);
    },
    async close() {
      file.end();
      await finished(file);
    },
  };
}

/** Quoted, and nothing that a spreadsheet would reckon (OWASP, CSV injection). */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
