import { expect, it } from 'vitest';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { getOrderBalance } from '#commerce/money/ledger/ledger.service.ts';
import type { ProviderRefund } from '#commerce/money/payment/payment-provider.types.ts';
import { listOrderPayments } from '#commerce/money/payment/record/payment-record.queries.ts';
import { listOrderRefunds } from '#commerce/money/payment/refund/refund-record.queries.ts';
import {
  applyStep,
  openShop,
  placeWalkOrder,
  type World,
} from '#commerce/orders/fulfilment/test-return-walk.ts';
import { findOrderUnderWay } from '#commerce/orders/order/customer/erase-orders.queries.ts';
import { listOrderTimeline } from '#commerce/orders/order-log/order-timeline.queries.ts';
import { createCustomer } from '#commerce/people/customer/test-customer.ts';
import { listManualRefunds } from './manual-refund.queries.ts';
import { recordManualRefund } from './manual-refund.service.ts';
import { carryOutRefund, computeSurplus } from './refund.service.ts';

const database = await testDatabase();
const shop = await openShop(database);

/** An order paid by card of which one piece has come back; its provider gives these answers about the refund. */
async function placeReturnedOrder(tenant: 'nl' | 'ch' = 'nl') {
  const world = await placeWalkOrder(shop, tenant, 'card');
  const { ctx, order } = world;
  await applyStep(world, { op: 'pay', percent: 100 });
  await applyStep(world, { op: 'dispatch', items: null });
  await applyStep(world, { op: 'return', items: [1, 0] });
  const balance = async () => (await getOrderBalance(ctx, order.orderId)).balanceMinor;
  return { world, balance };
}

async function receiveRefundState(
  { shop: { payments }, ctx, order }: World,
  state: ProviderRefund['state'],
): Promise<void> {
  const { provider } = payments;
  if (!provider) throw new Error('the test shop has a provider');
  const answer = async () => ({ reference: 're_1', state });
  const [[payment], [refund]] = await Promise.all([
    listOrderPayments(ctx, order.orderId),
    listOrderRefunds(ctx, order.orderId),
  ]);
  if (!payment || !refund) throw new Error('nothing is on its way back');
  await carryOutRefund(
    ctx,
    { ...payments, provider: { ...provider, refund: answer, getRefund: answer } },
    payment,
    refund,
  );
}

it('a refund accepted but not made by its provider is owed again until a person makes it', async () => {
  const { world, balance } = await placeReturnedOrder();
  const { ctx, order } = world;
  const owed = await balance();
  expect(owed).toBeLessThan(0);
  await receiveRefundState(world, 'pending');
  expect(await balance(), 'on its way back').toBe(0);
  await receiveRefundState(world, 'failed');
  expect(await balance(), 'owed again').toBe(owed);
  expect(await computeSurplus(ctx, order.orderId), 'and not given back a second time').toBe(0);
  await receiveRefundState(world, 'failed');
  expect(await balance()).toBe(owed);
  const [refund] = await listManualRefunds(ctx);
  expect(refund).toMatchObject({ amountMinor: -owed, problem: 'refused_by_provider' });
  expect(await recordManualRefund(ctx, refund?.refundId ?? '')).toBe(true);
  expect(await balance()).toBe(0);
  expect(await listManualRefunds(ctx)).toEqual([]);
});

it('a refund refused at once stays owed and a further return refunds its own part', async () => {
  const { world, balance } = await placeReturnedOrder();
  const { ctx, order } = world;
  const owed = await balance();
  await receiveRefundState(world, 'failed');
  expect(await balance()).toBe(owed);
  await applyStep(world, { op: 'return', items: [1, 0] });
  const refunds = await listOrderRefunds(ctx, order.orderId);
  expect(refunds.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(-(await balance()));
  const [refund] = await listManualRefunds(ctx);
  expect(await recordManualRefund(ctx, refund?.refundId ?? '')).toBe(true);
  expect(await balance()).toBe(owed);
});

/** The refund of this order that waits for a person; those of other tests may wait as well. */
async function findListedRefund({ ctx, order }: World) {
  return (await listManualRefunds(ctx)).find(({ orderNumber }) => orderNumber === order.orderNumber);
}

async function fetchMailsAbout({ order }: World) {
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
] as const)('customer and desk are told once that a refund failed: %s', async (tenant, words, task, path) => {
  const { world } = await placeReturnedOrder(tenant);
  const { ctx, order } = world;
  await receiveRefundState(world, 'pending');
  expect(await fetchMailsAbout(world)).toEqual([]);
  await receiveRefundState(world, 'failed');
  await receiveRefundState(world, 'failed');
  const refund = await findListedRefund(world);
  const [toCustomer, toDesk, ...others] = await fetchMailsAbout(world);
  expect(others).toEqual([]);
  expect(toCustomer).toMatchObject({ recipient: order.email, text: expect.stringContaining(words) });
  expect(toCustomer?.text, 'where to name an account').toContain(path);
  expect(toDesk).toMatchObject({
    recipient: ctx.tenant.contact.mailboxes[3],
    subject: expect.stringContaining(task),
    text: expect.stringContaining(`payments refunded ${refund?.refundId} --tenant ${tenant}`),
  });
});

it('the order history shows that a refund failed and that a person has made it', async () => {
  const { world } = await placeReturnedOrder();
  const { ctx, order } = world;
  const fetchTimelineKinds = async () =>
    (await listOrderTimeline(ctx, order.orderId)).map(({ kind }) => kind).slice(-3);
  await receiveRefundState(world, 'failed');
  expect((await fetchTimelineKinds()).slice(-2)).toEqual(['payment.refunded', 'payment.refund-failed']);
  const refund = await findListedRefund(world);
  for (const _press of [1, 2]) await recordManualRefund(ctx, refund?.refundId ?? '');
  expect(await fetchTimelineKinds()).toEqual([
    'payment.refunded',
    'payment.refund-failed',
    'payment.refund-made',
  ]);
});

it('an account cannot be deleted while its customer waits for a failed refund', async () => {
  const { world } = await placeReturnedOrder();
  const { ctx, order } = world;
  const customerId = await createCustomer(ctx);
  const { orderId, orderNumber } = order;
  await database.pool.query('update sales_order set customer_id = $2 where order_id = $1', [
    orderId,
    customerId,
  ]);
  await applyStep(world, { op: 'deliver' });
  await receiveRefundState(world, 'failed');
  expect(await findOrderUnderWay(ctx, customerId)).toBe(orderNumber);
  await recordManualRefund(ctx, (await findListedRefund(world))?.refundId ?? '');
  expect(await findOrderUnderWay(ctx, customerId)).toBeNull();
});

it('the refund notice asks for account details under a topic that the contact form has', async () => {
  const { ctx } = (await placeReturnedOrder()).world;
  const topic = expect.objectContaining({ key: 'other', mailbox: 3 });
  const subject = { key: 'payment', topics: expect.arrayContaining([topic]) };
  expect(ctx.tenant.helpTopics).toContainEqual(expect.objectContaining(subject));
});
