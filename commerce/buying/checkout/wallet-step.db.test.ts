import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addToBasket } from '#commerce/buying/basket/basket.service.ts';
import { as, sellArticles, testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { fixedClock } from '#commerce/ground/kernel/test-clock.ts';
import { testPayments } from '#commerce/orders/settlement/test-payments.ts';
import { getCheckout } from './checkout.service.ts';
import { setIdentity } from './identity-step.service.ts';
import { beginWallet, expressWallets, takeWallet } from './wallet-step.service.ts';

const database = await testDatabase();
const bench = testPayments(database, fixedClock('2026-11-20T12:00:00Z'));
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

async function shopper() {
  const ctx = as(nl, randomUUID());
  await addToBasket(ctx, { variantSku: 'A-1', quantity: 1 });
  return ctx;
}

/** Somebody whose wallet is asked. */
async function asked() {
  const ctx = await shopper();
  const begun = await beginWallet(ctx, payments, 'google-pay');
  if (begun.state !== 'open') throw new Error(begun.state);
  const reference = begun.checkoutUrl.split('/').at(-1) ?? '';
  return { ctx, reference };
}

describe('ordering with a wallet', () => {
  it('leads to the review with its contact, address and itself as the way to pay, and orders nothing', async () => {
    const { ctx, reference } = await asked();
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

  it('asks for the address where the wallet has none that is delivered to, and keeps the rest', async () => {
    for (const elsewhere of [{ country: 'DE', postalCode: '20095' }, { addressLine: 'Postbus' }]) {
      const { ctx, reference } = await asked();
      await sandbox.answerWallet(reference, { ...home, ...elsewhere });
      expect(await takeWallet(ctx, payments)).toMatchObject({ state: 'taken', isComplete: false });
      expect(await getCheckout(ctx)).toMatchObject({ step: 'DELIVERY', email: 'zoe@example.com' });
    }
  });

  it('keeps the account that has been asked for, with its e-mail address', async () => {
    const { ctx, reference } = await asked();
    await setIdentity(ctx, { identity: 'ACCOUNT', email: 'zoe@work.example', password: 'geheim1' }, '::1');
    await sandbox.answerWallet(reference, home);
    expect(await takeWallet(ctx, payments)).toMatchObject({ state: 'taken', isComplete: true });
    const checkout = await getCheckout(ctx);
    expect(checkout).toMatchObject({ identity: 'account', email: 'zoe@work.example' });
    expect(checkout.passwordHash).not.toBeNull();
  });

  it('changes nothing when it is given up or not answered', async () => {
    const open = await asked();
    expect(await takeWallet(open.ctx, payments)).toMatchObject({ state: 'open' });
    await sandbox.answerWallet(open.reference, null);
    expect(await takeWallet(open.ctx, payments)).toEqual({ state: 'canceled' });
    expect(await getCheckout(open.ctx)).toMatchObject({ step: 'LOGIN', email: null, billingAddress: null });
  });

  it('gives another visitor nothing', async () => {
    const { reference } = await asked();
    await sandbox.answerWallet(reference, home);
    expect(await takeWallet(await shopper(), payments)).toEqual({ state: 'unavailable' });
  });

  it('is not possible with an empty basket, another method, a silent provider or one without wallets', async () => {
    const ctx = await shopper();
    expect(await beginWallet(as(nl, randomUUID()), payments, 'google-pay')).toEqual({ state: 'unavailable' });
    expect(await beginWallet(ctx, payments, 'paypal')).toEqual({ state: 'unavailable' });
    bench.down = true;
    expect(await beginWallet(ctx, payments, 'google-pay')).toEqual({ state: 'unavailable' });
    expect(expressWallets(nl, payments)).toEqual(['apple-pay', 'google-pay']);
    const { wallets: _, ...withoutWallets } = sandbox;
    expect(expressWallets(nl, { ...payments, provider: withoutWallets })).toEqual([]);
    expect(expressWallets(nl, { ...payments, provider: null })).toEqual([]);
  });
});
