import { sql } from 'kysely';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';

/** Replaces a name or a street. */
const ERASED = '–';

/** The country stays, because tax depends on it. */
export function buildErasedAddress(column: 'billing_address' | 'delivery_address') {
  return sql`jsonb_build_object('salutation', 'not_specified', 'givenName', ${ERASED}::text,
    'familyName', ${ERASED}::text, 'street', ${ERASED}::text, 'houseNumber', ${ERASED}::text,
    'houseNumberAddition', null, 'postalCode', ${ERASED}::text, 'city', ${ERASED}::text, 'phone', null,
    'country', o.${sql.raw(column)} ->> 'country')`;
}

/** An unfinished order or return of the customer; null if there is none. */
export async function findOrderUnderWay(ctx: RequestContext, customerId: string): Promise<string | null> {
  const { rows } = await sql<{ order_number: string }>`
    select o.order_number
      from sales_order o
     where o.tenant_id = ${ctx.tenant.id} and o.customer_id = ${customerId}
       and (o.state in ('awaiting_payment', 'placed', 'shipped')
            -- declared, and not back yet: the pieces have two weeks, and the shop two more
            or (o.state = 'delivered' and exists (
                  select from withdrawal_statement w
                   where w.tenant_id = ${ctx.tenant.id} and w.order_id = o.order_id and w.subject <> 'credit'
                     and w.stated_at > ${ctx.clock.now()}::timestamptz - interval '28 days'
                     and not exists (select from return_notice r
                                      where r.tenant_id = ${ctx.tenant.id} and r.order_id = o.order_id
                                        and r.noted_at > w.stated_at)))
            -- announced: the same four weeks, from the day of collection where there is one
            or (o.state = 'delivered' and exists (
                  select from return_announcement a
                   where a.tenant_id = ${ctx.tenant.id} and a.order_id = o.order_id
                     and coalesce(a.collect_on, a.announced_at) > ${ctx.clock.now()}::timestamptz - interval '28 days'
                     and not exists (select from return_notice r
                                      where r.tenant_id = ${ctx.tenant.id} and r.order_id = o.order_id
                                        and r.noted_at > a.announced_at)))
            or exists (select from return_exchange e
                        where e.tenant_id = ${ctx.tenant.id} and e.order_id = o.order_id
                          and e.state in ('reserved', 'arrived'))
            or exists (select from payment_refund f
                        where f.tenant_id = ${ctx.tenant.id} and f.order_id = o.order_id
                          and f.state in ('requested', 'manual', 'pending', 'failed')))
     order by o.placed_at
     limit 1`.execute(ctx.db);
  return rows[0]?.order_number ?? null;
}
