import { type RawBuilder, sql } from 'kysely';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';

/**
 * Removes personal data from events, which are append only except for this. The event itself and its amounts stay. In
 * the caller's transaction.
 * @param impersonalFields fields of extensions that stay, as `<extension>.<key>`
 */
export async function eraseFromEvents(
  ctx: RequestContext,
  orderIds: readonly string[],
  impersonalFields: readonly string[],
): Promise<void> {
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
  await sql`
    update order_event
       set data = jsonb_set(data, '{fields}', ${keepImpersonalFields(sql`data -> 'fields'`, impersonalFields)})
     where tenant_id = ${ctx.tenant.id} and order_id = any(${[...orderIds]}::uuid[])
       and type = 'order.placed' and data ? 'fields'`.execute(ctx.db);
  await sql`select set_config('shop.erasing', 'off', true)`.execute(ctx.db);
}

/** The values of extensions' fields in a column without those that are personal, or of which nobody knows any more. */
export function keepImpersonalFields(column: RawBuilder<unknown>, impersonal: readonly string[]) {
  return sql`(
    select coalesce(jsonb_object_agg(kept.extension, kept.fields), '{}')
      from (select e.key as extension, jsonb_object_agg(f.key, f.value) as fields
              from jsonb_each(${column}) e, jsonb_each(e.value) f
             where e.key || '.' || f.key = any(${[...impersonal]}::text[])
             group by e.key) kept)`;
}
