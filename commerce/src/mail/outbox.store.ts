import { type Kysely, type Selectable, sql } from 'kysely';
import type { DB } from '#commerce/database/schema.ts';
import { withoutTenantGuard } from '#commerce/database/tenant-guard.ts';
import type { StoredMail } from './mail-message.ts';

/** With the relay's pauses about five days, after which mail servers give up too (RFC 5321, 4.5.4.1). */
export const MAX_ATTEMPTS = 125;
/** Longer than any delivery: what was claimed and not finished by then is anybody's again. */
const LEASE_MS = 2 * 60_000;

const columns = [
  'mail_id',
  'tenant_id',
  'recipient',
  'subject',
  'html',
  'text',
  'created_at',
  'unsubscribe_url',
  'attachments',
] as const;

export type ClaimedMail = StoredMail & {
  /** this one included */
  readonly attempts: number;
};

/**
 * Takes the mail that has been due the longest; nobody else gets it meanwhile, also not another server. One at a time:
 * of several the last would wait for the others until its lease is over.
 * @returns null: none is due
 */
export async function claimMail(db: Kysely<DB>, now: Date): Promise<ClaimedMail | null> {
  const all = withoutTenantGuard(db, 'one relay sends the mails of all tenants');
  const row = await all
    .updateTable('mail_outbox')
    .set((eb) => ({ attempts: eb('attempts', '+', 1), next_attempt_at: new Date(now.getTime() + LEASE_MS) }))
    .where('mail_id', '=', (eb) =>
      eb
        .selectFrom('mail_outbox')
        .select('mail_id')
        .where('sent_at', 'is', null)
        .where('attempts', '<', MAX_ATTEMPTS)
        .where('next_attempt_at', '<=', now)
        .orderBy('next_attempt_at')
        .orderBy('mail_id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning([...columns, 'attempts'])
    .executeTakeFirst();
  return row ? { ...mailOf(row), attempts: row.attempts } : null;
}

function mailOf(row: Pick<Selectable<DB['mail_outbox']>, (typeof columns)[number]>): StoredMail {
  return {
    mailId: row.mail_id,
    tenantId: row.tenant_id,
    recipient: row.recipient,
    subject: row.subject,
    html: row.html,
    text: row.text,
    createdAt: row.created_at,
    unsubscribeUrl: row.unsubscribe_url,
    attachments: row.attachments,
  };
}

export async function markSent(db: Kysely<DB>, mail: ClaimedMail, now: Date): Promise<void> {
  await db
    .updateTable('mail_outbox')
    .set({ sent_at: now, last_error: null })
    .where('tenant_id', '=', mail.tenantId)
    .where('mail_id', '=', mail.mailId)
    .execute();
}

export async function markFailed(
  db: Kysely<DB>,
  mail: ClaimedMail,
  failure: { readonly reason: string; readonly retryAt: Date },
): Promise<void> {
  await db
    .updateTable('mail_outbox')
    .set({ last_error: failure.reason.slice(0, 500), next_attempt_at: failure.retryAt })
    .where('tenant_id', '=', mail.tenantId)
    .where('mail_id', '=', mail.mailId)
    .execute();
}

/** What is attached is the same from now on, however often the mail is tried. */
export async function fixAttachments(
  db: Kysely<DB>,
  mail: Pick<StoredMail, 'tenantId' | 'mailId'>,
  attachments: readonly object[],
): Promise<void> {
  await db
    .updateTable('mail_outbox')
    .set({ attachments: JSON.stringify(attachments) })
    .where('tenant_id', '=', mail.tenantId)
    .where('mail_id', '=', mail.mailId)
    .execute();
}

const LISTED = 200;

/** For the development page: the newest mails of all tenants. */
export async function listMails(db: Kysely<DB>) {
  return withoutTenantGuard(db, 'the development page shows all tenants')
    .selectFrom('mail_outbox')
    .select([
      'mail_id',
      'tenant_id',
      'recipient',
      'subject',
      'created_at',
      'sent_at',
      'attempts',
      'last_error',
    ])
    .orderBy('mail_id', 'desc')
    .limit(LISTED)
    .execute();
}

/** For the development page: one mail whole, and how many attempts it took. */
export async function readMail(db: Kysely<DB>, mailId: number): Promise<StoredMail | null> {
  const row = await withoutTenantGuard(db, 'the development page shows all tenants')
    .selectFrom('mail_outbox')
    .select(columns)
    .where('mail_id', '=', sql<number>`${mailId}::bigint`)
    .executeTakeFirst();
  return row ? mailOf(row) : null;
}
