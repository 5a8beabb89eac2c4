import { expect, it } from 'vitest';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { getOrderBalance } from '#commerce/money/ledger/ledger.service.ts';
import { cancelOrder } from '#commerce/orders/fulfilment/cancel/cancel-order.service.ts';
import {
  applyStep,
  openShop,
  placeWalkOrder,
  type World,
} from '#commerce/orders/fulfilment/test-return-walk.ts';
import { reversePayment } from '#commerce/orders/settlement/debit/reverse-payment.service.ts';
import { receiveTransfer } from '#commerce/orders/settlement/transfer/receive-transfer.service.ts';
import { listManualRefunds } from './manual-refund.queries.ts';
import { recordManualRefund } from './manual-refund.service.ts';

const database = await testDatabase();
const shop = await openShop(database);

type Mail = { readonly recipient: string; readonly subject: string; readonly text: string };

async function fetchMailsAbout({ order }: World, cause: string): Promise<Mail[]> {
  const { rows } = await database.pool.query<Mail>(
    `select recipient, subject, text from mail_outbox
      where dedupe_key like $2 and text like '%' || $1 || '%' order by mail_id`,
    [order.orderNumber, cause],
  );
  return rows;
}

const balance = async ({ ctx, order }: World) => (await getOrderBalance(ctx, order.orderId)).balanceMinor;
const fetchWaitingRefunds = async ({ ctx, order }: World) =>
  (await listManualRefunds(ctx)).filter(({ orderNumber }) => orderNumber === order.orderNumber);

it.each([
  ['nl', 'Maak het over naar de rekening waarvan het kwam'],
  ['ch', 'Überweisen Sie ihn auf das Konto'],
] as const)('the desk is asked once to refund a bank transfer: %s', async (tenant, words) => {
  const world = await placeWalkOrder(shop, tenant, 'invoice');
  const { ctx, order } = world;
  const line = `statement 7/${tenant}`;
  await receiveTransfer(ctx, { reference: order.orderNumber, amountMinor: order.totalMinor, key: line });
  expect(await fetchMailsAbout(world, 'refund-by-hand%')).toEqual([]);
  for (const _press of [1, 2]) await cancelOrder(ctx, order.orderId, 'customer');
  const [refund, ...others] = await fetchWaitingRefunds(world);
  expect(others).toEqual([]);
  expect(refund).toMatchObject({ amountMinor: order.totalMinor, statementLine: line });
  expect(await fetchMailsAbout(world, 'refund-by-hand%')).toEqual([
    {
      recipient: ctx.tenant.contact.mailboxes[3],
      subject: expect.stringContaining(order.orderNumber),
      text: expect.stringContaining(words),
    },
  ]);
  const [task] = await fetchMailsAbout(world, 'refund-by-hand%');
  expect(task?.text).toContain(line);
  expect(task?.text).toContain(`payments refunded ${refund?.refundId} --tenant ${tenant}`);
});

it('the customer is informed of an excess transfer', async () => {
  const world = await placeWalkOrder(shop, 'nl', 'invoice');
  const { ctx, order } = world;
  const transfer = { reference: order.orderNumber, amountMinor: order.totalMinor + 1000, key: 'too much' };
  for (const _line of [1, 2]) await receiveTransfer(ctx, transfer);
  expect(await fetchWaitingRefunds(world)).toMatchObject([{ amountMinor: 1000 }]);
  const [mail, ...others] = await fetchMailsAbout(world, 'payment-refund%');
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ recipient: order.email, text: expect.stringContaining('10,00') });
});

it('the desk is told not to transfer what was charged back and can still report a transfer made', async () => {
  const world = await placeWalkOrder(shop, 'nl', 'invoice');
  const { ctx, order } = world;
  const { orderNumber, totalMinor } = order;
  await receiveTransfer(ctx, { reference: orderNumber, amountMinor: totalMinor, key: 'debit' });
  await cancelOrder(ctx, order.orderId, 'customer');
  const [refund] = await fetchWaitingRefunds(world);
  const reversal = { kind: 'returned-debit', reference: orderNumber, key: 'returned', reason: null } as const;
  expect(await reversePayment(ctx, { ...reversal, amountMinor: totalMinor })).toBe('booked');
  expect(await fetchWaitingRefunds(world)).toEqual([]);
  expect(await fetchMailsAbout(world, 'refund-dropped%')).toMatchObject([
    { recipient: ctx.tenant.contact.mailboxes[3], text: expect.stringContaining(refund?.refundId ?? '') },
  ]);
  expect(await balance(world)).toBe(0);
  expect(await recordManualRefund(ctx, refund?.refundId ?? ''), 'it had left before').toBe(true);
  expect(await recordManualRefund(ctx, refund?.refundId ?? '')).toBe(false);
  expect(await balance(world), 'and is owed by the customer').toBe(totalMinor);
});

it('the desk gets a separate transfer request for each payment', async () => {
  const world = await placeWalkOrder(shop, 'nl', 'invoice');
  await applyStep(world, { op: 'pay', percent: 40 });
  await applyStep(world, { op: 'pay', percent: 100 });
  await cancelOrder(world.ctx, world.order.orderId, 'customer');
  const refunds = await fetchWaitingRefunds(world);
  expect(refunds).toHaveLength(2);
  expect(refunds.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(world.order.totalMinor);
  expect(await fetchMailsAbout(world, 'refund-by-hand%')).toHaveLength(2);
});
