import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { addToBasket, getBasket } from '#commerce/buying/basket/basket.service.ts';
import { mergeBaskets } from '#commerce/buying/basket/merge.commands.ts';
import { createVisitorContext, sellArticles, testContext } from '#commerce/buying/basket/test-shop.ts';
import { computeDeliveryDate } from '#commerce/buying/delivery/delivery-date.service.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { placeSeenOrder, prepareOrder, testAddress } from '#commerce/orders/order/test-order.ts';
import { bookAddress } from '#commerce/people/customer/customer-address.commands.ts';
import { getCheckout } from '../checkout.service.ts';
import { setDelivery, setIdentity } from '../test-checkout.ts';
import { findKnownPlace, findKnownPostalCode, tellPlace } from './known-place.service.ts';

const database = await testDatabase();
const nl = testContext(database, 'nl');

beforeAll(() => sellArticles(database, [{ sku: 'A' }]));

type Ctx = ReturnType<typeof createVisitor>;
const createVisitor = (base = nl) => createVisitorContext(base, randomUUID());
/** The same visitor's next request. */
const repeatRequest = (ctx: Ctx): Ctx => ({ ...ctx });
const tell = (ctx: Ctx, postalCode: unknown) => tellPlace(repeatRequest(ctx), { postalCode });
const fetchKnownPlace = (ctx: Ctx) => findKnownPlace(repeatRequest(ctx));

async function createShopper(ctx = createVisitor()) {
  await addToBasket(ctx, { variantSku: 'A-1', quantity: 1 });
  return ctx;
}

async function fetchArrival(ctx: Ctx): Promise<string | undefined> {
  const { lines } = await getBasket(ctx);
  return computeDeliveryDate(ctx, lines, null, await findKnownPostalCode(repeatRequest(ctx)))?.from;
}

async function insertCustomer(): Promise<string> {
  const { rows } = await database.pool.query(
    `insert into customer (tenant_id, customer_number, email, given_name, family_name)
     values ('nl', $1, $1 || '@example.com', 'Jan', 'Bos') returning customer_id`,
    [randomUUID()],
  );
  return rows[0].customer_id;
}

async function saveCustomerAddress(customerId: string, postalCode: string): Promise<void> {
  const address = { ...testAddress(nl), postalCode, country: 'NL' };
  await bookAddress(nl, customerId, address, null);
  await database.pool.query(`update customer_address set is_default = true where customer_id = $1`, [
    customerId,
  ]);
}

describe('a delivery place entered in the basket', () => {
  it('a place is kept in the market’s notation and updates the dates: an island takes a day longer', async () => {
    const ctx = await createShopper();
    expect(await fetchKnownPlace(ctx)).toBeNull();
    const usual = await fetchArrival(ctx);
    expect(await tell(ctx, ' 5038ea ')).toMatchObject({ ok: true });
    expect(await fetchKnownPlace(ctx)).toEqual({ postalCode: '5038 EA', source: 'basket' });
    expect(await fetchArrival(ctx)).toBe(usual);
    await tell(ctx, '1791 AB');
    expect([usual, await fetchArrival(ctx)]).toEqual(['2026-11-23', '2026-11-24']);
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
  ] as const)('a place is refused in %s: %j', async (tenant, typed, code) => {
    const ctx = await createShopper(createVisitor(testContext(database, tenant)));
    expect(await tell(ctx, typed)).toMatchObject({
      refusal: { code: 'InvalidInput', fields: [{ field: 'postalCode', code }] },
    });
    expect(await fetchKnownPlace(ctx)).toBeNull();
  });

  it('a place is visible at once to the visitor who entered it and to nobody else', async () => {
    const ctx = await createShopper();
    expect(await findKnownPlace(ctx)).toBeNull();
    await tellPlace(ctx, { postalCode: '5038 EA' });
    expect(await findKnownPlace(ctx)).toMatchObject({ postalCode: '5038 EA' });
    for (const other of [
      createVisitor(),
      createVisitorContext(testContext(database, 'de'), ctx.visitor.sessionId),
    ]) {
      expect(await fetchKnownPlace(other)).toBeNull();
    }
  });

  it('a place yields to the address that is entered later', async () => {
    const ctx = await createShopper();
    await tell(ctx, '1791 AB');
    await setIdentity(ctx, { identity: 'GUEST', email: 'zoe@example.com' }, '::1');
    expect(await fetchKnownPlace(ctx)).toMatchObject({ source: 'basket' });
    await setDelivery(ctx, { billing: testAddress(ctx), deliveryOption: 'standard' });
    expect(await fetchKnownPlace(ctx)).toEqual({ postalCode: '5038 EA', source: 'checkout' });
    await tell(ctx, '1791 AB');
    expect(await fetchArrival(ctx)).toBe('2026-11-23');
  });

  it('a place is removed with the order', async () => {
    const ctx = await prepareOrder(nl, { 'A-1': 1 });
    await tell(ctx, '1791 AB');
    expect(await placeSeenOrder(ctx)).toMatchObject({ ok: true });
    expect(await fetchKnownPlace(ctx)).toBeNull();
  });
});

describe('the delivery place of a customer', () => {
  it('a customer’s delivery place is their home address until another place is entered', async () => {
    const customerId = await insertCustomer();
    await saveCustomerAddress(customerId, '5038 EA');
    const ctx = await createShopper(createVisitorContext(nl, randomUUID(), customerId));
    expect(await fetchKnownPlace(ctx)).toEqual({ postalCode: '5038 EA', source: 'customer' });
    await tell(ctx, '1791 AB');
    expect(await fetchKnownPlace(ctx)).toEqual({ postalCode: '1791 AB', source: 'basket' });
  });

  it('a soft-logged-in customer sees neither the address nor the place entered while signed in', async () => {
    const customerId = await insertCustomer();
    await saveCustomerAddress(customerId, '5038 EA');
    const signedIn = await createShopper(createVisitorContext(nl, randomUUID(), customerId));
    const recognised = createVisitorContext(nl, randomUUID(), customerId, 1);
    expect(await fetchKnownPlace(recognised)).toBeNull();
    await tell(signedIn, '1791 AB');
    expect(await fetchKnownPlace(recognised)).toBeNull();
    expect((await getCheckout(repeatRequest(recognised))).deliveryOptions[0]?.dates?.from).toBe('2026-11-23');
    await tell(recognised, '8881 AB');
    expect(await fetchKnownPlace(recognised)).toEqual({ postalCode: '8881 AB', source: 'basket' });
  });

  it.each([
    ['8881 AB', '1791 AB', '8881 AB'],
    [null, '1791 AB', '1791 AB'],
    ['8881 AB', null, '8881 AB'],
  ])('signing in with %s beside %s keeps %s', async (told, before, kept) => {
    const customerId = await insertCustomer();
    const own = createVisitorContext(nl, randomUUID(), customerId);
    if (before) await tell(await createShopper(own), before);
    const anonymous = await createShopper();
    if (told) await tell(anonymous, told);
    await mergeBaskets(anonymous, anonymous.visitor, { customerId });
    expect(await fetchKnownPlace(own)).toEqual({ postalCode: kept, source: 'basket' });
    expect(await fetchKnownPlace(createVisitorContext(nl, randomUUID(), customerId, 1))).toBeNull();
  });
});
