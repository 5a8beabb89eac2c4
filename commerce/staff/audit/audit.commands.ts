import type { Kysely } from 'kysely';
import type { DB } from '#commerce/ground/database/schema.ts';
import { lockForAllUntilCommit } from '#commerce/ground/kernel/transaction-lock.ts';
import { type AuditFacts, FIRST_HASH, hashAuditEntry } from './audit.rules.ts';

/**
 * Appends an entry to the chain, in the caller's transaction. Entries are written one after the other: whoever writes
 * holds the chain until the transaction ends, so this comes last in it.
 */
export async function appendAuditEntry(db: Kysely<DB>, facts: AuditFacts): Promise<number> {
  await lockForAllUntilCommit({ db }, 'audit chain');
  const last = await db
    .selectFrom('audit_entry')
    .select(['entry_number', 'hash'])
    .orderBy('entry_number', 'desc')
    .limit(1)
    .executeTakeFirst();
  const entryNumber = (last?.entry_number ?? 0) + 1;
  const previousHash = last?.hash ?? FIRST_HASH;
  await db
    .insertInto('audit_entry')
    .values({
      entry_number: entryNumber,
      happened_at: facts.happenedAt,
      actor_kind: facts.actorKind,
      actor_id: facts.actorId,
      actor_name: facts.actorName,
      tenant: facts.tenantId,
      action: facts.action,
      subject_kind: facts.subjectKind,
      subject_id: facts.subjectId,
      reason: facts.reason,
      request_id: facts.requestId,
      before: JSON.stringify(facts.before),
      after: JSON.stringify(facts.after),
      previous_hash: previousHash,
      hash: hashAuditEntry(facts, entryNumber, previousHash),
    })
    .execute();
  return entryNumber;
}
