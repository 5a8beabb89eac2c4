import { type Kysely, type Selectable, sql } from 'kysely';
import type { DB } from '#commerce/ground/database/schema.ts';
import { removeTenantGuard } from '#commerce/ground/database/tenant-guard.ts';
import type { MailFile, StoredMail } from './mail-message.rules.ts';

/** With the relay's pauses about five days, after which mail servers give up too (RFC 5321, 4.5.4.1). */
export const MAX_ATTEMPTS = 125;
/** Longer than any delivery: a mail that was claimed and not finished by then can be claimed again. */
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
  'reply_to',
  'attachments',
] as const;

export type ClaimedMail = StoredMail & {
  /** this one included */
  readonly attempts: number;
};

const EVERYBODYS = 'one relay sends the mails of all tenants';

/**
 * Claims the mails that have been due the longest; no other worker or server gets them in the meantime.
 * @param most as many as the caller can send within moments; mails that it does not begin must be given back
 */
export async function claimMails(db: Kysely<DB>, now: Date, most: number): Promise<ClaimedMail[]> {
  const { rows } = await sql<StoredRow & { attempts: number; due_at: Date }>`
    with due as materialized (
      select mail_id, next_attempt_at from mail_outbox
       where sent_at is null and attempts < ${MAX_ATTEMPTS} and next_attempt_at <= ${now}
       order by next_attempt_at, mail_id
       limit ${most}
         for update skip locked)
    update mail_outbox m set attempts = m.attempts + 1, next_attempt_at = ${new Date(now.getTime() + LEASE_MS)}
      from due
     where m.mail_id = due.mail_id
    returning m.mail_id, m.tenant_id, m.recipient, m.subject, m.html, m.text, m.created_at, m.unsubscribe_url,
              m.reply_to, m.attachments, m.attempts, due.next_attempt_at as due_at`.execute(
    removeTenantGuard(db, EVERYBODYS),
  );
  const inTurn = rows.toSorted((a, b) => a.due_at.getTime() - b.due_at.getTime() || a.mail_id - b.mail_id);
  return inTurn.map((row) => ({ ...readMailRow(row), attempts: row.attempts }));
}

/** Releases mails that were claimed and not begun: they can be claimed again at once, and no attempt is counted. */
export async function giveBackMails(db: Kysely<DB>, mails: readonly ClaimedMail[], now: Date): Promise<void> {
  const ids = mails.map(({ mailId }) => mailId);
  await sql`
    update mail_outbox set attempts = attempts - 1, next_attempt_at = ${now}
     where mail_id = any(${ids}::bigint[]) and sent_at is null`.execute(removeTenantGuard(db, EVERYBODYS));
}

type StoredRow = Pick<Selectable<DB['mail_outbox']>, (typeof columns)[number]>;

function readMailRow(row: StoredRow): StoredMail {
  return {
    mailId: row.mail_id,
    tenantId: row.tenant_id,
    recipient: row.recipient,
    subject: row.subject,
    html: row.html,
    text: row.text,
    createdAt: row.created_at,
    unsubscribeUrl: row.unsubscribe_url,
    replyTo: row.reply_to,
    attachments: row.attachments,
  };
}

export async function markSent(db: Kysely<DB>, mails: readonly ClaimedMail[], now: Date): Promise<void> {
  if (mails.length === 0) return;
  const ids = mails.map(({ mailId }) => mailId);
  await sql`update mail_outbox set sent_at = ${now}, last_error = null where mail_id = any(${ids}::bigint[])`.execute(
    removeTenantGuard(db, EVERYBODYS),
  );
}

/** @param failure.retryAt null if it will never be taken: it is not tried again */
export async function markFailed(
  db: Kysely<DB>,
  mail: ClaimedMail,
  failure: { readonly reason: string; readonly retryAt: Date | null },
): Promise<void> {
  await db
    .updateTable('mail_outbox')
    .set({
      last_error: failure.reason.slice(0, 500),
      ...(failure.retryAt ? { next_attempt_at: failure.retryAt } : { attempts: MAX_ATTEMPTS }),
    })
    .where('tenant_id', '=', mail.tenantId)
    .where('mail_id', '=', mail.mailId)
    .execute();
}

/** Fixes the attachments of mails: they stay the same however often a mail is tried. @param settled by the mail's id */
export async function fixAttachments(
  db: Kysely<DB>,
  settled: ReadonlyMap<number, { readonly attachments: readonly object[]; readonly isNew: boolean }>,
): Promise<void> {
  const fixed = [...settled].filter(([, { isNew }]) => isNew);
  if (fixed.length === 0) return;
  const ids = fixed.map(([mailId]) => mailId);
  const attachments = fixed.map(([, each]) => JSON.stringify(each.attachments));
  await sql`
    update mail_outbox m set attachments = f.attachments::jsonb
      from unnest(${ids}::bigint[], ${attachments}::text[]) as f(mail_id, attachments)
     where m.mail_id = f.mail_id`.execute(removeTenantGuard(db, EVERYBODYS));
}

const LISTED = 200;

/** For the development page: the newest mails of all tenants. */
export async function listMails(db: Kysely<DB>) {
  return removeTenantGuard(db, 'the development page shows all tenants')
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

/** For the development page: one complete mail, and how many attempts it took. */
export async function readMail(db: Kysely<DB>, mailId: number): Promise<StoredMail | null> {
  const row = await removeTenantGuard(db, 'the development page shows all tenants')
    .selectFrom('mail_outbox')
    .select(columns)
    .where('mail_id', '=', sql<number>`${mailId}::bigint`)
    .executeTakeFirst();
  return row ? readMailRow(row) : null;
}

/**
 * Stores a file that many mails carry, under the hash of its body; an existing one stays. @param kept.sha256
 * hex
 */
export async function insertDocument(
  db: Kysely<DB>,
  kept: { readonly tenantId: string; readonly sha256: string; readonly file: MailFile },
): Promise<void> {
  const { name, type, body } = kept.file;
  await db
    .insertInto('mail_document')
    .values({ tenant_id: kept.tenantId, sha256: kept.sha256, name, content_type: type, body })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'sha256']).doNothing())
    .execute();
}

/** @param sha256 hex. @throws if no such file is stored */
export async function readDocument(db: Kysely<DB>, tenantId: string, sha256: string): Promise<MailFile> {
  const row = await db
    .selectFrom('mail_document')
    .select(['name', 'content_type', 'body'])
    .where('tenant_id', '=', tenantId)
    .where('sha256', '=', sha256)
    .executeTakeFirst();
  if (!row) throw new Error(`the mail document ${sha256} of ${tenantId} is not there`);
  return { name: row.name, type: row.content_type, body: Buffer.from(row.body) };
}
