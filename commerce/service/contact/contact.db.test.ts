import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { systemClock } from '#commerce/ground/kernel/clock.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { createFixedClock } from '#commerce/ground/kernel/test-clock.ts';
import { createMailFileLoader } from '#commerce/ground/mail/mail-attachments.ts';
import { createSmtpTransport } from '#commerce/ground/mail/mail-transport.ts';
import { createMailRelay } from '#commerce/ground/mail/relay.ts';
import { type ReceivedMail, testSmtpServer } from '#commerce/ground/mail/test-smtp-server.ts';
import { createPdfFile, createPictureFile } from '#commerce/ground/upload/test-files.ts';
import { createAttachmentDrawer } from '#commerce/orders/invoice/draw-attachments.service.ts';
import { createSignedInContext } from '#commerce/people/customer/test-customer.ts';
import { addSecurityCheck, solve } from '#commerce/people/identity/test-identity.ts';
import { createContentBuckets } from '#commerce/range/content/bucket/content-buckets.ts';
import { listHelpLeaves } from '#tenants/help-topics.ts';
import { loadTenants } from '#tenants/load.ts';
import type { Locale } from '#tenants/tenant.ts';
import { findContactReceipt, purgeContacts, sendContact } from './contact.service.ts';
import { addContactFile, loadContactMailFile } from './contact-file.service.ts';
import { voteOnAnswer } from './help.commands.ts';
import { findHelpTopic, listHelpSubjects } from './help.service.ts';

const database = await testDatabase();
const tenants = await loadTenants();
const smtp = await testSmtpServer();
afterAll(() => smtp.close());

beforeEach(async () => {
  smtp.received.length = 0;
  smtp.refuse(false);
  for (const table of ['mail_outbox', 'contact_file', 'contact', 'help_vote'])
    await database.pool.query(`delete from ${table}`);
});

/** Delivers what is due over SMTP. */
async function deliver(ctx: RequestContext, now = '2026-11-20T12:00:00Z'): Promise<void> {
  const createContext = (tenantId: string) => ({
    ...testContext(database, tenantId as 'nl'),
    content: createContentBuckets({ template: '/none/{identifier}', events: ctx.events, log: ctx.log }),
  });
  const fetchContactFile = (tenantId: string, fileId: string) =>
    loadContactMailFile(createContext(tenantId), fileId);
  const transport = createSmtpTransport(smtp.url);
  const relay = createMailRelay({
    db: database.kysely,
    clock: createFixedClock(now),
    log: ctx.log,
    tenants,
    settings: { mailFrom: null, publicOrigins: {} },
    transport,
    loadFiles: createMailFileLoader({
      db: database.kysely,
      log: ctx.log,
      drawer: { ...createAttachmentDrawer(createContext), loadContactFile: fetchContactFile },
    }),
  });
  await relay.deliverDue();
  transport.close();
}

const createMessage = (topic: string, contactId: string = randomUUID()) => ({
  contactId,
  topic,
  salutation: 'female',
  givenName: 'Zoë',
  familyName: 'de Bos',
  email: 'zoe@example.com',
  customerNumber: '20000018',
  orderNumber: '',
  message: 'Regel één\n<b>Regel twee</b> & meer',
});
const from = { address: '192.0.2.1', trap: '', securityAnswer: null };

const markets = tenants.flatMap((tenant) => tenant.locales.map(({ locale }) => ({ tenant, locale })));

describe('the tree of topics', () => {
  it('the topics include the seven subjects and every promised leaf', () => {
    const leaves = listHelpLeaves(tenants[0]?.helpTopics ?? []);
    expect(leaves).toHaveLength(46);
    expect(new Set(leaves.map(({ leaf }) => leaf.routing)).size).toBe(46);
    expect(new Set(leaves.map(({ leaf }) => leaf.mailbox))).toEqual(new Set([0, 1, 2, 3, 5, 6, 7]));
  });

  it.each(markets)(
    'a contact at every topic in $locale is answered, routed and mailed',
    async ({ tenant, locale }) => {
      const ctx = addSecurityCheck(testContext(database, tenant.id as 'nl', { locale: locale as Locale }));
      expect(await listHelpSubjects(ctx)).toHaveLength(7);
      const photo = await createPictureFile('jpg');
      const { data: shown } = await decodePixels(photo);
      const leaves = listHelpLeaves(tenant.helpTopics);
      const cases: string[] = [];
      for (const [index, { path }] of leaves.entries()) {
        const view = await findHelpTopic(ctx, path);
        const text = view?.answer?.paragraphs.join(' ') ?? '';
        expect(text.length, path).toBeGreaterThan(80);
        expect(`${view?.label} ${text}`, path).not.toMatch(/[{}]|undefined|help\.|NaN|\b0 (Werk|werk|jour)/);
        const form = { ...createMessage(path), email: createEmail(locale, index) };
        const address = `192.0.2.${index}`;
        const file = { contactId: form.contactId, topic: path, name: 'kras.jpg', body: photo, address };
        expect(await addContactFile(ctx, file), path).toMatchObject({ ok: true });
        const sent = await sendContact(ctx, form, { ...from, address });
        if (!sent.ok) throw new Error(`${path}: ${JSON.stringify(sent)}`);
        cases.push(sent.value.caseNumber);
      }
      await deliver(ctx);
      for (const [index, { path, leaf }] of leaves.entries()) {
        const number = cases[index] ?? '';
        const desk = findMail(tenant.contact.mailboxes[leaf.mailbox] ?? '', number);
        expect(desk.subject, path).toContain(`[${leaf.routing}] ${number}`);
        expect(desk.replyTo?.[0]?.address).toBe(createEmail(locale, index));
        expect(desk.text).toMatch(/(Mevrouw|Frau|Madame) Zoë de Bos/);
        expect(desk.text).toContain('<b>Regel twee</b> & meer');
        expect(desk.html).toContain('&lt;b&gt;Regel twee&lt;/b&gt; &amp; meer');
        expect(desk.headers.map(({ key }) => key)).not.toContain('auto-submitted');
        const [attached] = desk.attachments;
        expect(attached?.filename).toBe('kras.jpg');
        const body = Buffer.from(attached?.content as ArrayBuffer);
        expect((await decodePixels(body)).data.equals(shown)).toBe(true);
        const { exif, xmp, iptc, orientation } = await sharp(body).metadata();
        expect({ xmp, iptc, orientation }).toEqual({ xmp: undefined, iptc: undefined, orientation: 6 });
        expect(exif?.toString('latin1')).not.toMatch(/Camera|Bos|secret|GPS/);
        const receipt = findMail(createEmail(locale, index), number);
        expect(receipt.text).not.toContain('Regel');
        expect(receipt.attachments).toEqual([]);
        expect(`${desk.text} ${receipt.text}`).not.toMatch(
          /\b(mail|help|contact|form)\.[a-z]+\.[a-z]|\{[a-z]/,
        );
      }
    },
  );
});

async function decodePixels(picture: Buffer) {
  return sharp(picture).rotate().raw().toBuffer({ resolveWithObject: true });
}

function createEmail(locale: string, index: number): string {
  return `${locale.toLowerCase()}-${index}@example.com`;
}

/** @param number in its subject */
function findMail(address: string, number = ''): ReceivedMail {
  const mail = smtp.received.find(
    ({ envelopeTo, subject }) => envelopeTo.includes(address) && subject?.includes(number),
  );
  if (!mail) throw new Error(`no mail to ${address}`);
  return mail;
}

describe('a contact', () => {
  const createDutchContext = () => addSecurityCheck(testContext(database, 'nl'));

  it('a contact is stored once, however often its form is sent, and belongs to its customer', async () => {
    const ctx = await createSignedInContext(createDutchContext(), 'eigen@example.com');
    const form = createMessage('order.cancel');
    const [first, second] = await Promise.all([sendContact(ctx, form, from), sendContact(ctx, form, from)]);
    expect(first).toEqual(second);
    const { rows } = await database.pool.query('select customer_id, case_number, mailbox from contact');
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ customer_id: ctx.visitor.customerId, mailbox: 1 });
    expect(await findContactReceipt(ctx, form.contactId)).toMatchObject({ caseNumber: rows[0].case_number });
    expect(await findContactReceipt(testContext(database, 'de'), form.contactId)).toBeNull();
  });

  it('a receipt quotes nothing to an address that nobody has verified', async () => {
    const fetchReceipt = async (ctx: ReturnType<typeof createDutchContext>, email: string) => {
      const form = {
        ...createMessage('order.other'),
        ...{ email, givenName: 'Winactie', familyName: 'Gratis', message: 'Win 1.000 euro op win.example' },
      };
      const { contactId } = form;
      const file = { contactId, topic: form.topic, name: 'win.example.pdf', body: createPdfFile('x') };
      await addContactFile(ctx, { ...file, address: '1' });
      await sendContact(ctx, form, from);
      const { rows } = await database.pool.query('select text from mail_outbox where recipient = $1', [
        email,
      ]);
      return rows[0].text as string;
    };
    const chosenBySender = /win\.example|1\.000|Winactie/;
    expect(await fetchReceipt(createDutchContext(), 'vreemd@example.com')).not.toMatch(chosenBySender);
    const own = await createSignedInContext(createDutchContext(), 'bewezen@example.com');
    expect(await fetchReceipt(own, 'bewezen@example.com')).not.toMatch(chosenBySender);
    await database.pool.query(`update customer set email_verified_at = now() where email = $1`, [
      'bewezen@example.com',
    ]);
    await database.pool.query('delete from mail_outbox');
    const proved = await fetchReceipt(own, 'bewezen@example.com');
    const { rows } = await database.pool.query(
      "select email, receipt from contact where given_name = 'Winactie'",
    );
    expect(rows).toEqual([
      { email: 'vreemd@example.com', receipt: 'receipt' },
      { email: 'bewezen@example.com', receipt: 'receipt' },
      { email: 'bewezen@example.com', receipt: 'copy' },
    ]);
    for (const told of ['Winactie Gratis', 'Win 1.000 euro op win.example', 'win.example.pdf'])
      expect(proved).toContain(told);
    expect(await fetchReceipt(own, 'ander@example.com')).not.toMatch(chosenBySender);
  });

  it('a contact mail carries documents byte for byte where the tenant accepts them', async () => {
    const ctx = createDutchContext();
    const form = createMessage('warranty');
    const bon = createPdfFile('een bon van één jaar');
    const { contactId, topic } = form;
    await addContactFile(ctx, { contactId, topic, name: 'Bon €12.pdf', body: bon, address: '1' });
    await sendContact(ctx, form, from);
    await deliver(ctx);
    const [attached] = findMail('technical@nl.tavelo.example').attachments;
    expect(attached).toMatchObject({ filename: 'Bon €12.pdf', mimeType: 'application/pdf' });
    expect(Buffer.from(attached?.content as ArrayBuffer).equals(bon)).toBe(true);
  });

  it.each([
    ['refuses', async () => smtp.refuse(true), async () => smtp.refuse(false)],
    ['cannot be reached', () => smtp.close(), () => smtp.open()],
  ] as const)('a contact waits when its mailbox %s and arrives later, once', async (_, goDown, comeUp) => {
    const ctx = createDutchContext();
    await goDown();
    const form = createMessage('payment.other');
    const sent = await sendContact(ctx, form, from);
    if (!sent.ok) throw new Error(JSON.stringify(sent));
    await deliver(ctx);
    expect(smtp.received).toEqual([]);
    expect(await findContactReceipt(ctx, form.contactId)).toEqual(sent.value);
    const waiting = await database.pool.query(
      'select attempts, last_error from mail_outbox where sent_at is null',
    );
    expect(waiting.rows).toHaveLength(2);
    for (const row of waiting.rows)
      expect(row).toMatchObject({ attempts: 1, last_error: expect.any(String) });
    await comeUp();
    await deliver(ctx, '2026-11-20T13:00:00Z');
    await deliver(ctx, '2026-11-20T14:00:00Z');
    expect(smtp.received.flatMap(({ envelopeTo }) => envelopeTo).sort()).toEqual([
      'finance@nl.tavelo.example',
      'zoe@example.com',
    ]);
  });

  it.each([
    [{ email: 'zoe@' }, 'email', 'email'],
    [{ email: '' }, 'email', 'required'],
    [{ givenName: '' }, 'givenName', 'required'],
    [{ familyName: 'B0s' }, 'familyName', 'characters_or_digits'],
    [{ customerNumber: '12a4' }, 'customerNumber', 'digits'],
    [{ message: ' \n ' }, 'message', 'required'],
    [{ message: 'x'.repeat(8001) }, 'message', 'too_long'],
    [{ salutation: 'x' }, 'salutation', 'choice'],
    [{ contactId: '1' }, 'contactId', 'invalid'],
  ])('a contact with %j is refused and nothing is stored', async (wrong, field, code) => {
    const ctx = createDutchContext();
    const sent = await sendContact(ctx, { ...createMessage('order.change'), ...wrong }, from);
    expect(sent).toMatchObject({ ok: false, refusal: { code: 'InvalidInput', fields: [{ field, code }] } });
    const { rows } = await database.pool.query('select 1 from contact union all select 1 from mail_outbox');
    expect(rows).toEqual([]);
  });

  it('a contact about a subject that is no leaf or missing is refused', async () => {
    for (const topic of ['order', 'order.nothing', 'shipping.services.paid', 'toString'])
      expect(await sendContact(createDutchContext(), createMessage(topic), from)).toMatchObject({
        ok: false,
        refusal: { code: 'UnknownTopic' },
      });
  });

  it('a contact from a machine that fills in every field is thanked and discarded', async () => {
    const sent = await sendContact(createDutchContext(), createMessage('order.other'), {
      ...from,
      trap: 'https://example.com',
    });
    expect(sent).toMatchObject({ ok: true });
    const { rows } = await database.pool.query('select 1 from contact union all select 1 from mail_outbox');
    expect(rows).toEqual([]);
  });

  it('repeated contacts require a check, then lose their receipts, and finally have to wait', async () => {
    // the check looks at the real time
    const ctx = { ...createDutchContext(), clock: systemClock };
    const send = (securityAnswer: string | null = null) =>
      sendContact(ctx, createMessage('order.other'), { ...from, securityAnswer });
    for (let times = 0; times < 5; times += 1) expect((await send()).ok).toBe(true);
    for (let times = 5; times < 8; times += 1) {
      const asked = await send();
      if (asked.ok || asked.refusal.code !== 'SecurityCheckRequired') throw new Error(JSON.stringify(asked));
      const answer = await solve(asked.refusal.challenge);
      expect((await send(answer)).ok).toBe(true);
      if (times > 5) continue;
      const again = await send(answer);
      expect(again, 'an answer counts once').toMatchObject({ refusal: { code: 'SecurityCheckRequired' } });
    }
    // twelve more, without the seconds that a browser computes for each check
    for (let times = 8; times < 20; times += 1) await ctx.attempts.countContact(from.address);
    expect(await send()).toMatchObject({ refusal: { code: 'TooManyAttempts' } });
    expect((await sendContact(ctx, createMessage('order.other'), { ...from, address: '192.0.2.2' })).ok).toBe(
      true,
    );
    const { rows } = await database.pool.query(
      `select recipient, count(*)::int as mails from mail_outbox group by 1 order by 1`,
    );
    expect(rows).toEqual([
      { recipient: 'orders@nl.tavelo.example', mails: 9 },
      { recipient: 'zoe@example.com', mails: 5 },
    ]);
  });

  it('a contact is deleted after the tenant’s retention time', async () => {
    const ctx = createDutchContext();
    await sendContact(ctx, createMessage('order.other'), from);
    const createShopAt = (iso: string) => ({ db: database.kysely, clock: createFixedClock(iso) });
    await purgeContacts(createShopAt('2028-11-18T00:00:00Z'), tenants);
    expect((await database.pool.query('select 1 from contact')).rows).toHaveLength(1);
    await purgeContacts(createShopAt('2028-11-21T00:00:00Z'), tenants);
    expect((await database.pool.query('select 1 from contact')).rows).toHaveLength(0);
  });

  it('helpful answers are counted by day', async () => {
    const ctx = createDutchContext();
    for (const helped of [true, true, false])
      await voteOnAnswer(ctx, { topic: 'shipping.status', helped, address: '1' });
    expect(await voteOnAnswer(ctx, { topic: 'shipping', helped: true, address: '1' })).toMatchObject({
      refusal: { code: 'UnknownTopic' },
    });
    const { rows } = await database.pool.query('select topic, helped, votes from help_vote order by helped');
    expect(rows).toEqual([
      { topic: 'shipping.status', helped: false, votes: 1 },
      { topic: 'shipping.status', helped: true, votes: 2 },
    ]);
  });
});
