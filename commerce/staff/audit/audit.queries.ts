import type { Kysely, Selectable } from 'kysely';
import type { DB } from '#commerce/ground/database/schema.ts';
import type { AuditEntry, JsonFields } from './audit.rules.ts';

export type AuditFilter = {
  readonly actorId?: string | null;
  readonly action?: string | null;
  /** all that happened to one thing: its history */
  readonly subject?: { readonly kind: string; readonly id: string } | null;
  /** null: entries of every tenant and those of none; else of these tenants alone */
  readonly tenantIds: readonly string[] | null;
  readonly from?: Date | null;
  readonly to?: Date | null;
};

/** The newest entries first. @param before entries before this number; null: from the newest on */
export async function findAuditEntries(
  db: Kysely<DB>,
  filter: AuditFilter,
  { first, before }: { readonly first: number; readonly before: number | null },
): Promise<AuditEntry[]> {
  let query = db.selectFrom('audit_entry').selectAll().orderBy('entry_number', 'desc').limit(first);
  if (before !== null) query = query.where('entry_number', '<', before);
  if (filter.actorId) query = query.where('actor_id', '=', filter.actorId);
  if (filter.action) query = query.where('action', '=', filter.action);
  if (filter.subject) {
    const { kind, id } = filter.subject;
    query = query.where('subject_kind', '=', kind).where('subject_id', '=', id);
  }
  if (filter.tenantIds) query = query.where('tenant', 'in', [...filter.tenantIds]);
  if (filter.from) query = query.where('happened_at', '>=', filter.from);
  if (filter.to) query = query.where('happened_at', '<', filter.to);
  return (await query.execute()).map(readEntry);
}

/** Entries in the order of the chain. @param after those after this number */
export async function readAuditChain(db: Kysely<DB>, after: number, count: number): Promise<AuditEntry[]> {
  const rows = await db
    .selectFrom('audit_entry')
    .selectAll()
    .where('entry_number', '>', after)
    .orderBy('entry_number')
    .limit(count)
    .execute();
  return rows.map(readEntry);
}

function readEntry(row: Selectable<DB['audit_entry']>): AuditEntry {
  return {
    entryNumber: row.entry_number,
    happenedAt: row.happened_at,
    actorKind: row.actor_kind as AuditEntry['actorKind'],
    actorId: row.actor_id,
    actorName: row.actor_name,
    tenantId: row.tenant,
    action: row.action,
    subjectKind: row.subject_kind,
    subjectId: row.subject_id,
    reason: row.reason,
    requestId: row.request_id,
    before: row.before as JsonFields,
    after: row.after as JsonFields,
    previousHash: row.previous_hash,
    hash: row.hash,
  };
}
