import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { listImpersonalFields } from '#commerce/buying/checkout/order-fields.rules.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { eraseFromEvents, keepImpersonalFields } from '#commerce/orders/order-log/erase-events.commands.ts';
import { buildErasedAddress } from './erase-orders.queries.ts';

/** The recipient of mails to an erased buyer; the domain does not exist (RFC 2606). */
const NO_ADDRESS = 'erased@erased.invalid';

/**
 * Makes a customer's orders pseudonymous: names, streets, e-mail address and the secret of the order's page are
 * removed; articles, dates and prices stay, and those fields of extensions that are known not to be personal. Invoices
 * keep the buyer's name, as tax law requires. In the caller's transaction.
 */
export async function eraseBuyer(ctx: RequestContext, customerId: string): Promise<void> {
  const impersonal = listImpersonalFields(ctx.tenant.activeExtensions);
  const { rows } = await sql<{ order_id: string }>`
    update sales_order o
       set customer_id = null, session_id = null, email = ${NO_ADDRESS},
           access_token = ${randomBytes(24).toString('base64url')} || o.order_number,
           pickup_point = pickup_point - 'postNumber',
           extension_fields = ${keepImpersonalFields(sql`extension_fields`, impersonal)},
           billing_address = ${buildErasedAddress('billing_address')}, delivery_address = ${buildErasedAddress('delivery_address')}
     where o.tenant_id = ${ctx.tenant.id} and o.customer_id = ${customerId}
    returning o.order_id`.execute(ctx.db);
  const orderIds = rows.map(({ order_id }) => order_id);
  await eraseFromEvents(ctx, orderIds, impersonal);
  for (const orderId of orderIds) {
    ctx.events.emit({ type: 'order-changed', tenantId: ctx.tenant.id, orderId });
  }
}
