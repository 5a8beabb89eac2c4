import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { sellArticles, testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { createFixedClock } from '#commerce/ground/kernel/test-clock.ts';
import type { Order } from '#commerce/orders/order/order.rules.ts';
import { getOrder } from '#commerce/orders/order/order.service.ts';
import { placeSeenOrder, prepareOrder } from '#commerce/orders/order/test-order.ts';
import { runOrder } from '#tools/shop/orders/order.ts';
import { carryOutWithdrawal, dismissWithdrawal, splitWithdrawn } from '../decide-withdrawal.service.ts';
import { dispatchOrder } from '../dispatch/dispatch-order.service.ts';
import { importOrderChanges } from '../dispatch/order-import.service.ts';
import { loadOrderLife } from '../life/order-life.service.ts';
import { listAnnouncements } from '../returns/announcement.store.ts';
import { type WithdrawalInput, withdraw } from '../withdrawal/withdrawal.service.ts';

const database = await testDatabase();
const NOON = '2026-11-20T12:00:00Z';
const nl = testContext(database, 'nl', { clock: createFixedClock(NOON) });
const at = (iso: string) => ({ ...nl, clock: createFixedClock(iso) });
/** The shop by the clock that the desk's commands use. */
const today = { ...nl, clock: { now: () => new Date() } };
const LAST_MOMENT = '2026-11-25T11:59:59Z';
const AFTERWARDS = '2026-11-25T12:00:00Z';

beforeAll(() => sellArticles(database, [{ sku: 'A' }, { sku: 'B' }]));

async function place(ctx = nl): Promise<Order> {
  const done = await placeSeenOrder(await prepareOrder(ctx, { 'A-1': 2, 'B-1': 1 }));
  if (!done.ok) throw new Error(JSON.stringify(done));
  return done.value.order;
}

/** A declaration by number and address alone, unless the order's secret is given. */
async function declare(bought: Order, more: WithdrawalInput = {}, ctx = nl): Promise<string> {
  const statementId = randomUUID();
  const { orderNumber, email } = bought;
  const form = { statementId, name: 'Zoë', orderNumber, email, scope: 'whole', ...more };
  const result = await withdraw(ctx, form, randomUUID());
  if (!result.ok) throw new Error(JSON.stringify(result));
  return statementId;
}

async function readReceipt(statementId: string): Promise<string> {
  const { rows } = await database.pool.query('select text from mail_outbox where dedupe_key = $1', [
    `withdrawal:${statementId}`,
  ]);
  return rows[0]?.text ?? '';
}

async function countRows(table: string, orderId: string): Promise<number> {
  const { rows } = await database.pool.query(`select count(*)::int as n from ${table} where order_id = $1`, [
    orderId,
  ]);
  return rows[0].n;
}

async function readEvents(orderId: string): Promise<string[]> {
  const { rows } = await database.pool.query(
    'select type from order_event where order_id = $1 order by event_id',
    [orderId],
  );
  return rows.map(({ type }) => type);
}

async function runDesk(args: string[]): Promise<[number, string]> {
  let printed = '';
  const tenants = [nl.tenant];
  const code = await runOrder(
    [...args, '--tenant', 'nl'],
    { settings: {} as never, database, tenants },
    (text) => {
      printed += text;
    },
  );
  return [code, printed];
}

describe('a withdrawal declared with number and address alone', () => {
  test('a declaration holds the order in every market: no parcel, no invoice, and the warehouse gets the reason', async () => {
    for (const market of ['nl', 'de', 'at', 'ch'] as const) {
      const ctx = testContext(database, market, { clock: createFixedClock(NOON) });
      const bought = await place(ctx);
      const { orderId, orderNumber } = bought;
      await declare(bought, {}, ctx);
      expect(await dispatchOrder(ctx, { orderId, key: 'p' })).toEqual({
        ok: false,
        refusal: { code: 'WithdrawalDeclared', heldUntil: new Date(AFTERWARDS) },
      });
      const line = JSON.stringify({ type: 'dispatch', order: orderNumber, key: 'p' });
      const { refused } = await importOrderChanges(ctx, line);
      expect(refused[0]?.reason).toContain('its withdrawal was declared');
      expect([await countRows('shipment', orderId), await countRows('invoice', orderId)]).toEqual([0, 0]);
      expect(await readEvents(orderId)).toEqual(['order.placed', 'order.withdrawn', 'order.held']);
      expect(await loadOrderLife(ctx, bought)).toMatchObject({ hold: { canConfirm: true, items: null } });
    }
  });

  test('a declaration holds the order until a day named in the mail and cannot hold it a second time', async () => {
    const bought = await place();
    const { orderId } = bought;
    expect(await readReceipt(await declare(bought))).toContain('tot en met 25-11-2026');
    expect(await dispatchOrder(at(LAST_MOMENT), { orderId, key: 'p' })).toMatchObject({ ok: false });
    await declare(bought, {}, at(LAST_MOMENT));
    const again = await declare(bought, {}, at(AFTERWARDS));
    expect(await readReceipt(again)).toContain('nog niet onderweg');
    expect(await dispatchOrder(at(AFTERWARDS), { orderId, key: 'p' })).toMatchObject({ ok: true });
  });

  test('a declaration is carried out once when the customer confirms it', async () => {
    const bought = await place();
    const { orderId } = bought;
    await declare(bought);
    expect(await carryOutWithdrawal(nl, orderId)).toMatchObject({ ok: true });
    expect(await getOrder(nl, bought)).toMatchObject({ state: 'cancelled' });
    expect(await carryOutWithdrawal(nl, orderId)).toMatchObject({ refusal: { code: 'NotHeld' } });
    const { rows } = await database.pool.query('select cancel_reason from sales_order where order_id = $1', [
      orderId,
    ]);
    expect(rows[0].cancel_reason).toBe('withdrawal');
  });

  test('a denied declaration releases the order, and a stranger cannot hold it again', async () => {
    const bought = await place();
    const { orderId } = bought;
    await declare(bought);
    expect(await dismissWithdrawal(nl, orderId, { how: 'kept' })).toMatchObject({ ok: true });
    await declare(bought);
    expect(await dispatchOrder(nl, { orderId, key: 'p' })).toMatchObject({ ok: true });
    expect(await readEvents(orderId)).toContain('order.released');
  });

  test('a declaration about some lines cancels those on confirmation and the others are sent', async () => {
    const bought = await place();
    const { orderId } = bought;
    await declare(bought, { scope: 'part', items: [{ position: 1, quantity: 1 }] });
    expect(await dispatchOrder(nl, { orderId, key: 'p' })).toMatchObject({ ok: false });
    expect(await carryOutWithdrawal(nl, orderId)).toMatchObject({ ok: true });
    const sent = await dispatchOrder(nl, { orderId, key: 'p' });
    expect(sent).toMatchObject({
      value: {
        shipment: {
          items: [
            { position: 1, quantity: 1 },
            { position: 2, quantity: 1 },
          ],
        },
      },
    });
  });

  test('a declaration that names articles in words waits for a person', async () => {
    const bought = await place();
    const { orderId, orderNumber } = bought;
    await declare(bought, { scope: 'part', articles: 'de blauwe jurk' }, today);
    expect(await carryOutWithdrawal(today, orderId)).toMatchObject({ refusal: { code: 'ArticlesInWords' } });
    expect(await loadOrderLife(today, bought)).toMatchObject({ hold: { canConfirm: false, inWords: true } });
    const listed = (await runDesk(['list', '--waiting', '--first', '10000']))[1];
    expect(listed).toContain(orderNumber);
  });
});

describe('a parcel of a held order', () => {
  test('a parcel sent before the declaration is accepted', async () => {
    const bought = await place();
    await declare(bought);
    const parcel = { orderId: bought.orderId, key: 'p', at: new Date('2026-11-20T11:59:00Z') };
    expect(await dispatchOrder(nl, parcel)).toMatchObject({ ok: true });
  });

  test('a parcel sent during the hold needs a reason and becomes a return when the customer confirms', async () => {
    const bought = await place();
    const { orderId } = bought;
    await declare(bought);
    const items = [{ position: 1, quantity: 2 }];
    const heldReason = 'was in the van already';
    expect(await dispatchOrder(nl, { orderId, key: 'p', items, heldReason })).toMatchObject({ ok: true });
    const { rows } = await database.pool.query(
      `select e.data -> 'held' ->> 'reason' as reason, m.text from order_event e
         join mail_outbox m on m.dedupe_key = 'order-shipped:' || (e.data ->> 'shipmentId')
        where e.order_id = $1 and e.type = 'order.shipped'`,
      [orderId],
    );
    expect(rows[0].reason).toBe(heldReason);
    expect(rows[0].text).toContain('melden we de retour voor je aan');
    expect(await carryOutWithdrawal(nl, orderId)).toMatchObject({ ok: true });
    expect(await listAnnouncements(nl, orderId)).toMatchObject([{ items: [{ position: 1, quantity: 2 }] }]);
    expect(await getOrder(nl, bought)).toMatchObject({ state: 'shipped' });
    expect((await loadOrderLife(nl, bought)).pieces).toMatchObject([{ kept: 2 }, { kept: 0 }]);
  });
});

describe('a withdrawal declared with the order’s secret', () => {
  test('a declaration cancels what has not been sent of a partly shipped order', async () => {
    const bought = await place();
    const { orderId, accessToken } = bought;
    await dispatchOrder(nl, { orderId, key: 'p', items: [{ position: 2, quantity: 1 }] });
    const receipt = await readReceipt(await declare(bought, { accessToken }));
    expect(receipt).toContain('Wat nog niet onderweg was, hebben we geannuleerd');
    expect((await loadOrderLife(nl, bought)).pieces).toMatchObject([{ kept: 0 }, { kept: 1 }]);
    expect(await getOrder(nl, bought)).toMatchObject({ state: 'shipped' });
  });

  test('a declaration in words holds the order for a person, however often a stranger declares meanwhile', async () => {
    const bought = await place();
    const { orderId, orderNumber, accessToken } = bought;
    await declare(bought);
    await declare(bought, { accessToken, scope: 'part', articles: 'de jurk' });
    await declare(bought);
    expect(await dispatchOrder(at('2027-01-20T12:00:00Z'), { orderId, key: 'p' })).toEqual({
      ok: false,
      refusal: { code: 'WithdrawalDeclared', heldUntil: null },
    });
    await expect(runDesk(['release', orderNumber])).rejects.toThrow(/--reason/);
    expect((await runDesk(['release', orderNumber, '--reason', 'phoned']))[0]).toBe(0);
    expect(await dispatchOrder(nl, { orderId, key: 'p' })).toMatchObject({ ok: true });
  });
});

test('the desk carries out a declared withdrawal', async () => {
  const bought = await place();
  await declare(bought, {}, today);
  expect(await runDesk(['withdraw', bought.orderNumber])).toEqual([
    0,
    `${bought.orderNumber}  withdraw: done\n`,
  ]);
  expect(await getOrder(nl, bought)).toMatchObject({ state: 'cancelled' });
});

it.each([
  ['everything that is still bought', null, [{ position: 1, quantity: 1 }], [{ position: 1, quantity: 2 }]],
  ['one piece, which has not left first', 1, [{ position: 1, quantity: 1 }], []],
  ['two pieces', 2, [{ position: 1, quantity: 1 }], [{ position: 1, quantity: 1 }]],
])('a withdrawal of a partly shipped line splits %s', (_what, quantity, unsent, sent) => {
  const places = [{ position: 1, quantity: 5, shipped: 3, cancelled: 1, returned: 1 }];
  expect(splitWithdrawn(places, quantity === null ? null : [{ position: 1, quantity }])).toEqual({
    unsent,
    sent,
  });
});
