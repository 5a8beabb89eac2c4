import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import type { Order } from '#commerce/orders/order/order.rules.ts';
import type { KeptOrder, ReturnEffect } from '#commerce/orders/order/return-effect.rules.ts';
import { takeNextNumber } from '#commerce/people/customer/number-range.commands.ts';
import { insertInvoice } from './invoice.commands.ts';
import { findInvoiceNumber } from './invoice.queries.ts';
import { buildCreditNote, buildInvoice } from './invoice.rules.ts';

const INVOICE = 'invoice';

/**
 * Issues the order's invoice with the first parcel; once, in the caller's transaction.
 * @param supply.paid nothing is left to be paid
 * @param supply.kept the part of the order that has not been cancelled
 * @returns its number
 */
export async function issueInvoice(
  ctx: RequestContext,
  order: Order,
  supply: { readonly suppliedAt: Date; readonly paid: boolean; readonly kept: KeptOrder },
): Promise<string> {
  const known = await findInvoiceNumber(ctx, order.orderId, INVOICE);
  if (known !== null) return known;
  const number = await takeNextNumber(ctx, 'invoice');
  const document = buildInvoice(order, { tenant: ctx.tenant, number, issuedAt: ctx.clock.now(), ...supply });
  await insertInvoice(ctx, order.orderId, INVOICE, document);
  return number;
}

/**
 * Issues the credit note of a return, once, in the caller's transaction.
 * @returns its number; null if nothing is refunded
 */
export async function issueCreditNote(
  ctx: RequestContext,
  order: Order,
  { effect, returnId }: { readonly effect: ReturnEffect; readonly returnId: string },
): Promise<string | null> {
  if (effect.refundMinor === 0) return null;
  const cause = `return:${returnId}`;
  const known = await findInvoiceNumber(ctx, order.orderId, cause);
  if (known !== null) return known;
  const invoiceNumber = await findInvoiceNumber(ctx, order.orderId, INVOICE);
  const number = await takeNextNumber(ctx, 'credit-note');
  const facts = { tenant: ctx.tenant, number, issuedAt: ctx.clock.now(), invoiceNumber };
  await insertInvoice(ctx, order.orderId, cause, buildCreditNote(order, effect, facts));
  return number;
}
