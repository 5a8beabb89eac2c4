import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { createFixedClock } from '#commerce/ground/kernel/test-clock.ts';
import { testPayments } from '#commerce/orders/settlement/test-payments.ts';
import { describeProviderCases } from '../provider.cases.ts';
import { purgeWalletVisits } from './sandbox-wallet.ts';

const database = await testDatabase();
const bench = testPayments(database, createFixedClock('2026-11-20T12:00:00Z'));
const { provider } = bench.payments;
if (!provider?.wallets) throw new Error('the sandbox is there, and has wallets');
const { wallets } = provider;

describeProviderCases({
  provider,
  simulateState: bench.simulateState,
  async runDuringOutage(work) {
    bench.down = true;
    try {
      await work();
    } finally {
      bench.down = false;
    }
  },
});

it('the contact data of a wallet is kept for a day', async () => {
  const { reference } = await wallets.begin({
    ...{ idempotencyKey: randomUUID(), method: 'google-pay', country: 'NL', description: 'Tavelo' },
    ...{ amount: { minor: 4995, currency: 'EUR' }, locale: 'nl-NL' },
    redirectUrl: 'http://shop.test/bestellen/express',
  });
  const purgeAt = (iso: string) => purgeWalletVisits({ db: database.kysely, clock: createFixedClock(iso) });
  await purgeAt('2026-11-21T11:59:00Z');
  expect(await wallets.get(reference)).toMatchObject({ reference });
  await purgeAt('2026-11-21T12:01:00Z');
  expect(await wallets.get(reference)).toBeNull();
});
