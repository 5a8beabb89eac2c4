import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { addToBasket, getBasket } from '#commerce/buying/basket/basket.service.ts';
import { createVisitorContext, sellArticles, testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { testAddress } from '#commerce/orders/order/test-order.ts';
import { registerCustomer } from '#commerce/people/customer/customer.commands.ts';
import { hashPassword } from '#commerce/people/identity/sign-in/password.service.ts';
import { getCheckout } from './checkout.service.ts';
import { setDelivery, setIdentity, setPayment } from './test-checkout.ts';

const database = await testDatabase();
const nl = testContext(database, 'nl');
const address = testAddress(nl);
const delivery = { billing: address, delivery: null, deliveryOption: 'standard' };
let customerId = '';

beforeAll(async () => {
  await sellArticles(database, [{ sku: 'A' }]);
  const registered = await registerCustomer(nl, {
    email: 'taken@example.com',
    passwordHash: await hashPassword('geheim1'),
    salutation: 'male',
    givenName: 'Jan',
    familyName: 'Bos',
    phone: null,
  });
  if (registered.ok) customerId = registered.value.customerId;
});

async function createShopper(options: { customerId?: string; type?: 1 | 2; ctx?: typeof nl } = {}) {
  const ctx = createVisitorContext(options.ctx ?? nl, randomUUID(), options.customerId ?? null, options.type);
  await addToBasket(ctx, { variantSku: 'A-1', quantity: 1 });
  return ctx;
}

const guest = { identity: 'GUEST', email: 'Zoe@Example.com ' };
const fetchStep = async (ctx: Awaited<ReturnType<typeof createShopper>>) => (await getCheckout(ctx)).step;

describe('the steps of the checkout', () => {
  it('the checkout leads from the first missing step to the last, and every entry creates a new order key', async () => {
    const ctx = await createShopper();
    const keys = new Set([(await getCheckout(ctx)).idempotencyKey]);
    expect(await fetchStep(ctx)).toBe('LOGIN');
    expect(await setIdentity(ctx, guest, '::1')).toMatchObject({
      value: { step: 'DELIVERY', email: 'zoe@example.com', identity: 'guest' },
    });
    expect(await setDelivery(ctx, delivery)).toMatchObject({
      value: { step: 'PAYMENT', deliveryOption: { code: 'standard', days: { min: 1, max: 3 } } },
    });
    keys.add((await getCheckout(ctx)).idempotencyKey);
    expect(await setPayment(ctx, { paymentMethod: 'invoice' })).toMatchObject({ value: { step: 'CONFIRM' } });
    keys.add((await getCheckout(ctx)).idempotencyKey);
    expect(keys.size).toBe(3);
    expect(await getCheckout(ctx)).toMatchObject({
      billingAddress: { familyName: 'van der Berg', postalCode: '5038 EA', country: 'NL' },
      deliveryAddress: null,
    });
  });

  it('the checkout begins with the basket', async () => {
    expect(await getCheckout(createVisitorContext(nl, randomUUID()))).toMatchObject({ step: 'BASKET' });
    expect(await getCheckout(nl)).toMatchObject({ step: 'BASKET', email: null });
  });

  it('the checkout total includes the chosen delivery option', async () => {
    const ctx = await createShopper();
    await setDelivery(ctx, { ...delivery, deliveryOption: 'evening' });
    expect(await getBasket(ctx)).toMatchObject({ shippingMinor: 795 });
  });

  it('the checkout keeps what was entered when a later step fails', async () => {
    const ctx = await createShopper();
    await setIdentity(ctx, guest, '::1');
    const wrong = await setDelivery(ctx, {
      ...delivery,
      billing: { ...address, postalCode: '0000', city: '' },
    });
    expect(wrong).toMatchObject({
      refusal: {
        code: 'InvalidInput',
        fields: [
          { field: 'billing.postalCode', code: 'postal_code' },
          { field: 'billing.city', code: 'required' },
        ],
      },
    });
    expect(await setPayment(ctx, { paymentMethod: 'gold' })).toMatchObject({
      refusal: { fields: [{ field: 'paymentMethod', code: 'choice' }] },
    });
    expect(await getCheckout(ctx)).toMatchObject({ email: 'zoe@example.com', step: 'DELIVERY' });
  });
});

describe('an account requested in the checkout', () => {
  const account = { identity: 'ACCOUNT', email: 'new@example.com', password: 'geheim1' };

  it('the requested account is stored with only a hash of its password', async () => {
    const ctx = await createShopper();
    expect(await setIdentity(ctx, account, '::1')).toMatchObject({ value: { identity: 'account' } });
    const { rows } = await database.pool.query('select * from checkout where email = $1', [account.email]);
    expect(rows[0].password_hash).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify(rows)).not.toContain(account.password);
  });

  it('requesting an account takes the same work whether or not the address has an account', async () => {
    const recordQueryKinds = async (email: string) => {
      const ctx = await createShopper();
      const asked: string[] = [];
      const db = ctx.db.withPlugin({
        transformQuery: ({ node }) => {
          asked.push(node.kind);
          return node;
        },
        transformResult: async ({ result }) => result,
      });
      const saved = await setIdentity({ ...ctx, db }, { ...account, email }, '::1');
      return { asked, saved: saved.ok && { step: saved.value.step, identity: saved.value.identity } };
    };
    const known = await recordQueryKinds('TAKEN@example.com');
    expect(known).toMatchObject({ saved: { step: 'DELIVERY', identity: 'account' } });
    expect(await recordQueryKinds('nobody@example.com')).toEqual(known);
  });
});

describe('a customer in the checkout', () => {
  it('a signed-in customer needs no identity step', async () => {
    const ctx = await createShopper({ customerId });
    expect(await getCheckout(ctx)).toMatchObject({
      step: 'DELIVERY',
      identity: 'customer',
      email: 'taken@example.com',
    });
    await setDelivery(ctx, delivery);
    expect(await setIdentity(ctx, guest, '::1')).toMatchObject({ value: { identity: 'customer' } });
  });

  it('a soft-logged-in customer neither sees nor changes what was entered while signed in but can order as a guest', async () => {
    const recognised = await createShopper({ customerId, type: 1 });
    const nothing = { step: 'LOGIN', email: null, billingAddress: null, identity: null };
    expect(await getCheckout(recognised)).toMatchObject(nothing);
    const otherHouse = { ...delivery, billing: { ...address, houseNumber: '666' } };
    expect(await setDelivery(recognised, otherHouse)).toMatchObject({ value: nothing });
    const signedIn = createVisitorContext(nl, randomUUID(), customerId);
    expect(await getCheckout(signedIn)).toMatchObject({ billingAddress: { houseNumber: '12' } });
    expect(await setIdentity(recognised, guest, '::1')).toMatchObject({
      value: { step: 'DELIVERY', identity: 'guest', billingAddress: null },
    });
  });
});

describe('a stranger at the checkout', () => {
  it('another visitor cannot see what was entered in the checkout', async () => {
    const ctx = await createShopper();
    await setIdentity(ctx, guest, '::1');
    for (const other of [
      await createShopper(),
      createVisitorContext(testContext(database, 'de'), ctx.visitor.sessionId),
    ]) {
      expect(await getCheckout(other)).toMatchObject({ email: null, billingAddress: null });
    }
  });

  it('any input from a stranger gets a result and never an exception', async () => {
    const ctx = await createShopper();
    const anything = fc.oneof(
      fc.anything(),
      fc.record({ identity: fc.constant('GUEST'), email: fc.string() }),
      fc.record({ billing: fc.anything(), delivery: fc.anything(), deliveryOption: fc.string() }),
    );
    await fc.assert(
      fc.asyncProperty(anything, async (input) => {
        for (const set of [setIdentity, setDelivery, setPayment]) {
          const result = await set(ctx, input, '::1');
          if (!result.ok) expect(result.refusal).toMatchObject({ code: 'InvalidInput' });
        }
      }),
      { numRuns: 50 },
    );
  });
});
