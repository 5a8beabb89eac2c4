import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { loadSettings } from '#commerce/ground/config/environment.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { loadTenants } from '#tenants/load.ts';
import { SHOP_COMMANDS } from './commands.ts';

const database = await testDatabase();
const tenants = await loadTenants();
const folder = mkdtempSync(join(tmpdir(), 'shop-newsletter-'));
const settings = loadSettings({ PORT: '4000', DATA_DIR: folder }, join(import.meta.dirname, '../..'));
afterAll(() => rmSync(folder, { recursive: true }));

/** @param line as it is typed, without quotes in it. @returns what was printed, and the exit code */
async function runNewsletterCommand(line: string): Promise<{ text: string; code: number }> {
  let text = '';
  const args = [...line.split(' '), '--tenant', 'nl'];
  const code = await SHOP_COMMANDS.newsletter(args, { settings, database, tenants }, (more) => {
    text += more;
  });
  return { text, code };
}

function writeFile(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const readOutbox = () => {
  const at = join(folder, 'outbox');
  return readdirSync(at).map((name) => readFileSync(join(at, name), 'utf8'));
};
const listMailsTo = (email: string) =>
  readOutbox().filter((mail) => new RegExp(`^To:.*${email}`, 'im').test(mail));

const SUBSCRIBERS = `email,state,locale,brands,consentText,confirmedAt,unsubscribedAt
ann@example.com,confirmed,nl-NL,,Ja ik wil de nieuwsbrief ontvangen,2026-01-05T10:00:00Z,
bob@example.com,confirmed,nl-NL,,Ja ik wil de nieuwsbrief ontvangen,2026-01-05T10:00:00Z,
cas@example.com,unsubscribed,nl-NL,,,,2026-02-01T10:00:00Z
`;

function createEdition(name: string): string {
  const [brand] = tenants.find(({ id }) => id === 'nl')?.newsletter.brands ?? [];
  const blocks = [
    { type: 'text', text: 'Truien en sjaals' },
    { type: 'button', label: 'Naar de winkel', href: '/dames/' },
  ];
  const texts = { 'nl-NL': { subject: 'Winter', preview: 'Warm', title: 'Winter', blocks } };
  return writeFile(`${name}.json`, JSON.stringify({ edition: name, brand: brand?.key, texts }));
}

beforeEach(async () => {
  for (const table of ['newsletter_subscription', 'newsletter_edition', 'newsletter_event'])
    await database.pool.query(`delete from ${table}`);
  rmSync(join(folder, 'outbox'), { recursive: true, force: true });
  await runNewsletterCommand(`import ${writeFile('in.csv', SUBSCRIBERS)}`);
});

describe('the newsletter send command', () => {
  it('the send command counts first, sends a test, reaches everybody once and reports the result', async () => {
    const winter = createEdition('winter');
    expect(await runNewsletterCommand(`send ${winter} --dry-run`)).toEqual({
      text: 'winter: would go to 2 of 2\n',
      code: 0,
    });
    expect(await runNewsletterCommand('status winter')).toMatchObject({ code: 1 });
    expect(await runNewsletterCommand(`send ${winter} --test eva@example.com,udo@example.com`)).toEqual({
      text: 'test nl-NL to eva@example.com\ntest nl-NL to udo@example.com\n',
      code: 0,
    });
    expect(listMailsTo('eva@example.com')).toHaveLength(1);
    expect(listMailsTo('ann@example.com')).toHaveLength(0);
    expect(await runNewsletterCommand(`send ${winter}`)).toEqual({
      text: 'winter: sent to 2 of 2\n',
      code: 0,
    });
    expect((await runNewsletterCommand(`send ${winter}`)).text).toBe(
      'winter: sent to 0 of 2\n  2 had it already\n',
    );
    expect(listMailsTo('ann@example.com')).toHaveLength(1);
    expect(await runNewsletterCommand('status winter')).toEqual({ text: '2  sent\n', code: 0 });
  });

  it('the send command reaches only the chosen audience', async () => {
    const only = writeFile('only.txt', 'bob@example.com\nnobody@example.com\n');
    expect((await runNewsletterCommand(`send ${createEdition('few')} --only ${only}`)).text).toContain(
      'few: sent to 1 of',
    );
    expect([listMailsTo('bob@example.com').length, listMailsTo('ann@example.com').length]).toEqual([1, 0]);
  });

  it.each([
    ['send', /newsletter send, status, inbox, export or import, of what/],
    ['send FILE --rate 0', /--rate is 1 to 1000/],
    ['send FILE --rate many', /--rate is 1 to 1000/],
    ['send /nowhere/edition.json', /ENOENT/],
    ['export list.txt', /newsletter send/],
  ])('the newsletter command %s reports what is wrong', async (line, words) => {
    await expect(runNewsletterCommand(line.replace('FILE', createEdition('wrong')))).rejects.toThrow(words);
  });

  it('the send command refuses an invalid edition by its file', async () => {
    const broken = writeFile('broken.json', '{');
    await expect(runNewsletterCommand(`send ${broken}`)).rejects.toThrow('broken.json: not JSON');
  });
});

describe('the newsletter inbox command', () => {
  it('the inbox command ends subscriptions on bounces and unsubscribe mails and ignores other mails', async () => {
    await runNewsletterCommand(`send ${createEdition('winter')}`);
    const findToken = async (email: string) => {
      const { rows } = await database.pool.query(
        'select unsubscribe_token as token from newsletter_subscription where email = $1',
        [email],
      );
      return String(rows[0]?.token);
    };
    const leave = `From: bob@example.com\nSubject: unsubscribe ${await findToken('bob@example.com')}\n\n`;
    const words = 'From: bob@example.com\nSubject: Mooi!\n\nDank je wel\n';
    const bounce = [
      'From: mailer-daemon@example.com',
      'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
      '',
      '--b',
      'Content-Type: message/delivery-status',
      '',
      'Reporting-MTA: dns; mx.example.com',
      '',
      'Final-Recipient: rfc822; ann@example.com',
      'Action: failed',
      'Status: 5.1.1',
      '',
      '--b',
      'Content-Type: text/rfc822-headers',
      '',
      `List-Unsubscribe: <https://nl.example/api/newsletter/unsubscribe/${await findToken('ann@example.com')}>`,
      '',
      '--b--',
      '',
    ].join('\n');
    const mbox = `From a@b Mon\n${leave}\nFrom c@d Tue\n${words}`;
    const { text, code } = await runNewsletterCommand(
      `inbox ${writeFile('box.mbox', mbox)} ${writeFile('bounce.eml', bounce)}`,
    );
    expect(code).toBe(0);
    expect(text.match(/^\d+ {2}\w+$/gm)?.length).toBe(3);
    expect((await runNewsletterCommand(`send ${createEdition('spring')} --dry-run`)).text).toContain(
      'would go to 0 of',
    );
  });

  it('the inbox command reads on behind a mail that is nested too deep or has an endless header', async () => {
    let nested = 'Content-Type: text/plain\n\nx\n';
    for (let depth = 0; depth < 300; depth += 1)
      nested = `Content-Type: multipart/mixed; boundary="b${depth}"\n\n--b${depth}\n${nested}\n--b${depth}--\n`;
    const endless = `Subject: ${'x'.repeat(3_000_000)}\n\nx\n`;
    const words = 'From: bob@example.com\nSubject: Mooi!\n\nDank je wel\n';
    const mbox = [nested, endless, words].map((mail) => `From a@b Mon\n${mail}`).join('\n');
    const { text, code } = await runNewsletterCommand(`inbox ${writeFile('hostile.mbox', mbox)}`);
    expect([code, text]).toEqual([0, '3  ignored\n']);
  });

  it('reads the mails of a Maildir that have arrived', async () => {
    for (const part of ['cur', 'new', 'tmp', '.Bounces/cur', '.Bounces/new'])
      mkdirSync(join(folder, 'Maildir', part), { recursive: true });
    const words = 'From: bob@example.com\nSubject: Mooi!\n\nDank je wel\n';
    for (const name of ['cur/1:2,S', 'new/2', 'tmp/3', '.Bounces/cur/4', 'dovecot.index'])
      writeFile(`Maildir/${name}`, words);
    const { text, code } = await runNewsletterCommand(`inbox ${join(folder, 'Maildir')}`);
    expect([code, text]).toEqual([0, '3  ignored\n']);
  });
});

describe('the newsletter export and import commands', () => {
  it('an exported file with proof of consent can be imported and a row without proof is refused by line', async () => {
    const out = join(folder, 'out.csv');
    expect(await runNewsletterCommand(`export ${out}`)).toEqual({ text: `✓ Exported to ${out}\n`, code: 0 });
    const written = readFileSync(out, 'utf8');
    expect(written).toContain('Ja ik wil de nieuwsbrief ontvangen');
    expect(await runNewsletterCommand(`import ${out}`)).toMatchObject({
      text: '0 subscribed, 0 unsubscribed, 2 unchanged, 0 refused\n',
      code: 0,
    });
    const unproven = 'email,state,locale,consentText,confirmedAt\ndirk@example.com,confirmed,nl-NL,,\n';
    const refused = await runNewsletterCommand(`import ${writeFile('unproven.csv', unproven)}`);
    expect(refused.code).toBe(1);
    expect(refused.text).toContain('0 subscribed, 0 unsubscribed, 0 unchanged, 1 refused');
  });
});
