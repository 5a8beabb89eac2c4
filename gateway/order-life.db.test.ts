import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getBasket } from '#commerce/buying/basket/basket.service.ts';
import { answerService } from '#commerce/buying/basket/line/line-service.service.ts';
import { fetchStock, sellArticles, testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { dispatchOrder } from '#commerce/orders/fulfilment/dispatch/dispatch-order.service.ts';
import { placeSeenOrder, prepareOrder } from '#commerce/orders/order/test-order.ts';
import { startShopCalls } from './test-browser.ts';

const database = await testDatabase();
const { failures, browser } = await startShopCalls(database);
const nl = testContext(database, 'nl');

beforeAll(async () => {
  await sellArticles(database, [{ sku: 'A' }, { sku: 'B' }, { sku: 'W' }]);
  await database.pool.query(`update product set kind = 'washing-machine' where sku = 'W'`);
});
afterAll(() => expect(failures).toEqual([]));

async function placeOrder() {
  const done = await placeSeenOrder(await prepareOrder(nl, { 'A-1': 2, 'B-1': 1 }));
  if (!done.ok) throw new Error(JSON.stringify(done));
  const { orderId, orderNumber, accessToken, email } = done.value.order;
  return { orderId, key: { orderNumber, accessToken }, orderNumber, accessToken, email };
}

const LIFE = `query ($orderNumber: String!, $accessToken: String) {
  order(orderNumber: $orderNumber, accessToken: $accessToken) {
    life { state cancellable kept { amount } parcels { carrier items { position quantity } } pieces { position kept }
      invoices { number creditNote total { amount } } } } }`;
const SERVICES = `query ($orderNumber: String!, $accessToken: String) {
  order(orderNumber: $orderNumber, accessToken: $accessToken) { lines { services { key total { amount } } } } }`;
const IF_RETURNED = `query ($orderNumber: String!, $accessToken: String, $items: [LineQuantityInput!]!) {
  order(orderNumber: $orderNumber, accessToken: $accessToken) {
    ifReturned(items: $items) { items { amount } refund { amount } newTotal { amount } lostVouchers { code } } } }`;
const CANCEL = `mutation ($orderNumber: String!, $accessToken: String) {
  cancelOrder(orderNumber: $orderNumber, accessToken: $accessToken) {
    __typename ... on OrderStateRefuses { state } } }`;
const DECIDE = `mutation ($orderNumber: String!, $accessToken: String, $decision: WithdrawalDecision!) {
  decideWithdrawal(orderNumber: $orderNumber, accessToken: $accessToken, decision: $decision)
}`;
const HELD = `query ($orderNumber: String!, $accessToken: String) {
  order(orderNumber: $orderNumber, accessToken: $accessToken) {
    life { state hold { heldUntil canConfirm inWords items { position quantity } } }
  }
}`;
const WITHDRAW = `mutation ($input: WithdrawInput!) { withdraw(input: $input) {
  __typename ... on WithdrawalReceipt { statementId statement sha256 } ... on InvalidInput { fields { field code } } } }`;

describe('the order page', () => {
  it('the order page and its mail name each service with its price, also a free one', async () => {
    const ctx = await prepareOrder(nl, { 'W-1': 1 });
    const lineId = (await getBasket(ctx)).lines[0]?.lineId ?? '';
    for (const service of ['connection', 'old-appliance'])
      expect(await answerService(ctx, { lineId, service, chosen: true })).toMatchObject({ ok: true });
    const done = await placeSeenOrder(ctx);
    if (!done.ok) throw new Error(JSON.stringify(done));
    const { orderId, orderNumber, accessToken } = done.value.order;
    const { order } = await browser().ask(SERVICES, { orderNumber, accessToken });
    expect(order.lines[0].services).toEqual([
      { key: 'connection', total: { amount: '29.00' } },
      { key: 'old-appliance', total: { amount: '0.00' } },
    ]);
    const { rows } = await database.pool.query('select text from mail_outbox where dedupe_key = $1', [
      `order-confirmation:${orderId}`,
    ]);
    expect(rows[0].text).toMatch(/Aansluiten: EUR\s29,00/);
    expect(rows[0].text).toMatch(/Oud apparaat meenemen: gratis/);
  });

  it('the order page shows the parcel’s location and what a return would leave', async () => {
    const { orderId, key } = await placeOrder();
    const anybody = browser();
    expect((await anybody.ask(LIFE, key)).order.life).toMatchObject({ state: 'PLACED', cancellable: true });
    await dispatchOrder(nl, { orderId, key: 'p', carrier: 'PostNL' });
    const { life } = (await anybody.ask(LIFE, key)).order;
    expect(life).toMatchObject({
      state: 'SHIPPED',
      cancellable: false,
      kept: { amount: '65.92' },
      parcels: [
        {
          carrier: 'PostNL',
          items: [
            { position: 1, quantity: 2 },
            { position: 2, quantity: 1 },
          ],
        },
      ],
      invoices: [{ creditNote: false, total: { amount: '65.92' } }],
    });
    const items = [{ position: 1, quantity: 1 }];
    expect((await anybody.ask(IF_RETURNED, { ...key, items })).order.ifReturned).toEqual({
      items: { amount: '19.99' },
      refund: { amount: '19.99' },
      newTotal: { amount: '45.93' },
      lostVouchers: [],
    });
  });

  it.each([
    ['none', []],
    ['more than were bought', [{ position: 1, quantity: 3 }]],
    ['less than none', [{ position: 1, quantity: -2 }]],
    ['a line of nobody', [{ position: 7, quantity: 1 }]],
  ])('the order page refuses to return %s', async (_what, items) => {
    const { key } = await placeOrder();
    expect((await browser().ask(IF_RETURNED, { ...key, items })).order.ifReturned).toBeNull();
  });
});

describe('cancelling an order', () => {
  it('a cancellation requires the secret, is possible before dispatch and can be pressed twice', async () => {
    const { key, orderNumber } = await placeOrder();
    const before = await fetchStock(database, 'nl', 'A-1');
    const [owner, stranger, swiss] = [browser(), browser(), browser('ch')];
    for (const accessToken of [null, '', 'x', `${key.accessToken}x`]) {
      const { cancelOrder } = await stranger.ask(CANCEL, { orderNumber, accessToken });
      expect(cancelOrder.__typename).toBe('OrderNotFound');
    }
    expect((await swiss.ask(CANCEL, key)).cancelOrder.__typename).toBe('OrderNotFound');
    const presses = await Promise.all([owner.ask(CANCEL, key), owner.ask(CANCEL, key)]);
    for (const { cancelOrder } of presses) expect(cancelOrder.__typename).toBe('OrderCancelled');
    expect(await fetchStock(database, 'nl', 'A-1')).toBe(before + 2);
  });

  it('a cancellation after dispatch is refused with the state', async () => {
    const { key, orderId } = await placeOrder();
    await dispatchOrder(nl, { orderId, key: 'p' });
    expect((await browser().ask(CANCEL, key)).cancelOrder).toEqual({
      __typename: 'OrderStateRefuses',
      state: 'SHIPPED',
    });
  });
});

describe('a withdrawal', () => {
  it('a withdrawal gets the same receipt for existing and unknown orders', async () => {
    const { orderNumber, email } = await placeOrder();
    const form = { name: 'Zoë', scope: 'WHOLE', email };
    const told = [];
    for (const number of [orderNumber, '99999999']) {
      const input = { ...form, statementId: randomUUID(), orderNumber: number };
      const { withdraw } = await browser().ask(WITHDRAW, { input });
      told.push([withdraw.__typename, withdraw.statement.replace(number, '…')]);
    }
    expect(told[0]).toEqual(told[1]);
  });

  it('a withdrawal without proof holds the order until a holder of its secret decides', async () => {
    const { key, orderNumber, email } = await placeOrder();
    const input = { name: 'Zoë', scope: 'WHOLE', email, statementId: randomUUID(), orderNumber };
    await browser().ask(WITHDRAW, { input });
    for (const accessToken of [null, 'x']) {
      const { decideWithdrawal } = await browser().ask(DECIDE, {
        orderNumber,
        accessToken,
        decision: 'WITHDRAW',
      });
      expect(decideWithdrawal).toBe('NOT_FOUND');
    }
    expect((await browser().ask(HELD, key)).order.life).toEqual({
      state: 'PLACED',
      hold: { heldUntil: expect.any(String), canConfirm: true, inWords: false, items: null },
    });
    const [owner, decide] = [browser(), { ...key, decision: 'WITHDRAW' }];
    expect(await owner.ask(DECIDE, decide)).toEqual({ decideWithdrawal: 'DECIDED' });
    expect(await owner.ask(DECIDE, { ...key, decision: 'KEEP' })).toEqual({ decideWithdrawal: 'OVER' });
    expect((await browser().ask(HELD, key)).order.life).toEqual({ state: 'CANCELLED', hold: null });
  });

  it('an incomplete withdrawal names what is missing', async () => {
    const input = { ...{ statementId: 'x', name: '', orderNumber: '1', email: 'no' }, scope: 'WHOLE' };
    const { withdraw } = await browser().ask(WITHDRAW, { input });
    expect(withdraw.fields.map(({ field }: { field: string }) => field)).toEqual([
      'statementId',
      'name',
      'email',
    ]);
  });
});

describe('an invoice file', () => {
  it('the document is available to a holder of its order’s secret and nobody else', async () => {
    const { orderId, orderNumber, accessToken } = await placeOrder();
    const other = await placeOrder();
    await dispatchOrder(nl, { orderId, key: 'p' });
    const { order: seen } = await browser().ask(LIFE, { orderNumber, accessToken });
    const { number } = seen.life.invoices[0];
    const buildInvoiceAddress = (query: object) =>
      `/api/invoice/${number}.pdf?${new URLSearchParams(query as Record<string, string>)}`;
    const file = await browser().call(buildInvoiceAddress({ order: orderNumber, token: accessToken }));
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(file.headers.get('cache-control')).toBe('private, no-store');
    expect((await file.text()).slice(0, 5)).toBe('%PDF-');
    for (const query of [
      {},
      { order: orderNumber },
      { order: orderNumber, token: 'x' },
      { order: other.orderNumber, token: other.accessToken },
    ]) {
      expect((await browser().call(buildInvoiceAddress(query))).status).toBe(404);
    }
    expect(
      (await browser('de').call(buildInvoiceAddress({ order: orderNumber, token: accessToken }))).status,
    ).toBe(404);
  });
});

describe('the delivery day as a calendar file', () => {
  it('the calendar file covers whole days for a holder of the order’s secret without containing it', async () => {
    const { orderNumber, accessToken } = await placeOrder();
    const fetchFile = (query: Record<string, string>) =>
      browser().call(`/api/delivery.ics?${new URLSearchParams(query)}`);
    const file = await fetchFile({ order: orderNumber, token: accessToken });
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(file.headers.get('cache-control')).toBe('private, no-store');
    const text = await file.text();
    expect(text).toMatch(/DTSTART;VALUE=DATE:\d{8}\r\n/);
    expect(text).toMatch(/DTEND;VALUE=DATE:\d{8}\r\n/);
    expect(text).toContain(orderNumber);
    expect(text).not.toContain(accessToken);
    expect((await fetchFile({ order: orderNumber })).status).toBe(404);
    expect((await fetchFile({ order: orderNumber, token: 'x' })).status).toBe(404);
  });
});

describe('the code of a prepaid order', () => {
  it('the code is available to a holder of its order’s secret and nobody else', async () => {
    const options = { payment: { paymentMethod: 'prepayment' } };
    const done = await placeSeenOrder(await prepareOrder(testContext(database, 'de'), { 'A-1': 1 }, options));
    if (!done.ok) throw new Error(JSON.stringify(done));
    const { orderNumber, accessToken } = done.value.order;
    const fetchCode = (query: Record<string, string>) =>
      browser('de').call(`/api/payment-code.svg?${new URLSearchParams(query)}`);
    const file = await fetchCode({ order: orderNumber, token: accessToken });
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    expect(file.headers.get('cache-control')).toBe('private, no-store');
    expect(await file.text()).toMatch(/^<svg /);
    expect((await fetchCode({ order: orderNumber })).status).toBe(404);
    expect((await fetchCode({ order: orderNumber, token: 'x' })).status).toBe(404);
  });
});

describe('the QR bill of a prepaid order', () => {
  it('the document is available to a holder of its order’s secret and nobody else', async () => {
    const options = { payment: { paymentMethod: 'prepayment' } };
    const done = await placeSeenOrder(await prepareOrder(testContext(database, 'ch'), { 'A-1': 1 }, options));
    if (!done.ok) throw new Error(JSON.stringify(done));
    const { orderNumber, accessToken } = done.value.order;
    const fetchFile = (query: Record<string, string>) =>
      browser('ch').call(`/api/payment-slip.pdf?${new URLSearchParams(query)}`);
    const file = await fetchFile({ order: orderNumber, token: accessToken });
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(file.headers.get('cache-control')).toBe('private, no-store');
    expect((await file.text()).slice(0, 5)).toBe('%PDF-');
    for (const query of [{}, { order: orderNumber }, { order: orderNumber, token: 'x' }]) {
      expect((await fetchFile(query as Record<string, string>)).status).toBe(404);
    }
  });
});
