import { expect, it } from 'vitest';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { orderBalance } from '#commerce/money/ledger/ledger.service.ts';
import type { ProviderRefund } from '#commerce/money/payment/payment-provider.types.ts';
import { paymentsOf } from '#commerce/money/payment/payment-record.service.ts';
import { refundsOf } from '#commerce/money/payment/refund-record.service.ts';
import { bought, happen, openShop, type World } from '#commerce/orders/fulfilment/test-return-walk.ts';
import { findOrderUnderWay } from '#commerce/orders/order/erase-orders.service.ts';
import { orderTimeline } from '#commerce/orders/order-log/order-timeline.service.ts';
import { newCustomer } from '#commerce/people/customer/test-customer.ts';
import { manualRefunds, refundWasMade } from './manual-refund.service.ts';
import { carryOutRefund, surplusOf } from './refund.service.ts';

const database = await testDatabase();
const shop = await openShop(database);

/** An order paid by card of which one piece has come back; its provider gives these answers about the refund. */
async function returned(tenant: 'nl' | 'ch' = 'nl') {
  const world = await bought(shop, tenant, 'card');
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

/** The refund of this order that waits for a person; those of other tests may wait as well. */
async function listed({ ctx, order }: World) {
  return (await manualRefunds(ctx)).find(({ orderNumber }) => orderNumber === order.orderNumber);
}

async function mailsAbout({ order }: World) {
  const { rows } = await database.pool.query<{ recipient: string; subject: string; text: string }>(
    `select recipient, subject, text from mail_outbox
      where dedupe_key like 'refund-failed%' and text like '%' || $1 || '%' order by mail_id`,
    [order.orderNumber],
  );
  return rows;
}

it.each([
  ['nl', 'Laat ons via het contactformulier weten', 'Terugbetaling', '/klantenservice'],
  ['ch', 'Bitte teilen Sie uns über das Kontaktformular mit', 'Erstattung', '/service-hilfe'],
] as const)('tells customer and desk once that a refund failed: %s', async (tenant, words, task, path) => {
  const { world } = await returned(tenant);
  const { ctx, order } = world;
  await hear(world, 'pending');
  expect(await mailsAbout(world)).toEqual([]);
  await hear(world, 'failed');
  await hear(world, 'failed');
  const refund = await listed(world);
  const [toCustomer, toDesk, ...others] = await mailsAbout(world);
  expect(others).toEqual([]);
  expect(toCustomer).toMatchObject({ recipient: order.email, text: expect.stringContaining(words) });
  expect(toCustomer?.text, 'where to name an account').toContain(path);
  expect(toDesk).toMatchObject({
    recipient: ctx.tenant.contact.mailboxes[3],
    subject: expect.stringContaining(task),
    text: expect.stringContaining(`payments refunded ${refund?.refundId} --tenant ${tenant}`),
  });
});

it("shows in the order's course that a refund failed and that a person has made it", async () => {
  const { world } = await returned();
  const { ctx, order } = world;
  const course = async () => (await orderTimeline(ctx, order.orderId)).map(({ kind }) => kind).slice(-3);
  await hear(world, 'failed');
  expect((await course()).slice(-2)).toEqual(['payment.refunded', 'payment.refund-failed']);
  const refund = await listed(world);
  for (const _press of [1, 2]) await refundWasMade(ctx, refund?.refundId ?? '');
  expect(await course()).toEqual(['payment.refunded', 'payment.refund-failed', 'payment.refund-made']);
});

it('keeps an account from being deleted while its customer waits for a refund that failed', async () => {
  const { world } = await returned();
  const { ctx, order } = world;
  const customerId = await newCustomer(ctx);
  const { orderId, orderNumber } = order;
  await database.pool.query('update sales_order set customer_id = $2 where order_id = $1', [
    orderId,
    customerId,
  ]);
  await happen(world, { op: 'deliver' });
  await hear(world, 'failed');
  expect(await findOrderUnderWay(ctx, customerId)).toBe(orderNumber);
  await refundWasMade(ctx, (await listed(world))?.refundId ?? '');
  expect(await findOrderUnderWay(ctx, customerId)).toBeNull();
});

it('asks for an account below a topic that the contact form has', async () => {
  const { ctx } = (await returned()).world;
  const topic = expect.objectContaining({ key: 'other', mailbox: 3 });
  const subject = { key: 'payment', topics: expect.arrayContaining([topic]) };
  expect(ctx.tenant.helpTopics).toContainEqual(expect.objectContaining(subject));
});
