import { beforeEach, describe, expect, it } from 'vitest';
import { testContext } from '#commerce/buying/basket/test-shop.ts';
import { keepCampaigns } from '#commerce/buying/voucher/campaign.commands.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { createFixedClock } from '#commerce/ground/kernel/test-clock.ts';
import { createSignedInContext } from '#commerce/people/customer/test-customer.ts';
import { purgePendingSubscriptions, purgeSubscriptionProofs } from './newsletter.commands.ts';
import { confirmSubscription, findOwnState, readConfirmation, subscribe } from './newsletter.service.ts';
import { leaveList, requestNewsletterLink } from './subscriber/choice.service.ts';
import { queueSecondVouchers } from './voucher/voucher-mail.service.ts';

const database = await testDatabase();
const from = '192.0.2.7';
const email = 'zoe@example.com';
const query = {};
const unsubscribe = async (ctx: RequestContext, token: string) =>
  (await leaveList(ctx, token, 'newsletter')) !== 'unknown';
const moveClock = (ctx: RequestContext, iso: string) => ({ ...ctx, clock: createFixedClock(iso) });

beforeEach(async () => {
  await database.pool.query('delete from newsletter_subscription');
  await database.pool.query('delete from mail_outbox');
});

async function fetchMails() {
  const { rows } = await database.pool.query('select * from mail_outbox order by mail_id');
  return rows as {
    recipient: string;
    subject: string;
    text: string;
    html: string;
    unsubscribe_url: string | null;
  }[];
}

async function fetchSubscriptionRow() {
  const { rows } = await database.pool.query('select * from newsletter_subscription');
  expect(rows.length).toBeLessThanOrEqual(1);
  return rows[0];
}

/** The secret in the link of the newest mail. */
async function fetchSentSecret(): Promise<string> {
  const newest = (await fetchMails()).at(-1);
  const [, secret = ''] = /token=([\w-]{43})/.exec(newest?.text ?? '') ?? [];
  expect(secret).not.toBe('');
  return secret;
}

describe('sign-up with double opt-in', () => {
  let de = testContext(database, 'de');
  beforeEach(() => {
    de = testContext(database, 'de');
  });

  it('a sign-up takes effect only when the mailed link is opened, and opening it again changes nothing', async () => {
    expect(await subscribe(de, { email, from })).toEqual({ ok: true, value: 'mailSent' });
    const [mail] = await fetchMails();
    expect(mail).toMatchObject({ recipient: email, unsubscribe_url: null });
    expect(mail?.text).toContain('https://shop.invalid/service-hilfe/newsletter/anmelden?token=');
    const secret = await fetchSentSecret();
    const pending = await fetchSubscriptionRow();
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
    const confirmed = await fetchSubscriptionRow();
    expect(confirmed).toMatchObject({
      state: 'confirmed',
      confirmed_from: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(await confirmSubscription(moveClock(de, '2026-12-24T12:00:00Z'), { secret, from })).toBe('known');
    expect(await fetchSubscriptionRow()).toEqual(confirmed);
  });

  it('a confirmation link belongs to its tenant and is valid for seven days', async () => {
    await subscribe(de, { email, from });
    const secret = await fetchSentSecret();
    expect(await confirmSubscription(testContext(database, 'at'), { secret, from })).toBeNull();
    expect(await readConfirmation(moveClock(de, '2026-11-27T12:00:00Z'), secret)).toBe('pending');
    expect(await readConfirmation(moveClock(de, '2026-11-27T12:00:01Z'), secret)).toBeNull();
    expect(await confirmSubscription(moveClock(de, '2026-11-27T12:00:01Z'), { secret, from })).toBeNull();
  });

  it('a second press sends no second mail; a minute later it does, and the links of both mails hold', async () => {
    await subscribe(de, { email, from });
    await subscribe(moveClock(de, '2026-11-20T12:00:30Z'), { email, from });
    expect(await fetchMails()).toHaveLength(1);
    const first = await fetchSentSecret();
    await subscribe(moveClock(de, '2026-11-20T12:02:00Z'), { email, from });
    expect(await fetchMails()).toHaveLength(2);
    const second = await fetchSentSecret();
    expect(second).not.toBe(first);
    expect(await readConfirmation(de, second)).toBe('pending');
    expect(await confirmSubscription(moveClock(de, '2026-11-20T12:03:00Z'), { secret: first, from })).toBe(
      'confirmed',
    );
    expect(await confirmSubscription(moveClock(de, '2026-11-20T12:04:00Z'), { secret: second, from })).toBe(
      'known',
    );
  });

  it('a known address gets the same answer and only its owner is informed, once a day', async () => {
    await subscribe(de, { email, from });
    await confirmSubscription(de, { secret: await fetchSentSecret(), from });
    const before = await fetchSubscriptionRow();
    for (let times = 0; times < 2; times += 1) {
      expect(await subscribe(de, { email, from })).toEqual({ ok: true, value: 'mailSent' });
    }
    expect(await fetchSubscriptionRow()).toEqual(before);
    const [, told, ...others] = await fetchMails();
    expect(others).toEqual([]);
    expect(told?.subject).toBe('Sie erhalten den Newsletter von Tavelo und Maison Tavelo bereits');
    expect(told?.unsubscribe_url).toMatch(
      /^https:\/\/shop\.invalid\/api\/newsletter\/unsubscribe\/[\w-]{43}$/,
    );
  });

  it('says in the mail to a known address that the newsletter pauses', async () => {
    await subscribe(de, { email, from });
    await confirmSubscription(de, { secret: await fetchSentSecret(), from });
    await database.pool.query(`update newsletter_brand set paused_until = '2026-12-04'`);
    await subscribe(de, { email, from });
    const [, told] = await fetchMails();
    expect(told?.text).toContain('Bis 04.12.2026 kommt kein Newsletter');
  });

  it('an unconfirmed sign-up is deleted and a confirmed one is not', async () => {
    await subscribe(de, { email, from });
    await purgePendingSubscriptions(moveClock(de, '2026-11-27T11:00:00Z'), [de.tenant]);
    expect(await fetchSubscriptionRow()).toBeDefined();
    await confirmSubscription(de, { secret: await fetchSentSecret(), from });
    await purgePendingSubscriptions(moveClock(de, '2027-11-27T12:00:00Z'), [de.tenant]);
    expect(await fetchSubscriptionRow()).toBeDefined();
    await database.pool.query(`update newsletter_subscription set state = 'pending'`);
    await purgePendingSubscriptions(moveClock(de, '2026-11-28T12:00:00Z'), [de.tenant]);
    expect(await fetchSubscriptionRow()).toBeUndefined();
  });

  it('the proof of a consent is deleted when its term after unsubscribing is over, and not before', async () => {
    await subscribe(de, { email, from });
    await confirmSubscription(de, { secret: await fetchSentSecret(), from });
    const countProofs = async () => {
      const { rows } = await database.pool.query(
        `select (select count(*)::int from newsletter_event) as events,
                (select count(*)::int from newsletter_subscription) as subscriptions`,
      );
      return rows[0];
    };
    const purge = (iso: string) => purgeSubscriptionProofs(moveClock(de, iso), [de.tenant]);
    const proofs = await countProofs();
    expect(proofs.events).toBeGreaterThan(0);
    // as long as it is sent, it is proven
    await purge('2036-11-20T12:00:00Z');
    expect(await countProofs()).toEqual(proofs);
    await database.pool.query(
      `update newsletter_subscription set state = 'unsubscribed', unsubscribed_at = '2026-11-20T12:00:00Z'`,
    );
    await purge('2030-11-19T11:00:00Z');
    expect(await countProofs()).toEqual(proofs);
    await purge('2030-11-19T13:00:00Z');
    expect(await countProofs()).toEqual({ events: 0, subscriptions: 0 });
  });

  it.each(['', 'x', 'a'.repeat(43), 'a'.repeat(5000), "' or 1=1 --", '\0'])(
    'the token %j confirms nothing',
    async (secret) => {
      await subscribe(de, { email, from });
      expect(await readConfirmation(de, secret)).toBeNull();
      expect(await confirmSubscription(de, { secret, from })).toBeNull();
      expect(await unsubscribe(de, secret)).toBe(false);
    },
  );
});

describe('sign-up without double opt-in (nl)', () => {
  let nl = testContext(database, 'nl');
  beforeEach(() => {
    nl = testContext(database, 'nl');
  });

  it('a sign-up takes effect at once with a mail that says so and contains the unsubscribe link', async () => {
    expect(await subscribe(nl, { email, from })).toEqual({ ok: true, value: 'confirmed' });
    expect(await fetchSubscriptionRow()).toMatchObject({
      state: 'confirmed',
      confirmed_from: expect.stringMatching(/^[0-9a-f]{64}$/),
      locale: 'nl-NL',
    });
    const [mail] = await fetchMails();
    expect(mail?.subject).toBe('Welkom bij de nieuwsbrief van Tavelo en Maison Tavelo');
    expect(mail?.text).toContain('/klantenservice/tavelo-nieuwsbrief/afmelden?token=');
    expect(mail?.html).not.toMatch(/\bmail\.|newsletter\.|undefined|\{[a-z]/);
    expect(nl.heard).toContainEqual({ type: 'mail-queued', tenantId: 'nl' });
  });

  it('one press unsubscribes, pressing again is no error, and subscribers can come back', async () => {
    await subscribe(nl, { email, from });
    const token = await fetchSentSecret();
    expect(await unsubscribe(testContext(database, 'de'), token)).toBe(false);
    for (let times = 0; times < 2; times += 1) expect(await unsubscribe(nl, token)).toBe(true);
    const left = await fetchSubscriptionRow();
    expect(left.state).toBe('unsubscribed');
    expect(left.confirmed_at).not.toBeNull();
    await subscribe(moveClock(nl, '2026-11-21T12:00:00Z'), { email, from });
    expect(await fetchSubscriptionRow()).toMatchObject({ state: 'confirmed', unsubscribed_at: null });
    expect(await unsubscribe(nl, token)).toBe(false);
  });

  it('two simultaneous sign-ups subscribe once and send one mail', async () => {
    await Promise.all([subscribe(nl, { email, from }), subscribe(nl, { email, from })]);
    expect(await fetchSubscriptionRow()).toMatchObject({ state: 'confirmed' });
    const welcome = (await fetchMails()).filter(({ subject }) => subject.startsWith('Welkom'));
    expect(welcome).toHaveLength(1);
  });

  it('the unsubscribe link goes to subscribers only and the answer does not reveal who is one', async () => {
    const answer = { ok: true, value: 'mailSent' };
    expect(await requestNewsletterLink(nl, { email, from, query })).toEqual(answer);
    expect(await fetchMails()).toEqual([]);
    await subscribe(nl, { email, from });
    expect(await requestNewsletterLink(nl, { email, from, query })).toEqual(answer);
    expect((await fetchMails()).at(-1)?.subject).toBe(
      'Je link om je keuze voor de nieuwsbrief van Tavelo en Maison Tavelo te bevestigen',
    );
    expect(await unsubscribe(nl, await fetchSentSecret())).toBe(true);
  });

  it('a mailbox is never flooded and attempts are counted by address', async () => {
    const busy = testContext(database, 'nl');
    for (let times = 0; times < 12; times += 1) {
      const clock = createFixedClock(`2026-11-20T12:${10 + times}:00Z`);
      expect(await requestNewsletterLink({ ...busy, clock }, { email, from, query })).toMatchObject({
        ok: true,
      });
      if (times === 0) await subscribe(busy, { email, from });
    }
    expect((await fetchMails()).length).toBeLessThanOrEqual(5);
    const answers = [];
    for (let times = 0; times < 30; times += 1) {
      answers.push(await subscribe(busy, { email: `z${times}@example.com`, from }));
    }
    expect(answers.at(-1)).toMatchObject({ ok: false, refusal: { code: 'TooManyAttempts' } });
    await database.pool.query('delete from newsletter_subscription');
  });

  it('a signed-in customer sees whether the subscription is theirs and nobody else does', async () => {
    const { visitor } = await createSignedInContext(nl, email);
    expect(await findOwnState({ ...nl, visitor })).toBe(null);
    await subscribe(nl, { email, from });
    expect(await findOwnState({ ...nl, visitor })).toBe('confirmed');
    expect(await findOwnState({ ...nl, visitor: { ...visitor, type: 1 } })).toBe(null);
    expect(await findOwnState(nl)).toBe(null);
  });
});

describe('the newsletter voucher', () => {
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

  it('the voucher comes once with the confirmation, for this address alone, with its conditions', async () => {
    const de = testContext(database, 'de');
    await subscribe(de, { email, from });
    await confirmSubscription(de, { secret: await fetchSentSecret(), from });
    const brought = (await fetchMails()).at(-1);
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

  it('the voucher comes at once without confirmation, and resubscribing within its months brings no second one', async () => {
    const nl = testContext(database, 'nl');
    await subscribe(nl, { email, from });
    const first = (await fetchMails()).at(-1);
    expect(first?.text).toMatch(welcome);
    const [token = ''] = /(?<=token=)[\w-]{43}/.exec(first?.text ?? '') ?? [];
    await unsubscribe(nl, token);
    await subscribe(moveClock(nl, '2027-03-21T12:00:00Z'), { email, from });
    const again = (await fetchMails()).at(-1);
    expect(again?.subject).toBe(first?.subject);
    expect(again?.text).not.toMatch(welcome);
  });

  it('a second voucher follows once after its days and only for an address that still gets the newsletter', async () => {
    const nl = testContext(database, 'nl');
    await subscribe(nl, { email, from });
    await subscribe(nl, { email: 'gone@example.com', from });
    const [token = ''] = /(?<=token=)[\w-]{43}/.exec((await fetchMails()).at(-1)?.text ?? '') ?? [];
    await unsubscribe(nl, token);
    const queueVouchersAt = (iso: string) => queueSecondVouchers(moveClock(nl, iso), [nl.tenant]);
    expect(await queueVouchersAt('2026-11-27T11:59:59Z')).toBe(0);
    expect(await queueVouchersAt('2026-11-27T12:00:00Z')).toBe(1);
    expect(await queueVouchersAt('2026-11-28T12:00:00Z')).toBe(0);
    const second = (await fetchMails()).at(-1);
    expect(second).toMatchObject({
      recipient: email,
      subject: 'Nog een bedankje van Tavelo en Maison Tavelo',
    });
    expect(second?.text).toContain('10%');
    expect(second?.text).toContain('mode, schoenen en wonen');
    expect(second?.text).toMatch(welcome);
  });
});
