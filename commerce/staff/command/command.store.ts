import type { Kysely } from 'kysely';
import type { DB } from '#commerce/ground/database/schema.ts';
import type { JsonValue } from '../audit/audit.rules.ts';

type DoneCommand = { readonly action: string; readonly subjectId: string; readonly outcome: JsonValue };

export async function findDoneCommand(
  db: Kysely<DB>,
  actorId: string,
  idempotencyKey: string,
): Promise<DoneCommand | null> {
  const row = await db
    .selectFrom('staff_command')
    .select(['action', 'subject_id', 'outcome'])
    .where('actor_id', '=', actorId)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
  return row
    ? { action: row.action, subjectId: row.subject_id, outcome: (row.outcome ?? null) as JsonValue }
    : null;
}

export async function insertDoneCommand(
  db: Kysely<DB>,
  command: DoneCommand & { readonly actorId: string; readonly idempotencyKey: string; readonly doneAt: Date },
): Promise<void> {
  await db
    .insertInto('staff_command')
    .values({
      actor_id: command.actorId,
      idempotency_key: command.idempotencyKey,
      action: command.action,
      subject_id: command.subjectId,
      outcome: JSON.stringify(command.outcome),
      done_at: command.doneAt,
    })
    .execute();
}

/** A client that repeats a command does so within days. */
export async function deleteDoneCommands(db: Kysely<DB>, before: Date): Promise<void> {
  await db.deleteFrom('staff_command').where('done_at', '<', before).execute();
}
