import { beforeAll, describe, expect, it } from 'vitest';
import { sellArticles, testContext } from '#commerce/buying/basket/test-shop.ts';
import { chooseCredit } from '#commerce/buying/checkout/credit/choose-credit.service.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { createMailFileLoader } from '#commerce/ground/mail/mail-attachments.ts';
import { readMail } from '#commerce/ground/mail/outbox.store.ts';
import { cancelOrder } from '#commerce/orders/fulfilment/cancel/cancel-order.service.ts';
import { dispatchOrder } from '#commerce/orders/fulfilment/dispatch/dispatch-order.service.ts';
import { returnItems } from '#commerce/orders/fulfilment/returns/return-items.service.ts';
import { createAttachmentDrawer } from '#commerce/orders/invoice/draw-attachments.service.ts';
import { placeSeenOrder, prepareOrder } from '#commerce/orders/order/test-order.ts';
import { findAgreement } from './agreement/agreement.service.ts';

const database = await testDatabase();

beforeAll(async () => {
  const priceMinor = { nl: 49_999, de: 49_999, at: 49_999, ch: 50_000 };
  await sellArticles(database, [{ sku: 'TV', priceMinor }, { sku: 'LAMP' }]);
});

async function placeCreditOrder(tenant: 'nl' | 'de' | 'ch' = 'nl') {
  const ctx = await prepareOrder(testContext(database, tenant), { 'TV-1': 1, 'LAMP-1': 1 });
  const chosen = await chooseCredit(ctx, { method: 'instalments', count: 12, dateOfBirth: '1990-05-17' });
  const outcome = await placeSeenOrder(ctx);
  if (!chosen.ok || !outcome.ok) throw new Error(JSON.stringify([chosen, outcome]));
  return { ctx, orderId: outcome.value.order.orderId };
}

async function fetchMail(cause: string) {
  const { rows } = await database.pool.query(
    'select mail_id, text, attachments, created_at, next_attempt_at from mail_outbox where dedupe_key = $1',
    [cause],
  );
  return rows[0];
}

describe('the confirmation of a credit order', () => {
  it.each([
    ['nl', 'Kredietovereenkomst.pdf', 'De kredietovereenkomst zit als pdf bij deze e-mail.'],
    ['de', 'Kreditvertrag.pdf', 'Der Kreditvertrag liegt dieser E-Mail als PDF bei.'],
  ] as const)('a confirmation mail contains the credit contract in %s', async (tenant, name, words) => {
    const { ctx, orderId } = await placeCreditOrder(tenant);
    const { mail_id, text, attachments } = await fetchMail(`order-confirmation:${orderId}`);
    expect(text).toContain(words);
    expect(attachments).toContainEqual(expect.objectContaining({ contract: orderId }));
    const mail = await readMail(database.kysely, mail_id);
    if (!mail) throw new Error('no mail');
    const content = { ...ctx, content: { read: async () => null } };
    const filesOf = createMailFileLoader({
      db: database.kysely,
      log: ctx.log,
      drawer: createAttachmentDrawer(async () => content as never),
    });
    const only = { ...mail, attachments: [{ contract: orderId }] };
    const [file] = Object.values((await filesOf([only])).get(mail_id) ?? []);
    expect(file).toMatchObject({ name, type: 'application/pdf' });
    expect(file?.body.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('the confirmation is followed two days later by a reminder of the right to withdraw', async () => {
    const { orderId } = await placeCreditOrder('de');
    const reminder = await fetchMail(`credit-reminder:${orderId}`);
    expect(reminder.next_attempt_at.getTime() - reminder.created_at.getTime()).toBe(2 * 86_400_000);
    expect(reminder.text).toContain('innerhalb von 14 Tagen');
    expect(reminder.text).toContain('04.12.2026');
  });

  it('no reminder follows when the credit order is cancelled earlier', async () => {
    const { ctx, orderId } = await placeCreditOrder();
    expect(await fetchMail(`credit-reminder:${orderId}`)).toBeDefined();
    await cancelOrder(ctx, orderId, 'customer');
    expect(await fetchMail(`credit-reminder:${orderId}`)).toBeUndefined();
    expect(await fetchMail(`order-confirmation:${orderId}`)).toBeDefined();
  });
});

it('an order paid otherwise sends no reminder', async () => {
  const outcome = await placeSeenOrder(await prepareOrder(testContext(database, 'nl'), { 'LAMP-1': 1 }));
  if (!outcome.ok) throw new Error(JSON.stringify(outcome));
  expect(await fetchMail(`credit-reminder:${outcome.value.order.orderId}`)).toBeUndefined();
});

describe('a return of a credit order', () => {
  it('a return sends the new schedule with the amount for each date', async () => {
    const { ctx, orderId } = await placeCreditOrder();
    await dispatchOrder(ctx, { orderId, key: 'p' });
    await returnItems(ctx, orderId, [{ position: 2, quantity: 1 }], 'r');
    const agreement = await findAgreement(ctx, orderId);
    const { rows } = await database.pool.query(
      `select text from mail_outbox where dedupe_key like 'order-returned:%'`,
    );
    const text: string = rows[0].text.replaceAll('\u00a0', ' ');
    expect(agreement?.version).toBe(2);
    for (const due of agreement?.dues ?? []) {
      expect(text).toContain((due.amountMinor / 100).toFixed(2).replace('.', ','));
    }
    expect(text.match(/-202[67]: EUR /g)).toHaveLength(12);
  });

  it('a return of everything sends no schedule', async () => {
    const { ctx, orderId } = await placeCreditOrder();
    await dispatchOrder(ctx, { orderId, key: 'p' });
    const whole = [1, 2].map((position) => ({ position, quantity: 1 }));
    const done = await returnItems(ctx, orderId, whole, 'r');
    if (!done.ok) throw new Error(JSON.stringify(done));
    const { rows } = await database.pool.query(
      `select text from mail_outbox where dedupe_key like 'order-returned:%' order by mail_id desc limit 1`,
    );
    expect(rows[0].text).not.toContain('Je nieuwe betaalplan');
  });
});
