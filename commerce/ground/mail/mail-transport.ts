import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { createTransport, type SendMailOptions } from 'nodemailer';
import MimeNode from 'nodemailer/lib/mime-node';
import { type FolderBounds, trimFolder } from '#commerce/ground/kernel/trim-folder.ts';

/** Where messages are sent. `name` is unique for each mail: the same name again is the same mail sent again. */
export type MailTransport = {
  deliver(message: SendMailOptions, name: string): Promise<void>;
  close(): void;
};

/** Signs mails whose sender is of its domain (RFC 6376). */
export type DkimKey = {
  /** of the sender's address, lower case */
  readonly domain: string;
  /** names the record {selector}._domainkey.{domain} */
  readonly selector: string;
  /** PEM */
  readonly privateKey: string;
};

/** The headers that a signature covers: beside the usual ones List-Unsubscribe-Post, as RFC 8058 asks. */
const SIGNED_FIELDS =
  'From:Sender:Reply-To:Subject:Date:Message-ID:To:Cc:MIME-Version:Content-Type:Content-Transfer-Encoding:' +
  'List-Id:List-Unsubscribe:List-Unsubscribe-Post';

/** The message with the signature of its sender's domain; unchanged where there is no key for that domain. */
function signMessage(message: SendMailOptions, keys: readonly DkimKey[]): SendMailOptions {
  const { from: sender } = message;
  const from =
    sender && typeof sender === 'object' && 'address' in sender
      ? (sender.address ?? '')
      : String(sender ?? '');
  const domain = /@([^\s<>@]+?)>?$/.exec(from)?.[1]?.toLowerCase();
  const key = keys.find((one) => one.domain === domain);
  if (!key) return message;
  const { selector: keySelector, privateKey } = key;
  return {
    ...message,
    dkim: { domainName: key.domain, keySelector, privateKey, headerFieldNames: SIGNED_FIELDS },
  };
}

/** A server that answers very slowly could keep a mail for ever: after this time the delivery is given up. */
const LONGEST_DELIVERY_MS = 60_000;

/**
 * @param url smtp:// or smtps://, with user and password if the server requires them
 * @param longestMs of one delivery; then it is given up, and it is unknown whether the server took the mail
 */
export function createSmtpTransport(
  url: string,
  keys: readonly DkimKey[] = [],
  longestMs = LONGEST_DELIVERY_MS,
): MailTransport {
  const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
  const connect = () => createTransport({ url, pool: true, maxConnections: 3, ...timeouts });
  let transport = connect();
  return {
    async deliver(message) {
      const used = transport;
      const sending = used.sendMail(signMessage(message, keys));
      const late = new AbortController();
      const deadline = wait(longestMs, 'late' as const, { signal: late.signal });
      try {
        if ((await Promise.race([sending, deadline])) !== 'late') return;
      } finally {
        late.abort();
        deadline.catch(() => {});
      }
      sending.catch(() => {});
      // the other connections are as slow as this one: new ones are made
      if (transport === used) transport = connect();
      used.close();
      throw Object.assign(new Error('the mail server did not finish in time'), { code: 'ETIMEDOUT' });
    },
    close: () => transport.close(),
  };
}

const composer = createTransport({ streamTransport: true, buffer: true });

/** The message as it goes over the wire (RFC 5322, MIME). */
export async function composeMessage(message: SendMailOptions): Promise<Buffer> {
  // the composer ends its own lines with CRLF: only the text that people wrote needs converting, not the whole
  // message again
  const composed = await composer.sendMail({
    ...message,
    text: normalizeLineEnds(message.text),
    html: normalizeLineEnds(message.html),
  });
  if (!Buffer.isBuffer(composed.message))
    throw new Error(`the message ${message.messageId} was not composed at once`);
  return composed.message;
}

function normalizeLineEnds(text: SendMailOptions['text']): SendMailOptions['text'] {
  return typeof text === 'string' ? text.replaceAll('\r\n', '\n').replaceAll('\n', '\r\n') : text;
}

/** A file encoded as a part of a message: a file that many mails carry is encoded once. */
export function composePart(file: { name: string; type: string; body: Buffer }): Promise<Buffer> {
  const part = new MimeNode('multipart/mixed').createChild(file.type, { filename: file.name });
  part.setHeader({ 'Content-Disposition': 'attachment', 'Content-Transfer-Encoding': 'base64' });
  return part.setContent(file.body).build();
}

const DAY_MS = 86_400_000;
/** Whole mails with personal data lie here: not longer than somebody looks at them, nor more than a small disk holds. */
const FOLDER_BOUNDS: FolderBounds = { names: /\.eml$/, maxBytes: 256 * 2 ** 20, maxAgeMs: 30 * DAY_MS };
const TRIM_AFTER = 100;

/**
 * Writes each message as `{name}.eml` into the folder; a file is there whole or not at all. The folder keeps the newest
 * 256 MB of thirty days.
 */
export function createFileTransport(folder: string, keys: readonly DkimKey[] = []): MailTransport {
  const swept = removeUnfinished(folder);
  let written = 0;
  return {
    async deliver(message, name) {
      await swept;
      if (written % TRIM_AFTER === 0) await trimFolder(folder, FOLDER_BOUNDS, Date.now());
      written += 1;
      const bytes = await composeMessage(signMessage(message, keys));
      const path = join(folder, `${name}.eml`);
      try {
        await writeWhole(path, bytes);
      } catch (error) {
        if ((error as { code?: unknown }).code !== 'ENOENT') throw error;
        await mkdir(folder, { recursive: true });
        await writeWhole(path, bytes);
      }
    },
    close: () => {},
  };
}

/** The callback API: a promise's file handle costs more than everything else that is done with a mail. */
const write = promisify(writeFile);

const UNFINISHED = /\.eml\.[0-9a-f-]{36}$/;

/**
 * Deletes what a process left half-written when it was killed: whole mails with personal data. A mail that another
 * process writes at this moment is written again.
 */
async function removeUnfinished(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) if (UNFINISHED.test(name)) await rm(join(folder, name), { force: true });
}

async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  const unfinished = `${path}.${randomUUID()}`;
  try {
    await write(unfinished, bytes, { flag: 'wx', mode: 0o600, flush: true });
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}
