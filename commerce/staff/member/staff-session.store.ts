import type { Kysely } from 'kysely';
import type { DB } from '#commerce/ground/database/schema.ts';

export type StaffSessionRow = {
  readonly sessionId: string;
  readonly staffMemberId: string;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  readonly device: string;
};

export async function insertSession(db: Kysely<DB>, session: StaffSessionRow): Promise<void> {
  await db
    .insertInto('staff_session')
    .values({
      session_id: session.sessionId,
      staff_member_id: session.staffMemberId,
      created_at: session.createdAt,
      last_seen_at: session.lastSeenAt,
      device: session.device,
    })
    .execute();
}

/** @param from sessions that began, and were used, after these moments */
export async function findSession(
  db: Kysely<DB>,
  sessionId: string,
  from: { readonly createdAfter: Date; readonly seenAfter: Date },
): Promise<StaffSessionRow | null> {
  const row = await db
    .selectFrom('staff_session')
    .selectAll()
    .where('session_id', '=', sessionId)
    .where('created_at', '>', from.createdAfter)
    .where('last_seen_at', '>', from.seenAfter)
    .executeTakeFirst();
  return row ? readRow(row) : null;
}

export async function touchSession(db: Kysely<DB>, sessionId: string, now: Date): Promise<void> {
  await db
    .updateTable('staff_session')
    .set({ last_seen_at: now })
    .where('session_id', '=', sessionId)
    .execute();
}

export async function listMemberSessions(
  db: Kysely<DB>,
  staffMemberId: string,
  from: { readonly createdAfter: Date; readonly seenAfter: Date },
): Promise<StaffSessionRow[]> {
  const rows = await db
    .selectFrom('staff_session')
    .selectAll()
    .where('staff_member_id', '=', staffMemberId)
    .where('created_at', '>', from.createdAfter)
    .where('last_seen_at', '>', from.seenAfter)
    .orderBy('last_seen_at', 'desc')
    .execute();
  return rows.map(readRow);
}

export async function deleteSession(db: Kysely<DB>, sessionId: string): Promise<void> {
  await db.deleteFrom('staff_session').where('session_id', '=', sessionId).execute();
}

export async function deleteMemberSessions(db: Kysely<DB>, staffMemberId: string): Promise<void> {
  await db.deleteFrom('staff_session').where('staff_member_id', '=', staffMemberId).execute();
}

export async function deleteEndedSessions(
  db: Kysely<DB>,
  { createdAfter, seenAfter }: { readonly createdAfter: Date; readonly seenAfter: Date },
): Promise<void> {
  await db
    .deleteFrom('staff_session')
    .where((eb) => eb.or([eb('created_at', '<=', createdAfter), eb('last_seen_at', '<=', seenAfter)]))
    .execute();
}

function readRow(row: {
  session_id: string;
  staff_member_id: string;
  created_at: Date;
  last_seen_at: Date;
  device: string;
}): StaffSessionRow {
  return {
    sessionId: row.session_id,
    staffMemberId: row.staff_member_id,
    createdAt: row.created_at,
    lastSeenAt: row.last_seen_at,
    device: row.device,
  };
}
