import { sql } from 'kysely';
import { type Address, parseAddress } from '#commerce/ground/kernel/address.rules.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';

/** An entry of a customer's address book. */
export type BookedAddress = {
  readonly addressId: string;
  readonly isDefault: boolean;
  readonly address: Address;
};

export const MAX_ADDRESSES = 50;

/**
 * The condition of the partial index customer_address_default, written out: as a parameter, PostgreSQL could not know
 * in a plan for all values that the index applies, and refuses the `on conflict` (42P10).
 */
export const isDefault = sql<boolean>`is_default`;

/** The address that a customer's forms begin with; null if none yet. */
export async function findDefaultAddress(ctx: RequestContext, customerId: string): Promise<Address | null> {
  const row = await ctx.db
    .selectFrom('customer_address')
    .select('address')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('customer_id', '=', customerId)
    .where(isDefault)
    .executeTakeFirst();
  return parseAddress(row?.address ?? null);
}

/** A customer's address book: the default first, then the newest. */
export async function listAddresses(ctx: RequestContext, customerId: string): Promise<BookedAddress[]> {
  const rows = await ctx.db
    .selectFrom('customer_address')
    .select(['address_id', 'is_default', 'address'])
    .where('tenant_id', '=', ctx.tenant.id)
    .where('customer_id', '=', customerId)
    .orderBy('is_default', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('address_id')
    .limit(MAX_ADDRESSES)
    .execute();
  return rows.flatMap((row) => {
    const address = parseAddress(row.address);
    return address ? [{ addressId: row.address_id, isDefault: row.is_default, address }] : [];
  });
}
