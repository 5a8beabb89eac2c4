import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { change, sellArticles, testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { createFixedClock } from '#commerce/ground/kernel/test-clock.ts';
import { createSignedInContext } from '#commerce/people/customer/test-customer.ts';
import { chooseCommunication } from '#commerce/people/identity/communication.commands.ts';
import { listCommunicationChoices } from '#commerce/people/identity/communication.queries.ts';
import { keep, type Someone } from '#commerce/people/wishlist/test-wishlist.ts';
import { leaveMailing } from '#commerce/service/mailing/leave-mailing.service.ts';
import type { Locale } from '#tenants/tenant.ts';
import { purgeWishlistMails } from './wishlist-mail.commands.ts';
import { sendWishlistMails } from './wishlist-mail.service.ts';

const database = await testDatabase();
const CHOSEN = { post: false, phone: false, survey: false, wishlist: true };

type Mail = { recipient: string; subject: string; html: string; text: string; unsubscribe_url: string };

async function fetchMails(): Promise<Mail[]> {
  const { rows } = await database.pool.query<Mail>(
    `select recipient, subject, html, text, unsubscribe_url from mail_outbox order by created_at, recipient`,
  );
  return rows;
}

function createContextFactory(iso: string, tenant: 'nl' | 'ch' = 'nl') {
  return (locale: string | null): RequestContext =>
    testContext(database, tenant, {
      clock: createFixedClock(iso),
      ...(locale === null ? {} : { locale: locale as Locale }),
    });
}

const send = (iso = '2026-11-20T12:00:00Z', tenant: 'nl' | 'ch' = 'nl') =>
  sendWishlistMails(createContextFactory(iso, tenant));

function purge(iso: string) {
  const ctx = createContextFactory(iso)(null);
  return purgeWishlistMails(ctx, [ctx.tenant]);
}

let customers = 0;

/** A customer with a shown address who chose these mails, and keeps A-1 and B. */
async function createWishlistCustomer(
  email: string,
  given: { verified?: boolean; agreed?: boolean } = {},
): Promise<Someone> {
  customers += 1;
  const ctx = await createSignedInContext(testContext(database, 'nl'), `${customers}-${email}`);
  if (given.verified ?? true) {
    await database.pool.query(`update customer set email_verified_at = now() where email = $1`, [
      `${customers}-${email}`,
    ]);
  }
  if (given.agreed ?? true) await chooseCommunication(ctx, ctx.visitor.customerId ?? '', CHOSEN);
  await keep(ctx, 'A', 'A-1');
  await keep(ctx, 'B');
  return ctx;
}

beforeAll(() => sellArticles(database, [{ sku: 'A' }, { sku: 'B' }, { sku: 'C' }]));
beforeEach(async () => {
  await database.pool.query('delete from mail_outbox');
  await database.pool.query('delete from wishlist_line');
  await database.pool.query('delete from wishlist_mail');
  await database.pool.query('delete from communication_choice');
  await Promise.all(
    ['A-1', 'B-1'].map((sku) => change(database, 'nl', sku, { priceMinor: 1999, stock: 50 })),
  );
});

describe('mails about wishlists', () => {
  it('a wishlist mail announces a lower price once with a link to the article and an unsubscribe link', async () => {
    const ctx = await createWishlistCustomer('ada@example.com');
    expect(await send()).toBe(0);
    await change(database, 'nl', 'A-1', { priceMinor: 1499 });
    expect(await send()).toBe(1);
    const [mail] = await fetchMails();
    expect(mail).toMatchObject({ recipient: expect.stringContaining('ada@example.com') });
    expect(mail?.subject).toContain('verlanglijst');
    expect(mail?.text).toContain('/p/');
    expect(mail?.text).toMatch(/Toen je het bewaarde: EUR\s19,99/);
    expect(mail?.html).toContain('variant=A-1');
    expect(await send('2026-11-21T12:00:00Z')).toBe(0);
    const token = /unsubscribe\/([\w-]{43})\/wishlist$/.exec(mail?.unsubscribe_url ?? '')?.[1] ?? '';
    expect(mail?.text).toContain(`token=${token}&list=wishlist`);
    expect(await leaveMailing(ctx, token, 'wishlist')).toBe('left');
    expect(await leaveMailing(ctx, token, 'wishlist')).toBe('already');
    expect(await leaveMailing(ctx, token, 'survey')).toBe('unknown');
    expect((await listCommunicationChoices(ctx, ctx.visitor.customerId ?? '')).wishlist).toBe(false);
    await change(database, 'nl', 'A-1', { priceMinor: 999 });
    expect(await send('2026-11-22T12:00:00Z')).toBe(0);
  });

  it('wishlist mails come once a day at most and later news come the next day', async () => {
    await createWishlistCustomer('ada@example.com');
    await change(database, 'nl', 'A-1', { priceMinor: 1499 });
    expect(await send()).toBe(1);
    await change(database, 'nl', 'A-1', { priceMinor: 1299 });
    expect(await send('2026-11-20T20:00:00Z')).toBe(0);
    // the day ends where the market is
    expect(await send('2026-11-20T23:30:00Z')).toBe(1);
  });

  it('a wishlist mail announces that a sold-out article is available again', async () => {
    await createWishlistCustomer('ada@example.com');
    await change(database, 'nl', 'A-1', { stock: 0 });
    expect(await send()).toBe(0);
    await change(database, 'nl', 'A-1', { stock: 3 });
    expect(await send()).toBe(1);
    expect((await fetchMails())[0]?.text).toContain('Weer op voorraad');
    expect(await send('2026-11-21T12:00:00Z')).toBe(0);
  });

  it('a wishlist mail uses the cheapest available variant where no size was chosen', async () => {
    await createWishlistCustomer('ada@example.com');
    await database.pool.query('update wishlist_line set variant_id = null');
    await database.pool.query(`update listing set min_price_minor = 1499 where tenant_id = 'nl'
                                  and product_id = (select product_id from product where sku = 'A')`);
    await change(database, 'nl', 'A-1', { priceMinor: 1499 });
    expect(await send()).toBe(1);
    await database.pool.query('update listing set min_price_minor = 1999');
  });

  it('wishlist mails leave out sold-out articles, however cheap, until they are available', async () => {
    await createWishlistCustomer('ada@example.com');
    await change(database, 'nl', 'A-1', { priceMinor: 999, stock: 0 });
    expect(await send()).toBe(0);
    await change(database, 'nl', 'A-1', { stock: 1 });
    expect(await send()).toBe(1);
  });

  it.each([
    ['who did not choose them', { agreed: false }],
    ['whose address nobody has shown to be theirs', { verified: false }],
  ])('a wishlist mail is sent to nobody %s', async (_who, given) => {
    await createWishlistCustomer('ada@example.com', given);
    await change(database, 'nl', 'A-1', { priceMinor: 999 });
    expect(await send()).toBe(0);
  });

  it('wishlist mails reach many customers once even when two servers send simultaneously', async () => {
    for (let index = 0; index < 12; index += 1) await createWishlistCustomer(`many${index}@example.com`);
    await change(database, 'nl', 'A-1', { priceMinor: 999 });
    const [one, two] = await Promise.all([send(), send()]);
    expect(one + two).toBe(12);
    expect(new Set((await fetchMails()).map(({ recipient }) => recipient)).size).toBe(12);
    expect(await fetchMails()).toHaveLength(12);
  });

  it('wishlist mails come in the language in which they were chosen', async () => {
    const ctx = await createSignedInContext(
      testContext(database, 'ch', { locale: 'fr-CH' }),
      'zoe@example.com',
    );
    await database.pool.query('update customer set email_verified_at = now()');
    await chooseCommunication(ctx, ctx.visitor.customerId ?? '', CHOSEN);
    await keep(ctx, 'C');
    await change(database, 'ch', 'C-1', { priceMinor: 1990 });
    expect(await send('2026-11-20T12:00:00Z', 'ch')).toBe(1);
    expect((await fetchMails())[0]?.subject).toContain('favoris');
  });

  it('wishlist mails are forgotten after a year', async () => {
    await createWishlistCustomer('ada@example.com');
    await change(database, 'nl', 'A-1', { priceMinor: 999 });
    await send();
    await purge('2027-06-01T00:00:00Z');
    expect((await database.pool.query('select from wishlist_mail')).rowCount).toBe(1);
    await purge('2028-01-01T00:00:00Z');
    expect((await database.pool.query('select from wishlist_mail')).rowCount).toBe(0);
  });
});
