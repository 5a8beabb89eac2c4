import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { DB } from '#commerce/ground/database/schema.ts';
import type { Grant } from '../access/rights.rules.ts';
import { createSecret, hashSecret } from '../access/secret.rules.ts';
import { type DeskLanguage, findMember, type StaffMember } from './staff-member.queries.ts';

/** @returns its id; null if a member with the address exists */
export async function insertMember(
  db: Kysely<DB>,
  member: { readonly email: string; readonly name: string; readonly language: DeskLanguage },
  now: Date,
): Promise<string | null> {
  const row = await db
    .insertInto('staff_member')
    .values({ ...member, state: 'invited', created_at: now })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('staff_member_id')
    .executeTakeFirst();
  return row?.staff_member_id ?? null;
}

export async function replaceGrants(
  db: Kysely<DB>,
  staffMemberId: string,
  grants: readonly Grant[],
): Promise<void> {
  await db.deleteFrom('staff_grant').where('staff_member_id', '=', staffMemberId).execute();
  if (grants.length === 0) return;
  const rows = grants.map(({ role, tenantScope }) => ({
    staff_member_id: staffMemberId,
    role,
    tenant_scope: tenantScope,
  }));
  await db
    .insertInto('staff_grant')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function updateMember(
  db: Kysely<DB>,
  staffMemberId: string,
  change: {
    readonly name?: string;
    readonly language?: DeskLanguage;
    readonly state?: StaffMember['state'];
    readonly password_hash?: string;
    readonly totp_secret?: string;
  },
): Promise<void> {
  await db.updateTable('staff_member').set(change).where('staff_member_id', '=', staffMemberId).execute();
}

/** Uses a code's time step up; of two requests with one code at once one gets it. */
export async function spendTotpStep(db: Kysely<DB>, staffMemberId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('staff_member')
    .set({ totp_last_step: step })
    .where('staff_member_id', '=', staffMemberId)
    .where('totp_last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** An earlier link of the member ends. @returns the secret for the link; it is stored nowhere */
export async function insertInvitation(
  db: Kysely<DB>,
  staffMemberId: string,
  expiresAt: Date,
): Promise<string> {
  await deleteInvitations(db, staffMemberId);
  const secret = createSecret();
  await db
    .insertInto('staff_invitation')
    .values({ token_hash: hashSecret(secret), staff_member_id: staffMemberId, expires_at: expiresAt })
    .execute();
  return secret;
}

export async function findInvited(db: Kysely<DB>, secret: string, now: Date): Promise<StaffMember | null> {
  const row = await db
    .selectFrom('staff_invitation')
    .select('staff_member_id')
    .where('token_hash', '=', hashSecret(secret))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row ? findMember(db, row.staff_member_id) : null;
}

export async function deleteInvitations(db: Kysely<DB>, staffMemberId: string): Promise<void> {
  await db.deleteFrom('staff_invitation').where('staff_member_id', '=', staffMemberId).execute();
}

/** Whether anybody but this member is active and has a role that may manage staff in every tenant. */
export async function hasOtherAdministrator(db: Kysely<DB>, staffMemberId: string): Promise<boolean> {
  const { rows } = await sql<{ found: number }>`
    select 1 as found from staff_member m join staff_grant g using (staff_member_id)
     where m.state = 'active' and g.role = 'administrator' and g.tenant_scope = '*'
       and m.staff_member_id <> ${staffMemberId} limit 1`.execute(db);
  return rows.length > 0;
}
