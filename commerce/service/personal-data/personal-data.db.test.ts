import { randomUUID } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { addToBasket } from '#commerce/buying/basket/basket.service.ts';
import { createVisitorContext, sellArticles, testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { createFixedClock } from '#commerce/ground/kernel/test-clock.ts';
import { recordPayment } from '#commerce/money/ledger/ledger.service.ts';
import { deliverOrder, dispatchOrder } from '#commerce/orders/fulfilment/dispatch/dispatch-order.service.ts';
import { announceReturn } from '#commerce/orders/fulfilment/returns/announce-return.service.ts';
import type { Order } from '#commerce/orders/order/order.rules.ts';
import { placeSeenOrder, prepareOrder } from '#commerce/orders/order/test-order.ts';
import type { Customer } from '#commerce/people/customer/customer.queries.ts';
import { findCustomer } from '#commerce/people/customer/customer.queries.ts';
import { verifyEmail } from '#commerce/people/customer/customer-change.commands.ts';
import { createCustomer } from '#commerce/people/customer/test-customer.ts';
import { addSecurityCheck, fetchMails } from '#commerce/people/identity/test-identity.ts';
import { beginSession, signIn } from '#commerce/people/session/session.service.ts';
import { addToWishlist } from '#commerce/people/wishlist/wishlist.service.ts';
import { sendContact } from '#commerce/service/contact/contact.service.ts';
import { subscribe } from '#commerce/service/newsletter/newsletter.service.ts';
import { archivePersonalData } from './data-archive.service.ts';
import { formatCsv } from './data-export.service.ts';
import { eraseAccount } from './erase-account.service.ts';
import { EXCEPTED_TABLES, EXPORTED_TABLES } from './exported-tables.ts';

const database = await testDatabase();
const nl = testContext(database, 'nl');
const weeksLater = testContext(database, 'nl', { clock: createFixedClock('2026-12-20T12:00:00Z') });

beforeAll(() => sellArticles(database, [{ sku: 'A', stock: 500 }]));

async function createTestCustomer(email: string, { verified = true } = {}): Promise<Customer> {
  const customerId = await createCustomer(nl, email);
  if (verified) await verifyEmail(nl, customerId, email);
  const found = await findCustomer(nl, customerId);
  if (!found) throw new Error(`customer ${customerId} is not there`);
  return found;
}

async function placeCustomerOrder({ customerId, email }: Customer) {
  const placed = await placeSeenOrder(await prepareOrder(nl, { 'A-1': 1 }, { customerId, email }));
  if (!placed.ok) throw new Error(JSON.stringify(placed));
  return placed.value.order;
}

async function placeDeliveredOrder(owner: Customer) {
  const placed = await placeCustomerOrder(owner);
  const { orderId } = placed;
  await dispatchOrder(nl, { orderId, key: 'p', carrier: 'PostNL', trackingNumber: '3S1' });
  await deliverOrder(nl, { orderId });
  await recordPayment(nl, { orderId, paymentId: randomUUID(), amountMinor: placed.totalMinor });
  return placed;
}

async function announce(placed: Order): Promise<void> {
  const announced = await announceReturn(nl, placed, {
    ...{ announcementId: randomUUID(), collectOn: null },
    items: [{ position: 1, quantity: 1, reason: 'too-small' }],
  });
  if (!announced.ok) throw new Error(JSON.stringify(announced));
}

async function unpackArchive(owner: Customer) {
  const packed = await archivePersonalData(nl, owner);
  if (!packed.ok) throw new Error(JSON.stringify(packed));
  const files = unzipSync(packed.value);
  const readArchiveText = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  return {
    names: Object.keys(files),
    text: readArchiveText,
    whole: JSON.parse(readArchiveText('data.json')),
  };
}

/** Fills the tables that know an address only (newsletter, survey, a message without signing in), and points. */
async function fillByEmail({ email, customerId }: Customer, orderId: string): Promise<void> {
  const run = (text: string, ...values: unknown[]) => database.pool.query(text, values);
  const subscribed = await subscribe(nl, { email, from: '192.0.2.9', source: null });
  if (!subscribed.ok) throw new Error(JSON.stringify(subscribed));
  await run(
    `insert into newsletter_edition (tenant_id, edition, brand, topic, sha256, started_at)
     values ('nl', 'w1', 'shop', 'news', 'x', now()) on conflict do nothing`,
  );
  await run(
    `insert into newsletter_delivery (tenant_id, edition, email, state, claimed_at)
     values ('nl', 'w1', $1, 'sent', now())`,
    email,
  );
  await run(
    `insert into survey_invitation (tenant_id, order_id, email, token, invited_at)
     values ('nl', $1, $2, 'survey-token-' || $2, now())`,
    orderId,
    email,
  );
  await run(
    `insert into loyalty_membership (tenant_id, customer_id, program, joined_at)
     values ('nl', $1, 'points', now()) on conflict do nothing`,
    customerId,
  );
  const contact = {
    salutation: 'female',
    givenName: 'Zoë',
    familyName: 'Bos',
    customerNumber: '',
    orderNumber: '',
  };
  const form = {
    contactId: randomUUID(),
    topic: 'order.cancel',
    email,
    message: 'Zonder inloggen',
    ...contact,
  };
  const sent = await sendContact(addSecurityCheck(nl), form, {
    address: orderId,
    trap: '',
    securityAnswer: null,
  });
  if (!sent.ok) throw new Error(JSON.stringify(sent));
}

/** Columns by which a row is one person's, by their names and by what stands in them. */
const PERSONAL =
  '^((order|session|contact|entry)_id|voter_key|redeemer)$|(^|_)(customer|debtor|visitor|recipient|e_?mail|mail_address)(_|$)';

describe('the copy of personal data', () => {
  it('the copy contains every table with a customer key or has a reason for leaving it out', async () => {
    const { rows } = await database.pool.query<{ name: string }>(
      `with recursive personal as (
         select distinct c.oid from pg_class c
           join pg_attribute a on a.attrelid = c.oid and a.attname ~ $1 and not a.attisdropped
          where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
         union
         select k.conrelid from pg_constraint k
           join personal p on k.confrelid = p.oid and p.oid::regclass::text <> all($2)
          where k.contype = 'f')
       select relname as name from pg_class where oid in (select oid from personal) order by 1`,
      [PERSONAL, Object.keys(EXCEPTED_TABLES)],
    );
    const known = new Set([...Object.keys(EXPORTED_TABLES), ...Object.keys(EXCEPTED_TABLES)]);
    expect(rows.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([]);
    expect(rows.length).toBeGreaterThan(40);
    const names = new Set(rows.map(({ name }) => name));
    expect(
      [...known].filter((name) => !names.has(name)),
      'a table that there is not',
    ).toEqual([]);
  });

  it('the copy contains what the customer has done and nothing of another', async () => {
    const [owner, other] = [
      await createTestCustomer('copy@example.com'),
      await createTestCustomer('nobody.else@example.com'),
    ];
    const placed = await placeCustomerOrder(owner);
    const others = await placeCustomerOrder(other);
    const ctx = createVisitorContext(nl, (await beginSession(nl)).visitor.sessionId, owner.customerId);
    await addToWishlist(ctx, { sku: 'A', variantSku: null });
    await addToBasket(ctx, { variantSku: 'A-1', quantity: 2 });
    const { names, text, whole } = await unpackArchive(owner);
    expect(names).toEqual(expect.arrayContaining(['data.json', 'information.txt', 'csv/sales_order.csv']));
    expect(whole.data.customer).toMatchObject([{ email: 'copy@example.com' }]);
    expect(whole.data.sales_order).toMatchObject([{ order_number: placed.orderNumber }]);
    expect(whole.data.order_line).toHaveLength(1);
    expect(whole.data.ledger_posting.length).toBeGreaterThan(1);
    expect(whole.data.wishlist_line).toMatchObject([{ article: 'A' }]);
    expect(whole.data.basket_line).toMatchObject([{ article: 'A-1', quantity: 2 }]);
    expect(whole.data.mail_outbox).toMatchObject([{ recipient: 'copy@example.com' }]);
    expect(whole.incomplete).toEqual([]);
    const everything = names.map(text).join('\n');
    for (const strange of [others.orderNumber, 'nobody.else@example.com', others.orderId]) {
      expect(everything).not.toContain(strange);
    }
    for (const secret of [placed.accessToken, 'password_hash', 'session_id']) {
      expect(everything).not.toContain(secret);
    }
    expect(text('information.txt')).toContain('7 jaar');
  });

  it('the copy contains what is stored by address only: newsletter, surveys, messages without sign-in', async () => {
    const [owner, other] = [
      await createTestCustomer('by.mail@example.com'),
      await createTestCustomer('not.mine@example.com'),
    ];
    for (const one of [owner, other]) await fillByEmail(one, (await placeCustomerOrder(one)).orderId);
    const { names, text, whole } = await unpackArchive(owner);
    for (const table of ['subscription', 'event', 'brand', 'delivery']) {
      const rows: { email: string }[] = whole.data[`newsletter_${table}`] ?? [];
      expect(new Set(rows.map(({ email }) => email)), table).toEqual(new Set([owner.email]));
    }
    expect(whole.data.survey_invitation).toMatchObject([{ email: owner.email }]);
    expect(whole.data.loyalty_membership).toMatchObject([{ program: 'points' }]);
    expect(whole.data.contact).toMatchObject([{ message: 'Zonder inloggen' }]);
    const everything = names.map(text).join('\n');
    for (const strange of [other.email, 'survey-token', 'unsubscribe_token'])
      expect(everything).not.toContain(strange);
  });

  it('the copy contains nothing of an address that nobody has verified', async () => {
    await placeCustomerOrder({
      ...(await createTestCustomer('first@example.com')),
      email: 'later@example.com',
    });
    const stranger = await createTestCustomer('later@example.com', { verified: false });
    await database.pool.query("update contact set email = 'later@example.com'");
    const { whole } = await unpackArchive(stranger);
    expect(Object.keys(whole.data)).toEqual(['customer']);
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['+31', "'+31"],
    ['-cmd', "'-cmd"],
    ['@sum', "'@sum"],
    ['\t=1', "'\t'=1"],
  ])('the copy writes %j as text for a spreadsheet', (dangerous, text) => {
    expect(formatCsv([{ name: dangerous }])).toContain(text);
  });

  it('the copy can be made ten times an hour at most', async () => {
    const eager = await createTestCustomer('eager@example.com');
    for (let time = 0; time < 10; time += 1) expect((await archivePersonalData(nl, eager)).ok).toBe(true);
    expect(await archivePersonalData(nl, eager)).toMatchObject({ refusal: { code: 'TooManyAttempts' } });
  });
});

describe('deleting an account', () => {
  it('an account cannot be deleted while something is owed', async () => {
    const owner = await createTestCustomer('owes@example.com');
    await placeCustomerOrder(owner);
    expect(await eraseAccount(nl, owner)).toMatchObject({
      refusal: { code: 'AccountInUse', reason: 'owed' },
    });
    expect(await findCustomer(nl, owner.customerId)).not.toBeNull();
  });

  it('an account cannot be deleted while the shop owes money or an order is on its way', async () => {
    const owner = await createTestCustomer('way@example.com');
    const { orderId, totalMinor, orderNumber } = await placeCustomerOrder(owner);
    await recordPayment(nl, { orderId, paymentId: randomUUID(), amountMinor: totalMinor });
    expect(await eraseAccount(nl, owner)).toMatchObject({ refusal: { reason: 'underway', orderNumber } });
    await recordPayment(nl, { orderId, paymentId: randomUUID(), amountMinor: 1 });
    expect(await eraseAccount(nl, owner)).toMatchObject({ refusal: { reason: 'credit' } });
  });

  it('deleting an account removes the person from everything but what the law requires', async () => {
    const owner = await createTestCustomer('gone@example.com');
    const placed = await placeDeliveredOrder(owner);
    const { orderId, orderNumber } = placed;
    await fillByEmail(owner, orderId);
    const { visitor } = await signIn(nl, owner.customerId, true);
    await addToWishlist({ ...nl, visitor }, { sku: 'A', variantSku: null });
    await announce(placed);
    expect(await eraseAccount(weeksLater, owner)).toEqual({ ok: true, value: null });
    expect(await findCustomer(nl, owner.customerId)).toBeNull();
    const announced = await database.pool.query('select * from return_announcement where order_id = $1', [
      orderId,
    ]);
    expect(announced.rows).toMatchObject([
      { tracking_number: null, items: [{ position: 1, quantity: 1, reason: null }] },
    ]);
    const events = await database.pool.query('select data from order_event where order_id = $1', [orderId]);
    expect(JSON.stringify(events.rows)).not.toContain('too-small');

    const { rows: tables } = await database.pool.query<{ name: string }>(
      `select c.relname as name from pg_class c
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by 1`,
    );
    const holding: string[] = [];
    for (const { name } of tables) {
      const { rows } = await database.pool.query(`select 1 from ${name} t where t::text ~ $1 limit 1`, [
        `gone@example\\.com|${owner.customerId}`,
      ]);
      if (rows.length > 0) holding.push(name);
    }
    // the ledger's debtor is a number that leads to nobody any more; the mail is the confirmation
    expect(holding).toEqual(['ledger_entry', 'mail_outbox', 'due'].toSorted());
    expect(await fetchMails(database, 'gone@example.com')).toMatchObject([
      { subject: expect.stringContaining('verwijderd') },
    ]);
    const kept = await database.pool.query('select * from sales_order where order_id = $1', [orderId]);
    expect(kept.rows[0]).toMatchObject({ order_number: orderNumber, customer_id: null });
    expect(JSON.stringify(kept.rows[0])).not.toContain('Heuvelstraat');
    const invoices = await database.pool.query('select document from invoice where order_id = $1', [orderId]);
    expect(JSON.stringify(invoices.rows), 'an invoice keeps the buyer').toContain('Heuvelstraat');
  });

  it('an account cannot be deleted for four weeks while an announced return has not arrived', async () => {
    const owner = await createTestCustomer('returning@example.com');
    const placed = await placeDeliveredOrder(owner);
    await announce(placed);
    const { orderNumber } = placed;
    expect(await eraseAccount(nl, owner)).toMatchObject({ refusal: { reason: 'underway', orderNumber } });
    expect((await eraseAccount(weeksLater, owner)).ok).toBe(true);
  });

  it('an account is deleted once when it is requested twice', async () => {
    const owner = await createTestCustomer('twice@example.com');
    const answers = await Promise.all([eraseAccount(nl, owner), eraseAccount(nl, owner)]);
    expect(answers).toEqual([
      { ok: true, value: null },
      { ok: true, value: null },
    ]);
    expect(await fetchMails(database, 'twice@example.com')).toHaveLength(1);
  });

  it('deleting an account leaves events append-only for everybody else', async () => {
    await expect(database.pool.query("update order_event set data = '{}'")).rejects.toThrow('append only');
    await expect(database.pool.query('delete from order_event')).rejects.toThrow('append only');
  });

  it('an account can be deleted four weeks after a withdrawal whose pieces never arrived', async () => {
    const owner = await createTestCustomer('late@example.com');
    const { orderId, orderNumber } = await placeDeliveredOrder(owner);
    await database.pool.query(
      `insert into withdrawal_statement (tenant_id, statement_id, order_id, order_number, email, name, locale,
         statement, stated_at, sha256)
       values ('nl', gen_random_uuid(), $1, $2, 'late@example.com', 'Zoë', 'nl-NL', 'Ik herroep', '2026-11-20', repeat('0', 64))`,
      [orderId, orderNumber],
    );
    expect(await eraseAccount(nl, owner)).toMatchObject({ refusal: { reason: 'underway' } });
    expect((await eraseAccount(weeksLater, owner)).ok).toBe(true);
  });
});
