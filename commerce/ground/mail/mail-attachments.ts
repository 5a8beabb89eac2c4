import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { DB } from '#commerce/ground/database/schema.ts';
import { contractPaper } from '#commerce/money/credit/agreement.service.ts';
import type { Paper } from '#commerce/money/document/paper.types.ts';
import { renderPaper } from '#commerce/money/document/render-paper.service.ts';
import { invoicePdf } from '#commerce/orders/invoice/invoice.service.ts';
import { paymentSlip } from '#commerce/orders/invoice/payment-slip.service.ts';
import { type ContentContext, findContentPage } from '#commerce/range/content/content.service.ts';
import { formatDate } from '#texts/format.ts';
import { textsFor } from '#texts/load.ts';
import type { MailFile, StoredMail } from './mail-message.ts';
import { composePart } from './mail-transport.ts';
import { fixAttachments } from './outbox.store.ts';

const attachment = z.union([
  z.object({ invoice: z.string() }),
  z.object({ contract: z.string() }),
  z.object({ slip: z.string() }),
  z.object({ content: z.enum(['terms', 'revocation']), locale: z.string() }),
  z.object({ document: z.string() }),
]);
type Attachment = z.infer<typeof attachment>;

export type AttachmentOptions = {
  readonly db: Kysely<DB>;
  /** the context of background work in a tenant and language, with its content */
  readonly contextOf: (tenantId: string, locale: string | null) => Promise<ContentContext>;
};

const PDF = 'application/pdf';
/** Terms and withdrawal instructions of every tenant and language, and what they were yesterday. */
const KEPT_DOCUMENTS = 50;

/** Tries, about five minutes, that a mail waits for content that cannot be read; then it leaves without. */
const PATIENT_ATTEMPTS = 4;

type Sending = StoredMail & {
  /** this one included; absent: it is only looked at */
  readonly attempts?: number;
};

/** By the mail's id: what it carries, or why that cannot be drawn now. */
export type FilesByMail = ReadonlyMap<number, readonly MailFile[] | Error>;

/**
 * The files of mails that leave together. Terms and withdrawal instruction are taken as they are when the mail is first
 * sent, kept under what they hash to, and are the same in every later attempt: what the customer has agreed to can be
 * shown. A mail whose files cannot be drawn waits, but not for ever.
 */
export function mailFiles(given: AttachmentOptions): (mails: readonly Sending[]) => Promise<FilesByMail> {
  const kept = new LRUCache<string, MailFile>({ max: KEPT_DOCUMENTS });
  return async (mails) => {
    const options = { ...given, kept, documents: new Map<string, Promise<string>>() };
    const files = new Map<number, readonly MailFile[] | Error>();
    const settled = new Map<number, Settled>();
    for (const mail of mails) {
      const asked = await settle(options, mail).catch(errorOf);
      if (asked instanceof Error) files.set(mail.mailId, asked);
      else settled.set(mail.mailId, asked);
    }
    await fixAttachments(given.db, settled);
    for (const mail of mails) {
      const { attachments } = settled.get(mail.mailId) ?? {};
      if (!attachments) continue;
      const drawn = Promise.all(attachments.map((each) => fileOf(options, mail, each)));
      const found = await drawn.catch(errorOf);
      files.set(mail.mailId, found instanceof Error ? found : found.filter((file) => file !== null));
    }
    return files;
  };
}

function errorOf(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}

type Drawing = AttachmentOptions & {
  /** documents by tenant and hash, and under the content that they were drawn from */
  readonly kept: LRUCache<string, MailFile>;
  /** of the mails that leave together, by tenant, language and content: hashes */
  readonly documents: Map<string, Promise<string>>;
};

type Settled = { readonly attachments: readonly Attachment[]; readonly isNew: boolean };

async function settle(options: Drawing, mail: Sending): Promise<Settled> {
  const asked = z.array(attachment).parse(mail.attachments);
  const found = await Promise.all(asked.map((each) => fix(options, mail, each)));
  const isNew = found.some((each, index) => each !== asked[index]);
  return { attachments: found.filter((each) => each !== null), isNew };
}

/** @returns null: it leaves without */
async function fix(options: Drawing, mail: Sending, asked: Attachment): Promise<Attachment | null> {
  if (!('content' in asked)) return asked;
  const key = `${mail.tenantId} ${asked.locale} ${asked.content}`;
  const document = options.documents.get(key) ?? drawnNow(options, mail, asked);
  options.documents.set(key, document);
  try {
    return { document: await document };
  } catch (error) {
    if ((mail.attempts ?? 0) < PATIENT_ATTEMPTS) throw error;
    const ctx = await options.contextOf(mail.tenantId, asked.locale);
    ctx.log.error({ err: error, mailId: mail.mailId }, 'a confirmation leaves without its terms');
    return null;
  }
}

async function drawnNow(
  options: Drawing,
  { tenantId }: Sending,
  { locale, content }: Extract<Attachment, { content: unknown }>,
): Promise<string> {
  return contentDocument(options, await options.contextOf(tenantId, locale), content);
}

/** @returns null: what it asks for has been paid meanwhile */
async function fileOf(
  { db, contextOf, kept }: Drawing,
  mail: StoredMail,
  each: Attachment,
): Promise<MailFile | null> {
  if ('invoice' in each) {
    const body = await invoicePdf(await contextOf(mail.tenantId, null), each.invoice);
    if (!body) throw new Error(`there is no invoice ${each.invoice}`);
    return { name: `${each.invoice}.pdf`, type: PDF, body };
  }
  if ('contract' in each) {
    const paper = await contractPaper(await contextOf(mail.tenantId, null), each.contract);
    if (!paper) throw new Error(`there is no credit contract of ${each.contract}`);
    return { name: `${paper.title}.pdf`, type: PDF, body: await renderPaper(paper) };
  }
  if ('slip' in each) {
    const paper = await paymentSlip(await contextOf(mail.tenantId, null), each.slip);
    return paper && { name: `${paper.title}.pdf`, type: PDF, body: await renderPaper(paper) };
  }
  if ('content' in each) throw new Error('an attachment was not drawn');
  const key = `${mail.tenantId} ${each.document}`;
  const known = kept.get(key);
  if (known) return known;
  const row = await db
    .selectFrom('mail_document')
    .select(['name', 'content_type', 'body'])
    .where('tenant_id', '=', mail.tenantId)
    .where('sha256', '=', each.document)
    .executeTakeFirstOrThrow();
  const whole = { name: row.name, type: row.content_type, body: Buffer.from(row.body) };
  const file = { ...whole, part: await composePart(whole) };
  kept.set(key, file);
  return file;
}

/** Drawn and kept once for each content, since all confirmations of a day carry the same. @returns its hash */
async function contentDocument(
  { db, kept }: Drawing,
  ctx: ContentContext,
  screen: 'terms' | 'revocation',
): Promise<string> {
  const settings = ctx.tenant.locales.find(({ locale }) => locale === ctx.locale);
  const path = settings?.paths[screen];
  if (!settings || !path) throw new Error(`${ctx.tenant.id} has no ${screen}`);
  // specification 2: the path without its language prefix, slashes as hyphens
  const identifier = path.slice(settings.prefix ? settings.prefix.length + 2 : 1).replaceAll('/', '-');
  const page = await findContentPage(ctx, identifier);
  if (!page) throw new Error(`the content ${identifier} of ${ctx.tenant.id} cannot be read`);
  const drawnFrom = `${ctx.tenant.id} ${ctx.locale} ${sha256Of(JSON.stringify(page))}`;
  const known = kept.get(drawnFrom);
  if (known) return sha256Of(known.body);
  const texts = await textsFor(ctx.locale, (fault) => ctx.log.error({ fault }, 'a text is missing'));
  const date = formatDate(page.updatedAt, ctx.locale, ctx.tenant.timeZone);
  const paper: Paper = {
    locale: ctx.locale,
    title: page.title,
    subject: ctx.tenant.companyName,
    author: ctx.tenant.companyName,
    sections: page.sections.map(({ heading, paragraphs }) => ({ heading: heading ?? '', paragraphs })),
    note: texts.text('mail.attachment.updated', { date }),
  };
  const file = { name: `${identifier}.pdf`, type: PDF, body: await renderPaper(paper) };
  const sha256 = await keep(db, ctx.tenant.id, file);
  kept.set(drawnFrom, file);
  return sha256;
}

function sha256Of(data: string | Buffer): string {
  return createHash('sha256').update(data).digest('hex');
}

/** @returns sha-256 of the body, hex */
async function keep(db: Kysely<DB>, tenantId: string, { name, type, body }: MailFile): Promise<string> {
  const sha256 = sha256Of(body);
  await db
    .insertInto('mail_document')
    .values({ tenant_id: tenantId, sha256, name, content_type: type, body })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'sha256']).doNothing())
    .execute();
  return sha256;
}
