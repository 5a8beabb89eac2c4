import { beforeEach, describe, expect, it } from 'vitest';
import { testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { createSignedInContext } from '#commerce/people/customer/test-customer.ts';
import { chooseCommunication } from '#commerce/people/identity/communication.commands.ts';
import { listCommunicationChoices } from '#commerce/people/identity/communication.queries.ts';
import type { NewsletterChange } from '#forms/newsletter.ts';
import { subscribe } from '../newsletter.service.ts';
import { changeNewsletter, leaveList, readChoices } from './choice.service.ts';

const database = await testDatabase();
// limits of attempts are of each context
let nl = testContext(database, 'nl');
const email = 'zoe@example.com';

beforeEach(async () => {
  nl = testContext(database, 'nl');
  await database.pool.query('delete from newsletter_subscription');
  await database.pool.query('delete from newsletter_event');
  await subscribe(nl, { email, from: '192.0.2.7', source: 'homeInvitation' });
});

async function fetchToken(): Promise<string> {
  const { rows } = await database.pool.query('select unsubscribe_token from newsletter_subscription');
  return rows[0].unsubscribe_token;
}

async function choose(change: NewsletterChange, brands: string[] = []) {
  const changed = await changeNewsletter(nl, { change, brands, token: await fetchToken() });
  if (!changed.ok) throw new Error(changed.refusal.code);
  return changed.value;
}

async function fetchEvents(): Promise<string[]> {
  const { rows } = await database.pool.query('select type from newsletter_event order by event_id');
  return rows.map(({ type }) => type.replace('newsletter.', ''));
}

describe('a newsletter choice', () => {
  it('a choice subscribes to both brands with proof of what was agreed to', async () => {
    expect((await readChoices(nl, await fetchToken()))?.brands.map(({ brand }) => brand)).toEqual([
      'shop',
      'home',
    ]);
    const { rows } = await database.pool.query('select * from newsletter_event order by event_id');
    expect(rows.map(({ type }) => type)).toEqual(['newsletter.requested', 'newsletter.confirmed']);
    expect(rows[0].data).toMatchObject({ source: 'homeInvitation', locale: 'nl-NL', version: '2' });
    expect(rows[0].data.sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(rows)).not.toContain('192.0.2.7');
  });

  it('leaving one brand keeps the other, and leaving the last one ends the subscription', async () => {
    const one = await choose({ type: 'unsubscribe' }, ['home']);
    expect(one).toMatchObject({ state: 'confirmed', brands: [{ subscribed: true }, { subscribed: false }] });
    expect(await choose({ type: 'unsubscribe' }, ['shop'])).toMatchObject({ state: 'unsubscribed' });
    const back = await choose({ type: 'rejoin' });
    expect(back).toMatchObject({ state: 'confirmed', brands: [{ subscribed: true }, { subscribed: true }] });
    expect(await fetchEvents()).toEqual([
      'requested',
      'confirmed',
      'unsubscribed',
      'unsubscribed',
      'rejoined',
    ]);
  });

  it('a choice pauses the newsletter from today on and sets its frequency', async () => {
    const paused = await choose({ type: 'pause', days: 14 }, ['shop']);
    expect(paused.brands.map(({ pausedUntil }) => pausedUntil)).toEqual(['2026-12-04', null]);
    const monthly = await choose({ type: 'frequency', frequency: 3 });
    expect(monthly.brands.map(({ frequency }) => frequency)).toEqual([3, 3]);
  });

  it('unsubscribing from everything also ends surveys and reminders of a customer with this address', async () => {
    const { visitor } = await createSignedInContext(nl, email);
    const customerId = visitor.customerId ?? '';
    await chooseCommunication(nl, customerId, { post: true, phone: false, survey: true, wishlist: true });
    expect(await choose({ type: 'everything' })).toMatchObject({
      state: 'unsubscribed',
      creditOffers: false,
    });
    expect(await listCommunicationChoices(nl, customerId)).toEqual({
      ...{ post: true, phone: false, survey: false, wishlist: false },
    });
    // the objection to offers about instalments outlives coming back
    expect(await choose({ type: 'rejoin' })).toMatchObject({ state: 'confirmed', creditOffers: false });
  });

  it('a choice requires the signed-in owner or the token and nobody else can change it', async () => {
    const own = await createSignedInContext(nl, 'owner@example.com');
    const change = { change: { type: 'unsubscribe' }, brands: [], token: '' } as const;
    expect(await changeNewsletter(own, change)).toMatchObject({ ok: false });
    await subscribe(nl, { email: 'owner@example.com', from: '192.0.2.9' });
    expect(await changeNewsletter(own, change)).toMatchObject({ ok: true, value: { state: 'unsubscribed' } });
    for (const other of [nl, testContext(database, 'de')])
      expect(await changeNewsletter(other, change)).toMatchObject({ ok: false });
    const { rows } = await database.pool.query(`select state from newsletter_subscription where email = $1`, [
      email,
    ]);
    expect(rows).toEqual([{ state: 'confirmed' }]);
  });

  it.each(['newsletter', 'credit', 'personalised'] as const)(
    'one press unsubscribes from %s, once',
    async (list) => {
      const key = await fetchToken();
      expect(await leaveList(testContext(database, 'de'), key, list)).toBe('unknown');
      expect(await leaveList(nl, key, list)).toBe('left');
      expect(await leaveList(nl, key, list)).toBe('already');
      expect((await readChoices(nl, key))?.state).toBe(list === 'newsletter' ? 'unsubscribed' : 'confirmed');
    },
  );
});
