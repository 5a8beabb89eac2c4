import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DB } from '#commerce/ground/database/schema.ts';
import { removeTenantGuard } from '#commerce/ground/database/tenant-guard.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { addDaysToMoment } from '#commerce/ground/kernel/day.rules.ts';
import { lockUntilCommit } from '#commerce/ground/kernel/transaction-lock.ts';
import type { CleanFile } from '#commerce/ground/upload/file-content.service.ts';

/** A file of a contact form, without its body. */
export type ContactFile = {
  readonly fileId: string;
  readonly name: string;
  readonly type: string;
  /** bytes, as it is sent on */
  readonly size: number;
  readonly digest: string;
};

const columns = [
  'file_id as fileId',
  'name',
  'content_type as type',
  'size_bytes as size',
  'sha256 as digest',
] as const;

/** A file's content in the form in which it is compared and kept: SHA-256, hex. */
export function digestFile(body: Buffer): string {
  return createHash('sha256').update(body).digest('hex');
}

/** Locks the files of a form, so that their number and size stay true until the transaction ends. */
export async function lockFiles(ctx: RequestContext, contactId: string): Promise<void> {
  await lockUntilCommit(ctx, 'contact', contactId);
}

/** The files of a contact form in the order in which they came. */
export async function listFiles(ctx: RequestContext, contactId: string): Promise<ContactFile[]> {
  return ctx.db
    .selectFrom('contact_file')
    .select(columns)
    .where('tenant_id', '=', ctx.tenant.id)
    .where('contact_id', '=', contactId)
    .orderBy('position')
    .execute();
}

/** @returns the bytes of the tenant's files that wait for a form to be sent */
export async function sumWaiting(ctx: RequestContext): Promise<number> {
  const row = await ctx.db
    .selectFrom('contact_file as f')
    .select(({ fn }) => fn.sum<string | null>('f.size_bytes').as('bytes'))
    .where('f.tenant_id', '=', ctx.tenant.id)
    .where('f.created_at', '>', addDaysToMoment(ctx.clock.now(), -1))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('contact as c')
            .select('c.contact_id')
            .whereRef('c.tenant_id', '=', 'f.tenant_id')
            .whereRef('c.contact_id', '=', 'f.contact_id'),
        ),
      ),
    )
    .executeTakeFirst();
  return Number(row?.bytes ?? 0);
}

export async function insertFile(
  ctx: RequestContext,
  contactId: string,
  file: CleanFile,
): Promise<ContactFile> {
  return ctx.db
    .insertInto('contact_file')
    .values({
      tenant_id: ctx.tenant.id,
      contact_id: contactId,
      name: file.name,
      content_type: file.type,
      size_bytes: file.body.length,
      sha256: digestFile(file.body),
      body: file.body,
      created_at: ctx.clock.now(),
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export async function deleteFile(
  ctx: RequestContext,
  { contactId, fileId }: { readonly contactId: string; readonly fileId: string },
): Promise<void> {
  await ctx.db
    .deleteFrom('contact_file')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('contact_id', '=', contactId)
    .where('file_id', '=', fileId)
    .execute();
}

/** @returns null if it has been deleted */
export async function readFileBody(
  ctx: Pick<RequestContext, 'db' | 'tenant'>,
  fileId: string,
): Promise<CleanFile | null> {
  const row = await ctx.db
    .selectFrom('contact_file')
    .select(['name', 'content_type', 'body'])
    .where('tenant_id', '=', ctx.tenant.id)
    .where('file_id', '=', fileId)
    .executeTakeFirst();
  return row ? { name: row.name, type: row.content_type, body: Buffer.from(row.body) } : null;
}

/** Deletes files whose form was never sent, of all tenants. */
export async function deleteWaitingFiles(db: Kysely<DB>, before: Date): Promise<void> {
  await removeTenantGuard(db, 'housekeeping means all tenants')
    .deleteFrom('contact_file as f')
    .where('f.created_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('contact as c')
            .select('c.contact_id')
            .whereRef('c.tenant_id', '=', 'f.tenant_id')
            .whereRef('c.contact_id', '=', 'f.contact_id'),
        ),
      ),
    )
    .execute();
}

/** Deletes a tenant's files whose retention time is over. */
export async function deleteOldFiles(
  ctx: Pick<RequestContext, 'db' | 'tenant'>,
  before: Date,
): Promise<void> {
  await ctx.db
    .deleteFrom('contact_file')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('created_at', '<', before)
    .execute();
}
