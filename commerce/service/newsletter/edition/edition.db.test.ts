import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { sellArticles, testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { addDaysToMoment } from '#commerce/ground/kernel/day.rules.ts';
import { createFixedClock } from '#commerce/ground/kernel/test-clock.ts';
import { createSmtpTransport } from '#commerce/ground/mail/mail-transport.ts';
import { testSmtpServer } from '#commerce/ground/mail/test-smtp-server.ts';
import type { Locale } from '#tenants/tenant.ts';
import { subscribe } from '../newsletter.service.ts';
import { changeNewsletter, leaveList } from '../subscriber/choice.service.ts';
import { purgeDeliveries } from '../subscriber/purge-deliveries.commands.ts';
import { readReturnedMail } from '../subscriber/returned-mail.rules.ts';
import { handleReturnedMail } from '../subscriber/returned-mail.service.ts';
import { exportSubscribers } from '../subscriber/subscriber-file.queries.ts';
import { importSubscribers } from '../subscriber/subscriber-file.service.ts';
import { type Edition, parseEdition } from './edition.rules.ts';
import { type EditionReport, type Sending, sendEdition } from './edition.service.ts';
import { countDeliveries } from './edition.store.ts';

const database = await testDatabase();
await sellArticles(database, [{ sku: 'A' }, { sku: 'B' }, { sku: 'C' }]);
const server = await testSmtpServer();
afterAll(() => server.close());
const key = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({
  type: 'pkcs8',
  format: 'pem',
});
const transport = createSmtpTransport(server.url, [
  { domain: 'tavelo.example', selector: 's1', privateKey: String(key) },
]);
afterAll(() => transport.close());

const settings = { mailFrom: null, publicOrigins: { nl: 'https://nl.example' } };
const createContextFactory = (iso: string) => (locale: string) => ({
  ...testContext(database, 'nl'),
  locale: locale as Locale,
  clock: createFixedClock(iso),
});
const nl = createContextFactory('2026-11-20T12:00:00Z')('nl-NL');
const ADDRESSES = ['ann@example.com', 'bob@example.com', 'cas@example.com', 'dirk@example.com'];

function createEdition(name: string, more: Partial<Edition> = {}): Edition {
  const blocks = [
    { type: 'heading', text: 'Warm de winter in' },
    { type: 'text', text: 'Truien & "sjaals"\n\nTot zondag.' },
    { type: 'articles', skus: ['A', 'B', 'C'] },
    { type: 'button', label: 'Naar de winkel', href: '/dames/' },
  ];
  const file = {
    edition: name,
    brand: 'shop',
    texts: { 'nl-NL': { subject: 'Winter', preview: 'Warm', title: 'Winter', blocks } },
  };
  const shape = { id: 'nl', brands: ['shop', 'home'], locales: ['nl-NL'] };
  return { ...parseEdition('winter.json', JSON.stringify(file), shape), ...more };
}

async function send(
  what: Edition,
  iso = '2026-11-20T12:00:00Z',
  more: Partial<Sending> = {},
): Promise<EditionReport> {
  const sending = { settings, transport, perSecond: 1000, dryRun: false, only: null, ...more };
  return sendEdition(createContextFactory(iso), what, sending);
}

async function fetchToken(email: string): Promise<string> {
  const { rows } = await database.pool.query(
    'select unsubscribe_token from newsletter_subscription where email = $1',
    [email],
  );
  return rows[0].unsubscribe_token;
}

async function choose(
  email: string,
  change: Parameters<typeof changeNewsletter>[1]['change'],
  ctx: RequestContext = nl,
) {
  return changeNewsletter(ctx, { change, brands: [], token: await fetchToken(email) });
}

/** Days of the last two editions of the shop's brand, the later first. */
async function fetchEditionDays(email: string): Promise<(string | null)[]> {
  const { rows } = await database.pool.query(
    `select array[last_sent_on::text, previous_sent_on::text] as days
       from newsletter_brand where email = $1 and brand = 'shop'`,
    [email],
  );
  return rows[0].days;
}

const listReceivers = () => server.received.map(({ envelopeTo: [to] }) => to).sort();

beforeEach(async () => {
  for (const table of ['newsletter_subscription', 'newsletter_edition', 'newsletter_event'])
    await database.pool.query(`delete from ${table}`);
  server.received.length = 0;
  server.refuse(false);
  for (const email of ADDRESSES)
    await subscribe(createContextFactory('2026-11-20T10:00:00Z')('nl-NL'), { email, from: 'x' });
});

describe('a newsletter edition', () => {
  it('an edition is sent once to everybody eligible, signed, with one-press and mail unsubscribe links', async () => {
    await choose('bob@example.com', { type: 'unsubscribe' });
    await choose('cas@example.com', { type: 'pause', days: 7 });
    const dry = await send(createEdition('w1'), undefined, { dryRun: true });
    expect(dry).toEqual({ seen: 4, sent: 2, failed: 0, already: 0, withheld: { consent: 1, pause: 1 } });
    expect(listReceivers()).toEqual([]);
    expect(await send(createEdition('w1'))).toEqual(dry);
    expect(listReceivers()).toEqual(['ann@example.com', 'dirk@example.com']);
    expect(await send(createEdition('w1'))).toMatchObject({ sent: 0, already: 2 });
    expect(listReceivers()).toHaveLength(2);
    const mail = server.received.find(({ envelopeTo: [to] }) => to === 'ann@example.com');
    const headers = new Map(mail?.headers.map(({ key: name, value }) => [name, value]));
    const token = await fetchToken('ann@example.com');
    expect(headers.get('list-unsubscribe')).toBe(
      `<https://nl.example/api/newsletter/unsubscribe/${token}>, <mailto:nieuwsbrief@tavelo.example?subject=unsubscribe%20${token}>`,
    );
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const signature = headers.get('dkim-signature') ?? '';
    expect(signature.toLowerCase()).toContain('list-unsubscribe-post');
    expect(mail?.html).toContain('Truien &amp; &quot;sjaals&quot;');
    expect(mail?.html).toContain('https://nl.example/dames/');
    expect(mail?.html).not.toMatch(/the-token|shop\.invalid|undefined|null/);
    expect(mail?.text).toContain(`afmelden?token=${token}`);
    expect(mail?.text).toContain('https://nl.example/p/');
  });

  it('an edition continues after a kill and never reaches an address twice', async () => {
    const stop = new AbortController();
    const slow = {
      ...transport,
      deliver: (async (...args) => {
        await transport.deliver(...args);
        if (server.received.length === 2) stop.abort();
      }) satisfies Sending['transport']['deliver'],
    };
    expect(
      await send(createEdition('w1'), undefined, { transport: slow, signal: stop.signal }),
    ).toMatchObject({
      sent: 2,
    });
    // one more was being given it when the process died
    await database.pool.query(
      `insert into newsletter_delivery (tenant_id, edition, email, state, claimed_at)
       values ('nl', 'w1', 'cas@example.com', 'sending', now())`,
    );
    const both = await Promise.all([send(createEdition('w1')), send(createEdition('w1'))]);
    expect(both[0].sent + both[1].sent).toBe(1);
    expect(listReceivers()).toEqual(['ann@example.com', 'bob@example.com', 'dirk@example.com']);
    await expect(send(createEdition('w1', { sha256: 'other' }))).rejects.toThrow(/other contents/);
  });

  it('an edition forgets its recipients after the tenant’s retention time and is not sent again', async () => {
    const old = createEdition('w1');
    await send(old);
    await send(createEdition('w2'), '2027-11-01T12:00:00Z');
    const tenants = [nl.tenant, testContext(database, 'de').tenant];
    const { keepDeliveriesDays } = nl.tenant.newsletter;
    const purge = (days: number) =>
      purgeDeliveries(
        { db: nl.db, clock: createFixedClock(addDaysToMoment(nl.clock.now(), days).toISOString()) },
        tenants,
      );
    await purge(keepDeliveriesDays);
    expect(await countDeliveries(nl, 'w1')).toEqual({ sent: 4 });
    await purge(keepDeliveriesDays + 3);
    expect(await countDeliveries(nl, 'w1')).toEqual({});
    expect(await countDeliveries(nl, 'w2')).toEqual({ sent: 4 });
    const before = listReceivers().length;
    await expect(send(old, '2027-11-25T12:00:00Z')).rejects.toThrow('w1 began too long ago');
    expect(listReceivers()).toHaveLength(before);
  });

  it('a subscriber who leaves during the sending gets nothing', async () => {
    const leaving = {
      ...transport,
      deliver: (async (...args) => {
        await transport.deliver(...args);
        await leaveList(nl, await fetchToken('dirk@example.com'), 'newsletter');
      }) satisfies Sending['transport']['deliver'],
    };
    const report = await send(createEdition('w1'), undefined, { transport: leaving });
    expect(report).toMatchObject({ sent: 3, withheld: { changed: 1 } });
    expect(listReceivers()).not.toContain('dirk@example.com');
  });

  it('a mail server that is down loses nothing: the frequency counts what was sent', async () => {
    await choose('ann@example.com', { type: 'frequency', frequency: 1 });
    server.refuse(true);
    expect(await send(createEdition('w1'))).toMatchObject({ sent: 0, failed: 4 });
    server.refuse(false);
    expect(await send(createEdition('w1'))).toMatchObject({ sent: 4 });
    expect(await send(createEdition('w2'), '2026-11-26T12:00:00Z')).toMatchObject({
      sent: 3,
      withheld: { frequency: 1 },
    });
    expect(await send(createEdition('w3'), '2026-11-27T06:00:00Z')).toMatchObject({ sent: 4 });
  });

  it('a mail refused twice frees its own day and no other edition’s', async () => {
    await send(createEdition('w1'), '2026-11-12T12:00:00Z');
    const createRefusingTransport = (of: string, meanwhile?: () => Promise<unknown>) => ({
      ...transport,
      deliver: (async (message, key) => {
        if (JSON.stringify(message.envelope).includes(of)) {
          await meanwhile?.();
          throw Object.assign(new Error('busy'), { responseCode: 451, command: 'DATA' });
        }
        await transport.deliver(message, key);
      }) satisfies Sending['transport']['deliver'],
    });
    // the page of addresses is read, and a second edition is sent before and while bob is given the first
    let sentOther = false;
    const overtaken = {
      ...createRefusingTransport('bob@example.com'),
      deliver: (async (message, key) => {
        if (!sentOther) {
          sentOther = true;
          await send(createEdition('other'));
        }
        await createRefusingTransport('bob@example.com').deliver(message, key);
      }) satisfies Sending['transport']['deliver'],
    };
    expect(await send(createEdition('w2'), undefined, { transport: overtaken })).toMatchObject({
      failed: 1,
      sent: 3,
    });
    expect(await fetchEditionDays('bob@example.com')).toEqual(['2026-11-20', '2026-11-12']);
    expect(
      await send(createEdition('w2'), undefined, { transport: createRefusingTransport('bob') }),
    ).toMatchObject({ failed: 1 });
    expect(await fetchEditionDays('bob@example.com')).toEqual(['2026-11-20', '2026-11-12']);
    const during = createRefusingTransport('bob', () => send(createEdition('third'), '2026-11-21T12:00:00Z'));
    expect(await send(createEdition('w2'), undefined, { transport: during })).toMatchObject({ failed: 1 });
    expect(await fetchEditionDays('bob@example.com')).toEqual(['2026-11-21', '2026-11-20']);
    expect(await send(createEdition('w2'), '2026-11-21T12:00:00Z')).toMatchObject({ sent: 1 });
    expect(await fetchEditionDays('bob@example.com')).toEqual(['2026-11-21', '2026-11-21']);
  });

  it('an edition of one topic, brand or audience reaches nobody else', async () => {
    await choose('ann@example.com', { type: 'creditOffers' });
    expect(await send(createEdition('c1', { topic: 'credit' }))).toMatchObject({
      sent: 3,
      withheld: { topic: 1 },
    });
    await changeNewsletter(nl, {
      change: { type: 'unsubscribe' },
      brands: ['home'],
      token: await fetchToken('bob@example.com'),
    });
    expect(await send(createEdition('h1', { brand: 'home' }))).toMatchObject({
      sent: 3,
      withheld: { brand: 1 },
    });
    await expect(send(createEdition('p1', { topic: 'personalised' }))).rejects.toThrow(/audience/);
    const only = new Set(['cas@example.com']);
    expect(await send(createEdition('p1', { topic: 'personalised' }), undefined, { only })).toMatchObject({
      sent: 1,
    });
  });
});

describe('returned newsletter mails', () => {
  const report = (fields: string, original: string) => ({
    headers: [],
    subject: 'Undelivered Mail Returned to Sender',
    attachments: [
      { mimeType: 'message/delivery-status', content: `Reporting-MTA: dns; mx.example\n\n${fields}` },
      { mimeType: 'text/rfc822-headers', content: original },
    ],
  });
  const read = (mail: object) => readReturnedMail(mail as never);
  /** The first lines of the newsletter that a report is about. */
  const originalTo = async (name: string) =>
    `To: ${name}@example.com\nX-Newsletter-Edition: w1\nList-Unsubscribe:\n <https://nl.example/api/newsletter/unsubscribe/${await fetchToken(`${name}@example.com`)}>`;

  it('a report whose edition is no name of one counts without it', async () => {
    for (const edition of ['w1\0', 'w'.repeat(100_000), "w1'; --"]) {
      const original = (await originalTo('dirk')).replace('w1', edition);
      const soft = report('Action: delayed\nStatus: 4.2.2', original);
      expect(read(soft)).toMatchObject({ kind: 'bounce', edition: null });
      expect(await handleReturnedMail(nl, read(soft))).toBe('counted');
    }
  });

  it('a hard bounce ends the subscription, a soft one is counted and a stranger’s changes nothing', async () => {
    await send(createEdition('w1'));
    const hard = report(
      'Final-Recipient: rfc822; ann@example.com\nAction: failed\nStatus: 5.1.1',
      await originalTo('ann'),
    );
    expect(await handleReturnedMail(nl, read(hard))).toBe('undeliverable');
    const soft = report(
      'Final-Recipient: rfc822; bob@example.com\nAction: delayed\nStatus: 4.2.2',
      await originalTo('bob'),
    );
    for (let times = 0; times < 4; times += 1)
      expect(await handleReturnedMail(nl, read(soft))).toBe('counted');
    for (const name of ['who', 'cas']) {
      const fields = `Final-Recipient: rfc822; ${name}@example.com\nAction: failed\nStatus: 5.1.1`;
      expect(await handleReturnedMail(nl, read(report(fields, '')))).toBe('nobody');
    }
    expect(await send(createEdition('w2'))).toMatchObject({ sent: 3, withheld: { undeliverable: 1 } });
    expect(await handleReturnedMail(nl, read(soft))).toBe('counted');
    expect(await send(createEdition('w3'))).toMatchObject({ sent: 2, withheld: { undeliverable: 2 } });
    expect(await countDeliveries(nl, 'w1')).toEqual({ bounced: 1, sent: 3 });
  });

  it.each(['Action : failed', 'Action: failed (mailbox is full for ever)', 'ACTION\t: Failed'])(
    'a report with "%s" is a bounce, with blanks before its colons',
    (action) => {
      const fields = `Final-Recipient : rfc822;Ann@example.com\n${action}\nStatus : 5.0.0`;
      const bounce = { kind: 'bounce', status: '5.0.0', edition: 'w1' };
      expect(read(report(fields, 'X-Newsletter-Edition : w1'))).toMatchObject(bounce);
    },
  );

  it('a complaint or a mail to the List-Unsubscribe address ends everything', async () => {
    await send(createEdition('w1'));
    const fields = 'Feedback-Type: abuse\nOriginal-Rcpt-To: <cas@example.com>';
    const feedback = { mimeType: 'message/feedback-report', content: fields };
    const forged = { headers: [], attachments: [feedback] };
    expect(await handleReturnedMail(nl, read(forged))).toBe('nobody');
    const original = { mimeType: 'text/rfc822-headers', content: await originalTo('cas') };
    const complaint = { headers: [], attachments: [feedback, original] };
    expect(await handleReturnedMail(nl, read(complaint))).toBe('complained');
    const words = {
      headers: [],
      attachments: [],
      subject: `Re: unsubscribe ${await fetchToken('dirk@example.com')}`,
    };
    expect(await handleReturnedMail(nl, read(words))).toBe('unsubscribed');
    const away = {
      headers: [{ key: 'auto-submitted', value: 'auto-replied' }],
      attachments: [],
      subject: 'Weg',
    };
    expect(await handleReturnedMail(nl, read(away))).toBe('ignored');
    expect(await send(createEdition('w2'))).toMatchObject({ sent: 2, withheld: { consent: 2 } });
  });
});

describe('newsletter files', () => {
  it('an exported file contains the proof and can be imported again without changing anything', async () => {
    await choose('bob@example.com', { type: 'unsubscribe' });
    let text = '';
    for await (const line of exportSubscribers(nl)) text += line;
    expect(text.split('\r\n')).toHaveLength(6);
    expect(text).toContain('ann@example.com,confirmed,nl-NL,home shop');
    expect(await importSubscribers(nl, text)).toEqual({
      subscribed: 0,
      unsubscribed: 0,
      unchanged: 4,
      refused: [],
    });
  });

  it('an imported file removes people who left elsewhere, adds those with proof and names refused lines', async () => {
    const rows = [
      'email,state,locale,brands,consentText,confirmedAt,unsubscribedAt',
      'ann@example.com,unsubscribed,,,,,2026-11-21T00:00:00Z',
      'cas@example.com,unsubscribed,,,,,2026-11-01T00:00:00Z',
      'NEW@example.com,confirmed,nl-NL,shop,"Ja, ik wil de nieuwsbrief",2026-10-01T00:00:00Z,',
      'none@example.com,confirmed,nl-NL,shop,,2026-10-01T00:00:00Z,',
    ].join('\n');
    const counts = await importSubscribers(nl, rows);
    expect(counts).toMatchObject({ subscribed: 1, unsubscribed: 1, unchanged: 1 });
    expect(counts.refused).toEqual([expect.stringMatching(/^line 5: .*words that were agreed/)]);
    expect(await send(createEdition('w1'))).toMatchObject({ sent: 4, withheld: { consent: 1 } });
  });
});
