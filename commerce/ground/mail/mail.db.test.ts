import { randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { sellArticles, testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { runJob } from '#commerce/ground/jobs/run-job.ts';
import { createFixedClock } from '#commerce/ground/kernel/test-clock.ts';
import { createAttachmentDrawer } from '#commerce/orders/invoice/draw-attachments.service.ts';
import { placeSeenOrder, prepareOrder } from '#commerce/orders/order/test-order.ts';
import { createContentBuckets } from '#commerce/range/content/bucket/content-buckets.ts';
import { loadTenants } from '#tenants/load.ts';
import type { Locale } from '#tenants/tenant.ts';
import { createMailFileLoader } from './mail-attachments.ts';
import { createFileTransport, createSmtpTransport, type MailTransport } from './mail-transport.ts';
import { MAX_ATTEMPTS } from './outbox.store.ts';
import { createMailRelay } from './relay.ts';

const database = await testDatabase();
const tenants = await loadTenants();
const settings = { mailFrom: null, publicOrigins: { nl: 'https://nl.example', ch: 'https://ch.example' } };
let folder = '';

beforeAll(() => sellArticles(database, [{ sku: 'A' }]));
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'shop-mail-'));
  await database.pool.query('delete from mail_outbox');
});
afterEach(() => rmSync(folder, { recursive: true }));

function relay(transport: MailTransport, ctx = testContext(database, 'nl'), now = '2026-11-20T12:00:00Z') {
  const { log } = ctx;
  return createMailRelay({
    db: database.kysely,
    clock: createFixedClock(now),
    log,
    tenants,
    settings,
    transport,
    loadFiles: createMailFileLoader({
      db: database.kysely,
      log,
      drawer: createAttachmentDrawer(createContext),
    }),
  });
}

const template = join(
  import.meta.dirname,
  '../../../retailers/tavelo/tenants/{tenant}/content/{locale}/{identifier}.json',
);

/** The content of the shipped tenants. */
async function createContext(tenantId: string, locale: string | null) {
  const ctx = testContext(database, tenantId as 'nl', locale ? { locale: locale as Locale } : {});
  return { ...ctx, content: createContentBuckets({ template, events: ctx.events, log: ctx.log }) };
}

async function placeTestOrder(tenantId: 'nl' | 'de' | 'at' | 'ch', locale?: Locale) {
  const ctx = testContext(database, tenantId, locale ? { locale } : {});
  const placed = await placeSeenOrder(await prepareOrder(ctx, { 'A-1': 2 }));
  if (!placed.ok) throw new Error(JSON.stringify(placed));
  return placed.value.order;
}

async function fetchOutbox() {
  const { rows } = await database.pool.query('select * from mail_outbox order by mail_id');
  return rows;
}

const createFailingTransport = (message: string): MailTransport => ({
  deliver: () => Promise.reject(new Error(message)),
  close: () => {},
});

describe('the order confirmation mail', () => {
  it('a confirmation is a complete message with HTML, text and all that RFC 5322 and 3834 require', async () => {
    const { orderNumber, accessToken } = await placeTestOrder('nl');
    expect(await relay(createFileTransport(folder)).deliverDue()).toBe(1);
    const [file = ''] = readdirSync(folder);
    expect(file).toMatch(new RegExp(`^\\d+-je-bestelling-${orderNumber}-bij-tavelo\\.eml$`));
    const mail = await PostalMime.parse(readFileSync(join(folder, file)));
    expect(mail).toMatchObject({
      from: { name: 'Tavelo', address: 'klantenservice@tavelo.example' },
      to: [{ address: 'zoe@example.com' }],
      subject: `Je bestelling ${orderNumber} bij Tavelo`,
      date: '2026-11-20T12:00:00.000Z',
    });
    expect(mail.messageId).toMatch(/^<mail-\d+\.nl@tavelo\.example>$/);
    expect(mail.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    );
    const link = `https://nl.example/bestelling?order=${orderNumber}&token=${accessToken}`;
    expect(mail.text).toContain(link);
    expect(mail.html).toContain(link.replace('&', '&amp;'));
    const files = mail.attachments.map(({ filename, mimeType }) => [filename, mimeType]);
    expect(files).toEqual([
      ['algemene-voorwaarden.pdf', 'application/pdf'],
      ['herroepingsrecht.pdf', 'application/pdf'],
    ]);
  });

  it.each([
    [
      'nl',
      'nl-NL',
      ['Jurk A nl Maß', 'EUR 45,93', 'waarin 21% btw', '5038 EA  TILBURG', 'binnen 14 dagen', 'Maat: 42'],
    ],
    ['de', 'de-DE', ['Jurk A de Maß', 'darin 19 % MwSt.', 'binnen 14 Tagen', 'Größe: 42']],
    ['at', 'de-AT', ['darin 20 % USt.', 'Rücktrittsrecht']],
    ['ch', 'de-CH', ['Jurk A de Mass', 'CHF 57.70', 'MWST', 'Rückgaberecht', 'vertraglich']],
    ['ch', 'fr-CH', ['CHF 57.70', 'dont TVA 8,1%', 'par contrat', 'Taille : 42', 'Suisse']],
  ] as const)(
    'a confirmation of %s in %s contains what its market requires',
    async (tenantId, locale, parts) => {
      await placeTestOrder(tenantId, locale);
      const [mail] = await fetchOutbox();
      const text: string = mail.text.replaceAll(/[\u00a0\u202f]/g, ' ');
      const html: string = mail.html.replaceAll(/[\u00a0\u202f]/g, ' ');
      for (const part of parts) {
        expect(text).toContain(part);
        expect(html).toContain(part);
      }
      for (const content of [text, html])
        expect(content).not.toMatch(/\bmail\.|checkout\.|undefined|\[object|\{[a-z]/i);
      if (locale === 'de-CH') expect(text).not.toContain('ß');
    },
  );

  it('a confirmation shows what people typed as text and not as HTML', async () => {
    await database.pool.query(`update product_text set name = '<script>alert("x")</script> & Co'`);
    await placeTestOrder('nl');
    const [mail] = await fetchOutbox();
    expect(mail.html).not.toContain('<script>');
    expect(mail.html).toContain('&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; Co');
    expect(mail.text).toContain('<script>');
  });
});

describe('the mail relay', () => {
  it('the relay sends each mail once, however many relays run', async () => {
    for (let count = 0; count < 3; count += 1) await placeTestOrder('nl');
    const delivered = await Promise.all([1, 2, 3].map(() => relay(createFileTransport(folder)).deliverDue()));
    expect(delivered.reduce((a, b) => a + b)).toBe(3);
    expect(readdirSync(folder)).toHaveLength(3);
    expect((await fetchOutbox()).every((mail) => mail.sent_at !== null)).toBe(true);
    expect(await relay(createFileTransport(folder)).deliverDue()).toBe(0);
  });

  it('the relay retries with growing pauses and finally gives up', async () => {
    await placeTestOrder('nl');
    const pauses: number[] = [];
    let now = new Date('2026-11-20T12:00:00Z');
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      const clock = now.toISOString();
      expect(await relay(createFailingTransport('busy'), undefined, clock).deliverDue()).toBe(1);
      expect(await relay(createFailingTransport('busy'), undefined, clock).deliverDue()).toBe(0);
      const [mail] = await fetchOutbox();
      expect(mail).toMatchObject({ attempts: attempt, sent_at: null, last_error: 'busy' });
      pauses.push(mail.next_attempt_at.getTime() - now.getTime());
      now = mail.next_attempt_at;
    }
    await database.pool.query('update mail_outbox set attempts = $1', [MAX_ATTEMPTS - 1]);
    expect(await relay(createFailingTransport('busy'), undefined, '2027-01-01T00:00:00Z').deliverDue()).toBe(
      1,
    );
    expect(await relay(createFailingTransport('busy'), undefined, '2027-02-01T00:00:00Z').deliverDue()).toBe(
      0,
    );
    expect(pauses[0]).toBeLessThan(40_000);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(4_500_000);
    expect(pauses[5]).toBeGreaterThan(10 * (pauses[0] ?? 0));
  });

  it.each([
    ['of an address that does not exist', { code: 'EENVELOPE', responseCode: 550 }, MAX_ATTEMPTS],
    ['that the server never takes', { code: 'EMESSAGE', responseCode: 554 }, MAX_ATTEMPTS],
    ['of a full mailbox', { code: 'EENVELOPE', responseCode: 552 }, 1],
    ['of a busy mailbox', { code: 'EENVELOPE', responseCode: 451 }, 1],
    ['that went to a server which knows no such sender', { code: 'EAUTH', responseCode: 535 }, 1],
  ])('a mail %s is tried again only where it may be taken', async (_, answer, attempts) => {
    await placeTestOrder('nl');
    const deliver = () => Promise.reject(Object.assign(new Error('refused'), answer));
    await relay({ deliver, close: () => {} }).deliverDue();
    expect((await fetchOutbox())[0]).toMatchObject({ attempts, sent_at: null, last_error: 'refused' });
  });

  it('a mail of which a kill left a half is swept at the next start', async () => {
    await placeTestOrder('nl');
    const unfinished = join(folder, `1-order.eml.${randomUUID()}`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(unfinished, 'To: zoe@example.com');
    await relay(createFileTransport(folder)).deliverDue();
    expect(existsSync(unfinished)).toBe(false);
    expect(readdirSync(folder)).toHaveLength(1);
  });

  it('the relay holds back a single mail only when a server does not answer', async () => {
    for (let count = 0; count < 3; count += 1) await placeTestOrder('nl');
    const asked = Promise.withResolvers<void>();
    const answered = Promise.withResolvers<void>();
    const slow: MailTransport = {
      deliver() {
        asked.resolve();
        return answered.promise;
      },
      close: () => {},
    };
    const stuck = relay(slow);
    const delivering = stuck.deliverDue();
    await asked.promise;
    expect(await relay(createFileTransport(folder)).deliverDue()).toBe(2);
    answered.resolve();
    expect(await delivering).toBe(1);
    expect((await fetchOutbox()).map(({ attempts }) => attempts)).toEqual([1, 1, 1]);
  });

  it('the relay resumes a mail that it released when nobody else has taken it', async () => {
    for (let count = 0; count < 6; count += 1) await placeTestOrder('nl');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
    let begun = 0;
    const slow: MailTransport = {
      async deliver() {
        begun += 1;
        // the second of those that were claimed together takes longer than the others should wait
        if (begun === 3) vi.advanceTimersByTime(2_000);
      },
      close: () => {},
    };
    expect(await relay(slow).deliverDue()).toBe(6);
    expect((await fetchOutbox()).map(({ attempts }) => attempts)).toEqual([1, 1, 1, 1, 1, 1]);
  });

  it('the relay leaves no partial file when the folder is not writable and sends once it is', async () => {
    await placeTestOrder('nl');
    const blocked = join(folder, 'outbox');
    writeFileSync(blocked, '');
    await relay(createFileTransport(blocked)).deliverDue();
    expect((await fetchOutbox())[0]).toMatchObject({ attempts: 1, sent_at: null });
    rmSync(blocked);
    expect(await relay(createFileTransport(blocked), undefined, '2026-11-20T12:01:00Z').deliverDue()).toBe(1);
    expect(readdirSync(blocked)).toHaveLength(1);
  });

  it('the relay is woken by an order, finishes what it is sending and then stops', async () => {
    const ctx = testContext(database, 'nl');
    const running = runJob(relay(createFileTransport(folder), ctx).job, ctx);
    await placeSeenOrder(await prepareOrder(ctx, { 'A-1': 1 }, { sessionId: randomUUID() }));
    await expect.poll(() => existsSync(folder) && readdirSync(folder).length, { timeout: 10_000 }).toBe(1);
    await running.stop();
  });
});

it('the SMTP transport hands the message to the configured server', async () => {
  const heard: string[] = [];
  const server = createServer((socket) => {
    let inData = false;
    socket.write('220 test\r\n');
    socket.on('data', (bytes) => {
      heard.push(bytes.toString());
      if (inData) {
        if (!heard.join('').includes('\r\n.\r\n')) return;
        inData = false;
        socket.write('250 queued\r\n');
        return;
      }
      const verb = bytes.toString().slice(0, 4).toUpperCase();
      inData = verb === 'DATA';
      socket.write(inData ? '354 go on\r\n' : '250 ok\r\n');
      if (verb === 'QUIT') socket.end();
    });
    socket.on('error', () => {});
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await placeTestOrder('nl');
  const transport = createSmtpTransport(`smtp://127.0.0.1:${port}`);
  await relay(transport).deliverDue();
  transport.close();
  await new Promise((resolve) => server.close(resolve));
  expect((await fetchOutbox())[0]).toMatchObject({ last_error: null, attempts: 1 });
  expect(heard.join('')).toMatch(/RCPT TO:<zoe@example\.com>/i);
  expect(heard.join('')).toMatch(/Subject: Je bestelling/);
});

it('a mail server that answers too slowly is abandoned and the next mail over the same transport is sent', async () => {
  let isSlow = true;
  // the client hangs up after the ten seconds of its greeting: too long for the server's end
  const talking: Socket[] = [];
  const server = createServer((socket) => {
    socket.on('error', () => {});
    if (isSlow) {
      talking.push(socket);
      const saying = setInterval(() => socket.write('220-one moment\r\n'), 20);
      socket.on('close', () => clearInterval(saying));
      return;
    }
    socket.write('220 test\r\n');
    let inData = false;
    socket.on('data', (bytes) => {
      const text = bytes.toString();
      if (inData && !text.includes('\r\n.\r\n')) return;
      const isData = !inData && text.toUpperCase().startsWith('DATA');
      inData = isData;
      socket.write(isData ? '354 go on\r\n' : '250 ok\r\n');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const message = { from: 'shop@example.com', to: 'zoe@example.com', subject: 'Test', text: 'Test' };
  const hasty = createSmtpTransport(`smtp://127.0.0.1:${port}`, [], 300);
  await expect(hasty.deliver(message, 'one')).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  isSlow = false;
  for (const socket of talking) socket.destroy();
  await hasty.deliver(message, 'two');
  hasty.close();
  await new Promise((resolve) => server.close(resolve));
});
