import type { Database } from '../../../commerce/ground/database/connection.ts';
import type { Transaction } from './transaction.ts';

type DemoMember = {
  readonly role: string;
  readonly name: string;
  readonly language: 'nl' | 'de' | 'fr' | 'en';
};

/** A member of staff for each role that has something to do in the desk. None has a second factor. */
const MEMBERS: readonly DemoMember[] = [
  { role: 'administrator', name: 'Ilse Bakker', language: 'nl' },
  { role: 'order_desk', name: 'Daan Mulder', language: 'nl' },
  { role: 'returns_clerk', name: 'Yara Smit', language: 'nl' },
  { role: 'credit_officer', name: 'Markus Weber', language: 'de' },
  { role: 'credit_approver', name: 'Petra Lang', language: 'de' },
  { role: 'service_agent', name: 'Chloé Rochat', language: 'fr' },
  { role: 'accountant', name: 'Ruth Keller', language: 'de' },
  { role: 'auditor', name: 'Emma Clarke', language: 'en' },
];
const DOMAIN = 'desk.example';

/** The sign-in names of the demo's staff by role. */
export const demoStaff = MEMBERS.map(({ role }) => ({
  role,
  email: `${role.replace('_', '-')}@${DOMAIN}`,
}));

/** The demo's staff, who may do their work in every tenant. */
export async function writeStaff(transaction: Transaction, passwordHash: string, now: Date): Promise<void> {
  for (const [index, { role, name, language }] of MEMBERS.entries()) {
    const [member] = await transaction.query<{ staff_member_id: string }>(
      `insert into staff_member (email, name, language, password_hash, state, created_at)
       values ($1, $2, $3, $4, 'active', $5) returning staff_member_id`,
      [demoStaff[index]?.email, name, language, passwordHash, now],
    );
    await transaction.query(
      `insert into staff_grant (staff_member_id, role, tenant_scope) values ($1, $2, '*')`,
      [member?.staff_member_id, role],
    );
  }
}

/** Ends the access of the demo's staff, whose password is public. */
export async function blockDemoStaff({ pool }: Database): Promise<void> {
  const emails = demoStaff.map(({ email }) => email);
  await pool.query(
    `delete from staff_session where staff_member_id in (select staff_member_id from staff_member where email = any($1))`,
    [emails],
  );
  await pool.query(
    `update staff_member set state = 'blocked', password_hash = null where email = any($1) and totp_secret is null`,
    [emails],
  );
}
