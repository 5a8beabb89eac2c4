import { type SqlBool, sql } from 'kysely';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import type { Customer } from '#commerce/people/customer/customer.queries.ts';

/**
 * Whether orders were placed as a guest with the customer's verified address. An unverified address has none: the
 * answer would reveal a stranger's orders.
 */
export async function hasGuestOrders(ctx: RequestContext, customer: Owner): Promise<boolean> {
  if (!customer.emailVerified) return false;
  const row = await selectGuestOrders(ctx, customer.email).select('order_id').limit(1).executeTakeFirst();
  return row !== undefined;
}

export function selectGuestOrders({ db, tenant }: RequestContext, email: string) {
  return db
    .selectFrom('sales_order')
    .where('tenant_id', '=', tenant.id)
    .where('email', '=', email)
    .where('customer_id', 'is', null);
}

export function hasFact(known: string) {
  const selectNormalizedPostalCode = (json: 'billing_address' | 'delivery_address') =>
    sql<string>`upper(replace(${sql.ref(json)} ->> 'postalCode', ' ', ''))`;
  return sql<SqlBool>`(order_number = ${known} or ${selectNormalizedPostalCode('billing_address')} = ${known}
    or ${selectNormalizedPostalCode('delivery_address')} = ${known})`;
}

export type Owner = Pick<Customer, 'customerId' | 'email' | 'emailVerified'>;
