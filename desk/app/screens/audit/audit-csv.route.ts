import { readListState } from '#desk/app/list/list-address.ts';
import { loadScreen } from '#desk/app/request/screen-loader.ts';
import { AUDIT_FILTERS, type AuditEntry, queryAudit } from './audit.query.ts';
import { writeCsvLine } from './csv.ts';

const PAGE = 200;
/** A file that a spreadsheet still opens; who needs more narrows the days. */
const MOST_ENTRIES = 20_000;

const FIELDS = [
  'entryNumber',
  'happenedAt',
  'actorKind',
  'actorName',
  'tenantId',
  'action',
  'subjectKind',
  'subjectId',
  'reason',
  'requestId',
] as const;

/** Sends the entries that the audit's filters find as a CSV file (RFC 4180). */
export const loader = loadScreen('audit.read', async ({ desk, url }) => {
  const { filters } = readListState(url.searchParams, {
    columns: [],
    sort: { key: 'time', descending: true },
    filters: AUDIT_FILTERS,
  });
  const lines = [writeCsvLine([...FIELDS, 'changes'])];
  let before: number | null = null;
  do {
    const { entries, next }: { entries: AuditEntry[]; next: number | null } = await queryAudit(
      desk,
      filters,
      {
        first: PAGE,
        before,
      },
    );
    lines.push(...entries.map(writeEntry));
    before = next;
  } while (before !== null && lines.length <= MOST_ENTRIES);
  return new Response(`\uFEFF${lines.join('')}`, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="audit.csv"',
    },
  });
});

function writeEntry(entry: AuditEntry): string {
  return writeCsvLine([...FIELDS.map((field) => String(entry[field] ?? '')), JSON.stringify(entry.changes)]);
}
