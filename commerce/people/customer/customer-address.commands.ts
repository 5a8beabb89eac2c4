import { sql } from 'kysely';
import type { Address } from '#commerce/ground/kernel/address.rules.ts';
import { type RequestContext, runInTransaction } from '#commerce/ground/kernel/context.ts';
import { isDefault, listAddresses, MAX_ADDRESSES } from './customer-address.queries.ts';

/**
 * Writes an address into a customer's book: replacing an entry, or as a new one. An entry of another customer counts
 * as missing. The book holds at most 50; a full one stays as it is.
 * @returns false if the book is full
 */
export async function bookAddress(
  ctx: RequestContext,
  customerId: string,
  address: Address,
  addressId: string | null,
): Promise<boolean> {
  if (addressId !== null) {
    const changed = await ctx.db
      .updateTable('customer_address')
      .set({ address: JSON.stringify(address) })
      .where('tenant_id', '=', ctx.tenant.id)
      .where('customer_id', '=', customerId)
      .where('address_id', '=', addressId)
      .returning('address_id')
      .execute();
    if (changed.length > 0) return true;
  }
  const known = await listAddresses(ctx, customerId);
  const same = known.some((entry) => isSameAddress(entry.address, address));
  if (same) return true;
  if (known.length >= MAX_ADDRESSES) return false;
  await ctx.db
    .insertInto('customer_address')
    .values({
      tenant_id: ctx.tenant.id,
      customer_id: customerId,
      address: JSON.stringify(address),
      is_default: false,
      created_at: ctx.clock.now(),
    })
    .execute();
  return true;
}

function isSameAddress(a: Address, b: Address): boolean {
  const parts = Object.keys(a) as (keyof Address)[];
  return parts.every((part) => a[part] === b[part]);
}

/** The first address a customer orders with is the one their forms begin with. */
export async function keepFirstAddress(
  ctx: RequestContext,
  customerId: string,
  address: Address,
): Promise<void> {
  await ctx.db
    .insertInto('customer_address')
    .values({
      tenant_id: ctx.tenant.id,
      customer_id: customerId,
      address: JSON.stringify(address),
      is_default: true,
      created_at: ctx.clock.now(),
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'customer_id']).where(isDefault).doNothing())
    .execute();
}

/**
 * Takes an entry out of a customer's book. An entry of another customer counts as missing; the others stay. When the
 * removed entry was the default, the newest of the others becomes it.
 */
export function removeAddress(ctx: RequestContext, customerId: string, addressId: string): Promise<boolean> {
  return runInTransaction(ctx, async (inner) => {
    const { numDeletedRows } = await inner.db
      .deleteFrom('customer_address')
      .where('tenant_id', '=', ctx.tenant.id)
      .where('customer_id', '=', customerId)
      .where('address_id', '=', addressId)
      .executeTakeFirst();
    if (numDeletedRows > 0n) await keepDefault(inner, customerId);
    return numDeletedRows > 0n;
  });
}

/** A book without a default gets its newest entry as one. */
export async function keepDefault({ db, tenant }: RequestContext, customerId: string): Promise<void> {
  await sql`
    update customer_address set is_default = true
     where tenant_id = ${tenant.id} and customer_id = ${customerId}
       and address_id = (select address_id from customer_address
                          where tenant_id = ${tenant.id} and customer_id = ${customerId}
                          order by is_default desc, created_at desc, address_id limit 1)
       and not is_default`.execute(db);
}

/**
 * Makes an entry the default, which forms begin with. An entry of another customer counts as missing, and the default
 * stays.
 * @returns whether there is such an entry
 */
export function makeDefaultAddress(
  ctx: RequestContext,
  customerId: string,
  addressId: string,
): Promise<boolean> {
  return runInTransaction(ctx, async ({ db }) => {
    const own = await db
      .selectFrom('customer_address')
      .select('address_id')
      .where('tenant_id', '=', ctx.tenant.id)
      .where('customer_id', '=', customerId)
      .orderBy('address_id')
      .forUpdate()
      .execute();
    if (!own.some((entry) => entry.address_id === addressId)) return false;
    const updateAddresses = () =>
      db
        .updateTable('customer_address')
        .where('tenant_id', '=', ctx.tenant.id)
        .where('customer_id', '=', customerId);
    await updateAddresses().set({ is_default: false }).where('address_id', '<>', addressId).execute();
    await updateAddresses().set({ is_default: true }).where('address_id', '=', addressId).execute();
    return true;
  });
}
