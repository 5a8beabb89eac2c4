import { beforeEach, describe, expect, it } from 'vitest';
import { testContext } from '#commerce/buying/basket/test-shop.ts';
import { keepCampaigns } from '#commerce/buying/voucher/campaign.service.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { fixedClock } from '#commerce/ground/kernel/test-clock.ts';
import { signedIn } from '#commerce/people/customer/test-customer.ts';
import { leaveList, requestNewsletterLink } from './choice.service.ts';
import {
  confirmSubscription,
  ownState,
  purgePendingSubscriptions,
  readConfirmation,
  subscribe,
} from './newsletter.service.ts';
import { queueSecondVouchers } from './voucher-mail.service.ts';

const database = await testDatabase();
const from = '192.0.2.7';
const email = 'zoe@example.com';
const query = {};
const unsubscribe = async (ctx: RequestContext, token: string) =>
  (await leaveList(ctx, token, 'newsletter')) !== 'unknown';
const later = (ctx: RequestContext, iso: string) => ({ ...ctx, clock: fixedClock(iso) });

beforeEach(async () => {
  await database.pool.query('delete from newsletter_subscription');
  await database.pool.query('delete from mail_outbox');
});

async function mails() {
  const { rows } = await database.pool.query('select * from mail_outbox order by mail_id');
  return rows as {
    recipient: string;
    subject: string;
    text: string;
    html: string;
    unsubscribe_url: string | null;
  }[];
}

async function row() {
  const { rows } = await database.pool.query('select * from newsletter_subscription');
  expect(rows.length).toBeLessThanOrEqual(1);
  return rows[0];
}

/** The secret in the link of the newest mail. */
async function secretSent(): Promise<string> {
  const newest = (await mails()).at(-1);
  const [, secret = ''] = /token=([\w-]{43})/.exec(newest?.text ?? '') ?? [];
  expect(secret).not.toBe('');
  return secret;
}

describe('with double opt-in', () => {
  let de = testContext(database, 'de');
  beforeEach(() => {
    de = testContext(database, 'de');
  });

  it('nothing holds until the mail’s link is pressed; pressing it again changes nothing', async () => {
    expect(await subscribe(de, { email, from })).toEqual({ ok: true, value: 'mailSent' });
    const [mail] = await mails();
    expect(mail).toMatchObject({ recipient: email, unsubscribe_url: null });
    expect(mail?.text).toContain('https://shop.invalid/service-hilfe/newsletter/anmelden?token=');
    const secret = await secretSent();
    const pending = await row();
    expect(pending).toMatchObject({
      state: 'pending',
      confirmed_at: null,
      requested_from: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(pending.consent_sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(pending)).not.toContain(secret);
    expect(pending.consent_text).toContain('Newsletter von Tavelo und Maison Tavelo');
    expect(await readConfirmation(de, secret)).toBe('pending');
    expect(await confirmSubscription(de, { secret, from: '192.0.2.8' })).toBe('confirmed');
    const confirmed = await row();
    expect(confirmed).toMatchObject({
      state: 'confirmed',
      confirmed_from: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(await confirmSubscription(later(de, '2026-12-24T12:00:00Z'), { secret, from })).toBe('known');
    expect(await row()).toEqual(confirmed);
  });

  it('a link is the tenant’s own, and holds seven days', async () => {
    await subscribe(de, { email, from });
    const secret = await secretSent();
    expect(await confirmSubscription(testContext(database, 'at'), { secret, from })).toBeNull();
    expect(await readConfirmation(later(de, '2026-11-27T12:00:00Z'), secret)).toBe('pending');
    expect(await readConfirmation(later(de, '2026-11-27T12:00:01Z'), secret)).toBeNull();
    expect(await confirmSubscription(later(de, '2026-11-27T12:00:01Z'), { secret, from })).toBeNull();
  });

  it('a second press sends no second mail; a minute later it does, and the links of both mails hold', async () => {
    await subscribe(de, { email, from });
    await subscribe(later(de, '2026-11-20T12:00:30Z'), { email, from });
    expect(await mails()).toHaveLength(1);
    const first = await secretSent();
    await subscribe(later(de, '2026-11-20T12:02:00Z'), { email, from });
    expect(await mails()).toHaveLength(2);
    const second = await secretSent();
    expect(second).not.toBe(first);
    expect(await readConfirmation(de, second)).toBe('pending');
    expect(await confirmSubscription(later(de, '2026-11-20T12:03:00Z'), { secret: first, from })).toBe(
      'confirmed',
    );
    expect(await confirmSubscription(later(de, '2026-11-20T12:04:00Z'), { secret: second, from })).toBe(
      'known',
    );
  });

  it('answers the same for a known address; only its owner hears, once a day', async () => {
    await subscribe(de, { email, from });
    await confirmSubscription(de, { secret: await secretSent(), from });
    const before = await row();
    for (let times = 0; times < 2; times += 1) {
      expect(await subscribe(de, { email, from })).toEqual({ ok: true, value: 'mailSent' });
    }
    expect(await row()).toEqual(before);
    const [, told, ...others] = await mails();
    expect(others).toEqual([]);
    expect(told?.subject).toBe('Sie erhalten den Newsletter von Tavelo und Maison Tavelo bereits');
    expect(told?.unsubscribe_url).toMatch(
      /^https:\/\/shop\.invalid\/api\/newsletter\/unsubscribe\/[\w-]{43}$/,
    );
  });

  it('says in the mail to a known address that the newsletter pauses', async () => {
    await subscribe(de, { email, from });
    await confirmSubscription(de, { secret: await secretSent(), from });
    await database.pool.query(`update newsletter_brand set paused_until = '2026-12-04'`);
    await subscribe(de, { email, from });
    const [, told] = await mails();
    expect(told?.text).toContain('Bis 04.12.2026 kommt kein Newsletter');
  });

  it('a sign-up that nobody confirmed is deleted, a confirmed one is not', async () => {
    await subscribe(de, { email, from });
    await purgePendingSubscriptions(later(de, '2026-11-27T11:00:00Z'), [de.tenant]);
    expect(await row()).toBeDefined();
    await confirmSubscription(de, { secret: await secretSent(), from });
    await purgePendingSubscriptions(later(de, '2027-11-27T12:00:00Z'), [de.tenant]);
    expect(await row()).toBeDefined();
    await database.pool.query(`update newsletter_subscription set state = 'pending'`);
    await purgePendingSubscriptions(later(de, '2026-11-28T12:00:00Z'), [de.tenant]);
    expect(await row()).toBeUndefined();
  });

  it.each(['', 'x', 'a'.repeat(43), 'a'.repeat(5000), "' or 1=1 --", '\0'])(
    '%j confirms nothing',
    async (secret) => {
      await subscribe(de, { email, from });
      expect(await readConfirmation(de, secret)).toBeNull();
      expect(await confirmSubscription(de, { secret, from })).toBeNull();
      expect(await unsubscribe(de, secret)).toBe(false);
    },
  );
});

describe('without double opt-in (nl)', () => {
  let nl = testContext(database, 'nl');
  beforeEach(() => {
    nl = testContext(database, 'nl');
  });

  it('it holds at once, a mail says so and carries the way out', async () => {
    expect(await subscribe(nl, { email, from })).toEqual({ ok: true, value: 'confirmed' });
    expect(await row()).toMatchObject({
      state: 'confirmed',
      confirmed_from: expect.stringMatching(/^[0-9a-f]{64}$/),
      locale: 'nl-NL',
    });
    const [mail] = await mails();
    expect(mail?.subject).toBe('Welkom bij de nieuwsbrief van Tavelo en Maison Tavelo');
    expect(mail?.text).toContain('/klantenservice/tavelo-nieuwsbrief/afmelden?token=');
    expect(mail?.html).not.toMatch(/\bmail\.|newsletter\.|undefined|\{[a-z]/);
    expect(nl.heard).toContainEqual({ type: 'mail-queued', tenantId: 'nl' });
  });

  it('one press ends it, pressing again is no fault, and one may come back', async () => {
    await subscribe(nl, { email, from });
    const token = await secretSent();
    expect(await unsubscribe(testContext(database, 'de'), token)).toBe(false);
    for (let times = 0; times < 2; times += 1) expect(await unsubscribe(nl, token)).toBe(true);
    const left = await row();
    expect(left.state).toBe('unsubscribed');
    expect(left.confirmed_at).not.toBeNull();
    await subscribe(later(nl, '2026-11-21T12:00:00Z'), { email, from });
    expect(await row()).toMatchObject({ state: 'confirmed', unsubscribed_at: null });
    expect(await unsubscribe(nl, token)).toBe(false);
  });

  it('two presses at once subscribe once and send one mail', async () => {
    await Promise.all([subscribe(nl, { email, from }), subscribe(nl, { email, from })]);
    expect(await row()).toMatchObject({ state: 'confirmed' });
    const welcome = (await mails()).filter(({ subject }) => subject.startsWith('Welkom'));
    expect(welcome).toHaveLength(1);
  });

  it('the link to leave goes to subscribers only, and the answer does not tell whether one is', async () => {
    const answer = { ok: true, value: 'mailSent' };
    expect(await requestNewsletterLink(nl, { email, from, query })).toEqual(answer);
    expect(await mails()).toEqual([]);
    await subscribe(nl, { email, from });
    expect(await requestNewsletterLink(nl, { email, from, query })).toEqual(answer);
    expect((await mails()).at(-1)?.subject).toBe(
      'Je link om je keuze voor de nieuwsbrief van Tavelo en Maison Tavelo te bevestigen',
    );
    expect(await unsubscribe(nl, await secretSent())).toBe(true);
  });

  it('fills nobody’s mailbox, and counts attempts by address', async () => {
    const busy = testContext(database, 'nl');
    for (let times = 0; times < 12; times += 1) {
      const clock = fixedClock(`2026-11-20T12:${10 + times}:00Z`);
      expect(await requestNewsletterLink({ ...busy, clock }, { email, from, query })).toMatchObject({
        ok: true,
      });
      if (times === 0) await subscribe(busy, { email, from });
    }
    expect((await mails()).length).toBeLessThanOrEqual(5);
    const answers = [];
    for (let times = 0; times < 30; times += 1) {
      answers.push(await subscribe(busy, { email: `z${times}@example.com`, from }));
    }
    expect(answers.at(-1)).toMatchObject({ ok: false, refusal: { code: 'TooManyAttempts' } });
    await database.pool.query('delete from newsletter_subscription');
  });

  it('a signed-in customer sees whether it is theirs, nobody else does', async () => {
    const { visitor } = await signedIn(nl, email);
    expect(await ownState({ ...nl, visitor })).toBe(null);
    await subscribe(nl, { email, from });
    expect(await ownState({ ...nl, visitor })).toBe('confirmed');
    expect(await ownState({ ...nl, visitor: { ...visitor, type: 1 } })).toBe(null);
    expect(await ownState(nl)).toBe(null);
  });
});

describe('the voucher of the newsletter', () => {
  const welcome = /[A-HJ-NP-Z2-9]{4}(?:-[A-HJ-NP-Z2-9]{4}){2}/;
  beforeEach(async () => {
    for (const table of ['voucher_use', 'voucher', 'voucher_campaign']) {
      await database.pool.query(`delete from ${table}`);
    }
    for (const tenant of ['nl', 'de'] as const) {
      const ctx = testContext(database, tenant);
      await keepCampaigns(ctx, ctx.tenant.vouchers);
    }
  });

  it('comes with the confirmation, once, for this address alone, with its conditions', async () => {
    const de = testContext(database, 'de');
    await subscribe(de, { email, from });
    await confirmSubscription(de, { secret: await secretSent(), from });
    const brought = (await mails()).at(-1);
    expect(brought?.subject).toBe('Willkommen beim Newsletter von Tavelo und Maison Tavelo');
    expect(brought?.text).toContain('5,00');
    expect(brought?.text).toContain('Mindestbestellwert nach Retouren: 50,00');
    expect(brought?.unsubscribe_url).not.toBeNull();
    const [code] = welcome.exec(brought?.text ?? '') ?? [];
    const { rows } = await database.pool.query(
      'select code, email, use_limit from voucher where email is not null',
    );
    expect(rows).toEqual([{ code, email, use_limit: 1 }]);
  });

  it('comes at once where nothing has to be confirmed; coming back within its months brings no second one', async () => {
    const nl = testContext(database, 'nl');
    await subscribe(nl, { email, from });
    const first = (await mails()).at(-1);
    expect(first?.text).toMatch(welcome);
    const [token = ''] = /(?<=token=)[\w-]{43}/.exec(first?.text ?? '') ?? [];
    await unsubscribe(nl, token);
    await subscribe(later(nl, '2027-03-21T12:00:00Z'), { email, from });
    const again = (await mails()).at(-1);
    expect(again?.subject).toBe(first?.subject);
    expect(again?.text).not.toMatch(welcome);
  });

  it('a second one follows after its days, once, and only for an address that still gets the newsletter', async () => {
    const nl = testContext(database, 'nl');
    await subscribe(nl, { email, from });
    await subscribe(nl, { email: 'gone@example.com', from });
    const [token = ''] = /(?<=token=)[\w-]{43}/.exec((await mails()).at(-1)?.text ?? '') ?? [];
    await unsubscribe(nl, token);
    const at = (iso: string) => queueSecondVouchers(later(nl, iso), [nl.tenant]);
    expect(await at('2026-11-27T11:59:59Z')).toBe(0);
    expect(await at('2026-11-27T12:00:00Z')).toBe(1);
    expect(await at('2026-11-28T12:00:00Z')).toBe(0);
    const second = (await mails()).at(-1);
    expect(second).toMatchObject({
      recipient: email,
      subject: 'Nog een bedankje van Tavelo en Maison Tavelo',
    });
    expect(second?.text).toContain('10%');
    expect(second?.text).toContain('mode, schoenen en wonen');
    expect(second?.text).toMatch(welcome);
  });
});
