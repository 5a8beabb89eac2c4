import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchStock, sellArticles } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { type Browser, startShopCalls } from './test-browser.ts';

const database = await testDatabase();
const { failures, browser } = await startShopCalls(database);

beforeAll(() => sellArticles(database, [{ sku: 'A' }, { sku: 'B' }]));
afterAll(() => expect(failures).toEqual([]));

const ADD = `mutation ($input: AddToBasketInput!) { addToBasket(input: $input) {
  __typename ... on BasketChanged { basket { id lines { id quantity } } line { id } } } }`;
const CHANGE = `mutation ($input: ChangeBasketLineInput!) { changeBasketLine(input: $input) {
  __typename ... on BasketChanged { basket { count } } } }`;
const BASKET = '{ basket { count total { minor } lines { id quantity } } }';
const IDENTITY = `mutation { setCheckoutIdentity(input: { identity: GUEST, email: "zoe@example.com" }) { __typename } }`;
const DELIVERY = `mutation ($input: CheckoutDeliveryInput!) { setCheckoutDelivery(input: $input) { __typename } }`;
const PAYMENT = `mutation { setCheckoutPayment(input: { paymentMethod: "invoice" }) { __typename } }`;
const CHECKOUT = '{ checkout { step idempotencyKey basket { total { minor } } } }';
const PLACE = `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) {
  __typename ... on OrderPlaced { order { orderNumber total { minor } } } } }`;

const billing = {
  ...{ givenName: 'Zoë', familyName: 'Bos', street: 'Heuvelstraat', houseNumber: '12' },
  ...{ postalCode: '5038ea', city: 'Tilburg' },
};

async function add(who: Browser, quantity: number) {
  return (await who.ask(ADD, { input: { variantSku: 'A-1', quantity } })).addToBasket;
}

/** @returns what the page before the order button hands over */
async function walkToOrderButton(
  who: Browser,
): Promise<{ idempotencyKey: string; expectedTotalMinor: number }> {
  await add(who, 1);
  await who.ask(IDENTITY);
  await who.ask(DELIVERY, { input: { billing, deliveryOption: 'standard' } });
  await who.ask(PAYMENT);
  const { checkout } = await who.ask(CHECKOUT);
  expect(checkout.step).toBe('CONFIRM');
  return { idempotencyKey: checkout.idempotencyKey, expectedTotalMinor: checkout.basket.total.minor };
}

const submitOrder = async (who: Browser, input: object) => (await who.ask(PLACE, { input })).placeOrder;

async function countOrders(): Promise<number> {
  const { rows } = await database.pool.query('select count(*)::int as count from sales_order');
  return rows[0].count;
}

describe('forged quantities', () => {
  it.each([-1, 0, 100, -2_147_483_648])('%i pieces cannot be put into a basket', async (quantity) => {
    const who = browser();
    expect((await add(who, quantity)).__typename).toBe('QuantityLimit');
    expect((await who.ask(BASKET)).basket).toMatchObject({ count: 0, total: { minor: 0 } });
  });

  it.each([-1, -99])('a line cannot be changed to %i pieces', async (quantity) => {
    const who = browser();
    const { line } = await add(who, 2);
    const before = (await who.ask(BASKET)).basket;
    const { changeBasketLine } = await who.ask(CHANGE, { input: { lineId: line.id, quantity } });
    expect(changeBasketLine.__typename).toBe('QuantityLimit');
    expect((await who.ask(BASKET)).basket).toEqual(before);
  });
});

describe('another visitor’s basket', () => {
  it('a visitor who knows the lines of another basket can neither see nor change it', async () => {
    const [owner, thief] = [browser(), browser()];
    const { line } = await add(owner, 2);
    const before = (await owner.ask(BASKET)).basket;
    for (const quantity of [0, 1, 9]) {
      await thief.ask(CHANGE, { input: { lineId: line.id, quantity } });
      expect((await thief.ask(BASKET)).basket.count).toBe(0);
      expect((await owner.ask(BASKET)).basket).toEqual(before);
    }
  });

  it('a visitor who knows the key of another basket cannot order it', async () => {
    const [owner, thief] = [browser(), browser()];
    const seen = await walkToOrderButton(owner);
    const count = await countOrders();
    expect((await submitOrder(thief, seen)).__typename).toBe('CheckoutIncomplete');
    const own = await walkToOrderButton(thief);
    expect((await submitOrder(thief, { ...own, idempotencyKey: seen.idempotencyKey })).__typename).not.toBe(
      'OrderPlaced',
    );
    expect(await countOrders()).toBe(count);
    expect((await submitOrder(owner, seen)).__typename).toBe('OrderPlaced');
  });
});

describe('forged prices', () => {
  it.each([-1, 0, 1, 2593])(
    'a forged total of %i in the request places no order',
    async (expectedTotalMinor) => {
      const who = browser();
      const seen = await walkToOrderButton(who);
      const [count, stock] = [await countOrders(), await fetchStock(database, 'nl', 'A-1')];
      expect((await submitOrder(who, { ...seen, expectedTotalMinor })).__typename).toBe('OrderChanged');
      expect([await countOrders(), await fetchStock(database, 'nl', 'A-1')]).toEqual([count, stock]);
    },
  );

  it.each([
    ['addToBasket', ADD, { variantSku: 'A-1', quantity: 1, unitMinor: 1 }],
    ['addToBasket', ADD, { variantSku: 'A-1', quantity: 1, discountMinor: 1000 }],
    ['placeOrder', PLACE, { idempotencyKey: randomUUID(), expectedTotalMinor: 1, totalMinor: 1 }],
  ])('the request %s has no price parameter', async (_name, query, input) => {
    const who = browser();
    const response = await who.call('/api/gateway/', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables: { input } }),
    });
    const { errors, data } = await response.json();
    expect(errors).toHaveLength(1);
    expect(data ?? null).toBeNull();
  });
});
