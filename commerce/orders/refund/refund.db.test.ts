import { expect, it } from 'vitest';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { orderBalance } from '#commerce/money/ledger/ledger.service.ts';
import type { ProviderRefund } from '#commerce/money/payment/payment-provider.types.ts';
import { paymentsOf } from '#commerce/money/payment/payment-record.service.ts';
import { refundsOf } from '#commerce/money/payment/refund-record.service.ts';
import { bought, happen, openShop, type World } from '#commerce/orders/fulfilment/test-return-walk.ts';
import { manualRefunds, refundWasMade } from './manual-refund.service.ts';
import { carryOutRefund, surplusOf } from './refund.service.ts';

const shop = await openShop(await testDatabase());

/** An order paid by card of which one piece has come back; its provider gives these answers about the refund. */
async function returned() {
  const world = await bought(shop, 'nl', 'card');
  const { ctx, order } = world;
  await happen(world, { op: 'pay', percent: 100 });
  await happen(world, { op: 'dispatch', items: null });
  await happen(world, { op: 'return', items: [1, 0] });
  const balance = async () => (await orderBalance(ctx, order.orderId)).balanceMinor;
  return { world, balance };
}

async function hear(
  { shop: { payments }, ctx, order }: World,
  state: ProviderRefund['state'],
): Promise<void> {
  const { provider } = payments;
  if (!provider) throw new Error('the test shop has a provider');
  const answer = async () => ({ reference: 're_1', state });
  const [[payment], [refund]] = await Promise.all([
    paymentsOf(ctx, order.orderId),
    refundsOf(ctx, order.orderId),
  ]);
  if (!payment || !refund) throw new Error('nothing is on its way back');
  await carryOutRefund(
    ctx,
    { ...payments, provider: { ...provider, refund: answer, getRefund: answer } },
    payment,
    refund,
  );
}

it('a refund that its provider takes on and cannot make is owed again, until a person makes it', async () => {
  const { world, balance } = await returned();
  const { ctx, order } = world;
  const owed = await balance();
  expect(owed).toBeLessThan(0);
  await hear(world, 'pending');
  expect(await balance(), 'on its way back').toBe(0);
  await hear(world, 'failed');
  expect(await balance(), 'owed again').toBe(owed);
  expect(await surplusOf(ctx, order.orderId), 'and not given back a second time').toBe(0);
  await hear(world, 'failed');
  expect(await balance()).toBe(owed);
  const [refund] = await manualRefunds(ctx);
  expect(refund).toMatchObject({ amountMinor: -owed, problem: 'refused_by_provider' });
  expect(await refundWasMade(ctx, refund?.refundId ?? '')).toBe(true);
  expect(await balance()).toBe(0);
  expect(await manualRefunds(ctx)).toEqual([]);
});

it('a refund that its provider refuses at once stays owed, and a further return gives back its own part', async () => {
  const { world, balance } = await returned();
  const { ctx, order } = world;
  const owed = await balance();
  await hear(world, 'failed');
  expect(await balance()).toBe(owed);
  await happen(world, { op: 'return', items: [1, 0] });
  const refunds = await refundsOf(ctx, order.orderId);
  expect(refunds.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(-(await balance()));
  const [refund] = await manualRefunds(ctx);
  expect(await refundWasMade(ctx, refund?.refundId ?? '')).toBe(true);
  expect(await balance()).toBe(owed);
});
