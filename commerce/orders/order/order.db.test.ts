import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { addToBasket, changeBasketLine, getBasket } from '#commerce/buying/basket/basket.service.ts';
import {
  change,
  createVisitorContext,
  fetchStock,
  sellArticles,
  testContext,
} from '#commerce/buying/basket/test-shop.ts';
import { getCheckout } from '#commerce/buying/checkout/checkout.service.ts';
import { setDelivery, setPremium } from '#commerce/buying/checkout/delivery/delivery-step.service.ts';
import { setPayment } from '#commerce/buying/checkout/test-checkout.ts';
import { findPremiumEnd } from '#commerce/buying/delivery/premium.queries.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { hasCheckDigit } from '#commerce/ground/kernel/check-digit.rules.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { createFixedClock } from '#commerce/ground/kernel/test-clock.ts';
import { findCredentials, findCustomer } from '#commerce/people/customer/customer.queries.ts';
import { verifyEmail } from '#commerce/people/customer/customer-change.commands.ts';
import { createCustomer } from '#commerce/people/customer/test-customer.ts';
import { confirmRegistration } from '#commerce/people/identity/registration.service.ts';
import { isAccountWished } from '#commerce/people/identity/registration-with-order.queries.ts';
import { fetchMailedSecret, fetchMails } from '#commerce/people/identity/test-identity.ts';
import { listCustomerOrders } from './customer/customer-orders.queries.ts';
import { joinOwnOrder } from './customer/join-guest-orders.commands.ts';
import { getOrder, placeOrder } from './order.service.ts';
import { placeSeenOrder, prepareOrder, testAddress, viewOrderInput } from './test-order.ts';

const database = await testDatabase();
const createDutchContext = () => testContext(database, 'nl');

beforeAll(async () => {
  const skus = ['A', 'B', 'DEAR', 'CHEAP', 'SCARCE', 'SWAP', 'FEW'];
  await sellArticles(
    database,
    skus.map((sku) => ({ sku })),
  );
});

async function countOrders(ctx: RequestContext): Promise<number> {
  const { rows } = await database.pool.query(
    'select count(*)::int as count from sales_order where session_id = $1',
    [ctx.visitor?.sessionId],
  );
  return rows[0].count;
}

async function fetchAllMails(): Promise<
  { recipient: string; subject: string; html: string; text: string }[]
> {
  return (await database.pool.query('select * from mail_outbox order by mail_id')).rows;
}

describe('placing an order', () => {
  it('an order books stock, number and mail in one step and leaves an empty basket', async () => {
    const ctx = await prepareOrder(createDutchContext(), { 'A-1': 2, 'B-1': 1 });
    const before = await fetchStock(database, 'nl', 'A-1');
    const placed = await placeSeenOrder(ctx);
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
    expect(await fetchStock(database, 'nl', 'A-1')).toBe(before - 2);
    expect(await getBasket(ctx)).toMatchObject({ count: 0 });
    expect(await getCheckout(ctx)).toMatchObject({ email: null, billingAddress: null });
    // there are enough of both left: no page shows anything else
    expect(ctx.heard.map((event) => event.type)).toEqual(['order-changed', 'order-placed', 'mail-queued']);
    const [mail] = await fetchAllMails();
    expect(mail).toMatchObject({ recipient: 'zoe@example.com' });
    expect(mail?.subject).toContain(placed.value.order.orderNumber);
  });

  it('an order with few pieces left invalidates the pages of the article', async () => {
    await change(database, 'nl', 'FEW-1', { stock: 7 });
    const isProductChangeEmitted = async () => {
      const ctx = await prepareOrder(createDutchContext(), { 'FEW-1': 1 });
      await placeSeenOrder(ctx);
      return ctx.heard.some(({ type }) => type === 'product-changed');
    };
    expect([
      await isProductChangeEmitted(),
      await isProductChangeEmitted(),
      await isProductChangeEmitted(),
    ]).toEqual([false, true, true]);
  });

  it('an order is placed once, however often the button is pressed', async () => {
    const ctx = await prepareOrder(createDutchContext(), { 'A-1': 1 });
    const seen = await viewOrderInput(ctx);
    const presses = await Promise.all([placeOrder(ctx, seen), placeOrder(ctx, seen), placeOrder(ctx, seen)]);
    const later = await placeOrder(ctx, seen);
    const numbers = [...presses, later].map((placed) => placed.ok && placed.value.order.orderNumber);
    expect(new Set(numbers).size).toBe(1);
    expect(await countOrders(ctx)).toBe(1);
  });

  it('an older tab shows the existing order instead of a second one or an empty basket', async () => {
    const ctx = await prepareOrder(createDutchContext(), { 'A-1': 1 });
    const oldTab = await viewOrderInput(ctx);
    await addToBasket(ctx, { variantSku: 'B-1', quantity: 1 });
    const placed = await placeSeenOrder(ctx);
    expect(await placeOrder(ctx, oldTab)).toEqual({
      ok: true,
      value: expect.objectContaining({ order: placed.ok && placed.value.order }),
    });
    const tomorrow = { ...ctx, clock: createFixedClock('2026-11-21T12:00:00Z') };
    expect(await placeOrder(tomorrow, oldTab)).toMatchObject({
      refusal: { code: 'CheckoutIncomplete', step: 'BASKET' },
    });
    expect(await countOrders(ctx)).toBe(1);
  });

  it('an order can be followed by another one with the same basket', async () => {
    const ctx = await prepareOrder(createDutchContext(), { 'A-1': 1 });
    const first = await placeSeenOrder(ctx);
    const again = await prepareOrder(
      createDutchContext(),
      { 'A-1': 1 },
      { sessionId: ctx.visitor.sessionId },
    );
    const second = await placeSeenOrder(again);
    expect(first.ok && second.ok && first.value.order.orderNumber).not.toBe(
      second.ok && second.value.order.orderNumber,
    );
    expect(await countOrders(ctx)).toBe(2);
  });
});

it('an older tab always shows the same one of two simultaneous orders', async () => {
  const ctx = await prepareOrder(createDutchContext(), { 'A-1': 1 });
  const oldTab = await viewOrderInput(ctx);
  await addToBasket(ctx, { variantSku: 'B-1', quantity: 1 });
  await placeSeenOrder(ctx);
  await placeSeenOrder(
    await prepareOrder(createDutchContext(), { 'A-1': 1 }, { sessionId: ctx.visitor.sessionId }),
  );
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

describe('an order after a change the customer has not seen', () => {
  async function pressAfterChange(
    sku: string,
    happens: (ctx: Awaited<ReturnType<typeof prepareOrder>>) => Promise<unknown>,
  ) {
    const ctx = await prepareOrder(createDutchContext(), { [sku]: 2 });
    const seen = await viewOrderInput(ctx);
    await happens(ctx);
    const stock = await fetchStock(database, 'nl', sku);
    const refused = await placeOrder(ctx, seen);
    expect(await fetchStock(database, 'nl', sku)).toBe(stock);
    expect(await countOrders(ctx)).toBe(0);
    return { ctx, refused, seen };
  }

  it('a higher price is shown once before the order is accepted', async () => {
    const { ctx, refused, seen } = await pressAfterChange('DEAR-1', () =>
      change(database, 'nl', 'DEAR-1', { priceMinor: 2500 }),
    );
    expect(refused).toMatchObject({
      refusal: { code: 'OrderChanged', basket: { notices: [{ code: 'PRICE_RAISED', newMinor: 2500 }] } },
    });
    expect(await placeOrder(ctx, { ...seen, expectedTotalMinor: 5595 })).toMatchObject({ ok: true });
  });

  it('a lower price is shown before the order is accepted too', async () => {
    const { refused } = await pressAfterChange('CHEAP-1', () =>
      change(database, 'nl', 'CHEAP-1', { priceMinor: 1500 }),
    );
    expect(refused).toMatchObject({ refusal: { basket: { notices: [{ code: 'PRICE_LOWERED' }] } } });
  });

  it('an order is refused for lack of stock until the customer reduces the quantity', async () => {
    const { ctx, refused } = await pressAfterChange('SCARCE-1', () =>
      change(database, 'nl', 'SCARCE-1', { stock: 1 }),
    );
    expect(refused).toMatchObject({
      refusal: {
        code: 'OrderChanged',
        basket: { orderable: false, notices: [{ code: 'FEWER_AVAILABLE', available: 1 }] },
      },
    });
    expect(await placeSeenOrder(ctx)).toMatchObject({ refusal: { code: 'OrderChanged' } });
    const line = (await getBasket(ctx)).lines[0];
    await changeBasketLine(ctx, { lineId: line?.lineId ?? '', quantity: 1 });
    expect(await placeSeenOrder(ctx)).toMatchObject({ ok: true });
    expect(await fetchStock(database, 'nl', 'SCARCE-1')).toBe(0);
  });

  it('an order is refused when an article of the same price is swapped or the address changes', async () => {
    const swapped = await pressAfterChange('SWAP-1', async (ctx) => {
      const line = (await getBasket(ctx)).lines[0];
      await changeBasketLine(ctx, { lineId: line?.lineId ?? '', quantity: 0 });
      await addToBasket(ctx, { variantSku: 'B-1', quantity: 2 });
    });
    expect(swapped.refused).toMatchObject({ refusal: { code: 'OrderChanged' } });
    const moved = await pressAfterChange('SWAP-1', (ctx) =>
      setDelivery(ctx, {
        billing: { ...testAddress(ctx), houseNumber: '13' },
        delivery: null,
        deliveryOption: 'standard',
      }),
    );
    expect(moved.refused).toMatchObject({ refusal: { code: 'OrderChanged' } });
  });
});

describe('an account requested with an order', () => {
  const password = 'geheim1';
  const placeOrderWithAccount = async (email: string, ctx = createDutchContext(), chosen = password) => {
    const placed = await placeSeenOrder(await prepareOrder(ctx, { 'A-1': 1 }, { email, password: chosen }));
    if (!placed.ok) throw new Error(JSON.stringify(placed));
    return placed.value.order;
  };

  it('a requested account is created with its order and address when the owner opens the mailed link', async () => {
    const placed = await placeOrderWithAccount('new@example.com');
    expect(placed.customerId).toBeNull();
    expect(await findCredentials(createDutchContext(), 'new@example.com')).toBeNull();
    expect(await isAccountWished(createDutchContext(), placed)).toBe(true);
    const secret = await fetchMailedSecret(database, 'new@example.com', 'registratie-bevestigen');
    const made = await confirmRegistration(createDutchContext(), secret, { password, address: '::1' });
    if (!made.ok) throw new Error(JSON.stringify(made));
    expect(made.value.orderNumber).toBe(placed.orderNumber);
    const customer = await findCustomer(createDutchContext(), made.value.customerId);
    if (!customer) throw new Error('the new customer is not there');
    expect(customer).toMatchObject({ familyName: 'van der Berg', emailVerified: true, hasPassword: true });
    expect(await joinOwnOrder(createDutchContext(), customer, placed.orderNumber)).toBe(true);
    const signedIn = createVisitorContext(createDutchContext(), randomUUID(), customer.customerId);
    expect(await getCheckout(signedIn)).toMatchObject({ billingAddress: { city: 'Tilburg' } });
    expect(await getOrder(signedIn, { ...placed, accessToken: null })).not.toBeNull();
    expect(await isAccountWished(createDutchContext(), placed)).toBe(false);
  });

  it('two requests lead to one account, whichever link is opened first and with either password', async () => {
    const email = 'twice@example.com';
    const first = await placeOrderWithAccount(email);
    const firstSecret = await fetchMailedSecret(database, email, 'registratie-bevestigen');
    const second = await placeOrderWithAccount(email, createDutchContext());
    const secondSecret = await fetchMailedSecret(database, email, 'registratie-bevestigen');
    const third = await placeOrderWithAccount(email, createDutchContext(), 'een ander wachtwoord');
    const thirdSecret = await fetchMailedSecret(database, email, 'registratie-bevestigen');
    const press = (secret: string, typed: string) =>
      confirmRegistration(createDutchContext(), secret, { password: typed, address: '::1' });
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

  it('a request for an existing account looks the same and its mail contains no link that creates anything', async () => {
    const owner = await createCustomer(createDutchContext(), 'known@example.com');
    const [known, unknown] = [
      await placeOrderWithAccount('known@example.com'),
      await placeOrderWithAccount('unknown@example.com'),
    ];
    const different = ['orderId', 'orderNumber', 'accessToken', 'email', 'placedAt'];
    const omitOrderSecrets = (placed: object) =>
      Object.fromEntries(Object.entries(placed).filter(([field]) => !different.includes(field)));
    expect(omitOrderSecrets(known)).toEqual(omitOrderSecrets(unknown));
    expect(await isAccountWished(createDutchContext(), known)).toBe(true);
    const told = (await fetchMails(database, 'known@example.com')).at(-1);
    expect(told?.text).toContain(known.orderNumber);
    expect(told?.text).not.toContain('token=');
    expect(
      await listCustomerOrders(createDutchContext(), owner, { page: 1, size: 10, search: '', year: null }),
    ).toMatchObject({
      orders: [],
    });
  });

  it('a new account receives the delivery flat rate bought with the order', async () => {
    const de = testContext(database, 'de');
    const ctx = await prepareOrder(de, { 'A-1': 1 }, { email: 'flat@example.com', password });
    await setPremium(ctx, true);
    await setPayment(ctx, { paymentMethod: 'invoice' });
    const placed = await placeSeenOrder(ctx);
    if (!placed.ok) throw new Error(JSON.stringify(placed));
    expect(placed.value.order.premiumMinor).toBe(1995);
    const customerId = await createCustomer(de, 'flat@example.com');
    await verifyEmail(de, customerId, 'flat@example.com');
    const customer = await findCustomer(de, customerId);
    expect(await findPremiumEnd(de, customerId)).toBeNull();
    expect(customer && (await joinOwnOrder(de, customer, placed.value.order.orderNumber))).toBe(true);
    expect(await findPremiumEnd(de, customerId)).not.toBeNull();
  });
});

describe('access to an order', () => {
  it('an order is visible only to its signed-in customer or to a holder of its access token', async () => {
    const ctx = await prepareOrder(createDutchContext(), { 'A-1': 1 });
    const placed = await placeSeenOrder(ctx);
    if (!placed.ok) throw new Error(JSON.stringify(placed));
    const { orderNumber, accessToken } = placed.value.order;
    const fetchOrderAs = (visiting: RequestContext, token: string | null, number = orderNumber) =>
      getOrder(visiting, { orderNumber: number, accessToken: token });
    expect(await fetchOrderAs(createDutchContext(), accessToken)).toEqual(placed.value.order);
    for (const token of [null, '', 'wrong', `${accessToken}x`])
      expect(await fetchOrderAs(createDutchContext(), token)).toBeNull();
    expect(await fetchOrderAs(testContext(database, 'de'), accessToken)).toBeNull();
    expect(await fetchOrderAs(ctx, null)).toBeNull();
    for (const number of ['', '0', "1' or '1'='1", '9'.repeat(100), '\0']) {
      expect(await fetchOrderAs(createDutchContext(), accessToken, number)).toBeNull();
    }
  });

  it('the owner of an order can find it by its key', async () => {
    const ctx = await prepareOrder(createDutchContext(), { 'A-1': 1 });
    const seen = await viewOrderInput(ctx);
    await placeOrder(ctx, seen);
    const others = [
      createVisitorContext(createDutchContext(), randomUUID()),
      createVisitorContext(testContext(database, 'de'), ctx.visitor.sessionId),
    ];
    for (const other of others) {
      expect(await placeOrder(other, seen)).toMatchObject({
        refusal: { code: 'CheckoutIncomplete', step: 'BASKET' },
      });
    }
  });
});

it.each(['', 'x', '1', "' or 1=1", 'g'.repeat(36), '\0', 'ü'.repeat(50)])(
  'refuses the order key %j',
  async (key) => {
    const ctx = await prepareOrder(createDutchContext(), { 'A-1': 1 });
    expect(await placeOrder(ctx, { idempotencyKey: key, expectedTotalMinor: 1 })).toMatchObject({
      refusal: { code: 'OrderChanged', basket: { count: 1 } },
    });
  },
);

it.each([
  ['de', 'de-DE', 'EUR', 2594],
  ['at', 'de-AT', 'EUR', 2594],
  ['ch', 'fr-CH', 'CHF', 3280],
] as const)(
  'an order is written for the market of %s in %s',
  async (tenantId, locale, currency, totalMinor) => {
    const ctx = await prepareOrder(testContext(database, tenantId, { locale }), { 'A-1': 1 });
    const orderNumber = expect.stringMatching(/^1000\d{4}$/);
    expect(await placeSeenOrder(ctx)).toMatchObject({
      value: { order: { locale, currency, totalMinor, orderNumber } },
    });
    expect((await fetchAllMails()).at(-1)?.html).toContain(`<html lang="${locale}">`);
  },
);
