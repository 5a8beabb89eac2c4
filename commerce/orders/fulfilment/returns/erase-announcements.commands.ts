import { sql } from 'kysely';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';

/**
 * Removes personal data from a customer's announced returns: the reasons, and the carrier's number for the sender. In
 * the caller's transaction, while the orders still refer to the customer.
 */
export async function eraseAnnouncements(ctx: RequestContext, customerId: string): Promise<void> {
  await sql`
    update return_announcement a
       set carrier = null, tracking_number = null,
           items = (select coalesce(jsonb_agg(item || '{"reason": null}'), '[]') from jsonb_array_elements(a.items) item)
      from sales_order o
     where o.tenant_id = ${ctx.tenant.id} and o.customer_id = ${customerId}
       and a.tenant_id = ${ctx.tenant.id} and a.order_id = o.order_id`.execute(ctx.db);
}
