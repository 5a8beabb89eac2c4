import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addToBasket } from '#commerce/buying/basket/basket.service.ts';
import { createVisitorContext, sellArticles, testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { createAttempts } from '#commerce/ground/kernel/attempts.ts';
import { createFixedClock } from '#commerce/ground/kernel/test-clock.ts';
import { testPayments } from '#commerce/orders/settlement/test-payments.ts';
import { getCheckout } from '../checkout.service.ts';
import { setIdentity } from '../identity-step.service.ts';
import { beginWallet, filterExpressWallets, takeWallet } from './wallet-step.service.ts';

const database = await testDatabase();
const bench = testPayments(database, createFixedClock('2026-11-20T12:00:00Z'));
const { payments, sandbox } = bench;
const nl = testContext(database, 'nl');

const home = {
  ...{ email: 'zoe@example.com', givenName: 'Zoë', familyName: 'Bos', country: 'NL' },
  ...{ addressLine: 'Dorpsstraat 12 B', postalCode: '5038 EA', city: 'Tilburg' },
};

beforeAll(() => sellArticles(database, [{ sku: 'A' }]));
beforeEach(() => {
  bench.down = false;
});

async function createShopper() {
  const ctx = createVisitorContext(nl, randomUUID());
  await addToBasket(ctx, { variantSku: 'A-1', quantity: 1 });
  return ctx;
}

/** Somebody whose wallet is asked. */
async function requestWallet() {
  const ctx = await createShopper();
  const begun = await beginWallet(ctx, payments, { method: 'google-pay', address: '::1' });
  if (begun.state !== 'open') throw new Error(begun.state);
  const reference = begun.checkoutUrl.split('/').at(-1) ?? '';
  return { ctx, reference };
}

describe('ordering with a wallet', () => {
  it('a wallet leads to the review with its contact, address and payment method and places no order', async () => {
    const { ctx, reference } = await requestWallet();
    await sandbox.answerWallet(reference, home);
    expect(await takeWallet(ctx, payments)).toMatchObject({ state: 'taken', isComplete: true });
    expect(await getCheckout(ctx)).toMatchObject({
      ...{ step: 'CONFIRM', identity: 'guest', email: 'zoe@example.com', paymentMethod: 'google-pay' },
      billingAddress: { street: 'Dorpsstraat', houseNumber: '12', houseNumberAddition: 'B', country: 'NL' },
    });
    const { rows } = await database.pool.query('select 1 from sales_order where session_id = $1', [
      ctx.visitor.sessionId,
    ]);
    expect(rows).toEqual([]);
    // taken once: what is changed afterwards stays changed
    expect(await takeWallet(ctx, payments)).toEqual({ state: 'unavailable' });
  });

  it('the address step is shown when the wallet’s address cannot be delivered to, and the rest is kept', async () => {
    for (const elsewhere of [{ country: 'DE', postalCode: '20095' }, { addressLine: 'Postbus' }]) {
      const { ctx, reference } = await requestWallet();
      await sandbox.answerWallet(reference, { ...home, ...elsewhere });
      expect(await takeWallet(ctx, payments)).toMatchObject({ state: 'taken', isComplete: false });
      expect(await getCheckout(ctx)).toMatchObject({ step: 'DELIVERY', email: 'zoe@example.com' });
    }
  });

  it('a wallet checkout keeps the requested account with its e-mail address', async () => {
    const { ctx, reference } = await requestWallet();
    await setIdentity(ctx, { identity: 'ACCOUNT', email: 'zoe@work.example', password: 'geheim1' }, '::1');
    await sandbox.answerWallet(reference, home);
    expect(await takeWallet(ctx, payments)).toMatchObject({ state: 'taken', isComplete: true });
    const checkout = await getCheckout(ctx);
    expect(checkout).toMatchObject({ identity: 'account', email: 'zoe@work.example' });
    expect(checkout.passwordHash).not.toBeNull();
  });

  it('a wallet checkout changes nothing when it is cancelled or unanswered', async () => {
    const open = await requestWallet();
    expect(await takeWallet(open.ctx, payments)).toMatchObject({ state: 'open' });
    await sandbox.answerWallet(open.reference, null);
    expect(await takeWallet(open.ctx, payments)).toEqual({ state: 'canceled' });
    expect(await getCheckout(open.ctx)).toMatchObject({ step: 'LOGIN', email: null, billingAddress: null });
  });

  it('a wallet checkout gives another visitor nothing', async () => {
    const { reference } = await requestWallet();
    await sandbox.answerWallet(reference, home);
    expect(await takeWallet(await createShopper(), payments)).toEqual({ state: 'unavailable' });
  });

  it('a wallet is begun only so often from one address, since its provider is asked each time', async () => {
    const ctx = { ...(await createShopper()), attempts: createAttempts(null) };
    const begin = async (address: string) =>
      (await beginWallet(ctx, payments, { method: 'google-pay', address })).state;
    const states: string[] = [];
    for (let times = 0; times < 31; times += 1) states.push(await begin('203.0.113.7'));
    expect(states.slice(0, 30)).toEqual(Array(30).fill('open'));
    expect(states[30]).toBe('unavailable');
    expect(await begin('203.0.113.8')).toBe('open');
  });

  it('a wallet is refused with an empty basket, another method, a silent provider or one without wallets', async () => {
    const ctx = await createShopper();
    expect(
      await beginWallet(createVisitorContext(nl, randomUUID()), payments, {
        method: 'google-pay',
        address: '::1',
      }),
    ).toEqual({
      state: 'unavailable',
    });
    expect(await beginWallet(ctx, payments, { method: 'paypal', address: '::1' })).toEqual({
      state: 'unavailable',
    });
    bench.down = true;
    expect(await beginWallet(ctx, payments, { method: 'google-pay', address: '::1' })).toEqual({
      state: 'unavailable',
    });
    expect(filterExpressWallets(nl, payments)).toEqual(['apple-pay', 'google-pay']);
    const { wallets: _, ...withoutWallets } = sandbox;
    expect(filterExpressWallets(nl, { ...payments, provider: withoutWallets })).toEqual([]);
    expect(filterExpressWallets(nl, { ...payments, provider: null })).toEqual([]);
  });
});
