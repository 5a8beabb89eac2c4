import { createWriteStream } from 'node:fs';
import { readdir, readFile, rename, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import PostalMime, { type Email } from 'postal-mime';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { type Edition, parseEdition } from '#commerce/service/newsletter/edition/edition.rules.ts';
import {
  buildEditionMessage,
  drawAll,
  type EditionReport,
  sendEdition,
} from '#commerce/service/newsletter/edition/edition.service.ts';
import { countDeliveries } from '#commerce/service/newsletter/edition/edition.store.ts';
import { readReturnedMail } from '#commerce/service/newsletter/subscriber/returned-mail.rules.ts';
import { handleReturnedMail } from '#commerce/service/newsletter/subscriber/returned-mail.service.ts';
import { exportSubscribers } from '#commerce/service/newsletter/subscriber/subscriber-file.queries.ts';
import { importSubscribers } from '#commerce/service/newsletter/subscriber/subscriber-file.service.ts';
import { createMailTransport } from '#wiring/mail.ts';
import { parseMarketCommand } from './arguments/market-command.ts';
import { type CommandShop, createCommandContext, findMarket, type Write } from './context.ts';

export const NEWSLETTER_USAGE = `  newsletter send FILE   an edition (docs/newsletter.md) to everybody who may get it today, once each
    --dry-run              counts who would get it, and why others do not
    --test a@b,c@d         to these addresses only, in every language; nothing is written down
    --only FILE            an audience: addresses, one a line
    --rate 20              mails a second at most
  newsletter status EDITION   addresses by what became of them
  newsletter inbox PATH…      reads mails that came back (.eml, mbox, folders, Maildir): bounces, complaints, unsubscribing
  newsletter export FILE.csv  subscribers with the proof of their consent
  newsletter import FILE.csv  the same columns, from another system
    --tenant nl
`;

/** `npm run shop -- newsletter …`. @param write prints. @returns the process's exit code */
export async function runNewsletter(
  args: readonly string[],
  shop: CommandShop,
  write: Write = (text) => void process.stdout.write(text),
): Promise<number> {
  const { ctx, values, positionals } = parseMarketCommand(args, shop, {
    'dry-run': { type: 'boolean', default: false },
    test: { type: 'string' },
    only: { type: 'string' },
    rate: { type: 'string' },
  });
  const [what, ...given] = positionals;
  const [first] = given;
  switch (what) {
    case 'send':
      if (first) return send(ctx, shop, first, values, write);
      break;
    case 'status':
      if (first) return printStatus(ctx, first, write);
      break;
    case 'inbox':
      if (first) return readInbox(ctx, given, write);
      break;
    case 'export':
      if (first?.endsWith('.csv')) return exportTo(ctx, first, write);
      break;
    case 'import':
      if (first) return importFrom(ctx, first, write);
      break;
  }
  throw new Error(`newsletter send, status, inbox, export or import, of what?\n${NEWSLETTER_USAGE}`);
}

type Asked = { 'dry-run': boolean; test?: string; only?: string; rate?: string };

async function send(
  ctx: RequestContext,
  shop: CommandShop,
  file: string,
  asked: Asked,
  write: Write,
): Promise<number> {
  const { tenant } = ctx;
  const edition = parseEdition(basename(file), await readFile(file, 'utf8'), {
    id: tenant.id,
    brands: tenant.newsletter.brands.map(({ key }) => key),
    locales: tenant.locales.map(({ locale }) => locale),
  });
  const perSecond = asked.rate === undefined ? tenant.newsletter.perSecond : Number(asked.rate);
  if (!Number.isInteger(perSecond) || perSecond < 1 || perSecond > 1000)
    throw new Error('--rate is 1 to 1000 mails a second');
  const createLocaleContext = (locale: string) =>
    createCommandContext(shop.database, findMarket(shop.tenants, tenant.id, locale), shop.events);
  const transport = createMailTransport(shop.settings);
  try {
    if (asked.test !== undefined) return await test(createLocaleContext, edition, shop, asked.test, write);
    const only = asked.only === undefined ? null : parseAddresses(await readFile(asked.only, 'utf8'));
    let told = Date.now();
    const report = await sendEdition(createLocaleContext, edition, {
      ...{ settings: shop.settings, transport, perSecond, dryRun: asked['dry-run'], only },
      onProgress(so) {
        if (Date.now() - told < 2000) return;
        told = Date.now();
        write(`  … ${formatReached(so, asked['dry-run'])}\n`);
      },
    });
    write(reportText(edition.edition, report, asked['dry-run']));
    return report.failed > 0 ? 1 : 0;
  } finally {
    transport.close();
  }
}

async function test(
  ctxOf: (locale: string) => RequestContext,
  edition: Edition,
  { settings }: CommandShop,
  addresses: string,
  write: Write,
): Promise<number> {
  const transport = createMailTransport(settings);
  const pages = await drawAll(ctxOf, edition, settings);
  try {
    for (const [locale, page] of pages) {
      for (const email of parseAddresses(addresses.replaceAll(',', '\n'))) {
        const recipient = { email, unsubscribeToken: 'x'.repeat(43) };
        const marked = { ...page, subject: `[Test ${locale}] ${page.subject}` };
        const message = buildEditionMessage(ctxOf(locale), edition, marked, recipient, settings);
        await transport.deliver(message, `test-${edition.edition}-${locale}-${Date.now()}`);
        write(`test ${locale} to ${email}\n`);
      }
    }
  } finally {
    transport.close();
  }
  return 0;
}

function parseAddresses(text: string): ReadonlySet<string> {
  return new Set(
    text
      .split(/[\s,;]+/)
      .map((address) => address.trim().toLowerCase())
      .filter((address) => address.includes('@')),
  );
}

function reportText(edition: string, report: EditionReport, dryRun: boolean): string {
  const { failed, already, withheld } = report;
  const reasons = Object.entries(withheld).sort(([a], [b]) => (a < b ? -1 : 1));
  return [
    `${edition}: ${formatReached(report, dryRun)}\n`,
    already > 0 ? `  ${already} had it already\n` : '',
    failed > 0 ? `  ${failed} refused by the mail server; send it again to try them again\n` : '',
    ...reasons.map(([reason, count]) => `  ${count} withheld: ${reason}\n`),
  ].join('');
}

function formatReached({ seen, sent }: EditionReport, dryRun: boolean): string {
  return `${dryRun ? 'would go to' : 'sent to'} ${sent} of ${seen}`;
}

async function printStatus(ctx: RequestContext, edition: string, write: Write): Promise<number> {
  const counts = Object.entries(await countDeliveries(ctx, edition));
  if (counts.length === 0) write(`${edition} has gone to nobody in ${ctx.tenant.id}\n`);
  for (const [state, count] of counts) write(`${count}  ${state}\n`);
  return counts.length === 0 ? 1 : 0;
}

const LARGEST_MAIL = 10_000_000;

async function readInbox(ctx: RequestContext, paths: readonly string[], write: Write): Promise<number> {
  const counts: Record<string, number> = {};
  for (const path of await listFiles(paths)) {
    const { size } = await stat(path);
    const mails = size > LARGEST_MAIL * 100 ? [] : splitMails(await readFile(path, 'latin1'));
    for (const mail of mails) {
      const parsed = await parseMail(mail);
      const done = parsed ? await handleReturnedMail(ctx, readReturnedMail(parsed)) : 'ignored';
      counts[done] = (counts[done] ?? 0) + 1;
    }
  }
  for (const [done, count] of Object.entries(counts).sort()) write(`${count}  ${done}\n`);
  return 0;
}

/**
 * Anybody can write to the mailbox: a mail that is too large or too deeply nested must not keep the others from being read.
 * @returns null if it cannot be read
 */
async function parseMail(mail: string): Promise<Email | null> {
  if (mail.length > LARGEST_MAIL) return null;
  return PostalMime.parse(Buffer.from(mail, 'latin1')).catch(() => null);
}

async function listFiles(paths: readonly string[]): Promise<string[]> {
  const files: string[] = [];
  for (const path of paths) {
    if (!(await stat(path)).isDirectory()) files.push(path);
    else files.push(...(await listMails(path)));
  }
  return files;
}

/** The mails of a folder and those in it. Of a Maildir those that have arrived: in `tmp` they are still written. */
async function listMails(folder: string): Promise<string[]> {
  const entries = (await readdir(folder, { withFileTypes: true })).sort((a, b) => (a.name < b.name ? -1 : 1));
  const isMaildir = ['cur', 'new'].every((name) =>
    entries.some((one) => one.name === name && one.isDirectory()),
  );
  const mails: string[] = [];
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && !(isMaildir && entry.name === 'tmp')) mails.push(...(await listMails(path)));
    // beside its folders a Maildir holds the notes of the mail server
    else if (entry.isFile() && !isMaildir) mails.push(path);
  }
  return mails;
}

/** The mails of a file: one, or those of an mbox (RFC 4155). */
function splitMails(text: string): string[] {
  if (!text.startsWith('From ')) return [text];
  return text
    .split(/^From .*\r?\n/m)
    .slice(1)
    .map((mail) => mail.replaceAll(/^>(>*From )/gm, '$1'));
}

async function exportTo(ctx: RequestContext, path: string, write: Write): Promise<number> {
  await pipeline(exportSubscribers(ctx), createWriteStream(`${path}.part`, { mode: 0o600 }));
  await rename(`${path}.part`, path);
  write(`✓ Exported to ${path}\n`);
  return 0;
}

async function importFrom(ctx: RequestContext, path: string, write: Write): Promise<number> {
  const { subscribed, unsubscribed, unchanged, refused } = await importSubscribers(
    ctx,
    await readFile(path, 'utf8'),
  );
  for (const line of refused) write(`${line}\n`);
  write(
    `${subscribed} subscribed, ${unsubscribed} unsubscribed, ${unchanged} unchanged, ${refused.length} refused\n`,
  );
  return refused.length > 0 ? 1 : 0;
}
