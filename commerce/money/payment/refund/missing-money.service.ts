import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { getOrderBalance } from '#commerce/money/ledger/ledger.service.ts';
import { isPaidBeforehand } from '../payment-method.rules.ts';
import { listOrderPayments } from '../record/payment-record.queries.ts';

/**
 * Money that must come in before an order may leave, minor units: what is still owed for an order that is paid
 * beforehand, less the money that a provider holds for it. 0 for invoice, direct debit and credit, which are paid
 * after delivery.
 */
export async function computeMissingMoney(
  ctx: RequestContext,
  order: { readonly orderId: string; readonly paymentMethod: string },
): Promise<number> {
  return isPaidBeforehand(order.paymentMethod) ? computeOwedMoney(ctx, order) : 0;
}

/** The debt of an order, due today or later, less the money that a provider holds for it; minor units. */
export async function computeOwedMoney(
  ctx: RequestContext,
  order: { readonly orderId: string },
): Promise<number> {
  const { balanceMinor } = await getOrderBalance(ctx, order.orderId);
  if (balanceMinor <= 0) return 0;
  const heldMinor = (await listOrderPayments(ctx, order.orderId))
    .filter(({ state }) => state === 'authorized')
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  return Math.max(0, balanceMinor - heldMinor);
}
