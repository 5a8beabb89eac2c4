import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Kysely } from 'kysely';
import type { DB } from '#commerce/ground/database/schema.ts';
import { escapeHtml } from '#commerce/ground/mail/mail-html.rules.ts';
import {
  buildMessage,
  type SenderSettings,
  type StoredMail,
} from '#commerce/ground/mail/mail-message.rules.ts';
import { composeMessage } from '#commerce/ground/mail/mail-transport.ts';
import { listMails, readMail } from '#commerce/ground/mail/outbox.store.ts';
import { sendProblem } from '#http/calls/problem.ts';
import type { Tenant } from '#tenants/tenant.ts';
import type { RestRoute } from './call.ts';

export type OutboxOptions = {
  readonly db: Kysely<DB>;
  readonly tenants: readonly Tenant[];
  readonly settings: SenderSettings;
};

/**
 * The development page of the mails: `/dev/outbox`, one mail below it, and that mail as .html, .txt or .eml. It shows
 * the mails of all customers: register it with the development pages only. Only this machine reads it.
 */
export function createOutboxRoutes(options: OutboxOptions): readonly RestRoute[] {
  const { db, tenants, settings } = options;
  const methods = ['GET', 'HEAD'];
  return [
    {
      path: '/dev/outbox',
      methods,
      async handle(req, res) {
        if (!isOfThisMachine(req)) return sendNone(res);
        send(res, 'text/html', listPage(await listMails(db)));
      },
    },
    {
      path: '/dev/outbox/*',
      methods,
      async handle(req, res, { pathname }) {
        if (!isOfThisMachine(req)) return sendNone(res);
        const [, number = '', format = ''] =
          /^\/dev\/outbox\/(\d{1,15})(\.html|\.txt|\.eml)?$/.exec(pathname) ?? [];
        const mail = number === '' ? null : await readMail(db, Number(number));
        if (!mail) return sendNone(res);
        const tenant = tenants.find(({ id }) => id === mail.tenantId);
        const message = buildMessage(mail, tenant, settings);
        if (format === '.html')
          return send(res, 'text/html', openLinksInNewTab(String(message.html)), MAIL_POLICY);
        if (format === '.txt') return send(res, 'text/plain', String(message.text));
        const bytes = await composeMessage(message);
        if (format === '.eml') return send(res, 'message/rfc822', bytes);
        return send(res, 'text/html', renderMailPage(mail, String(message.text), extractHeaders(bytes)));
      },
    },
  ];
}

function sendNone(res: ServerResponse): void {
  sendProblem(res, { status: 404, title: 'There is no such mail' });
}

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const LOOPBACK_HOST = /^(([\w-]+\.)*localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i;

/**
 * Whether a client on this machine asks for an address of this machine. A proxy here speaks for strangers, and a
 * stranger's name may lead a browser here (DNS rebinding).
 */
function isOfThisMachine({ socket, headers }: IncomingMessage): boolean {
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  return !isForwarded && LOOPBACK.test(socket.remoteAddress ?? '') && LOOPBACK_HOST.test(headers.host ?? '');
}

const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** The mail's HTML can run nothing and has no origin; its links open in another tab. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src http: https: data:; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

function send(res: ServerResponse, type: string, body: string | Buffer, policy = PAGE_POLICY): void {
  res.writeHead(200, {
    'content-type': type === 'message/rfc822' ? type : `${type}; charset=utf-8`,
    'content-length': Buffer.byteLength(body),
    'content-security-policy': policy,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
  });
  res.end(res.req.method === 'HEAD' ? undefined : body);
}

function openLinksInNewTab(html: string): string {
  return html.replace('<head>', '<head><base target="_blank">');
}

function extractHeaders(message: Buffer): string {
  return message.subarray(0, message.indexOf('\r\n\r\n')).toString();
}

const e = escapeHtml;

function listPage(mails: Awaited<ReturnType<typeof listMails>>): string {
  const rows = mails.map(
    (mail) =>
      `<tr><td>${mail.mail_id}</td><td>${e(mail.tenant_id)}</td><td>${e(mail.recipient)}</td>` +
      `<td><a href="/dev/outbox/${mail.mail_id}">${e(mail.subject)}</a></td>` +
      `<td>${formatTime(mail.created_at)}</td><td>${e(describeMailState(mail))}</td></tr>`,
  );
  const table = `<div class="table"><table><thead><tr><th>No.</th><th>Tenant</th><th>To</th><th>Subject</th><th>Written (UTC)</th><th>State</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table></div>`;
  return renderPage('Mails', mails.length === 0 ? '<p>No mail has been written yet.</p>' : table);
}

/** A moment to the second, in UTC. */
function formatTime(at: Date): string {
  return at.toISOString().slice(0, 19).replace('T', ' ');
}

function describeMailState(mail: {
  sent_at: Date | null;
  attempts: number;
  last_error: string | null;
}): string {
  if (mail.sent_at) return `sent ${formatTime(mail.sent_at)}`;
  return mail.last_error ? `failed ${mail.attempts} times: ${mail.last_error}` : 'waiting';
}

function renderMailPage(mail: StoredMail, text: string, headers: string): string {
  const address = `/dev/outbox/${mail.mailId}`;
  return renderPage(
    mail.subject,
    `<p><a href="/dev/outbox">All mails</a> · <a href="${address}.eml">As a file</a> · <a href="${address}.html">HTML alone</a> · <a href="${address}.txt">Text alone</a></p>
<h2>HTML</h2>
<iframe title="The mail as HTML" src="${address}.html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
<h2>Text</h2>
<pre>${e(text)}</pre>
<h2>Headers</h2>
<pre>${e(headers)}</pre>`,
  );
}

function renderPage(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${e(title)} · Outbox</title>
<style>
:root { color-scheme: light dark; }
body { font: 1rem/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 60rem; padding: 1rem; }
table { border-collapse: collapse; width: 100%; }
th, td { border-bottom: 1px solid #8888; padding: .5rem; text-align: start; vertical-align: top; }
th { white-space: nowrap; }
td { overflow-wrap: break-word; }
.table { overflow-x: auto; }
iframe { background: #fff; border: 1px solid #8888; height: 60rem; width: 100%; }
pre { border: 1px solid #8888; overflow-x: auto; padding: 1rem; white-space: pre-wrap; }
</style>
</head>
<body>
<main>
<h1>${e(title)}</h1>
${content}
</main>
</body>
</html>
`;
}
