import { sql } from 'kysely';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';

/**
 * Removes personal data from events, which are append only except for this. The event itself and its amounts stay. In
 * the caller's transaction.
 */
export async function eraseFromEvents(ctx: RequestContext, orderIds: readonly string[]): Promise<void> {
  await sql`select set_config('shop.erasing', 'on', true)`.execute(ctx.db);
  await sql`
    update order_event
       set data = data - array['email', 'customerId', 'billingAddress', 'deliveryAddress', 'pickupPoint', 'statement']
     where tenant_id = ${ctx.tenant.id} and order_id = any(${[...orderIds]}::uuid[])`.execute(ctx.db);
  await sql`
    update order_event e
       set data = jsonb_set(e.data, '{items}', (
             select coalesce(jsonb_agg(item - 'reason'), '[]') from jsonb_array_elements(e.data -> 'items') item))
     where e.tenant_id = ${ctx.tenant.id} and e.order_id = any(${[...orderIds]}::uuid[])
       and e.type = 'return.announced'`.execute(ctx.db);
  await sql`select set_config('shop.erasing', 'off', true)`.execute(ctx.db);
}
