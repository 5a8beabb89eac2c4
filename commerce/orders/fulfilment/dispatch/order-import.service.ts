import { z } from 'zod';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { findByNumber } from '#commerce/orders/order/order-record.queries.ts';
import { cancelOrder } from '../cancel/cancel-order.service.ts';
import { cancelPieces } from '../cancel/cancel-pieces.service.ts';
import { describeRefusal } from '../cancel/refusal-words.rules.ts';
import { sendExchanges } from '../exchange/exchange.service.ts';
import { returnItems } from '../returns/return-items.service.ts';
import { deliverOrder, dispatchOrder } from './dispatch-order.service.ts';

/** Most lines of one file. */
const MAX_LINES = 100_000;
const MAX_PIECES = 999;

const order = z.string().regex(/^\d{1,20}$/, 'an order number');
const key = z.string().min(1).max(100);
const items = z
  .array(
    z
      .object({ position: z.number().int().min(1), quantity: z.number().int().min(1).max(MAX_PIECES) })
      .strict(),
  )
  .min(1)
  .max(100);
const at = z.iso.datetime({ offset: true }).transform((text) => new Date(text));

/** A line of the file: a report of the warehouse about one order, described in docs/order-events.md. */
const change = z.discriminatedUnion('type', [
  z
    .object({
      ...{ type: z.literal('dispatch'), order, key, items: items.optional(), at: at.optional() },
      carrier: z.string().max(50).optional(),
      trackingNumber: z.string().max(100).optional(),
      unpaidReason: z.string().trim().min(1).max(200).optional(),
      heldReason: z.string().trim().min(1).max(200).optional(),
    })
    .strict(),
  z.object({ type: z.literal('delivery'), order, at: at.optional() }).strict(),
  z.object({ type: z.literal('return'), order, key, items, restock: z.boolean().default(false) }).strict(),
  z
    .object({
      ...{ type: z.literal('exchange'), order, key, at: at.optional() },
      carrier: z.string().max(50).optional(),
      trackingNumber: z.string().max(100).optional(),
    })
    .strict(),
  z.object({ type: z.literal('cancellation'), order }).strict(),
  z.object({ type: z.literal('part-cancellation'), order, key, items }).strict(),
]);
type Change = z.infer<typeof change>;

export type OrderImportReport = {
  /** lines that are carried out, including those that had been before */
  readonly done: number;
  readonly refused: readonly { readonly line: number; readonly reason: string }[];
};

/**
 * Reads JSON Lines of dispatches, deliveries, returns, exchanges and cancellations, each in a transaction of its own:
 * a refused line does not affect the others. Reading a file again changes nothing.
 */
export async function importOrderChanges(ctx: RequestContext, text: string): Promise<OrderImportReport> {
  const lines = text.split('\n');
  if (lines.length > MAX_LINES) throw new Error(`a file has at most ${MAX_LINES} lines`);
  const refused: { line: number; reason: string }[] = [];
  let done = 0;
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const reason = await importLine(ctx, line);
    if (reason === null) done += 1;
    else refused.push({ line: index + 1, reason });
  }
  return { done, refused };
}

async function importLine(ctx: RequestContext, line: string): Promise<string | null> {
  let read: unknown;
  try {
    read = JSON.parse(line);
  } catch {
    return 'no JSON';
  }
  const parsed = change.safeParse(read);
  if (!parsed.success) {
    return parsed.error.issues
      .map(({ path, message }) => `${path.join('.') || 'line'}: ${message}`)
      .join('; ');
  }
  const found = await findByNumber(ctx, parsed.data.order);
  if (!found) return `there is no order ${parsed.data.order}`;
  const result = await applyChange(ctx, found.orderId, parsed.data);
  return result.ok ? null : describeRefusal(result.refusal, found.currency);
}

function applyChange(ctx: RequestContext, orderId: string, said: Change) {
  switch (said.type) {
    case 'dispatch':
      return dispatchOrder(ctx, { ...said, orderId });
    case 'delivery':
      return deliverOrder(ctx, { orderId, at: said.at });
    case 'return':
      return returnItems(ctx, orderId, said.items, said.key, { restock: said.restock });
    case 'exchange':
      return sendExchanges(ctx, { ...said, orderId });
    case 'cancellation':
      return cancelOrder(ctx, orderId, 'shop');
    case 'part-cancellation':
      return cancelPieces(ctx, orderId, said.items, said.key);
  }
}
