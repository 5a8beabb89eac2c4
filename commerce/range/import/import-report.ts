import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { finished } from 'node:stream/promises';
import { type NoticeCount, type NoticedRow, Notices, noticeText } from './import-notices.ts';
import type { RefusedRow } from './product-write.types.ts';

export type ImportReport = {
  add(rows: readonly RefusedRow[]): void;
  /** Values that were changed, cut or left out of rows that came in: counted, written at the end. */
  count(rows: readonly NoticedRow[]): void;
  counted(): readonly NoticeCount[];
  /** A finding beside the rows: about the whole file, or about an article that it does not name. */
  note(id: string, text: string): void;
  close(): Promise<void>;
};

/**
 * Refused rows as CSV (RFC 4180): line of the file, id, every reason. At the end, without a line, what concerns no
 * single row: how many rows were changed in what way, with examples.
 * @param append an interrupted import goes on with its report
 */
export async function openReport(path: string, append: boolean): Promise<ImportReport> {
  await mkdir(dirname(path), { recursive: true });
  const file = createWriteStream(path, { flags: append ? 'a' : 'w' });
  if (!append) file.write('line,id,reason\r\n');
  const notices = new Notices();
  return {
    count: (rows) => notices.add(rows),
    counted: () => notices.all(),
    add(rows) {
      for (const { line, id, reasons } of rows)
        file.write(`${line},${cell(id ?? '')},${cell(reasons.join('; '))}\r\n`);
    },
    note(id, text) {
      file.write(`,${cell(id)},${cell(text)}\r\n`);
    },
    async close() {
      for (const notice of notices.all()) file.write(`,"",${cell(noticeText(notice))}\r\n`);
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
