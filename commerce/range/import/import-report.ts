import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { finished } from 'node:stream/promises';
import { type NoticeCount, type NoticedRow, Notices, noticeText } from './import-notices.ts';
import { type RefusalCount, RefusalCounts } from './refusal-kinds.rules.ts';
import type { RefusedRow } from './write/product-write.types.ts';

export type ImportReport = {
  add(rows: readonly RefusedRow[]): void;
  /** The kinds of reasons for which rows were refused, the commonest first. */
  refusals(): readonly RefusalCount[];
  /** Counts values that were changed, cut or left out of accepted rows; they are written at the end. */
  count(rows: readonly NoticedRow[]): void;
  countNotices(): readonly NoticeCount[];
  /** Adds a finding that belongs to no row: about the whole file, or about an article that it does not name. */
  note(id: string, text: string): void;
  close(): Promise<void>;
};

/**
 * Writes refused rows as CSV (RFC 4180): line of the file, id, every reason. At the end, without a line, findings
 * that belong to no single row: how many rows were changed in which way, with examples.
 * @param append whether an interrupted import continues its report
 */
export async function openReport(path: string, append: boolean): Promise<ImportReport> {
  await mkdir(dirname(path), { recursive: true });
  const file = createWriteStream(path, { flags: append ? 'a' : 'w' });
  if (!append) file.write('line,id,reason\r\n');
  const notices = new Notices();
  const refusals = new RefusalCounts();
  return {
    count: (rows) => notices.add(rows),
    countNotices: () => notices.listAll(),
    refusals: () => refusals.all(),
    add(rows) {
      refusals.add(rows);
      for (const { line, id, reasons } of rows)
        file.write(`${line},${formatCell(id ?? '')},${formatCell(reasons.join('; '))}\r\n`);
    },
    note(id, text) {
      file.write(`,${formatCell(id)},${formatCell(text)}\r\n`);
    },
    async close() {
      for (const notice of notices.listAll()) file.write(`,"",${formatCell(noticeText(notice))}\r\n`);
      file.end();
      await finished(file);
    },
  };
}

/** A quoted cell that no spreadsheet takes for a formula (OWASP, CSV injection). */
function formatCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
