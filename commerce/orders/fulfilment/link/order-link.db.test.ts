import { beforeAll, describe, expect, it } from 'vitest';
import { sellArticles, testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { placeSeenOrder, prepareOrder } from '#commerce/orders/order/test-order.ts';
import { requestOrderLink } from './order-link.service.ts';

const database = await testDatabase();
beforeAll(() => sellArticles(database, [{ sku: 'A' }]));

async function placeTestOrder() {
  const ctx = await prepareOrder(testContext(database, 'nl'), { 'A-1': 1 });
  const done = await placeSeenOrder(ctx);
  if (!done.ok) throw new Error(JSON.stringify(done));
  return done.value.order;
}

const fetchMails = async () =>
  (
    await database.pool.query<{ recipient: string; text: string }>(
      `select recipient, text from mail_outbox where dedupe_key like 'order-link:%' order by mail_id`,
    )
  ).rows;

describe('the link to an order', () => {
  it('the link is sent only to the address of the order and others learn nothing of it', async () => {
    const { orderNumber, email, accessToken } = await placeTestOrder();
    const ctx = testContext(database, 'nl');
    const ask = (number: string, to: string) =>
      requestOrderLink(ctx, { orderNumber: number, email: to, address: '192.0.2.1' });
    const right = await ask(orderNumber, email.toLowerCase());
    const wrongAddress = await ask(orderNumber, 'stranger@example.com');
    const wrongNumber = await ask('999999', email.toLowerCase());
    expect([right, wrongAddress, wrongNumber]).toEqual(Array(3).fill({ ok: true, value: null }));
    const [own, stranger, unknown, ...more] = await fetchMails();
    expect(more).toEqual([]);
    expect([own?.recipient, stranger?.recipient, unknown?.recipient]).toEqual([
      email,
      'stranger@example.com',
      email.toLowerCase(),
    ]);
    expect(own?.text).toContain(accessToken);
    for (const mail of [stranger, unknown]) expect(mail?.text).not.toContain(accessToken);
  });

  it('the link is valid in its own shop only', async () => {
    const { orderNumber, email, accessToken } = await placeTestOrder();
    const de = testContext(database, 'de');
    await requestOrderLink(de, { orderNumber, email: email.toLowerCase(), address: '192.0.2.2' });
    expect((await fetchMails()).at(-1)?.text).not.toContain(accessToken);
  });

  it('link requests are limited per address and cannot flood a mailbox', async () => {
    const ctx = testContext(database, 'nl');
    const before = (await fetchMails()).length;
    const answers = [];
    for (let time = 0; time < 21; time += 1)
      answers.push(
        await requestOrderLink(ctx, { orderNumber: '1', email: 'full@example.com', address: '192.0.2.3' }),
      );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(20);
    expect(answers.at(-1)).toMatchObject({ ok: false, refusal: { code: 'TooManyAttempts' } });
    expect((await fetchMails()).length - before).toBe(5);
  });
});
