import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { addToBasket, getBasket } from '#commerce/buying/basket/basket.service.ts';
import { mergeBaskets } from '#commerce/buying/basket/merge.service.ts';
import { as, sellArticles, testContext } from '#commerce/buying/basket/test-shop.ts';
import { deliveryDate } from '#commerce/buying/delivery/delivery-date.service.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { order, readyToOrder, testAddress } from '#commerce/orders/order/test-order.ts';
import { bookAddress } from '#commerce/people/customer/customer-address.service.ts';
import { getCheckout } from './checkout.service.ts';
import { knownPlace, knownPostalCode, tellPlace } from './known-place.service.ts';
import { setDelivery, setIdentity } from './test-checkout.ts';

const database = await testDatabase();
const nl = testContext(database, 'nl');

beforeAll(() => sellArticles(database, [{ sku: 'A' }]));

type Ctx = ReturnType<typeof someone>;
const someone = (base = nl) => as(base, randomUUID());
/** The same visitor's next request. */
const again = (ctx: Ctx): Ctx => ({ ...ctx });
const tell = (ctx: Ctx, postalCode: unknown) => tellPlace(again(ctx), { postalCode });
const placeOf = (ctx: Ctx) => knownPlace(again(ctx));

async function shopper(ctx = someone()) {
  await addToBasket(ctx, { variantSku: 'A-1', quantity: 1 });
  return ctx;
}

async function arrives(ctx: Ctx): Promise<string | undefined> {
  const { lines } = await getBasket(ctx);
  return deliveryDate(ctx, lines, null, await knownPostalCode(again(ctx)))?.from;
}

async function customer(): Promise<string> {
  const { rows } = await database.pool.query(
    `insert into customer (tenant_id, customer_number, email, given_name, family_name)
     values ('nl', $1, $1 || '@example.com', 'Jan', 'Bos') returning customer_id`,
    [randomUUID()],
  );
  return rows[0].customer_id;
}

async function livesIn(customerId: string, postalCode: string): Promise<void> {
  const address = { ...testAddress(nl), postalCode, country: 'NL' };
  await bookAddress(nl, customerId, address, null);
  await database.pool.query(`update customer_address set is_default = true where customer_id = $1`, [
    customerId,
  ]);
}

describe('a place that is told in the basket', () => {
  it('is kept as the market writes it, and the dates follow: an island takes a day longer', async () => {
    const ctx = await shopper();
    expect(await placeOf(ctx)).toBeNull();
    const usual = await arrives(ctx);
    expect(await tell(ctx, ' 5038ea ')).toMatchObject({ ok: true });
    expect(await placeOf(ctx)).toEqual({ postalCode: '5038 EA', source: 'basket' });
    expect(await arrives(ctx)).toBe(usual);
    await tell(ctx, '1791 AB');
    expect([usual, await arrives(ctx)]).toEqual(['2026-11-23', '2026-11-24']);
    expect((await getCheckout(ctx)).deliveryOptions[0]?.dates?.from).toBe('2026-11-24');
  });

  it.each([
    ['nl', '1234', 'postal_code'],
    ['nl', '1234 SS', 'postal_code'],
    ['nl', '', 'required'],
    ['nl', null, 'required'],
    ['de', '1234 AB', 'digits'],
    ['de', '00123', 'postal_code'],
    ['at', '10115', 'postal_code'],
    ['ch', '80010', 'postal_code'],
  ] as const)('is refused in %s: %j', async (tenant, typed, code) => {
    const ctx = await shopper(someone(testContext(database, tenant)));
    expect(await tell(ctx, typed)).toMatchObject({
      refusal: { code: 'InvalidInput', fields: [{ field: 'postalCode', code }] },
    });
    expect(await placeOf(ctx)).toBeNull();
  });

  it('is known at once to the visitor who entered it, and to nobody else', async () => {
    const ctx = await shopper();
    expect(await knownPlace(ctx)).toBeNull();
    await tellPlace(ctx, { postalCode: '5038 EA' });
    expect(await knownPlace(ctx)).toMatchObject({ postalCode: '5038 EA' });
    for (const other of [someone(), as(testContext(database, 'de'), ctx.visitor.sessionId)]) {
      expect(await placeOf(other)).toBeNull();
    }
  });

  it('yields to the address that is entered later', async () => {
    const ctx = await shopper();
    await tell(ctx, '1791 AB');
    await setIdentity(ctx, { identity: 'GUEST', email: 'zoe@example.com' }, '::1');
    expect(await placeOf(ctx)).toMatchObject({ source: 'basket' });
    await setDelivery(ctx, { billing: testAddress(ctx), deliveryOption: 'standard' });
    expect(await placeOf(ctx)).toEqual({ postalCode: '5038 EA', source: 'checkout' });
    await tell(ctx, '1791 AB');
    expect(await arrives(ctx)).toBe('2026-11-23');
  });

  it('is gone with the order', async () => {
    const ctx = await readyToOrder(nl, { 'A-1': 1 });
    await tell(ctx, '1791 AB');
    expect(await order(ctx)).toMatchObject({ ok: true });
    expect(await placeOf(ctx)).toBeNull();
  });
});

describe('a customer', () => {
  it('is delivered to at home, until another place is told', async () => {
    const customerId = await customer();
    await livesIn(customerId, '5038 EA');
    const ctx = await shopper(as(nl, randomUUID(), customerId));
    expect(await placeOf(ctx)).toEqual({ postalCode: '5038 EA', source: 'customer' });
    await tell(ctx, '1791 AB');
    expect(await placeOf(ctx)).toEqual({ postalCode: '1791 AB', source: 'basket' });
  });

  it('sees neither the address nor the place told while signed in when only soft-logged-in', async () => {
    const customerId = await customer();
    await livesIn(customerId, '5038 EA');
    const signedIn = await shopper(as(nl, randomUUID(), customerId));
    const recognised = as(nl, randomUUID(), customerId, 1);
    expect(await placeOf(recognised)).toBeNull();
    await tell(signedIn, '1791 AB');
    expect(await placeOf(recognised)).toBeNull();
    expect((await getCheckout(again(recognised))).deliveryOptions[0]?.dates?.from).toBe('2026-11-23');
    await tell(recognised, '8881 AB');
    expect(await placeOf(recognised)).toEqual({ postalCode: '8881 AB', source: 'basket' });
  });

  it.each([
    ['8881 AB', '1791 AB', '8881 AB'],
    [null, '1791 AB', '1791 AB'],
    ['8881 AB', null, '8881 AB'],
  ])('signing in with %s beside %s keeps %s', async (told, before, kept) => {
    const customerId = await customer();
    const own = as(nl, randomUUID(), customerId);
    if (before) await tell(await shopper(own), before);
    const anonymous = await shopper();
    if (told) await tell(anonymous, told);
    await mergeBaskets(anonymous, anonymous.visitor, { customerId });
    expect(await placeOf(own)).toEqual({ postalCode: kept, source: 'basket' });
    expect(await placeOf(as(nl, randomUUID(), customerId, 1))).toBeNull();
  });
});
