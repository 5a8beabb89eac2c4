import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { addToBasket, getBasket } from '#commerce/buying/basket/basket.service.ts';
import { as, sellArticles, testContext } from '#commerce/buying/basket/test-shop.ts';
import { premiumUntil } from '#commerce/buying/delivery/premium.service.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { fixedClock } from '#commerce/ground/kernel/test-clock.ts';
import { order, testAddress } from '#commerce/orders/order/test-order.ts';
import { registerCustomer } from '#commerce/people/customer/customer.service.ts';
import { listAddresses } from '#commerce/people/customer/customer-address.service.ts';
import { getCheckout } from './checkout.service.ts';
import { setPremium } from './delivery-step.service.ts';
import { pickupPointsNear } from './points-near.service.ts';
import { setDelivery, setIdentity, setPayment } from './test-checkout.ts';

const database = await testDatabase();
const [nl, de, ch] = (['nl', 'de', 'ch'] as const).map((id) => testContext(database, id));
type Ctx = NonNullable<typeof nl>;
type Shopper = Awaited<ReturnType<typeof shopper>>;

beforeAll(async () => {
  await sellArticles(database, [{ sku: 'SMALL' }, { sku: 'BULKY' }, { sku: 'FREIGHT' }]);
  await database.pool.query(`update product set kind = 'television' where sku = 'BULKY'`);
  await database.pool.query(`update product set kind = 'wardrobe' where sku = 'FREIGHT'`);
});

async function shopper(base: Ctx | undefined, customerId: string | null = null, sku = 'SMALL') {
  if (!base) throw new Error('no such tenant');
  const ctx = as(base, randomUUID(), customerId);
  await addToBasket(ctx, { variantSku: `${sku}-1`, quantity: 1 });
  if (!customerId) await setIdentity(ctx, { identity: 'GUEST', email: 'zoe@example.com' }, '::1');
  return ctx;
}

let customers = 0;
async function customer(base: Ctx | undefined): Promise<string> {
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

const home = (ctx: Shopper, change: object = {}) => ({
  billing: testAddress(ctx),
  deliveryOption: 'standard',
  ...change,
});
const fieldsOf = async (ctx: Shopper, change: object) => {
  const result = await setDelivery(ctx, home(ctx, change));
  if (result.ok) return [];
  return result.refusal.code === 'InvalidInput'
    ? result.refusal.fields.map(({ field, code }) => `${field} ${code}`)
    : [result.refusal.code];
};
const nearest = async (ctx: Shopper, type?: 'locker' | 'manned') => {
  const found = await pickupPointsNear(ctx, '5038 EA');
  const points = found.ok ? found.value : [];
  return points.find((point) => !type || point.type === type);
};
const pickup = (pointId: string | undefined) => ({
  kind: 'pickup',
  deliveryOption: 'pickup',
  pickupPointId: pointId,
});

describe('a point', () => {
  it('is kept with the order as it was chosen; the invoice keeps the customer’s address', async () => {
    const ctx = await shopper(nl);
    const point = await nearest(ctx);
    expect(await fieldsOf(ctx, pickup(point?.id))).toEqual([]);
    expect(await getCheckout(ctx)).toMatchObject({
      step: 'PAYMENT',
      deliveryKind: 'pickup',
      pickupPoint: { id: point?.id },
      deliveryAddress: null,
      basket: { shippingMinor: 395 },
    });
    await setPayment(ctx, { paymentMethod: 'invoice' });
    expect(await order(ctx)).toMatchObject({
      value: {
        order: {
          deliveryKind: 'pickup',
          pickupPoint: { id: point?.id, city: 'Tilburg' },
          billingAddress: { familyName: 'van der Berg' },
        },
      },
    });
  });

  it('that is another tenant’s, or made up, is refused', async () => {
    const ctx = await shopper(nl);
    for (const id of ['DE-0001', 'NL-9999']) {
      expect(await fieldsOf(ctx, pickup(id))).toEqual(['pickupPointId choice']);
    }
  });

  it('takes no bulky goods where nobody is, and freight nowhere', async () => {
    const small = await shopper(nl);
    const [locker, manned] = [await nearest(small, 'locker'), await nearest(small, 'manned')];
    const bulky = await shopper(nl, null, 'BULKY');
    expect(await fieldsOf(bulky, pickup(locker?.id))).toEqual(['pickupPointId choice']);
    expect(await fieldsOf(bulky, pickup(manned?.id))).toEqual([]);
    const freight = await shopper(nl, null, 'FREIGHT');
    expect(await fieldsOf(freight, pickup(manned?.id))).toEqual(['pickupPointId choice']);
    expect((await getCheckout(freight)).deliveryOptions.map(({ to }) => to)).not.toContain('pickup');
  });

  it('opens the step again when something is added that it does not take', async () => {
    const ctx = await shopper(nl);
    await setDelivery(ctx, home(ctx, pickup((await nearest(ctx, 'locker'))?.id)));
    expect(await getCheckout(ctx)).toMatchObject({ step: 'PAYMENT' });
    await addToBasket(ctx, { variantSku: 'BULKY-1', quantity: 1 });
    expect(await getCheckout(ctx)).toMatchObject({
      step: 'DELIVERY',
      billingAddress: { street: 'Heuvelstraat' },
    });
  });
});

describe('a wished day', () => {
  const wished = (day: string) => ({ deliveryOption: 'wished-day', wishedOn: day });

  it('is one of those offered: working days on which everything is there', async () => {
    const ctx = await shopper(de);
    const offered = (await getCheckout(ctx)).deliveryOptions.find(({ code }) => code === 'wished-day');
    const first = offered?.wishedDays[0] ?? '';
    expect(offered?.wishedDays).toHaveLength(10);
    // today, yesterday, Sunday, Christmas, next year
    for (const day of ['2026-11-20', '2026-11-19', '2026-11-29', '2026-12-25', '2027-11-22']) {
      expect(await fieldsOf(ctx, wished(day))).toEqual(['wishedOn choice']);
    }
    expect(await fieldsOf(ctx, wished(first))).toEqual([]);
    expect(await getCheckout(ctx)).toMatchObject({
      step: 'PAYMENT',
      wishedOn: first,
      deliveryDates: { from: first, until: first },
    });
  });

  it('that has come too near opens the step again, and the order is not placed with it', async () => {
    const ctx = await shopper(de);
    const offered = (await getCheckout(ctx)).deliveryOptions.find(({ code }) => code === 'wished-day');
    await setDelivery(ctx, home(ctx, wished(offered?.wishedDays[0] ?? '')));
    await setPayment(ctx, { paymentMethod: 'invoice' });
    expect(await getCheckout(ctx)).toMatchObject({ step: 'CONFIRM' });
    const later = { ...ctx, clock: fixedClock('2026-11-27T12:00:00Z') };
    expect(await getCheckout(later)).toMatchObject({ step: 'DELIVERY', wishedOn: null });
    expect(await order(later)).toMatchObject({ refusal: { code: 'CheckoutIncomplete', step: 'DELIVERY' } });
  });
});

describe('the address book', () => {
  it('takes another address, changes an entry in its place, and has no entry twice', async () => {
    const customerId = await customer(nl);
    const ctx = await shopper(nl, customerId);
    const other = { ...testAddress(ctx), street: 'Spoorlaan', houseNumber: '4' };
    const save = { kind: 'address', delivery: other, saveAddress: true };
    expect(await fieldsOf(ctx, save)).toEqual([]);
    expect(await fieldsOf(ctx, save)).toEqual([]);
    const [entry, ...more] = await listAddresses(ctx, customerId);
    expect(more).toEqual([]);
    expect(entry?.address).toMatchObject({ street: 'Spoorlaan', houseNumber: '4', country: 'NL' });
    const changed = { ...save, delivery: { ...other, houseNumber: '6' }, addressId: entry?.addressId };
    expect(await fieldsOf(ctx, changed)).toEqual([]);
    expect((await listAddresses(ctx, customerId)).map(({ address }) => address.houseNumber)).toEqual(['6']);
  });

  it('is nobody else’s to change, and a guest has none', async () => {
    const [owner, thief] = [await customer(nl), await customer(nl)];
    const own = await shopper(nl, owner);
    const save = { kind: 'address', delivery: testAddress(own), saveAddress: true };
    await fieldsOf(own, save);
    const [entry] = await listAddresses(own, owner);
    const other = await shopper(nl, thief);
    const forged = {
      ...save,
      delivery: { ...testAddress(other), street: 'Elders' },
      addressId: entry?.addressId,
    };
    await fieldsOf(other, forged);
    expect((await listAddresses(own, owner)).map(({ address }) => address.street)).toEqual(['Heuvelstraat']);
    const guest = await shopper(nl);
    expect(await fieldsOf(guest, save)).toEqual([]);
    // of the first customer, the owner, and the thief's own; none of the guest
    const { rows } = await database.pool.query('select count(*)::int as n from customer_address');
    expect(rows[0].n).toBe(3);
  });
});

describe('the delivery flat', () => {
  it('is bought with an order, frees it and the next ones from shipping, and ends with a cancellation', async () => {
    const customerId = await customer(de);
    const ctx = await shopper(de, customerId);
    await setDelivery(ctx, home(ctx));
    expect(await getBasket(ctx)).toMatchObject({ shippingMinor: 595, premiumMinor: 0 });
    await setPremium(ctx, true);
    const basket = await getBasket(ctx);
    expect(basket).toMatchObject({ shippingMinor: 0, premiumMinor: 1995, extrasMinor: 1995 });
    expect(basket.totalMinor).toBe(1999 + 1995);
    await setPayment(ctx, { paymentMethod: 'invoice' });
    expect(await order(ctx)).toMatchObject({ value: { order: { premiumMinor: 1995, totalMinor: 3994 } } });
    expect((await premiumUntil(ctx, customerId))?.toISOString()).toBe('2027-11-20T12:00:00.000Z');
    const next = await shopper(de, customerId);
    expect(await getBasket(next)).toMatchObject({ shippingMinor: 0, premiumMinor: 0 });
    await setPremium(next, true);
    expect(await getCheckout(next)).toMatchObject({
      premium: { member: true, chosen: false },
      basket: { premiumMinor: 0 },
    });
    const after = { ...next, clock: fixedClock('2027-11-20T12:00:01Z') };
    expect(await getBasket(after)).toMatchObject({ shippingMinor: 0, premiumMinor: 1995 });
  });

  it('is not for guests, nor where the tenant has none', async () => {
    const guest = await shopper(de);
    await setPremium(guest, true);
    expect(await getCheckout(guest)).toMatchObject({
      premium: { possible: false, chosen: false },
      basket: { premiumMinor: 0, shippingMinor: 595 },
    });
    const dutch = await shopper(nl, await customer(nl));
    await setPremium(dutch, true);
    expect(await getCheckout(dutch)).toMatchObject({ premium: null, basket: { premiumMinor: 0 } });
  });
});

it('a contribution counts where the tenant has it, and only when it was chosen', async () => {
  const german = await shopper(de);
  await setDelivery(german, home(german));
  expect(await getBasket(german)).toMatchObject({ co2Minor: 0 });
  await setDelivery(german, home(german, { co2Compensation: true }));
  expect(await getBasket(german)).toMatchObject({ co2Minor: 50, extrasMinor: 50 });
  const dutch = await shopper(nl);
  await setDelivery(dutch, home(dutch, { co2Compensation: true }));
  expect(await getBasket(dutch)).toMatchObject({ co2Minor: 0 });
});

it('an order that the Swiss post delivers in Liechtenstein is addressed there', async () => {
  const ctx = await shopper(ch);
  await setDelivery(ctx, home(ctx, { billing: { ...testAddress(ctx), postalCode: '9490', city: 'Vaduz' } }));
  expect(await getCheckout(ctx)).toMatchObject({ billingAddress: { country: 'LI' } });
});

it('a guest begins with nothing of what a soft-logged-in customer had entered', async () => {
  const customerId = await customer(de);
  const signedIn = await shopper(de, customerId);
  await setDelivery(signedIn, home(signedIn, { kind: 'address', delivery: testAddress(signedIn) }));
  await database.pool.query(
    `update checkout set credit_choice = '{"dateOfBirth": "1980-01-01"}' where tenant_id = 'de'`,
  );
  const recognised = as(signedIn, signedIn.visitor.sessionId, customerId, 1);
  await setIdentity(recognised, { identity: 'GUEST', email: 'guest@example.com' }, '::1');
  const { rows } = await database.pool.query(
    `select delivery_address, credit_choice, email from checkout where email = 'guest@example.com'`,
  );
  expect(rows).toEqual([{ delivery_address: null, credit_choice: null, email: 'guest@example.com' }]);
});
