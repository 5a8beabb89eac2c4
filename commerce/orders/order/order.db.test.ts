import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { addToBasket, changeBasketLine, getBasket } from '#commerce/buying/basket/basket.service.ts';
import { as, change, sellArticles, stockOf, testContext } from '#commerce/buying/basket/test-shop.ts';
import { getCheckout } from '#commerce/buying/checkout/checkout.service.ts';
import { setDelivery, setPremium } from '#commerce/buying/checkout/delivery-step.service.ts';
import { setPayment } from '#commerce/buying/checkout/test-checkout.ts';
import { premiumUntil } from '#commerce/buying/delivery/premium.service.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { hasCheckDigit } from '#commerce/ground/kernel/check-digit.rules.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { fixedClock } from '#commerce/ground/kernel/test-clock.ts';
import { findCredentials, findCustomer } from '#commerce/people/customer/customer.service.ts';
import { verifyEmail } from '#commerce/people/customer/customer-change.service.ts';
import { newCustomer } from '#commerce/people/customer/test-customer.ts';
import { confirmRegistration } from '#commerce/people/identity/registration.service.ts';
import { isAccountWished } from '#commerce/people/identity/registration-with-order.service.ts';
import { mailedSecret, mailsTo } from '#commerce/people/identity/test-identity.ts';
import { listCustomerOrders } from './customer-orders.service.ts';
import { joinOwnOrder } from './join-guest-orders.service.ts';
import { getOrder, placeOrder } from './order.service.ts';
import { order, readyToOrder, seenBy, testAddress } from './test-order.ts';

const database = await testDatabase();
const nl = () => testContext(database, 'nl');

beforeAll(async () => {
  const skus = ['A', 'B', 'DEAR', 'CHEAP', 'SCARCE', 'SWAP', 'FEW'];
  await sellArticles(
    database,
    skus.map((sku) => ({ sku })),
  );
});

async function ordersOf(ctx: RequestContext): Promise<number> {
  const { rows } = await database.pool.query(
    'select count(*)::int as count from sales_order where session_id = $1',
    [ctx.visitor?.sessionId],
  );
  return rows[0].count;
}

async function mails(): Promise<{ recipient: string; subject: string; html: string; text: string }[]> {
  return (await database.pool.query('select * from mail_outbox order by mail_id')).rows;
}

describe('an order', () => {
  it('takes stock, number and mail at once, and leaves an empty basket', async () => {
    const ctx = await readyToOrder(nl(), { 'A-1': 2, 'B-1': 1 });
    const before = await stockOf(database, 'nl', 'A-1');
    const placed = await order(ctx);
    if (!placed.ok) throw new Error(JSON.stringify(placed));
    expect(placed.value.order).toMatchObject({
      email: 'zoe@example.com',
      locale: 'nl-NL',
      itemsMinor: 5997,
      shippingMinor: 595,
      totalMinor: 6592,
      deliveryDaysMax: 3,
      lines: [
        { sku: 'A-1', quantity: 2, totalMinor: 3998 },
        { sku: 'B-1', quantity: 1 },
      ],
    });
    expect(hasCheckDigit(placed.value.order.orderNumber)).toBe(true);
    expect(await stockOf(database, 'nl', 'A-1')).toBe(before - 2);
    expect(await getBasket(ctx)).toMatchObject({ count: 0 });
    expect(await getCheckout(ctx)).toMatchObject({ email: null, billingAddress: null });
    // there are enough of both left: no page shows anything else
    expect(ctx.heard.map((event) => event.type)).toEqual(['order-changed', 'order-placed', 'mail-queued']);
    const [mail] = await mails();
    expect(mail).toMatchObject({ recipient: 'zoe@example.com' });
    expect(mail?.subject).toContain(placed.value.order.orderNumber);
  });

  it('changes pages from where few pieces are left', async () => {
    await change(database, 'nl', 'FEW-1', { stock: 7 });
    const told = async () => {
      const ctx = await readyToOrder(nl(), { 'FEW-1': 1 });
      await order(ctx);
      return ctx.heard.some(({ type }) => type === 'product-changed');
    };
    expect([await told(), await told(), await told()]).toEqual([false, true, true]);
  });

  it('is placed once, however often the button is pressed', async () => {
    const ctx = await readyToOrder(nl(), { 'A-1': 1 });
    const seen = await seenBy(ctx);
    const presses = await Promise.all([placeOrder(ctx, seen), placeOrder(ctx, seen), placeOrder(ctx, seen)]);
    const later = await placeOrder(ctx, seen);
    const numbers = [...presses, later].map((placed) => placed.ok && placed.value.order.orderNumber);
    expect(new Set(numbers).size).toBe(1);
    expect(await ordersOf(ctx)).toBe(1);
  });

  it('is what an older tab is answered with, not a second one and not an empty basket', async () => {
    const ctx = await readyToOrder(nl(), { 'A-1': 1 });
    const oldTab = await seenBy(ctx);
    await addToBasket(ctx, { variantSku: 'B-1', quantity: 1 });
    const placed = await order(ctx);
    expect(await placeOrder(ctx, oldTab)).toEqual({
      ok: true,
      value: expect.objectContaining({ order: placed.ok && placed.value.order }),
    });
    const tomorrow = { ...ctx, clock: fixedClock('2026-11-21T12:00:00Z') };
    expect(await placeOrder(tomorrow, oldTab)).toMatchObject({
      refusal: { code: 'CheckoutIncomplete', step: 'BASKET' },
    });
    expect(await ordersOf(ctx)).toBe(1);
  });

  it('can be followed by another one with the same basket', async () => {
    const ctx = await readyToOrder(nl(), { 'A-1': 1 });
    const first = await order(ctx);
    const again = await readyToOrder(nl(), { 'A-1': 1 }, { sessionId: ctx.visitor.sessionId });
    const second = await order(again);
    expect(first.ok && second.ok && first.value.order.orderNumber).not.toBe(
      second.ok && second.value.order.orderNumber,
    );
    expect(await ordersOf(ctx)).toBe(2);
  });
});

it('of two orders of the same instant, an older tab is always answered with the same one', async () => {
  const ctx = await readyToOrder(nl(), { 'A-1': 1 });
  const oldTab = await seenBy(ctx);
  await addToBasket(ctx, { variantSku: 'B-1', quantity: 1 });
  await order(ctx);
  await order(await readyToOrder(nl(), { 'A-1': 1 }, { sessionId: ctx.visitor.sessionId }));
  const { rows } = await database.pool.query('select order_id from sales_order where session_id = $1', [
    ctx.visitor.sessionId,
  ]);
  const answers = new Set<unknown>();
  for (const { order_id: touched } of rows) {
    // a row that is written anew lies elsewhere in the table
    for (const hour of ['+', '-'])
      await database.pool.query(
        `update sales_order set placed_at = placed_at ${hour} interval '1 hour' where order_id = $1`,
        [touched],
      );
    const placed = await placeOrder(ctx, oldTab);
    answers.add(placed.ok && placed.value.order.orderNumber);
  }
  expect(rows).toHaveLength(2);
  expect([...answers]).toEqual([expect.stringMatching(/^\d+$/)]);
});

describe('nothing is ordered when something changed since it was seen', () => {
  async function pressedAfter(
    sku: string,
    happens: (ctx: Awaited<ReturnType<typeof readyToOrder>>) => Promise<unknown>,
  ) {
    const ctx = await readyToOrder(nl(), { [sku]: 2 });
    const seen = await seenBy(ctx);
    await happens(ctx);
    const stock = await stockOf(database, 'nl', sku);
    const refused = await placeOrder(ctx, seen);
    expect(await stockOf(database, 'nl', sku)).toBe(stock);
    expect(await ordersOf(ctx)).toBe(0);
    return { ctx, refused, seen };
  }

  it('a higher price: shown once, then accepted', async () => {
    const { ctx, refused, seen } = await pressedAfter('DEAR-1', () =>
      change(database, 'nl', 'DEAR-1', { priceMinor: 2500 }),
    );
    expect(refused).toMatchObject({
      refusal: { code: 'OrderChanged', basket: { notices: [{ code: 'PRICE_RAISED', newMinor: 2500 }] } },
    });
    expect(await placeOrder(ctx, { ...seen, expectedTotalMinor: 5595 })).toMatchObject({ ok: true });
  });

  it('a lower price too', async () => {
    const { refused } = await pressedAfter('CHEAP-1', () =>
      change(database, 'nl', 'CHEAP-1', { priceMinor: 1500 }),
    );
    expect(refused).toMatchObject({ refusal: { basket: { notices: [{ code: 'PRICE_LOWERED' }] } } });
  });

  it('less stock: until the customer asks for less', async () => {
    const { ctx, refused } = await pressedAfter('SCARCE-1', () =>
      change(database, 'nl', 'SCARCE-1', { stock: 1 }),
    );
    expect(refused).toMatchObject({
      refusal: {
        code: 'OrderChanged',
        basket: { orderable: false, notices: [{ code: 'FEWER_AVAILABLE', available: 1 }] },
      },
    });
    expect(await order(ctx)).toMatchObject({ refusal: { code: 'OrderChanged' } });
    const line = (await getBasket(ctx)).lines[0];
    await changeBasketLine(ctx, { lineId: line?.lineId ?? '', quantity: 1 });
    expect(await order(ctx)).toMatchObject({ ok: true });
    expect(await stockOf(database, 'nl', 'SCARCE-1')).toBe(0);
  });

  it('one article for another of the same price, or another address', async () => {
    const swapped = await pressedAfter('SWAP-1', async (ctx) => {
      const line = (await getBasket(ctx)).lines[0];
      await changeBasketLine(ctx, { lineId: line?.lineId ?? '', quantity: 0 });
      await addToBasket(ctx, { variantSku: 'B-1', quantity: 2 });
    });
    expect(swapped.refused).toMatchObject({ refusal: { code: 'OrderChanged' } });
    const moved = await pressedAfter('SWAP-1', (ctx) =>
      setDelivery(ctx, {
        billing: { ...testAddress(ctx), houseNumber: '13' },
        delivery: null,
        deliveryOption: 'standard',
      }),
    );
    expect(moved.refused).toMatchObject({ refusal: { code: 'OrderChanged' } });
  });
});

describe('an account wished with an order', () => {
  const password = 'geheim1';
  const wishing = async (email: string, ctx = nl(), chosen = password) => {
    const placed = await order(await readyToOrder(ctx, { 'A-1': 1 }, { email, password: chosen }));
    if (!placed.ok) throw new Error(JSON.stringify(placed));
    return placed.value.order;
  };

  it('is made when its owner presses the mailed link, with the order and its address', async () => {
    const placed = await wishing('new@example.com');
    expect(placed.customerId).toBeNull();
    expect(await findCredentials(nl(), 'new@example.com')).toBeNull();
    expect(await isAccountWished(nl(), placed)).toBe(true);
    const secret = await mailedSecret(database, 'new@example.com', 'registratie-bevestigen');
    const made = await confirmRegistration(nl(), secret, { password, address: '::1' });
    if (!made.ok) throw new Error(JSON.stringify(made));
    expect(made.value.orderNumber).toBe(placed.orderNumber);
    const customer = await findCustomer(nl(), made.value.customerId);
    if (!customer) throw new Error('the new customer is not there');
    expect(customer).toMatchObject({ familyName: 'van der Berg', emailVerified: true, hasPassword: true });
    expect(await joinOwnOrder(nl(), customer, placed.orderNumber)).toBe(true);
    const signedIn = as(nl(), randomUUID(), customer.customerId);
    expect(await getCheckout(signedIn)).toMatchObject({ billingAddress: { city: 'Tilburg' } });
    expect(await getOrder(signedIn, { ...placed, accessToken: null })).not.toBeNull();
    expect(await isAccountWished(nl(), placed)).toBe(false);
  });

  it('twice: each link leads to the account, whichever is pressed first and with either password', async () => {
    const email = 'twice@example.com';
    const first = await wishing(email);
    const firstSecret = await mailedSecret(database, email, 'registratie-bevestigen');
    const second = await wishing(email, nl());
    const secondSecret = await mailedSecret(database, email, 'registratie-bevestigen');
    const third = await wishing(email, nl(), 'een ander wachtwoord');
    const thirdSecret = await mailedSecret(database, email, 'registratie-bevestigen');
    const press = (secret: string, typed: string) =>
      confirmRegistration(nl(), secret, { password: typed, address: '::1' });
    const made = await press(firstSecret, password);
    if (!made.ok) throw new Error(JSON.stringify(made));
    const { customerId } = made.value;
    expect(made.value).toEqual({ customerId, orderNumber: first.orderNumber, signsIn: true });
    expect(await press(thirdSecret, 'geen van beide')).toMatchObject({
      refusal: { code: 'WrongCredentials' },
    });
    expect(await press(secondSecret, password)).toEqual({
      ok: true,
      value: { customerId, orderNumber: second.orderNumber, signsIn: true },
    });
    // the password of the third wish shows whose it is, and does not open the account
    expect(await press(thirdSecret, 'een ander wachtwoord')).toEqual({
      ok: true,
      value: { customerId, orderNumber: third.orderNumber, signsIn: false },
    });
    expect(await press(thirdSecret, 'een ander wachtwoord')).toMatchObject({
      refusal: { code: 'LinkInvalid' },
    });
  });

  it('for an address that has one looks the same; the mail alone tells, and has no link that makes anything', async () => {
    const owner = await newCustomer(nl(), 'known@example.com');
    const [known, unknown] = [await wishing('known@example.com'), await wishing('unknown@example.com')];
    const different = ['orderId', 'orderNumber', 'accessToken', 'email', 'placedAt'];
    const seen = (placed: object) =>
      Object.fromEntries(Object.entries(placed).filter(([field]) => !different.includes(field)));
    expect(seen(known)).toEqual(seen(unknown));
    expect(await isAccountWished(nl(), known)).toBe(true);
    const told = (await mailsTo(database, 'known@example.com')).at(-1);
    expect(told?.text).toContain(known.orderNumber);
    expect(told?.text).not.toContain('token=');
    expect(
      await listCustomerOrders(nl(), owner, { page: 1, size: 10, search: '', year: null }),
    ).toMatchObject({
      orders: [],
    });
  });

  it('brings the delivery flat that was bought with it', async () => {
    const de = testContext(database, 'de');
    const ctx = await readyToOrder(de, { 'A-1': 1 }, { email: 'flat@example.com', password });
    await setPremium(ctx, true);
    await setPayment(ctx, { paymentMethod: 'invoice' });
    const placed = await order(ctx);
    if (!placed.ok) throw new Error(JSON.stringify(placed));
    expect(placed.value.order.premiumMinor).toBe(1995);
    const customerId = await newCustomer(de, 'flat@example.com');
    await verifyEmail(de, customerId, 'flat@example.com');
    const customer = await findCustomer(de, customerId);
    expect(await premiumUntil(de, customerId)).toBeNull();
    expect(customer && (await joinOwnOrder(de, customer, placed.value.order.orderNumber))).toBe(true);
    expect(await premiumUntil(de, customerId)).not.toBeNull();
  });
});

describe('only its own people', () => {
  it('see an order: its customer when signed in, or who has its access token', async () => {
    const ctx = await readyToOrder(nl(), { 'A-1': 1 });
    const placed = await order(ctx);
    if (!placed.ok) throw new Error(JSON.stringify(placed));
    const { orderNumber, accessToken } = placed.value.order;
    const see = (visiting: RequestContext, token: string | null, number = orderNumber) =>
      getOrder(visiting, { orderNumber: number, accessToken: token });
    expect(await see(nl(), accessToken)).toEqual(placed.value.order);
    for (const token of [null, '', 'wrong', `${accessToken}x`]) expect(await see(nl(), token)).toBeNull();
    expect(await see(testContext(database, 'de'), accessToken)).toBeNull();
    expect(await see(ctx, null)).toBeNull();
    for (const number of ['', '0', "1' or '1'='1", '9'.repeat(100), '\0']) {
      expect(await see(nl(), accessToken, number)).toBeNull();
    }
  });

  it('get it by its key', async () => {
    const ctx = await readyToOrder(nl(), { 'A-1': 1 });
    const seen = await seenBy(ctx);
    await placeOrder(ctx, seen);
    const others = [as(nl(), randomUUID()), as(testContext(database, 'de'), ctx.visitor.sessionId)];
    for (const other of others) {
      expect(await placeOrder(other, seen)).toMatchObject({
        refusal: { code: 'CheckoutIncomplete', step: 'BASKET' },
      });
    }
  });
});

it.each(['', 'x', '1', "' or 1=1", 'g'.repeat(36), '\0', 'ü'.repeat(50)])(
  'refuses the key %j',
  async (key) => {
    const ctx = await readyToOrder(nl(), { 'A-1': 1 });
    expect(await placeOrder(ctx, { idempotencyKey: key, expectedTotalMinor: 1 })).toMatchObject({
      refusal: { code: 'OrderChanged', basket: { count: 1 } },
    });
  },
);

it.each([
  ['de', 'de-DE', 'EUR', 2594],
  ['at', 'de-AT', 'EUR', 2594],
  ['ch', 'fr-CH', 'CHF', 3280],
] as const)('is written for the market of %s in %s', async (tenantId, locale, currency, totalMinor) => {
  const ctx = await readyToOrder(testContext(database, tenantId, { locale }), { 'A-1': 1 });
  const orderNumber = expect.stringMatching(/^1000\d{4}$/);
  expect(await order(ctx)).toMatchObject({ value: { order: { locale, currency, totalMinor, orderNumber } } });
  expect((await mails()).at(-1)?.html).toContain(`<html lang="${locale}">`);
});
