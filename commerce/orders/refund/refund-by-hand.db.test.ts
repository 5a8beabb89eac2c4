import { expect, it } from 'vitest';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { orderBalance } from '#commerce/money/ledger/ledger.service.ts';
import { cancelOrder } from '#commerce/orders/fulfilment/cancel-order.service.ts';
import { bought, happen, openShop, type World } from '#commerce/orders/fulfilment/test-return-walk.ts';
import { receiveTransfer } from '#commerce/orders/settlement/receive-transfer.service.ts';
import { reversePayment } from '#commerce/orders/settlement/reverse-payment.service.ts';
import { manualRefunds, refundWasMade } from './manual-refund.service.ts';

const database = await testDatabase();
const shop = await openShop(database);

type Mail = { readonly recipient: string; readonly subject: string; readonly text: string };

async function mailsAbout({ order }: World, cause: string): Promise<Mail[]> {
  const { rows } = await database.pool.query<Mail>(
    `select recipient, subject, text from mail_outbox
      where dedupe_key like $2 and text like '%' || $1 || '%' order by mail_id`,
    [order.orderNumber, cause],
  );
  return rows;
}

const balance = async ({ ctx, order }: World) => (await orderBalance(ctx, order.orderId)).balanceMinor;
const waiting = async ({ ctx, order }: World) =>
  (await manualRefunds(ctx)).filter(({ orderNumber }) => orderNumber === order.orderNumber);

it.each([
  ['nl', 'Maak het over naar de rekening waarvan het kwam'],
  ['ch', 'Überweisen Sie ihn auf das Konto'],
] as const)('asks the desk once to transfer what came by bank transfer: %s', async (tenant, words) => {
  const world = await bought(shop, tenant, 'invoice');
  const { ctx, order } = world;
  const line = `statement 7/${tenant}`;
  await receiveTransfer(ctx, { reference: order.orderNumber, amountMinor: order.totalMinor, key: line });
  expect(await mailsAbout(world, 'refund-by-hand%')).toEqual([]);
  for (const _press of [1, 2]) await cancelOrder(ctx, order.orderId, 'customer');
  const [refund, ...others] = await waiting(world);
  expect(others).toEqual([]);
  expect(refund).toMatchObject({ amountMinor: order.totalMinor, statementLine: line });
  expect(await mailsAbout(world, 'refund-by-hand%')).toEqual([
    {
      recipient: ctx.tenant.contact.mailboxes[3],
      subject: expect.stringContaining(order.orderNumber),
      text: expect.stringContaining(words),
    },
  ]);
  const [task] = await mailsAbout(world, 'refund-by-hand%');
  expect(task?.text).toContain(line);
  expect(task?.text).toContain(`payments refunded ${refund?.refundId} --tenant ${tenant}`);
});

it('tells the customer of a transfer that was too much', async () => {
  const world = await bought(shop, 'nl', 'invoice');
  const { ctx, order } = world;
  const transfer = { reference: order.orderNumber, amountMinor: order.totalMinor + 1000, key: 'too much' };
  for (const _line of [1, 2]) await receiveTransfer(ctx, transfer);
  expect(await waiting(world)).toMatchObject([{ amountMinor: 1000 }]);
  const [mail, ...others] = await mailsAbout(world, 'payment-refund%');
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ recipient: order.email, text: expect.stringContaining('10,00') });
});

it('tells the desk not to transfer what was taken back, and believes it when it has', async () => {
  const world = await bought(shop, 'nl', 'invoice');
  const { ctx, order } = world;
  const { orderNumber, totalMinor } = order;
  await receiveTransfer(ctx, { reference: orderNumber, amountMinor: totalMinor, key: 'debit' });
  await cancelOrder(ctx, order.orderId, 'customer');
  const [refund] = await waiting(world);
  const reversal = { kind: 'returned-debit', reference: orderNumber, key: 'returned', reason: null } as const;
  expect(await reversePayment(ctx, { ...reversal, amountMinor: totalMinor })).toBe('booked');
  expect(await waiting(world)).toEqual([]);
  expect(await mailsAbout(world, 'refund-dropped%')).toMatchObject([
    { recipient: ctx.tenant.contact.mailboxes[3], text: expect.stringContaining(refund?.refundId ?? '') },
  ]);
  expect(await balance(world)).toBe(0);
  expect(await refundWasMade(ctx, refund?.refundId ?? ''), 'it had left before').toBe(true);
  expect(await refundWasMade(ctx, refund?.refundId ?? '')).toBe(false);
  expect(await balance(world), 'and is owed by the customer').toBe(totalMinor);
});

it('asks for a transfer of each payment of its own', async () => {
  const world = await bought(shop, 'nl', 'invoice');
  await happen(world, { op: 'pay', percent: 40 });
  await happen(world, { op: 'pay', percent: 100 });
  await cancelOrder(world.ctx, world.order.orderId, 'customer');
  const refunds = await waiting(world);
  expect(refunds).toHaveLength(2);
  expect(refunds.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(world.order.totalMinor);
  expect(await mailsAbout(world, 'refund-by-hand%')).toHaveLength(2);
});
