import { readFile } from 'node:fs/promises';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import type { Result } from '#commerce/ground/kernel/result.ts';
import { cancelOrder } from '#commerce/orders/fulfilment/cancel/cancel-order.service.ts';
import { cancelPieces } from '#commerce/orders/fulfilment/cancel/cancel-pieces.service.ts';
import { describeRefusal } from '#commerce/orders/fulfilment/cancel/refusal-words.rules.ts';
import {
  carryOutWithdrawal,
  type DecideRefusal,
  dismissWithdrawal,
} from '#commerce/orders/fulfilment/decide-withdrawal.service.ts';
import { findDeskOrder } from '#commerce/orders/fulfilment/desk/order-desk.service.ts';
import { findOrders } from '#commerce/orders/fulfilment/desk/order-search.queries.ts';
import { deliverOrder, dispatchOrder } from '#commerce/orders/fulfilment/dispatch/dispatch-order.service.ts';
import { importOrderChanges } from '#commerce/orders/fulfilment/dispatch/order-import.service.ts';
import { sendExchanges } from '#commerce/orders/fulfilment/exchange/exchange.service.ts';
import type { DispatchRefusal } from '#commerce/orders/fulfilment/life/order-life.errors.ts';
import { returnItems } from '#commerce/orders/fulfilment/returns/return-items.service.ts';
import { formatAmount } from '../arguments/amount.ts';
import { parseMarketCommand } from '../arguments/market-command.ts';
import type { CommandShop, Write } from '../context.ts';

export const ORDER_USAGE = `  order list                    the newest orders: --state placed --first 50 --waiting (withdrawal declared)
  order show NUMBER             lines, parcels, invoices, returns of one
  order dispatch NUMBER         has left: [LINE:PIECES…] --carrier DHL --tracking 0034… --key PARCEL
                                  --unpaid REASON   although it is to be paid beforehand
                                  --held REASON     it has left although its withdrawal was declared
  order deliver NUMBER          has arrived
  order return NUMBER LINE:PIECES…   has come back: --key RETURN --restock
  order exchange NUMBER         the other sizes of what came back have left: --carrier --tracking --key PARCEL
  order cancel NUMBER           before anything has left; [LINE:PIECES… --key NAME] what has not left of it
  order withdraw NUMBER         carry out the declared withdrawal that holds it
  order release NUMBER          send it although a withdrawal was declared: --reason TEXT
  order import FILE             JSON Lines of all that (docs/order-events.md)
    --tenant nl                 whose orders
`;

const STATES = ['awaiting_payment', 'placed', 'cancelled', 'shipped', 'delivered', 'returned'] as const;

type Values = {
  state?: string;
  first: string;
  carrier?: string;
  tracking?: string;
  key?: string;
  unpaid?: string;
  held?: string;
  reason?: string;
  waiting: boolean;
  restock: boolean;
};

/** `npm run shop -- order …`. @param write prints. @returns the process's exit code: 1 when something was refused */
export async function runOrder(
  args: readonly string[],
  shop: CommandShop,
  write: Write = (text) => void process.stdout.write(text),
): Promise<number> {
  const { ctx, values, positionals } = parseMarketCommand(args, shop, {
    state: { type: 'string' },
    first: { type: 'string', default: '50' },
    carrier: { type: 'string' },
    tracking: { type: 'string' },
    key: { type: 'string' },
    unpaid: { type: 'string' },
    held: { type: 'string' },
    reason: { type: 'string' },
    waiting: { type: 'boolean', default: false },
    restock: { type: 'boolean', default: false },
  });
  const [what, subject, ...items] = positionals;
  if (what === 'list') return list(ctx, values, write);
  if (what === 'import' && subject) return importLines(ctx, subject, write);
  if (!what || !subject)
    throw new Error(
      `order list, show, dispatch, deliver, return, exchange, cancel, withdraw, release or import?\n${ORDER_USAGE}`,
    );
  const order = await findDeskOrder(ctx, { orderNumber: subject });
  if (!order) throw new Error(`there is no order ${subject} in ${ctx.tenant.id}`);
  if (what === 'show') return show(order, write);
  const refusal = await change(ctx, what, order, { ...values, items: parseItems(items) });
  write(refusal === null ? `${subject}  ${what}: done\n` : `${subject}  ${what}: refused, ${refusal}\n`);
  return refusal === null ? 0 : 1;
}

/** @returns why it was refused; null if done */
async function change(
  ctx: RequestContext,
  what: string,
  { orderId, currency }: { readonly orderId: string; readonly currency: string },
  given: Values & { items: { position: number; quantity: number }[] },
): Promise<string | null> {
  const { items, carrier, tracking: trackingNumber } = given;
  const key =
    given.key ?? `${what}:${items.map(({ position, quantity }) => `${position}:${quantity}`).join(',')}`;
  const describeDispatchRefusal = (result: Result<unknown, DispatchRefusal | DecideRefusal>) =>
    result.ok ? null : describeRefusal(result.refusal, currency);
  const asked = { orderId, carrier, trackingNumber, key, items: items.length > 0 ? items : undefined };
  switch (what) {
    case 'dispatch':
      return describeDispatchRefusal(
        await dispatchOrder(ctx, {
          ...asked,
          unpaidReason: given.unpaid?.trim(),
          heldReason: given.held?.trim(),
        }),
      );
    case 'deliver':
      return describeDispatchRefusal(await deliverOrder(ctx, { orderId }));
    case 'return':
      if (!given.key) throw new Error('--key names the return, so that it is booked once');
      return describeDispatchRefusal(await returnItems(ctx, orderId, items, key, { restock: given.restock }));
    case 'exchange':
      if (!given.key) throw new Error('--key names the parcel, so that it is sent once');
      return describeDispatchRefusal(await sendExchanges(ctx, { orderId, key, carrier, trackingNumber }));
    case 'withdraw':
      return describeDispatchRefusal(await carryOutWithdrawal(ctx, orderId));
    case 'release': {
      const reason = given.reason?.trim();
      if (!reason) throw new Error('--reason says why it leaves although a withdrawal was declared');
      return describeDispatchRefusal(await dismissWithdrawal(ctx, orderId, { how: 'released', reason }));
    }
    case 'cancel':
      if (items.length === 0) return describeDispatchRefusal(await cancelOrder(ctx, orderId, 'shop'));
      if (!given.key) throw new Error('--key names the cancellation, so that it is booked once');
      return describeDispatchRefusal(await cancelPieces(ctx, orderId, items, key));
    default:
      throw new Error(`order ${what}?\n${ORDER_USAGE}`);
  }
}

function parseItems(texts: readonly string[]): { position: number; quantity: number }[] {
  return texts.map((text) => {
    const [, position, quantity] = /^(\d{1,3}):(\d{1,3})$/.exec(text) ?? [];
    if (!position || !quantity) throw new Error(`${text}: a line and its pieces are written 1:2`);
    return { position: Number(position), quantity: Number(quantity) };
  });
}

async function list(ctx: RequestContext, { state, first, waiting }: Values, write: Write): Promise<number> {
  const known = STATES.find((one) => one === state);
  if (state !== undefined && !known) throw new Error(`--state is one of ${STATES.join(', ')}`);
  const count = Number(first);
  if (!Number.isInteger(count) || count < 1 || count > 10_000) throw new Error('--first is 1 to 10000');
  let listed = 0;
  let after: string | null = null;
  do {
    const question = { state: known ?? null, first: count - listed, isHeld: waiting, after };
    const { orders, hasMore } = await findOrders(ctx, question);
    for (const { orderNumber, placedAt, state, totalMinor, currency, paymentMethod } of orders)
      write(
        `${orderNumber}  ${placedAt.toISOString()}  ${state}  ${formatAmount(totalMinor, currency)}  ${paymentMethod}\n`,
      );
    listed += orders.length;
    after = hasMore ? (orders.at(-1)?.orderId ?? null) : null;
  } while (after !== null && listed < count);
  write(`${listed} in ${ctx.tenant.id}\n`);
  return 0;
}

function show(order: NonNullable<Awaited<ReturnType<typeof findDeskOrder>>>, write: Write): number {
  const { orderNumber, placedAt, totalMinor, keptMinor, currency, lines, shipments, invoices } = order;
  write(`${orderNumber}  ${order.state}  ${placedAt.toISOString()}  ${formatAmount(totalMinor, currency)}`);
  write(keptMinor === totalMinor ? '\n' : `, kept ${formatAmount(keptMinor, currency)}\n`);
  if (order.hold) {
    const until = order.hold.heldUntil?.toISOString() ?? 'a person decides';
    write(`  held since ${order.hold.heldAt.toISOString()} until ${until}: its withdrawal was declared\n`);
  }
  const skus = new Map(lines.map(({ position, sku }) => [position, sku]));
  for (const { position, quantity, shipped, cancelled, returned } of order.places) {
    const places = `sent ${shipped}, cancelled ${cancelled}, back ${returned}`;
    write(`  ${position}: ${quantity} × ${skus.get(position)}  ${places}\n`);
  }
  for (const { carrier, trackingNumber, shippedAt, deliveredAt, items } of shipments) {
    const arrived = deliveredAt ? `, arrived ${deliveredAt.toISOString()}` : '';
    const pieces = items.map(({ position, quantity }) => `${position}:${quantity}`).join(' ');
    write(
      `  parcel ${carrier ?? '-'} ${trackingNumber ?? '-'}: ${pieces}, left ${shippedAt.toISOString()}${arrived}\n`,
    );
  }
  for (const { number, kind, totalMinor: total } of invoices) {
    write(`  ${kind} ${number}: ${formatAmount(total, currency)}\n`);
  }
  return 0;
}

async function importLines(ctx: RequestContext, file: string, write: Write): Promise<number> {
  const report = await importOrderChanges(ctx, await readFile(file, 'utf8'));
  for (const { line, reason } of report.refused) write(`line ${line}: ${reason}\n`);
  write(
    `${report.done} of ${report.done + report.refused.length} lines done, ${report.refused.length} refused\n`,
  );
  return report.refused.length > 0 ? 1 : 0;
}
