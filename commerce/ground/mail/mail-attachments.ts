import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { DB } from '#commerce/ground/database/schema.ts';
import type { Log } from '#commerce/ground/kernel/context.ts';
import type { FilesByMail, MailFile, StoredMail } from './mail-message.rules.ts';
import { composePart } from './mail-transport.ts';
import { fixAttachments, insertDocument, readDocument } from './outbox.store.ts';

/**
 * The attachments that a mail can request: see `MailAttachment`; a document is one that was drawn and stored under
 * its hash.
 */
const attachment = z.union([
  z.object({ invoice: z.string() }),
  z.object({ contract: z.string() }),
  z.object({ slip: z.string() }),
  z.object({ contactFile: z.string() }),
  z.object({ content: z.enum(['terms', 'revocation']), locale: z.string() }),
  z.object({ document: z.string() }),
]);
type Attachment = z.infer<typeof attachment>;

/** A file that stays the same for all mails which carry it. */
export type SharedFile = {
  /** names what it is drawn from: the same key, the same file */
  readonly key: string;
  draw(): Promise<MailFile>;
};

/** Draws what mails ask for. The modules that know papers give it. @throws when it cannot be drawn now */
export type AttachmentDrawer = {
  drawInvoice(tenantId: string, invoiceNumber: string): Promise<MailFile>;
  drawContract(tenantId: string, orderId: string): Promise<MailFile>;
  /** null if nothing is left to be transferred */
  slip(tenantId: string, orderId: string): Promise<MailFile | null>;
  /** a file that came with a message to the shop */
  loadContactFile?(tenantId: string, fileId: string): Promise<MailFile>;
  drawContentFile(tenantId: string, locale: string, page: 'terms' | 'revocation'): Promise<SharedFile>;
};

export type AttachmentOptions = {
  readonly db: Kysely<DB>;
  readonly log: Pick<Log, 'error'>;
  readonly drawer: AttachmentDrawer;
};

/** Terms and withdrawal instructions of every tenant and language, with their previous versions. */
const KEPT_DOCUMENTS = 50;

/** Attempts, about five minutes, for which a mail waits for content that cannot be read; then it leaves without it. */
const PATIENT_ATTEMPTS = 4;

type Sending = StoredMail & {
  /** this one included; absent: it is only looked at */
  readonly attempts?: number;
};

/**
 * The files of mails that leave together. Terms and withdrawal instruction are taken as they are when the mail is
 * first sent, stored under their hash, and are the same in every later attempt: what the customer has agreed to can
 * be shown. A mail whose files cannot be drawn waits, but not for ever.
 */
export function createMailFileLoader(
  given: AttachmentOptions,
): (mails: readonly Sending[]) => Promise<FilesByMail> {
  const kept = new LRUCache<string, MailFile>({ max: KEPT_DOCUMENTS });
  return async (mails) => {
    const options = { ...given, kept, documents: new Map<string, Promise<string>>() };
    const files = new Map<number, readonly MailFile[] | Error>();
    const settled = new Map<number, Settled>();
    for (const mail of mails) {
      const asked = await settle(options, mail).catch(normalizeError);
      if (asked instanceof Error) files.set(mail.mailId, asked);
      else settled.set(mail.mailId, asked);
    }
    await fixAttachments(given.db, settled);
    for (const mail of mails) {
      const { attachments } = settled.get(mail.mailId) ?? {};
      if (!attachments) continue;
      const drawn = Promise.all(attachments.map((each) => loadAttachment(options, mail, each)));
      const found = await drawn.catch(normalizeError);
      files.set(mail.mailId, found instanceof Error ? found : found.filter((file) => file !== null));
    }
    return files;
  };
}

function normalizeError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}

type Drawing = AttachmentOptions & {
  /** documents by tenant and hash, and under the key that they were drawn from */
  readonly kept: LRUCache<string, MailFile>;
  /** hashes of documents for mails that leave together, by tenant, language and content */
  readonly documents: Map<string, Promise<string>>;
};

type Settled = { readonly attachments: readonly Attachment[]; readonly isNew: boolean };

async function settle(options: Drawing, mail: Sending): Promise<Settled> {
  const asked = z.array(attachment).parse(mail.attachments);
  const found = await Promise.all(asked.map((each) => fix(options, mail, each)));
  const isNew = found.some((each, index) => each !== asked[index]);
  return { attachments: found.filter((each) => each !== null), isNew };
}

/** @returns null if the mail leaves without the file */
async function fix(options: Drawing, mail: Sending, asked: Attachment): Promise<Attachment | null> {
  if (!('content' in asked)) return asked;
  const key = `${mail.tenantId} ${asked.locale} ${asked.content}`;
  const document = options.documents.get(key) ?? loadStoredDocument(options, mail.tenantId, asked);
  options.documents.set(key, document);
  try {
    return { document: await document };
  } catch (error) {
    if ((mail.attempts ?? 0) < PATIENT_ATTEMPTS) throw error;
    options.log.error({ err: error, mailId: mail.mailId }, 'a confirmation leaves without its terms');
    return null;
  }
}

/** Drawn and stored once for each content, since all confirmations of a day carry the same. @returns its hash */
async function loadStoredDocument(
  { db, kept, drawer }: Drawing,
  tenantId: string,
  { locale, content }: Extract<Attachment, { content: unknown }>,
): Promise<string> {
  const shared = await drawer.drawContentFile(tenantId, locale, content);
  const known = kept.get(shared.key);
  if (known) return hashSha256(known.body);
  const file = await shared.draw();
  const sha256 = hashSha256(file.body);
  await insertDocument(db, { tenantId, sha256, file });
  kept.set(shared.key, file);
  return sha256;
}

/** @returns null if the bill has since been paid */
async function loadAttachment(
  { db, kept, drawer }: Drawing,
  { tenantId }: StoredMail,
  each: Attachment,
): Promise<MailFile | null> {
  if ('invoice' in each) return drawer.drawInvoice(tenantId, each.invoice);
  if ('contract' in each) return drawer.drawContract(tenantId, each.contract);
  if ('slip' in each) return drawer.slip(tenantId, each.slip);
  if ('contactFile' in each) return loadContactFile(drawer, tenantId, each.contactFile);
  if ('content' in each) throw new Error(`the ${each.content} of ${tenantId} were not drawn`);
  const key = `${tenantId} ${each.document}`;
  const known = kept.get(key);
  if (known) return known;
  const whole = await readDocument(db, tenantId, each.document);
  const file = { ...whole, part: await composePart(whole) };
  kept.set(key, file);
  return file;
}

function loadContactFile(drawer: AttachmentDrawer, tenantId: string, fileId: string): Promise<MailFile> {
  if (!drawer.loadContactFile) throw new Error(`nobody gives the contact file ${fileId}`);
  return drawer.loadContactFile(tenantId, fileId);
}

function hashSha256(data: string | Buffer): string {
  return createHash('sha256').update(data).digest('hex');
}
