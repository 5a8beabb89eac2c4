import { type SqlBool, sql } from 'kysely';
import { claimPremium } from '#commerce/buying/delivery/premium.commands.ts';
import { type RequestContext, runInTransaction } from '#commerce/ground/kernel/context.ts';
import type { Currency } from '#commerce/ground/kernel/money.ts';
import { findCheckedPerson } from '#commerce/money/credit/decision/decision-record.queries.ts';
import { moveDebtToCustomer } from '#commerce/money/ledger/ledger.service.ts';
import { keepFirstAddress } from '#commerce/people/customer/customer-address.commands.ts';
import { keepCheckedBirth } from '#commerce/people/customer/customer-change.service.ts';
import { findByNumber } from '../order-record.queries.ts';
import { type Owner, selectGuestOrders } from './join-guest-orders.queries.ts';

/** Most orders that join with one press; for more the customer presses again. */
const AT_ONCE = 100;

/**
 * {@link joinGuestOrders} for one order whose confirmation its buyer has opened, or with which an account was
 * requested: its number is the fact. Its address becomes the first of an account that has none. Counts no attempt.
 */
export async function joinOwnOrder(
  ctx: RequestContext,
  customer: Owner,
  orderNumber: string,
): Promise<boolean> {
  if (!customer.emailVerified) return false;
  return runInTransaction(ctx, async (inner) => {
    const joined = await join(inner, customer, sql<SqlBool>`order_number = ${orderNumber}`);
    const order = joined > 0 ? await findByNumber(inner, orderNumber) : null;
    if (order) await keepFirstAddress(inner, customer.customerId, order.billingAddress);
    return order !== null;
  });
}

export function join(
  ctx: RequestContext,
  customer: Owner,
  known: ReturnType<typeof sql<SqlBool>>,
): Promise<number> {
  return runInTransaction(ctx, async (inner) => {
    const found = await selectGuestOrders(inner, customer.email)
      .select(['order_id', 'currency', 'state'])
      .where(known)
      .orderBy('order_id')
      .limit(AT_ONCE)
      .forUpdate()
      .execute();
    for (const row of found) {
      const order = { orderId: row.order_id, currency: row.currency as Currency, customerId: null };
      // an order that waits for its payment is charged when it is paid, then to the customer
      if (row.state !== 'awaiting_payment') await moveDebtToCustomer(inner, order, customer.customerId);
      await claimPremium(inner, order.orderId, customer.customerId);
      const borrower = await findCheckedPerson(inner, order.orderId);
      if (borrower) await keepCheckedBirth(inner, customer.customerId, borrower);
      await giveTo(inner, order.orderId, customer.customerId);
    }
    return found.length;
  });
}

async function giveTo(ctx: RequestContext, orderId: string, customerId: string): Promise<void> {
  await ctx.db
    .updateTable('sales_order')
    .set({ customer_id: customerId })
    .where('tenant_id', '=', ctx.tenant.id)
    .where('order_id', '=', orderId)
    .execute();
  ctx.events.emit({ type: 'order-changed', tenantId: ctx.tenant.id, orderId });
}
