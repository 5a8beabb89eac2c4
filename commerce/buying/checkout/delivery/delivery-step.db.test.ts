import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { addToBasket, getBasket } from '#commerce/buying/basket/basket.service.ts';
import { createVisitorContext, sellArticles, testContext } from '#commerce/buying/basket/test-shop.ts';
import { findPremiumEnd } from '#commerce/buying/delivery/premium.queries.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { createFixedClock } from '#commerce/ground/kernel/test-clock.ts';
import { placeSeenOrder, testAddress } from '#commerce/orders/order/test-order.ts';
import { registerCustomer } from '#commerce/people/customer/customer.commands.ts';
import { listAddresses } from '#commerce/people/customer/customer-address.queries.ts';
import { getCheckout } from '../checkout.service.ts';
import { setDelivery, setIdentity, setPayment } from '../test-checkout.ts';
import { setPremium } from './delivery-step.service.ts';
import { findPickupPointsNear } from './points-near.service.ts';

const database = await testDatabase();
const [nl, de, ch] = (['nl', 'de', 'ch'] as const).map((id) => testContext(database, id));
type Ctx = NonNullable<typeof nl>;
type Shopper = Awaited<ReturnType<typeof createShopper>>;

beforeAll(async () => {
  await sellArticles(database, [{ sku: 'SMALL' }, { sku: 'BULKY' }, { sku: 'FREIGHT' }]);
  await database.pool.query(`update product set kind = 'television' where sku = 'BULKY'`);
  await database.pool.query(`update product set kind = 'wardrobe' where sku = 'FREIGHT'`);
});

async function createShopper(base: Ctx | undefined, customerId: string | null = null, sku = 'SMALL') {
  if (!base) throw new Error('no such tenant');
  const ctx = createVisitorContext(base, randomUUID(), customerId);
  await addToBasket(ctx, { variantSku: `${sku}-1`, quantity: 1 });
  if (!customerId) await setIdentity(ctx, { identity: 'GUEST', email: 'zoe@example.com' }, '::1');
  return ctx;
}

let customers = 0;
async function insertCustomer(base: Ctx | undefined): Promise<string> {
  if (!base) throw new Error('no such tenant');
  customers += 1;
  const registered = await registerCustomer(base, {
    email: `customer-${customers}@example.com`,
    passwordHash: null as unknown as string,
    salutation: 'female',
    givenName: 'Zoë',
    familyName: 'Bos',
    phone: null,
  });
  if (!registered.ok) throw new Error(registered.refusal.code);
  return registered.value.customerId;
}

const buildHomeDelivery = (ctx: Shopper, change: object = {}) => ({
  billing: testAddress(ctx),
  deliveryOption: 'standard',
  ...change,
});
const fetchFaultyFields = async (ctx: Shopper, change: object) => {
  const result = await setDelivery(ctx, buildHomeDelivery(ctx, change));
  if (result.ok) return [];
  return result.refusal.code === 'InvalidInput'
    ? result.refusal.fields.map(({ field, code }) => `${field} ${code}`)
    : [result.refusal.code];
};
const fetchNearestPoint = async (ctx: Shopper, type?: 'locker' | 'manned') => {
  const found = await findPickupPointsNear(ctx, '5038 EA');
  const points = found.ok ? found.value : [];
  return points.find((point) => !type || point.type === type);
};
const buildPickupDelivery = (pointId: string | undefined) => ({
  kind: 'pickup',
  deliveryOption: 'pickup',
  pickupPointId: pointId,
});

describe('a pick-up point', () => {
  it('the chosen pick-up point is stored with the order and the invoice keeps the customer’s address', async () => {
    const ctx = await createShopper(nl);
    const point = await fetchNearestPoint(ctx);
    expect(await fetchFaultyFields(ctx, buildPickupDelivery(point?.id))).toEqual([]);
    expect(await getCheckout(ctx)).toMatchObject({
      step: 'PAYMENT',
      deliveryKind: 'pickup',
      pickupPoint: { id: point?.id },
      deliveryAddress: null,
      basket: { shippingMinor: 395 },
    });
    await setPayment(ctx, { paymentMethod: 'invoice' });
    expect(await placeSeenOrder(ctx)).toMatchObject({
      value: {
        order: {
          deliveryKind: 'pickup',
          pickupPoint: { id: point?.id, city: 'Tilburg' },
          billingAddress: { familyName: 'van der Berg' },
        },
      },
    });
  });

  it('a pick-up point that is invented or belongs to another tenant is refused', async () => {
    const ctx = await createShopper(nl);
    for (const id of ['DE-0001', 'NL-9999']) {
      expect(await fetchFaultyFields(ctx, buildPickupDelivery(id))).toEqual(['pickupPointId choice']);
    }
  });

  it('an unstaffed point takes no bulky goods and no point takes freight', async () => {
    const small = await createShopper(nl);
    const [locker, manned] = [
      await fetchNearestPoint(small, 'locker'),
      await fetchNearestPoint(small, 'manned'),
    ];
    const bulky = await createShopper(nl, null, 'BULKY');
    expect(await fetchFaultyFields(bulky, buildPickupDelivery(locker?.id))).toEqual(['pickupPointId choice']);
    expect(await fetchFaultyFields(bulky, buildPickupDelivery(manned?.id))).toEqual([]);
    const freight = await createShopper(nl, null, 'FREIGHT');
    expect(await fetchFaultyFields(freight, buildPickupDelivery(manned?.id))).toEqual([
      'pickupPointId choice',
    ]);
    expect((await getCheckout(freight)).deliveryOptions.map(({ to }) => to)).not.toContain('pickup');
  });

  it('adding an article that the point does not accept reopens the delivery step', async () => {
    const ctx = await createShopper(nl);
    await setDelivery(
      ctx,
      buildHomeDelivery(ctx, buildPickupDelivery((await fetchNearestPoint(ctx, 'locker'))?.id)),
    );
    expect(await getCheckout(ctx)).toMatchObject({ step: 'PAYMENT' });
    await addToBasket(ctx, { variantSku: 'BULKY-1', quantity: 1 });
    expect(await getCheckout(ctx)).toMatchObject({
      step: 'DELIVERY',
      billingAddress: { street: 'Heuvelstraat' },
    });
  });
});

describe('a requested delivery day', () => {
  const buildWishedDayDelivery = (day: string) => ({ deliveryOption: 'wished-day', wishedOn: day });

  it('a delivery day can only be chosen from the working days on which everything is in stock', async () => {
    const ctx = await createShopper(de);
    const offered = (await getCheckout(ctx)).deliveryOptions.find(({ code }) => code === 'wished-day');
    const first = offered?.wishedDays[0] ?? '';
    expect(offered?.wishedDays).toHaveLength(10);
    // today, yesterday, Sunday, Christmas, next year
    for (const day of ['2026-11-20', '2026-11-19', '2026-11-29', '2026-12-25', '2027-11-22']) {
      expect(await fetchFaultyFields(ctx, buildWishedDayDelivery(day))).toEqual(['wishedOn choice']);
    }
    expect(await fetchFaultyFields(ctx, buildWishedDayDelivery(first))).toEqual([]);
    expect(await getCheckout(ctx)).toMatchObject({
      step: 'PAYMENT',
      wishedOn: first,
      deliveryDates: { from: first, until: first },
    });
  });

  it('a delivery day that has come too near reopens the step and the order is not placed', async () => {
    const ctx = await createShopper(de);
    const offered = (await getCheckout(ctx)).deliveryOptions.find(({ code }) => code === 'wished-day');
    await setDelivery(ctx, buildHomeDelivery(ctx, buildWishedDayDelivery(offered?.wishedDays[0] ?? '')));
    await setPayment(ctx, { paymentMethod: 'invoice' });
    expect(await getCheckout(ctx)).toMatchObject({ step: 'CONFIRM' });
    const later = { ...ctx, clock: createFixedClock('2026-11-27T12:00:00Z') };
    expect(await getCheckout(later)).toMatchObject({ step: 'DELIVERY', wishedOn: null });
    expect(await placeSeenOrder(later)).toMatchObject({
      refusal: { code: 'CheckoutIncomplete', step: 'DELIVERY' },
    });
  });
});

describe('the address book', () => {
  it('the address book adds an address, changes an entry in place and keeps no duplicates', async () => {
    const customerId = await insertCustomer(nl);
    const ctx = await createShopper(nl, customerId);
    const other = { ...testAddress(ctx), street: 'Spoorlaan', houseNumber: '4' };
    const save = { kind: 'address', delivery: other, saveAddress: true };
    expect(await fetchFaultyFields(ctx, save)).toEqual([]);
    expect(await fetchFaultyFields(ctx, save)).toEqual([]);
    const [entry, ...more] = await listAddresses(ctx, customerId);
    expect(more).toEqual([]);
    expect(entry?.address).toMatchObject({ street: 'Spoorlaan', houseNumber: '4', country: 'NL' });
    const changed = { ...save, delivery: { ...other, houseNumber: '6' }, addressId: entry?.addressId };
    expect(await fetchFaultyFields(ctx, changed)).toEqual([]);
    expect((await listAddresses(ctx, customerId)).map(({ address }) => address.houseNumber)).toEqual(['6']);
  });

  it('an address book belongs to its customer only and a guest has none', async () => {
    const [owner, thief] = [await insertCustomer(nl), await insertCustomer(nl)];
    const own = await createShopper(nl, owner);
    const save = { kind: 'address', delivery: testAddress(own), saveAddress: true };
    await fetchFaultyFields(own, save);
    const [entry] = await listAddresses(own, owner);
    const other = await createShopper(nl, thief);
    const forged = {
      ...save,
      delivery: { ...testAddress(other), street: 'Elders' },
      addressId: entry?.addressId,
    };
    await fetchFaultyFields(other, forged);
    expect((await listAddresses(own, owner)).map(({ address }) => address.street)).toEqual(['Heuvelstraat']);
    const guest = await createShopper(nl);
    expect(await fetchFaultyFields(guest, save)).toEqual([]);
    // of the first customer, the owner, and the thief's own; none of the guest
    const { rows } = await database.pool.query('select count(*)::int as n from customer_address');
    expect(rows[0].n).toBe(3);
  });
});

describe('the delivery flat rate', () => {
  it('a delivery flat rate bought with an order makes it and the next ones free of shipping until it is cancelled', async () => {
    const customerId = await insertCustomer(de);
    const ctx = await createShopper(de, customerId);
    await setDelivery(ctx, buildHomeDelivery(ctx));
    expect(await getBasket(ctx)).toMatchObject({ shippingMinor: 595, premiumMinor: 0 });
    await setPremium(ctx, true);
    const basket = await getBasket(ctx);
    expect(basket).toMatchObject({ shippingMinor: 0, premiumMinor: 1995, extrasMinor: 1995 });
    expect(basket.totalMinor).toBe(1999 + 1995);
    await setPayment(ctx, { paymentMethod: 'invoice' });
    expect(await placeSeenOrder(ctx)).toMatchObject({
      value: { order: { premiumMinor: 1995, totalMinor: 3994 } },
    });
    expect((await findPremiumEnd(ctx, customerId))?.toISOString()).toBe('2027-11-20T12:00:00.000Z');
    const next = await createShopper(de, customerId);
    expect(await getBasket(next)).toMatchObject({ shippingMinor: 0, premiumMinor: 0 });
    await setPremium(next, true);
    expect(await getCheckout(next)).toMatchObject({
      premium: { member: true, chosen: false },
      basket: { premiumMinor: 0 },
    });
    const after = { ...next, clock: createFixedClock('2027-11-20T12:00:01Z') };
    expect(await getBasket(after)).toMatchObject({ shippingMinor: 0, premiumMinor: 1995 });
  });

  it('the delivery flat rate is refused to guests and where the tenant does not offer it', async () => {
    const guest = await createShopper(de);
    await setPremium(guest, true);
    expect(await getCheckout(guest)).toMatchObject({
      premium: { possible: false, chosen: false },
      basket: { premiumMinor: 0, shippingMinor: 595 },
    });
    const dutch = await createShopper(nl, await insertCustomer(nl));
    await setPremium(dutch, true);
    expect(await getCheckout(dutch)).toMatchObject({ premium: null, basket: { premiumMinor: 0 } });
  });
});

it('a contribution is charged only where the tenant offers it and the customer chose it', async () => {
  const german = await createShopper(de);
  await setDelivery(german, buildHomeDelivery(german));
  expect(await getBasket(german)).toMatchObject({ co2Minor: 0 });
  await setDelivery(german, buildHomeDelivery(german, { co2Compensation: true }));
  expect(await getBasket(german)).toMatchObject({ co2Minor: 50, extrasMinor: 50 });
  const dutch = await createShopper(nl);
  await setDelivery(dutch, buildHomeDelivery(dutch, { co2Compensation: true }));
  expect(await getBasket(dutch)).toMatchObject({ co2Minor: 0 });
});

it('an order that Swiss Post delivers in Liechtenstein is addressed there', async () => {
  const ctx = await createShopper(ch);
  await setDelivery(
    ctx,
    buildHomeDelivery(ctx, { billing: { ...testAddress(ctx), postalCode: '9490', city: 'Vaduz' } }),
  );
  expect(await getCheckout(ctx)).toMatchObject({ billingAddress: { country: 'LI' } });
});

it('a guest starts with nothing that a soft-logged-in customer had entered', async () => {
  const customerId = await insertCustomer(de);
  const signedIn = await createShopper(de, customerId);
  await setDelivery(
    signedIn,
    buildHomeDelivery(signedIn, { kind: 'address', delivery: testAddress(signedIn) }),
  );
  await database.pool.query(
    `update checkout set credit_choice = '{"dateOfBirth": "1980-01-01"}' where tenant_id = 'de'`,
  );
  const recognised = createVisitorContext(signedIn, signedIn.visitor.sessionId, customerId, 1);
  await setIdentity(recognised, { identity: 'GUEST', email: 'guest@example.com' }, '::1');
  const { rows } = await database.pool.query(
    `select delivery_address, credit_choice, email from checkout where email = 'guest@example.com'`,
  );
  expect(rows).toEqual([{ delivery_address: null, credit_choice: null, email: 'guest@example.com' }]);
});
