import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { sellArticles, testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { addDays, todayOf } from '#commerce/ground/kernel/day.rules.ts';
import { orderBalance } from '#commerce/money/ledger/ledger.service.ts';
import { order, readyToOrder } from '#commerce/orders/order/test-order.ts';
import { orderTimeline } from '#commerce/orders/order-log/order-timeline.service.ts';
import { newCustomer } from '#commerce/people/customer/test-customer.ts';
import { announceReturn, returnTermsOf } from './announce-return.service.ts';
import { announcementsOf } from './announcement.store.ts';
import { deliverOrder, dispatchOrder } from './dispatch-order.service.ts';
import { releaseLateExchanges, sendExchanges } from './exchange.service.ts';
import { exchangesOf, listCustomerExchanges } from './exchange.store.ts';
import { returnItems } from './return-items.service.ts';
import { withdraw } from './withdrawal.service.ts';

const database = await testDatabase();
const nl = testContext(database, 'nl');

/** An article in sizes 42, 44 and 46, whose numbers end in -1, -2 and -3. */
async function sellSizes(sku: string, stock: number): Promise<void> {
  await sellArticles(database, [{ sku }]);
  await database.pool.query(
    `with other as (
       insert into variant (product_id, sku, position, dimensions, pictures)
       select product_id, $1 || size.ending, size.position, size.dimensions::jsonb, pictures
         from variant, (values ('-2', 2, '{"size": "44"}'), ('-3', 3, '{"size": "46"}')) size(ending, position, dimensions)
        where sku = $1 || '-1'
       returning variant_id),
     priced as (
       insert into price (tenant_id, variant_id, currency, amount_minor)
       select 'nl', variant_id, 'EUR', 2499 from other)
     insert into stock (tenant_id, variant_id, quantity) select 'nl', variant_id, $2 from other`,
    [sku, stock],
  );
}

beforeAll(async () => {
  for (const [sku, stock] of [
    ['COAT', 100],
    ['LAST', 1],
    ['HELD', 5],
    ['BACK', 5],
    ['DROP', 5],
    ['TWICE', 5],
    ['LATE', 5],
    ['PART', 5],
    ['WAY', 5],
    ['SAME', 5],
    ['LIST', 5],
  ] as const)
    await sellSizes(sku, stock);
});

async function arrived(articles: Record<string, number>, options: { customerId?: string } = {}) {
  const placed = await order(await readyToOrder(nl, articles, options));
  if (!placed.ok) throw new Error(JSON.stringify(placed));
  const { order: own } = placed.value;
  await dispatchOrder(nl, { orderId: own.orderId, key: 'all' });
  await deliverOrder(nl, { orderId: own.orderId });
  return own;
}

type Own = Awaited<ReturnType<typeof arrived>>;

function exchange(own: Own, quantity: number, exchangeFor: string) {
  return announceReturn(nl, own, {
    announcementId: randomUUID(),
    items: [{ position: 1, quantity, reason: null, exchangeFor }],
    collectOn: null,
  });
}

async function stockOf(sku: string): Promise<number> {
  const { rows } = await database.pool.query(
    "select quantity from stock s join variant v using (variant_id) where s.tenant_id = 'nl' and v.sku = $1",
    [sku],
  );
  return rows[0].quantity;
}

async function mailsTo(cause: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ text: string }>(
    'select text from mail_outbox where dedupe_key like $1',
    [`${cause}%`],
  );
  return rows.map(({ text }) => text.replace(/\s+/g, ' '));
}

function inDays(ctx: RequestContext, days: number): RequestContext {
  const now = new Date(`${addDays(todayOf(ctx), days)}T12:00:00Z`);
  return { ...ctx, clock: { now: () => now } };
}

const states = async ({ orderId }: Own) =>
  (await exchangesOf(nl, orderId)).map(({ state, quantity }) => `${quantity} ${state}`);

describe('exchange for another size', () => {
  it('holds the size at the price paid, sends it when the pieces have come, and moves no money', async () => {
    const own = await arrived({ 'COAT-1': 2 });
    const before = await orderBalance(nl, own.orderId);
    const stock = await stockOf('COAT-2');
    const announced = await exchange(own, 2, 'COAT-2');
    expect(announced).toMatchObject({
      value: { exchanges: [{ size: '44', quantity: 2, state: 'reserved' }] },
    });
    expect(await stockOf('COAT-2')).toBe(stock - 2);
    expect(await sendExchanges(nl, { orderId: own.orderId, key: 'early' }), 'nothing has come').toMatchObject(
      {
        refusal: { code: 'QuantityRefused' },
      },
    );

    const ordered = await stockOf('COAT-1');
    const back = () =>
      returnItems(nl, own.orderId, [{ position: 1, quantity: 2 }], 'came', { restock: true });
    expect(await back()).toMatchObject({ ok: true, value: { effect: null, refundMinor: 0 } });
    expect(await back(), 'told twice').toMatchObject({ ok: true, value: { effect: null } });
    expect(await stockOf('COAT-1')).toBe(ordered + 2);
    expect(await states(own)).toEqual(['2 arrived']);
    const parcel = { orderId: own.orderId, key: 'swap', carrier: 'PostNL', trackingNumber: '3SSWAP' };
    for (const _twice of [1, 2]) expect(await sendExchanges(nl, parcel)).toMatchObject({ ok: true });
    expect(await states(own)).toEqual(['2 sent']);
    expect(await stockOf('COAT-2')).toBe(stock - 2);
    expect(await orderBalance(nl, own.orderId)).toEqual(before);
    expect((await mailsTo('exchange-sent:')).filter((text) => text.includes('maat 44'))).toHaveLength(1);
    const kinds = (await orderTimeline(nl, own.orderId)).map(({ kind }) => kind);
    expect(kinds.slice(-3)).toEqual(['return.announced', 'exchange.arrived', 'exchange.sent']);
    expect((await returnTermsOf(nl, own)).lines[0]?.quantity, 'the new size can go back too').toBe(2);
  });

  it('credits the new size when that comes back, at the price of the first, and restocks the new one', async () => {
    const own = await arrived({ 'BACK-1': 1 });
    await exchange(own, 1, 'BACK-2');
    const { orderId } = own;
    await returnItems(nl, orderId, [{ position: 1, quantity: 1 }], 'one');
    await sendExchanges(nl, { orderId, key: 'swap' });
    const [ordered, wanted] = [await stockOf('BACK-1'), await stockOf('BACK-2')];
    const credited = await returnItems(nl, orderId, [{ position: 1, quantity: 1 }], 'two', { restock: true });
    expect(credited).toMatchObject({ value: { effect: { itemsMinor: 1999 } } });
    expect([await stockOf('BACK-1'), await stockOf('BACK-2')]).toEqual([ordered, wanted + 1]);
  });

  it('restocks the size that comes back when a size is exchanged once more', async () => {
    const own = await arrived({ 'TWICE-1': 1 });
    const { orderId } = own;
    const items = [{ position: 1, quantity: 1 }];
    await exchange(own, 1, 'TWICE-2');
    await returnItems(nl, orderId, items, 'first', { restock: true });
    await sendExchanges(nl, { orderId, key: 'first' });
    await exchange(own, 1, 'TWICE-3');
    await returnItems(nl, orderId, items, 'second', { restock: true });
    await sendExchanges(nl, { orderId, key: 'second' });
    const stock = await Promise.all(['TWICE-1', 'TWICE-2', 'TWICE-3'].map(stockOf));
    expect(stock, 'only the last size is with the customer').toEqual([50, 5, 4]);
  });

  it('credits pieces that came for an exchange when the customer withdraws before the other size left', async () => {
    const own = await arrived({ 'LATE-1': 1 });
    const { orderId, orderNumber, email, accessToken } = own;
    await exchange(own, 1, 'LATE-2');
    await returnItems(nl, orderId, [{ position: 1, quantity: 1 }], 'came', { restock: true });
    const stated = await withdraw(
      nl,
      {
        ...{ statementId: randomUUID(), name: 'Zoë van der Berg', orderNumber, email, accessToken },
        ...{ scope: 'whole', items: [], articles: null },
      },
      '127.0.0.1',
    );
    expect(stated).toMatchObject({ ok: true });
    expect(await states(own)).toEqual(['1 released']);
    expect([await stockOf('LATE-1'), await stockOf('LATE-2')]).toEqual([50, 5]);
    expect((await orderTimeline(nl, orderId)).map(({ kind }) => kind)).toContain('order.returned');
    expect(await sendExchanges(nl, { orderId, key: 'swap' })).toMatchObject({ ok: false });
  });

  it('stays in the list of its customer when it was sent, after those that have not left', async () => {
    const customerId = await newCustomer(nl);
    const [sent, held] = [
      await arrived({ 'LIST-1': 1 }, { customerId }),
      await arrived({ 'LIST-1': 1 }, { customerId }),
    ];
    await exchange(sent, 1, 'LIST-2');
    await returnItems(nl, sent.orderId, [{ position: 1, quantity: 1 }], 'came', { restock: true });
    await sendExchanges(nl, { orderId: sent.orderId, key: 'swap' });
    await exchange(held, 1, 'LIST-3');
    expect(await listCustomerExchanges(nl, customerId, 50)).toMatchObject([
      { orderNumber: held.orderNumber, size: '46', state: 'reserved' },
      { orderNumber: sent.orderNumber, size: '44', state: 'sent' },
    ]);
    expect(await listCustomerExchanges(nl, customerId, 1)).toHaveLength(1);
  });

  it('credits what is not exchanged of a parcel, and keeps waiting for what has not come', async () => {
    const own = await arrived({ 'COAT-1': 3 });
    await exchange(own, 2, 'COAT-2');
    const { orderId } = own;
    await returnItems(nl, orderId, [{ position: 1, quantity: 1 }], 'first');
    expect((await states(own)).toSorted()).toEqual(['1 arrived', '1 reserved']);
    const rest = await returnItems(nl, orderId, [{ position: 1, quantity: 2 }], 'second');
    expect(rest).toMatchObject({ value: { effect: { itemsMinor: 1999 } } });
    expect(await states(own)).toEqual(['1 arrived', '1 arrived']);
  });

  it('credits nothing for a piece that has come for an exchange, though it is told again with another key', async () => {
    const own = await arrived({ 'COAT-1': 1 });
    await exchange(own, 1, 'COAT-2');
    const back = (key: string) => returnItems(nl, own.orderId, [{ position: 1, quantity: 1 }], key);
    await back('scanned');
    expect(await back('scanned-again')).toMatchObject({ refusal: { code: 'QuantityRefused' } });
    await sendExchanges(nl, { orderId: own.orderId, key: 'swap' });
    expect(await back('other-size')).toMatchObject({ value: { effect: { itemsMinor: 1999 } } });
  });

  it('never sells the last piece twice: of many who want it at once one gets it', async () => {
    const orders = await Promise.all(Array.from({ length: 6 }, () => arrived({ 'LAST-1': 1 })));
    const asked = await Promise.all(orders.map((own) => exchange(own, 1, 'LAST-2')));
    expect(asked.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await stockOf('LAST-2')).toBe(0);
    for (const [index, answer] of asked.entries()) {
      if (answer.ok) continue;
      expect(answer.refusal.code).toBe('ExchangeRefused');
      const own = orders[index];
      expect(own && (await announcementsOf(nl, own.orderId)), 'nothing is announced').toEqual([]);
    }
  });

  it('refuses what is no other size of the article', async () => {
    const own = await arrived({ 'COAT-1': 1 });
    for (const sku of ['COAT-1', 'HELD-2', 'x']) {
      expect(await exchange(own, 1, sku)).toMatchObject({ refusal: { code: 'ExchangeRefused' } });
    }
  });

  it('gives the size back when the pieces do not come in time, tells it, and credits what comes later', async () => {
    const own = await arrived({ 'HELD-1': 1 });
    await exchange(own, 1, 'HELD-2');
    const days = nl.tenant.withdrawal.exchangeDays;
    await releaseLateExchanges(inDays(nl, days - 1));
    expect(await states(own)).toEqual(['1 reserved']);
    expect(await stockOf('HELD-2')).toBe(4);
    const late = inDays(nl, days + 1);
    for (const _twice of [1, 2]) await releaseLateExchanges(late);
    expect(await states(own)).toEqual(['1 released']);
    expect(await stockOf('HELD-2')).toBe(5);
    const told = (await mailsTo('exchange-released:')).filter((text) => text.includes('HELD'));
    expect(told).toHaveLength(1);
    expect(await returnItems(late, own.orderId, [{ position: 1, quantity: 1 }], 'late')).toMatchObject({
      value: { effect: { itemsMinor: 1999 } },
    });
  });

  it('keeps the size when a part is withdrawn in words that name no line', async () => {
    const own = await arrived({ 'COAT-1': 1 });
    await exchange(own, 1, 'COAT-2');
    const stated = await withdraw(
      nl,
      {
        ...{ statementId: randomUUID(), name: 'Zoë van der Berg', orderNumber: own.orderNumber },
        ...{ email: own.email, accessToken: own.accessToken, scope: 'part', items: [], articles: 'de sjaal' },
      },
      '127.0.0.1',
    );
    expect(stated).toMatchObject({ ok: true });
    expect(await states(own)).toEqual(['1 reserved']);
  });

  it('gives the size back when the customer withdraws instead', async () => {
    const own = await arrived({ 'DROP-1': 1 });
    await exchange(own, 1, 'DROP-2');
    const stated = await withdraw(
      nl,
      {
        ...{ statementId: randomUUID(), name: 'Zoë van der Berg', orderNumber: own.orderNumber },
        ...{ email: own.email, accessToken: own.accessToken, scope: 'whole', items: [], articles: null },
      },
      '127.0.0.1',
    );
    expect(stated).toMatchObject({ ok: true });
    expect(await states(own)).toEqual(['1 released']);
    expect(await stockOf('DROP-2')).toBe(5);
  });

  it('keeps the size of the pieces that are not withdrawn', async () => {
    const own = await arrived({ 'PART-1': 3 });
    await exchange(own, 2, 'PART-2');
    const withdrawOne = () =>
      withdraw(
        nl,
        {
          ...{ statementId: randomUUID(), name: 'Zoë van der Berg', orderNumber: own.orderNumber },
          ...{ email: own.email, accessToken: own.accessToken, scope: 'part', articles: null },
          items: [{ position: 1, quantity: 1 }],
        },
        '127.0.0.1',
      );
    expect(await withdrawOne()).toMatchObject({ ok: true });
    expect(await states(own), 'one of the three was not to be exchanged').toEqual(['2 reserved']);
    expect(await withdrawOne()).toMatchObject({ ok: true });
    expect((await states(own)).toSorted()).toEqual(['1 released', '1 reserved']);
    expect(await stockOf('PART-2')).toBe(4);
  });

  it('does not hold up the delivery of the order that it belongs to', async () => {
    const placed = await order(await readyToOrder(nl, { 'WAY-1': 2 }));
    if (!placed.ok) throw new Error(JSON.stringify(placed));
    const { order: own } = placed.value;
    const { orderId } = own;
    const one = [{ position: 1, quantity: 1 }];
    const first = await dispatchOrder(nl, { orderId, key: 'one', items: one });
    if (!first.ok) throw new Error(JSON.stringify(first));
    await deliverOrder(nl, { orderId, shipmentId: first.value.shipment.shipmentId });
    await exchange(own, 1, 'WAY-2');
    await returnItems(nl, orderId, one, 'came');
    await sendExchanges(nl, { orderId, key: 'swap' });
    const second = await dispatchOrder(nl, { orderId, key: 'two' });
    if (!second.ok) throw new Error(JSON.stringify(second));
    const at = new Date('2026-11-25T10:00:00Z');
    await deliverOrder(nl, { orderId, shipmentId: second.value.shipment.shipmentId, at });
    const life = () =>
      database.pool.query('select state, delivered_at from sales_order where order_id = $1', [orderId]);
    expect((await life()).rows).toEqual([{ state: 'delivered', delivered_at: at }]);
    await deliverOrder(nl, { orderId, at: new Date('2026-11-28T10:00:00Z') });
    expect((await life()).rows, 'the other size came later').toEqual([
      { state: 'delivered', delivered_at: at },
    ]);
  });

  it("refuses the id of another order's announcement, and holds nothing for it", async () => {
    const [own, other] = [await arrived({ 'SAME-1': 1 }), await arrived({ 'SAME-1': 1 })];
    const announcementId = randomUUID();
    const items = [{ position: 1, quantity: 1, reason: null, exchangeFor: 'SAME-2' }];
    const announce = (of: Own) => announceReturn(nl, of, { announcementId, items, collectOn: null });
    expect(await announce(own)).toMatchObject({ ok: true });
    expect(await announce(other)).toMatchObject({ refusal: { code: 'QuantityRefused' } });
    expect(await stockOf('SAME-2')).toBe(4);
    expect(await states(other)).toEqual([]);
  });
});
