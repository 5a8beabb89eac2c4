import type { Kysely, Selectable } from 'kysely';
import type { DB } from '#commerce/ground/database/schema.ts';
import { type Grant, isRole } from '../access/rights.rules.ts';

export const DESK_LANGUAGES = ['nl', 'de', 'fr', 'en'] as const;
export type DeskLanguage = (typeof DESK_LANGUAGES)[number];

/** A member of staff as the desk shows one. */
export type StaffMember = {
  readonly staffMemberId: string;
  readonly email: string;
  readonly name: string;
  readonly language: DeskLanguage;
  readonly state: 'invited' | 'active' | 'blocked';
  readonly hasSecondFactor: boolean;
  readonly createdAt: Date;
  readonly grants: readonly Grant[];
};

export type StaffCredentials = {
  readonly member: StaffMember;
  readonly passwordHash: string | null;
  readonly totp: { readonly secret: string; readonly lastStep: number } | null;
};

type MemberRow = Selectable<DB['staff_member']>;

export async function listMembers(db: Kysely<DB>): Promise<StaffMember[]> {
  const rows = await db.selectFrom('staff_member').selectAll().orderBy('name').orderBy('email').execute();
  return addGrants(db, rows);
}

export async function findMember(db: Kysely<DB>, staffMemberId: string): Promise<StaffMember | null> {
  return (await findCredentials(db, 'staff_member_id', staffMemberId))?.member ?? null;
}

export async function findCredentials(
  db: Kysely<DB>,
  column: 'email' | 'staff_member_id',
  value: string,
): Promise<StaffCredentials | null> {
  const row = await db.selectFrom('staff_member').selectAll().where(column, '=', value).executeTakeFirst();
  if (!row) return null;
  const [member] = await addGrants(db, [row]);
  if (!member) return null;
  const { password_hash: passwordHash, totp_secret: secret, totp_last_step: lastStep } = row;
  return { member, passwordHash, totp: secret === null ? null : { secret, lastStep: lastStep } };
}

async function addGrants(db: Kysely<DB>, rows: readonly MemberRow[]): Promise<StaffMember[]> {
  if (rows.length === 0) return [];
  const grants = await db
    .selectFrom('staff_grant')
    .selectAll()
    .where(
      'staff_member_id',
      'in',
      rows.map(({ staff_member_id }) => staff_member_id),
    )
    .orderBy('role')
    .orderBy('tenant_scope')
    .execute();
  const byMember = Map.groupBy(grants, ({ staff_member_id }) => staff_member_id);
  return rows.map((row) => readMember(row, byMember.get(row.staff_member_id) ?? []));
}

function readMember(row: MemberRow, grants: readonly Selectable<DB['staff_grant']>[]): StaffMember {
  return {
    staffMemberId: row.staff_member_id,
    email: row.email,
    name: row.name,
    language: row.language as DeskLanguage,
    state: row.state as StaffMember['state'],
    hasSecondFactor: row.totp_secret !== null,
    createdAt: row.created_at,
    // a role that a later version took away gives nothing
    grants: grants.flatMap(({ role, tenant_scope }) =>
      isRole(role) ? [{ role, tenantScope: tenant_scope }] : [],
    ),
  };
}
