import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { sellArticles, testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { createFixedClock } from '#commerce/ground/kernel/test-clock.ts';
import type { Order } from '#commerce/orders/order/order.rules.ts';
import { getOrder } from '#commerce/orders/order/order.service.ts';
import { placeSeenOrder, prepareOrder } from '#commerce/orders/order/test-order.ts';
import { createCustomer } from '#commerce/people/customer/test-customer.ts';
import { deliverOrder, dispatchOrder } from '../dispatch/dispatch-order.service.ts';
import { hashStatement } from './withdrawal.rules.ts';
import { findWithdrawalReceipt, type WithdrawalInput, withdraw } from './withdrawal.service.ts';

const database = await testDatabase();
const nl = testContext(database, 'nl');

beforeAll(() => sellArticles(database, [{ sku: 'A' }, { sku: 'B' }]));

async function placeTestOrder(): Promise<Order> {
  const done = await placeSeenOrder(await prepareOrder(nl, { 'A-1': 2, 'B-1': 1 }));
  if (!done.ok) throw new Error(JSON.stringify(done));
  return done.value.order;
}

async function placeArrivedOrder(): Promise<Order> {
  const bought = await placeTestOrder();
  await dispatchOrder(nl, { orderId: bought.orderId, key: 'p' });
  await deliverOrder(nl, { orderId: bought.orderId, at: new Date('2026-11-02T09:00:00Z') });
  return bought;
}

function createWithdrawalInput(
  bought: Pick<Order, 'orderNumber' | 'email'>,
  more: WithdrawalInput = {},
): WithdrawalInput {
  const { orderNumber, email } = bought;
  return { statementId: randomUUID(), name: 'Zoë van der Berg', orderNumber, email, scope: 'whole', ...more };
}

async function declareWithdrawal(input: WithdrawalInput, ctx = nl) {
  const result = await withdraw(ctx, input, '127.0.0.1');
  if (!result.ok) throw new Error(JSON.stringify(result));
  return result.value;
}

async function fetchReceipts(orderId: string): Promise<{ recipient: string; text: string; cause: string }[]> {
  const { rows } = await database.pool.query(
    `select m.recipient, m.text, m.dedupe_key as cause from mail_outbox m
       join withdrawal_statement w on m.dedupe_key = 'withdrawal:' || w.statement_id where w.order_id = $1`,
    [orderId],
  );
  return rows;
}

const createContextAt = (iso: string) => ({ ...nl, clock: createFixedClock(iso) });

describe('a declaration of withdrawal', () => {
  it('a declaration is recorded with time and hash and acknowledged in full to the order’s address', async () => {
    const bought = await placeArrivedOrder();
    const { accessToken } = bought;
    const receipt = await declareWithdrawal(
      createWithdrawalInput(bought, { accessToken }),
      createContextAt('2026-11-10T13:05:00Z'),
    );
    expect(receipt.statement).toBe(
      `Hierbij herroep ik, Zoë van der Berg, de overeenkomst van bestelling ${bought.orderNumber} in haar geheel.`,
    );
    expect(receipt.sha256).toBe(hashStatement(receipt));
    expect(await findWithdrawalReceipt(nl, receipt.statementId)).toEqual(receipt);
    const [mail] = await fetchReceipts(bought.orderId);
    expect(mail).toMatchObject({ recipient: bought.email });
    for (const part of [
      receipt.statement,
      '10-11-2026 om 14:05\u00a0uur',
      receipt.sha256,
      'binnen 14 dagen terug',
    ]) {
      expect(mail?.text).toContain(part);
    }
  });

  it('a declaration sent twice counts once', async () => {
    const bought = await placeArrivedOrder();
    const input = createWithdrawalInput(bought);
    const [first, second] = [await declareWithdrawal(input), await declareWithdrawal(input)];
    expect(second).toEqual(first);
    expect(await fetchReceipts(bought.orderId)).toHaveLength(1);
  });

  it('a declaration after the period is recorded and answered too', async () => {
    const bought = await placeArrivedOrder();
    const lastMoment = await declareWithdrawal(
      createWithdrawalInput(bought),
      createContextAt('2026-11-16T22:59:00Z'),
    );
    await declareWithdrawal(createWithdrawalInput(bought), createContextAt('2026-11-16T23:00:00Z'));
    const mails = await fetchReceipts(bought.orderId);
    const inTime = mails.find(({ cause }) => cause.endsWith(lastMoment.statementId));
    expect(inTime?.text).not.toContain('liep af op');
    expect(mails.filter(({ text }) => text.includes('De termijn liep af op 16-11-2026'))).toHaveLength(1);
  });

  it('an unsent order is cancelled by a declaration with the order’s secret or by its signed-in customer', async () => {
    const withSecret = await placeTestOrder();
    await declareWithdrawal(createWithdrawalInput(withSecret, { accessToken: withSecret.accessToken }));
    expect(await getOrder(nl, withSecret)).toMatchObject({ state: 'cancelled' });
    expect((await fetchReceipts(withSecret.orderId))[0]?.text).toContain(
      'De bestelling was nog niet onderweg',
    );
    const customerId = await createCustomer(nl);
    const customer = await prepareOrder(nl, { 'A-1': 1 }, { customerId });
    const done = await placeSeenOrder(customer);
    if (!done.ok) throw new Error(JSON.stringify(done));
    const own = done.value.order;
    await declareWithdrawal(createWithdrawalInput(own, { email: 'another@example.com' }), customer);
    expect(await getOrder(nl, own)).toMatchObject({ state: 'cancelled' });
  });

  it('a declaration with number and address alone cancels nothing and its receipt links to the cancellation', async () => {
    const bought = await placeTestOrder();
    await declareWithdrawal(createWithdrawalInput(bought, { name: 'Zoë, buy at evil.example' }));
    expect(await getOrder(nl, bought)).toMatchObject({ state: 'placed' });
    expect(await dispatchOrder(nl, { orderId: bought.orderId, key: 'p' })).toMatchObject({ ok: false });
    const [mail] = await fetchReceipts(bought.orderId);
    expect(mail?.recipient).toBe(bought.email);
    expect(mail?.text).toContain(bought.accessToken);
    expect(mail?.text).toContain('nog niet onderweg');
    expect(mail?.text, 'the declaration is quoted').toContain('Hierbij herroep ik, Zoë, buy at …');
    expect(mail?.text).not.toContain('evil');
  });

  it('a partial declaration names its part in words, or by lines for a holder of the order’s secret', async () => {
    const bought = await placeArrivedOrder();
    const words = await declareWithdrawal(
      createWithdrawalInput(bought, { scope: 'part', articles: 'de blauwe jurk' }),
    );
    expect(words.statement).toContain('voor deze artikelen:\nde blauwe jurk');
    const items = [{ position: 1, quantity: 1 }];
    const { accessToken } = bought;
    const lines = await declareWithdrawal(
      createWithdrawalInput(bought, { scope: 'part', items, accessToken }),
    );
    expect(lines.statement).toContain('1 × Merk Jurk A nl Maß (A-1)');
    const without = await declareWithdrawal(createWithdrawalInput(bought, { scope: 'part', items }));
    expect(without.statement).toContain('1 × regel 1 van de bestelling');
    expect(without.statement).not.toContain('Jurk');
    const { rows } = await database.pool.query(
      'select items from withdrawal_statement where statement_id = $1',
      [without.statementId],
    );
    expect(rows[0].items).toEqual(items);
    expect(await getOrder(nl, bought)).toMatchObject({ state: 'delivered' });
  });
});

describe('declarations that reveal no order', () => {
  it.each([
    ['another address', { email: 'someone@else.example' }],
    ['a number that there is not', { orderNumber: '10000019' }],
    ['no number at all', { orderNumber: 'mijn bestelling' }],
    ['the secret of another order', { email: 'someone@else.example', accessToken: 'x'.repeat(32) }],
  ])(
    'a declaration with %s sends the same receipt to the given address and changes nothing',
    async (_what, wrong) => {
      const bought = await placeTestOrder();
      const right = await declareWithdrawal(createWithdrawalInput(await placeTestOrder()));
      const name = 'Buy at evil example';
      const receipt = await declareWithdrawal(createWithdrawalInput(bought, { ...wrong, name }));
      expect(Object.keys(receipt).sort()).toEqual(Object.keys(right).sort());
      expect(await fetchReceipts(bought.orderId)).toEqual([]);
      expect(await getOrder(nl, bought)).toMatchObject({ state: 'placed' });
      // the address may be mistyped: the receipt must not be lost, and says nothing that was typed
      const { rows } = await database.pool.query(
        `select recipient, subject || text || html as words from mail_outbox where dedupe_key = $1`,
        [`withdrawal-given:${receipt.statementId}`],
      );
      expect(rows).toHaveLength(1);
      expect(rows[0].recipient).toBe('email' in wrong ? wrong.email : bought.email.toLowerCase());
      expect(rows[0].words).toContain(receipt.sha256);
      for (const typed of ['evil', 'mijn bestelling', bought.accessToken])
        expect(rows[0].words).not.toContain(typed);
    },
  );

  it('the shop of another country reveals no order either', async () => {
    const bought = await placeTestOrder();
    await declareWithdrawal(createWithdrawalInput(bought), testContext(database, 'de'));
    expect(await getOrder(nl, bought)).toMatchObject({ state: 'placed' });
  });
});

it.each([
  ['no name', { name: ' ' }, 'name'],
  ['no number', { orderNumber: '' }, 'orderNumber'],
  ['an address that is none', { email: 'zoe' }, 'email'],
  ['a part without articles', { scope: 'part' }, 'articles'],
  ['a scope that there is not', { scope: 'some' }, 'scope'],
  ['an id that is none', { statementId: '1' }, 'statementId'],
  ['negative pieces', { scope: 'part', items: [{ position: 1, quantity: -1 }] }, 'items.0.quantity'],
])('a declaration with %s is refused with its field named', async (_what, wrong, field) => {
  const input = createWithdrawalInput({ orderNumber: '10000018', email: 'zoe@example.com' }, wrong);
  expect(await withdraw(nl, input, '127.0.0.1')).toMatchObject({
    refusal: { code: 'InvalidInput', fields: [expect.objectContaining({ field })] },
  });
});

it('a declaration cannot be changed or deleted', async () => {
  await declareWithdrawal(createWithdrawalInput(await placeTestOrder()));
  for (const statement of [
    'delete from withdrawal_statement',
    `update withdrawal_statement set name = 'x'`,
  ]) {
    await expect(database.pool.query(statement)).rejects.toThrow(/append only/);
  }
});
