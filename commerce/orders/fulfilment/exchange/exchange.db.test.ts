import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { sellArticles, testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { addDays, getToday } from '#commerce/ground/kernel/day.rules.ts';
import { getOrderBalance } from '#commerce/money/ledger/ledger.service.ts';
import { placeSeenOrder, prepareOrder } from '#commerce/orders/order/test-order.ts';
import { listOrderTimeline } from '#commerce/orders/order-log/order-timeline.queries.ts';
import { createCustomer } from '#commerce/people/customer/test-customer.ts';
import { deliverOrder, dispatchOrder } from '../dispatch/dispatch-order.service.ts';
import { announceReturn, loadReturnTerms } from '../returns/announce-return.service.ts';
import { listAnnouncements } from '../returns/announcement.store.ts';
import { returnItems } from '../returns/return-items.service.ts';
import { withdraw } from '../withdrawal/withdrawal.service.ts';
import { releaseLateExchanges, sendExchanges } from './exchange.service.ts';
import { listCustomerExchanges, listExchanges } from './exchange.store.ts';

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

async function placeArrivedOrder(articles: Record<string, number>, options: { customerId?: string } = {}) {
  const placed = await placeSeenOrder(await prepareOrder(nl, articles, options));
  if (!placed.ok) throw new Error(JSON.stringify(placed));
  const { order: own } = placed.value;
  await dispatchOrder(nl, { orderId: own.orderId, key: 'all' });
  await deliverOrder(nl, { orderId: own.orderId });
  return own;
}

type Own = Awaited<ReturnType<typeof placeArrivedOrder>>;

function exchange(own: Own, quantity: number, exchangeFor: string) {
  return announceReturn(nl, own, {
    announcementId: randomUUID(),
    items: [{ position: 1, quantity, reason: null, exchangeFor }],
    collectOn: null,
  });
}

async function fetchStock(sku: string): Promise<number> {
  const { rows } = await database.pool.query(
    "select quantity from stock s join variant v using (variant_id) where s.tenant_id = 'nl' and v.sku = $1",
    [sku],
  );
  return rows[0].quantity;
}

async function fetchMails(cause: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ text: string }>(
    'select text from mail_outbox where dedupe_key like $1',
    [`${cause}%`],
  );
  return rows.map(({ text }) => text.replace(/\s+/g, ' '));
}

function moveClock(ctx: RequestContext, days: number): RequestContext {
  const now = new Date(`${addDays(getToday(ctx), days)}T12:00:00Z`);
  return { ...ctx, clock: { now: () => now } };
}

const fetchExchangeStates = async ({ orderId }: Own) =>
  (await listExchanges(nl, orderId)).map(({ state, quantity }) => `${quantity} ${state}`);

describe('exchange for another size', () => {
  it('an exchange reserves the size at the price paid, sends it once the pieces arrive and moves no money', async () => {
    const own = await placeArrivedOrder({ 'COAT-1': 2 });
    const before = await getOrderBalance(nl, own.orderId);
    const stock = await fetchStock('COAT-2');
    const announced = await exchange(own, 2, 'COAT-2');
    expect(announced).toMatchObject({
      value: { exchanges: [{ size: '44', quantity: 2, state: 'reserved' }] },
    });
    expect(await fetchStock('COAT-2')).toBe(stock - 2);
    expect(await sendExchanges(nl, { orderId: own.orderId, key: 'early' }), 'nothing has come').toMatchObject(
      {
        refusal: { code: 'QuantityRefused' },
      },
    );

    const ordered = await fetchStock('COAT-1');
    const returnPieces = () =>
      returnItems(nl, own.orderId, [{ position: 1, quantity: 2 }], 'came', { restock: true });
    expect(await returnPieces()).toMatchObject({ ok: true, value: { effect: null, refundMinor: 0 } });
    expect(await returnPieces(), 'told twice').toMatchObject({ ok: true, value: { effect: null } });
    expect(await fetchStock('COAT-1')).toBe(ordered + 2);
    expect(await fetchExchangeStates(own)).toEqual(['2 arrived']);
    const parcel = { orderId: own.orderId, key: 'swap', carrier: 'PostNL', trackingNumber: '3SSWAP' };
    for (const _twice of [1, 2]) expect(await sendExchanges(nl, parcel)).toMatchObject({ ok: true });
    expect(await fetchExchangeStates(own)).toEqual(['2 sent']);
    expect(await fetchStock('COAT-2')).toBe(stock - 2);
    expect(await getOrderBalance(nl, own.orderId)).toEqual(before);
    expect((await fetchMails('exchange-sent:')).filter((text) => text.includes('maat 44'))).toHaveLength(1);
    const kinds = (await listOrderTimeline(nl, own.orderId)).map(({ kind }) => kind);
    expect(kinds.slice(-3)).toEqual(['return.announced', 'exchange.arrived', 'exchange.sent']);
    expect((await loadReturnTerms(nl, own)).lines[0]?.quantity, 'the new size can go back too').toBe(2);
  });

  it('returning the new size credits the original price and restocks the new size', async () => {
    const own = await placeArrivedOrder({ 'BACK-1': 1 });
    await exchange(own, 1, 'BACK-2');
    const { orderId } = own;
    await returnItems(nl, orderId, [{ position: 1, quantity: 1 }], 'one');
    await sendExchanges(nl, { orderId, key: 'swap' });
    const [ordered, wanted] = [await fetchStock('BACK-1'), await fetchStock('BACK-2')];
    const credited = await returnItems(nl, orderId, [{ position: 1, quantity: 1 }], 'two', { restock: true });
    expect(credited).toMatchObject({ value: { effect: { itemsMinor: 1999 } } });
    expect([await fetchStock('BACK-1'), await fetchStock('BACK-2')]).toEqual([ordered, wanted + 1]);
  });

  it('exchanging a size once more restocks the size that comes back', async () => {
    const own = await placeArrivedOrder({ 'TWICE-1': 1 });
    const { orderId } = own;
    const items = [{ position: 1, quantity: 1 }];
    await exchange(own, 1, 'TWICE-2');
    await returnItems(nl, orderId, items, 'first', { restock: true });
    await sendExchanges(nl, { orderId, key: 'first' });
    await exchange(own, 1, 'TWICE-3');
    await returnItems(nl, orderId, items, 'second', { restock: true });
    await sendExchanges(nl, { orderId, key: 'second' });
    const stock = await Promise.all(['TWICE-1', 'TWICE-2', 'TWICE-3'].map(fetchStock));
    expect(stock, 'only the last size is with the customer').toEqual([50, 5, 4]);
  });

  it('withdrawing before the other size is sent credits the pieces returned for the exchange', async () => {
    const own = await placeArrivedOrder({ 'LATE-1': 1 });
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
    expect(await fetchExchangeStates(own)).toEqual(['1 released']);
    expect([await fetchStock('LATE-1'), await fetchStock('LATE-2')]).toEqual([50, 5]);
    expect((await listOrderTimeline(nl, orderId)).map(({ kind }) => kind)).toContain('order.returned');
    expect(await sendExchanges(nl, { orderId, key: 'swap' })).toMatchObject({ ok: false });
  });

  it('a sent exchange stays in its customer’s list, after those not yet sent', async () => {
    const customerId = await createCustomer(nl);
    const [sent, held] = [
      await placeArrivedOrder({ 'LIST-1': 1 }, { customerId }),
      await placeArrivedOrder({ 'LIST-1': 1 }, { customerId }),
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

  it('a parcel credits its pieces that are not exchanged and keeps waiting for missing ones', async () => {
    const own = await placeArrivedOrder({ 'COAT-1': 3 });
    await exchange(own, 2, 'COAT-2');
    const { orderId } = own;
    await returnItems(nl, orderId, [{ position: 1, quantity: 1 }], 'first');
    expect((await fetchExchangeStates(own)).toSorted()).toEqual(['1 arrived', '1 reserved']);
    const rest = await returnItems(nl, orderId, [{ position: 1, quantity: 2 }], 'second');
    expect(rest).toMatchObject({ value: { effect: { itemsMinor: 1999 } } });
    expect(await fetchExchangeStates(own)).toEqual(['1 arrived', '1 arrived']);
  });

  it('a piece received for an exchange credits nothing, even when reported again with another key', async () => {
    const own = await placeArrivedOrder({ 'COAT-1': 1 });
    await exchange(own, 1, 'COAT-2');
    const returnPieces = (key: string) => returnItems(nl, own.orderId, [{ position: 1, quantity: 1 }], key);
    await returnPieces('scanned');
    expect(await returnPieces('scanned-again')).toMatchObject({ refusal: { code: 'QuantityRefused' } });
    await sendExchanges(nl, { orderId: own.orderId, key: 'swap' });
    expect(await returnPieces('other-size')).toMatchObject({ value: { effect: { itemsMinor: 1999 } } });
  });

  it('the last piece is never sold twice: one of many simultaneous exchanges gets it', async () => {
    const orders = await Promise.all(Array.from({ length: 6 }, () => placeArrivedOrder({ 'LAST-1': 1 })));
    const asked = await Promise.all(orders.map((own) => exchange(own, 1, 'LAST-2')));
    expect(asked.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await fetchStock('LAST-2')).toBe(0);
    for (const [index, answer] of asked.entries()) {
      if (answer.ok) continue;
      expect(answer.refusal.code).toBe('ExchangeRefused');
      const own = orders[index];
      expect(own && (await listAnnouncements(nl, own.orderId)), 'nothing is announced').toEqual([]);
    }
  });

  it('an exchange for anything but another size of the article is refused', async () => {
    const own = await placeArrivedOrder({ 'COAT-1': 1 });
    for (const sku of ['COAT-1', 'HELD-2', 'x']) {
      expect(await exchange(own, 1, sku)).toMatchObject({ refusal: { code: 'ExchangeRefused' } });
    }
  });

  it('a late exchange releases the size, informs the customer and credits what arrives later', async () => {
    const own = await placeArrivedOrder({ 'HELD-1': 1 });
    await exchange(own, 1, 'HELD-2');
    const days = nl.tenant.withdrawal.exchangeDays;
    await releaseLateExchanges(moveClock(nl, days - 1));
    expect(await fetchExchangeStates(own)).toEqual(['1 reserved']);
    expect(await fetchStock('HELD-2')).toBe(4);
    const late = moveClock(nl, days + 1);
    for (const _twice of [1, 2]) await releaseLateExchanges(late);
    expect(await fetchExchangeStates(own)).toEqual(['1 released']);
    expect(await fetchStock('HELD-2')).toBe(5);
    const told = (await fetchMails('exchange-released:')).filter((text) => text.includes('HELD'));
    expect(told).toHaveLength(1);
    expect(await returnItems(late, own.orderId, [{ position: 1, quantity: 1 }], 'late')).toMatchObject({
      value: { effect: { itemsMinor: 1999 } },
    });
  });

  it('a partial withdrawal in words that names no line keeps the reserved size', async () => {
    const own = await placeArrivedOrder({ 'COAT-1': 1 });
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
    expect(await fetchExchangeStates(own)).toEqual(['1 reserved']);
  });

  it('a withdrawal releases the reserved size', async () => {
    const own = await placeArrivedOrder({ 'DROP-1': 1 });
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
    expect(await fetchExchangeStates(own)).toEqual(['1 released']);
    expect(await fetchStock('DROP-2')).toBe(5);
  });

  it('a partial withdrawal keeps the size reserved for the remaining pieces', async () => {
    const own = await placeArrivedOrder({ 'PART-1': 3 });
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
    expect(await fetchExchangeStates(own), 'one of the three was not to be exchanged').toEqual([
      '2 reserved',
    ]);
    expect(await withdrawOne()).toMatchObject({ ok: true });
    expect((await fetchExchangeStates(own)).toSorted()).toEqual(['1 released', '1 reserved']);
    expect(await fetchStock('PART-2')).toBe(4);
  });

  it('an exchange does not delay the delivery of its order', async () => {
    const placed = await placeSeenOrder(await prepareOrder(nl, { 'WAY-1': 2 }));
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
    const fetchOrderRow = () =>
      database.pool.query('select state, delivered_at from sales_order where order_id = $1', [orderId]);
    expect((await fetchOrderRow()).rows).toEqual([{ state: 'delivered', delivered_at: at }]);
    await deliverOrder(nl, { orderId, at: new Date('2026-11-28T10:00:00Z') });
    expect((await fetchOrderRow()).rows, 'the other size came later').toEqual([
      { state: 'delivered', delivered_at: at },
    ]);
  });

  it('an exchange refuses the announcement id of another order and reserves nothing for it', async () => {
    const [own, other] = [await placeArrivedOrder({ 'SAME-1': 1 }), await placeArrivedOrder({ 'SAME-1': 1 })];
    const announcementId = randomUUID();
    const items = [{ position: 1, quantity: 1, reason: null, exchangeFor: 'SAME-2' }];
    const announce = (of: Own) => announceReturn(nl, of, { announcementId, items, collectOn: null });
    expect(await announce(own)).toMatchObject({ ok: true });
    expect(await announce(other)).toMatchObject({ refusal: { code: 'QuantityRefused' } });
    expect(await fetchStock('SAME-2')).toBe(4);
    expect(await fetchExchangeStates(other)).toEqual([]);
  });
});
