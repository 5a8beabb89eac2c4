import type { SendMailOptions } from 'nodemailer';
import type { Tenant } from '#tenants/tenant.ts';
import { SHOP_ORIGIN } from './tenant-mail.rules.ts';

/** A mail as the outbox holds it. */
export type StoredMail = {
  readonly mailId: number;
  readonly tenantId: string;
  readonly recipient: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly createdAt: Date;
  /** marketing only: one POST to it takes the recipient off the list (RFC 8058) */
  readonly unsubscribeUrl: string | null;
  /** Reply-To: the person who wrote to the shop. null for the tenant's service address */
  readonly replyTo: string | null;
  /** attachments in the outbox's format: mail-attachments.ts */
  readonly attachments: unknown;
};

/** A file of a mail, as it is sent. */
export type MailFile = {
  readonly name: string;
  readonly type: string;
  readonly body: Buffer;
  /** the file as it stands in a message, where many carry it */
  readonly part?: Buffer;
};

/** By the mail's id: its files, or the reason why they cannot be drawn now. */
export type FilesByMail = ReadonlyMap<number, readonly MailFile[] | Error>;

export type SenderSettings = {
  /** `Name <address>` or an address; null for the tenant's own service address */
  readonly mailFrom: string | null;
  /** origin by tenant id, no trailing slash */
  readonly publicOrigins: Readonly<Record<string, string>>;
};

/**
 * The message as it is sent. Its Message-ID follows from the outbox, so that a mail sent again after a lost answer is
 * recognised as the same (RFC 5322); Auto-Submitted keeps auto-responders quiet (RFC 3834).
 */
export function buildMessage(
  mail: StoredMail,
  tenant: Tenant | undefined,
  settings: SenderSettings,
  files: readonly MailFile[] = [],
): SendMailOptions {
  const service = tenant ? { name: tenant.companyName, address: tenant.company.email } : undefined;
  const from = settings.mailFrom ?? service;
  if (!from) throw new Error(`no sender for the tenant ${mail.tenantId}`);
  const origin = settings.publicOrigins[mail.tenantId] ?? SHOP_ORIGIN;
  return {
    from,
    ...buildReplyTo(mail, service),
    // never parsed: the whole string is one recipient, whatever characters it holds
    to: { name: '', address: mail.recipient },
    subject: mail.subject,
    text: mail.text.replaceAll(SHOP_ORIGIN, origin),
    html: mail.html.replaceAll(SHOP_ORIGIN, origin),
    // set rather than detected: every language of the shop has characters beyond ASCII
    textEncoding: 'quoted-printable',
    date: mail.createdAt,
    attachments: files.map(({ name, type, body, part }) =>
      part ? { raw: part } : { filename: name, contentType: type, content: body },
    ),
    messageId: `<mail-${mail.mailId}.${mail.tenantId}@${getDomain(from)}>`,
    headers: {
      ...(mail.replyTo === null ? AUTOMATIC : {}),
      ...unsubscribeHeaders(mail.unsubscribeUrl?.replace(SHOP_ORIGIN, origin), tenant?.newsletter.mailbox),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** A message from a person is not automatic: help desks would drop it. */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

function buildReplyTo({ replyTo }: StoredMail, service: { name: string; address: string } | undefined) {
  if (replyTo !== null) return { replyTo: { name: '', address: replyTo } };
  return service ? { replyTo: service } : {};
}

/**
 * RFC 2369 and RFC 8058: by POST to the address, or by a mail whose subject carries the end of the address, which
 * `newsletter inbox` reads.
 */
export function unsubscribeHeaders(
  url: string | undefined,
  mailbox: string | undefined,
): Record<string, string> {
  if (!url) return {};
  const token = url.split('/unsubscribe/')[1] ?? '';
  const mailto = mailbox ? `, <mailto:${mailbox}?subject=${encodeURIComponent(`unsubscribe ${token}`)}>` : '';
  return {
    'List-Unsubscribe': `<${url}>${mailto}`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

function getDomain(from: string | { address: string }): string {
  const address = typeof from === 'string' ? from : from.address;
  return /@([^\s<>@]+)>?$/.exec(address)?.[1] ?? 'localhost';
}
