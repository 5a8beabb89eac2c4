import { beforeEach, describe, expect, it } from 'vitest';
import { testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { signedIn } from '#commerce/people/customer/test-customer.ts';
import {
  chooseCommunication,
  communicationChoices,
} from '#commerce/people/identity/communication.service.ts';
import type { NewsletterChange } from '#forms/newsletter.ts';
import { changeNewsletter, leaveList, readChoices } from './choice.service.ts';
import { subscribe } from './newsletter.service.ts';

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

async function token(): Promise<string> {
  const { rows } = await database.pool.query('select unsubscribe_token from newsletter_subscription');
  return rows[0].unsubscribe_token;
}

async function choose(change: NewsletterChange, brands: string[] = []) {
  const changed = await changeNewsletter(nl, { change, brands, token: await token() });
  if (!changed.ok) throw new Error(changed.refusal.code);
  return changed.value;
}

async function events(): Promise<string[]> {
  const { rows } = await database.pool.query('select type from newsletter_event order by event_id');
  return rows.map(({ type }) => type.replace('newsletter.', ''));
}

describe('a choice', () => {
  it('subscribes to both brands, with the proof of what was agreed to', async () => {
    expect((await readChoices(nl, await token()))?.brands.map(({ brand }) => brand)).toEqual([
      'shop',
      'home',
    ]);
    const { rows } = await database.pool.query('select * from newsletter_event order by event_id');
    expect(rows.map(({ type }) => type)).toEqual(['newsletter.requested', 'newsletter.confirmed']);
    expect(rows[0].data).toMatchObject({ source: 'homeInvitation', locale: 'nl-NL', version: '2' });
    expect(rows[0].data.sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(rows)).not.toContain('192.0.2.7');
  });

  it('leaves one brand and keeps the other; leaving the last one ends the subscription', async () => {
    const one = await choose({ type: 'unsubscribe' }, ['home']);
    expect(one).toMatchObject({ state: 'confirmed', brands: [{ subscribed: true }, { subscribed: false }] });
    expect(await choose({ type: 'unsubscribe' }, ['shop'])).toMatchObject({ state: 'unsubscribed' });
    const back = await choose({ type: 'rejoin' });
    expect(back).toMatchObject({ state: 'confirmed', brands: [{ subscribed: true }, { subscribed: true }] });
    expect(await events()).toEqual(['requested', 'confirmed', 'unsubscribed', 'unsubscribed', 'rejoined']);
  });

  it('pauses from today on, and says how often', async () => {
    const paused = await choose({ type: 'pause', days: 14 }, ['shop']);
    expect(paused.brands.map(({ pausedUntil }) => pausedUntil)).toEqual(['2026-12-04', null]);
    const monthly = await choose({ type: 'frequency', frequency: 3 });
    expect(monthly.brands.map(({ frequency }) => frequency)).toEqual([3, 3]);
  });

  it('everything ends surveys and reminders of a customer with this address too', async () => {
    const { visitor } = await signedIn(nl, email);
    const customerId = visitor.customerId ?? '';
    await chooseCommunication(nl, customerId, { post: true, phone: false, survey: true, wishlist: true });
    expect(await choose({ type: 'everything' })).toMatchObject({
      state: 'unsubscribed',
      creditOffers: false,
    });
    expect(await communicationChoices(nl, customerId)).toEqual({
      ...{ post: true, phone: false, survey: false, wishlist: false },
    });
    // the objection to offers about instalments outlives coming back
    expect(await choose({ type: 'rejoin' })).toMatchObject({ state: 'confirmed', creditOffers: false });
  });

  it('is the owner’s: signed in without a token, or by the token; nobody else’s', async () => {
    const own = await signedIn(nl, 'owner@example.com');
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

  it.each(['newsletter', 'credit', 'personalised'] as const)('one press leaves %s, once', async (list) => {
    const key = await token();
    expect(await leaveList(testContext(database, 'de'), key, list)).toBe('unknown');
    expect(await leaveList(nl, key, list)).toBe('left');
    expect(await leaveList(nl, key, list)).toBe('already');
    expect((await readChoices(nl, key))?.state).toBe(list === 'newsletter' ? 'unsubscribed' : 'confirmed');
  });
});
