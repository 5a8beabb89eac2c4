import { type RequestContext, runInTransaction } from '#commerce/ground/kernel/context.ts';
import { addDaysToMoment } from '#commerce/ground/kernel/day.rules.ts';
import type { TooManyAttempts } from '#commerce/ground/kernel/refusals.errors.ts';
import { ok, type Result, refuse } from '#commerce/ground/kernel/result.ts';
import { type CleanFile, inspectFile } from '#commerce/ground/upload/file-content.service.ts';
import { cleanFileName } from '#commerce/ground/upload/file-shapes.rules.ts';
import type { FileRefused } from '#commerce/ground/upload/upload.errors.ts';
import {
  addFiles,
  DOCUMENT_LIMITS,
  type FileFacts,
  type FileFault,
  type FileLimits,
  MEGABYTE,
  PICTURE_LIMITS,
  writeDistinctName,
} from '#forms/file-limits.ts';
import { isLeaf } from '#tenants/help-topics.ts';
import type { Tenant } from '#tenants/tenant.ts';
import { isSent } from './contact.store.ts';
import {
  type ContactFile,
  deleteFile,
  deleteOldFiles,
  deleteWaitingFiles,
  digestFile,
  insertFile,
  listFiles,
  lockFiles,
  readFileBody,
  sumWaiting,
} from './contact-file.store.ts';
import { findTopic } from './help-topic.rules.ts';

export type { ContactFile } from './contact-file.store.ts';

/** Files of forms that were not sent, of all clients of a tenant: they wait for a day, in the database. */
const MOST_WAITING = 500 * MEGABYTE;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * The files that may be sent along with a tenant's contact form.
 * @param path of the form's topic: one whose answer asks for documents takes them everywhere
 */
export function getContactLimits(
  { contact, helpTopics }: Pick<Tenant, 'contact' | 'helpTopics'>,
  path: string,
): FileLimits {
  const topic = findTopic(helpTopics, path)?.topic;
  const takesDocuments = contact.files === 'documents' || (topic && isLeaf(topic) && topic.documents);
  return takesDocuments ? DOCUMENT_LIMITS : PICTURE_LIMITS;
}

/**
 * Accepts a file for a contact form, before the form is sent: it is inspected, cleaned and stored in the database,
 * and no address serves it. A form is identified by its id alone, which is a secret of the page that shows it.
 * @param input.address where the request comes from, for the limit of attempts
 */
export async function addContactFile(
  ctx: RequestContext,
  input: {
    readonly contactId: string;
    /** path of the form's topic */
    readonly topic?: string;
    readonly name: string;
    readonly body: Buffer;
    readonly address: string;
  },
): Promise<Result<ContactFile, FileRefused | TooManyAttempts>> {
  const { contactId } = input;
  const name = cleanFileName(input.name);
  const refuseFile = (fault: FileFault) =>
    refuse({ code: 'FileRefused' as const, name: name || input.name.slice(0, 100), fault });
  if (!UUID.test(contactId)) return refuseFile('failed');
  const kilobytes = Math.ceil(input.body.length / 1024);
  const retryAfterSeconds =
    (await ctx.attempts.countUpload(input.address)) ??
    (await ctx.attempts.countUploadKilobytes(input.address, kilobytes));
  if (retryAfterSeconds !== null) return refuse({ code: 'TooManyAttempts', retryAfterSeconds });
  if ((await sumWaiting(ctx)) + input.body.length > MOST_WAITING) return refuseFile('failed');
  const limits = getContactLimits(ctx.tenant, input.topic ?? '');
  const before = limitFault(await listFiles(ctx, contactId), { name, size: input.body.length }, limits);
  if (before) return refuseFile(before);
  const file = await inspectFile({ name, body: input.body, client: input.address }, limits);
  if ('fault' in file) return refuseFile(file.fault);
  return runInTransaction(ctx, async (inner) => {
    await lockFiles(inner, contactId);
    if (await isSent(inner, contactId)) return refuseFile('failed');
    const there = await listFiles(inner, contactId);
    const added = { name: file.name, size: file.body.length, digest: digestFile(file.body) };
    const fault = limitFault(there, added, limits);
    if (fault) return refuseFile(fault);
    return ok(await insertFile(inner, contactId, { ...file, name: writeDistinctName(file.name, there) }));
  });
}

function limitFault(there: readonly FileFacts[], added: FileFacts, limits: FileLimits): FileFault | null {
  return addFiles(there, [added], limits).refused[0]?.fault ?? null;
}

/** The files that wait for a contact form, or came with it. */
export async function listContactFiles(
  ctx: RequestContext,
  contactId: string,
): Promise<readonly ContactFile[]> {
  return UUID.test(contactId) ? listFiles(ctx, contactId) : [];
}

/** Removes a file from a form that has not been sent; one that is not there is no fault. */
export async function removeContactFile(
  ctx: RequestContext,
  input: { readonly contactId: string; readonly fileId: string },
): Promise<void> {
  if (!UUID.test(input.contactId) || !UUID.test(input.fileId)) return;
  await runInTransaction(ctx, async (inner) => {
    await lockFiles(inner, input.contactId);
    if (!(await isSent(inner, input.contactId))) await deleteFile(inner, input);
  });
}

/** A file as the mail carries it. @throws Error when it has been deleted because its mail waited too long */
export async function loadContactMailFile(
  ctx: Pick<RequestContext, 'db' | 'tenant'>,
  fileId: string,
): Promise<CleanFile> {
  const file = await readFileBody(ctx, fileId);
  if (!file) throw new Error(`the contact file ${fileId} is no longer kept`);
  return file;
}

/** Deletes files whose form was not sent within a day, and those whose retention time is over. */
export async function purgeContactFiles(
  shop: Pick<RequestContext, 'db' | 'clock'>,
  tenants: readonly Tenant[],
): Promise<void> {
  const now = shop.clock.now();
  await deleteWaitingFiles(shop.db, addDaysToMoment(now, -1));
  for (const tenant of tenants)
    await deleteOldFiles({ db: shop.db, tenant }, addDaysToMoment(now, -tenant.contact.keepFilesDays));
}
