import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { holdEmail } from './customer.commands.ts';
import type { Customer } from './customer.queries.ts';
import { selectRowToLock } from './customer-change.queries.ts';

export function updateCustomerRow(ctx: RequestContext, customerId: string) {
  return ctx.db
    .updateTable('customer')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('customer_id', '=', customerId);
}

/**
 * Deletes a customer with everything that refers to it: addresses, sessions, basket, wishlist, searches, passkeys,
 * mandates and choices. Orders have been made pseudonymous before. In the caller's transaction.
 */
export async function deleteCustomer(ctx: RequestContext, customerId: string): Promise<void> {
  await ctx.db
    .deleteFrom('customer')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('customer_id', '=', customerId)
    .execute();
}

/** The fields that customers change by themselves; an e-mail address and a password have ways of their own. */
export type CustomerDetails = Pick<Customer, 'salutation' | 'givenName' | 'familyName' | 'phone'>;

export async function changeDetails(
  ctx: RequestContext,
  customerId: string,
  details: CustomerDetails,
): Promise<void> {
  const { salutation, givenName, familyName, phone } = details;
  await updateCustomerRow(ctx, customerId)
    .set({ salutation, given_name: givenName, family_name: familyName, phone })
    .execute();
}

/**
 * Stores a date of birth; one that is stored already stays.
 * @param dateOfBirth YYYY-MM-DD
 * @returns the stored one
 */
export async function keepDateOfBirth(
  ctx: RequestContext,
  customerId: string,
  dateOfBirth: string,
): Promise<string | null> {
  const row = await updateCustomerRow(ctx, customerId)
    .set((eb) => ({
      date_of_birth: eb.fn.coalesce('date_of_birth', eb.cast<string>(eb.val(dateOfBirth), 'date')),
    }))
    .returning('date_of_birth')
    .executeTakeFirst();
  return row?.date_of_birth ?? null;
}

/** @param passwordHash made by hashPassword */
export async function setPasswordHash(
  ctx: RequestContext,
  customerId: string,
  passwordHash: string,
): Promise<void> {
  const now = ctx.clock.now();
  await updateCustomerRow(ctx, customerId)
    .set({ password_hash: passwordHash, password_changed_at: now })
    .execute();
}

/** Marks the address as confirmed. Nothing changes when the customer has another address by now. */
export async function verifyEmail(ctx: RequestContext, customerId: string, email: string): Promise<boolean> {
  const row = await updateCustomerRow(ctx, customerId)
    .where('email', '=', email)
    .set((eb) => ({ email_verified_at: eb.fn.coalesce('email_verified_at', eb.val(ctx.clock.now())) }))
    .returning('customer_id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Gives the customer a new, confirmed address. Of two customers who take the same address at once the second waits
 * for the first.
 * @returns false if another customer has it, or there is no such customer; nothing has changed then
 */
export async function setVerifiedEmail(
  ctx: RequestContext,
  customerId: string,
  email: string,
): Promise<boolean> {
  await holdEmail(ctx, email);
  const row = await updateCustomerRow(ctx, customerId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('customer as other')
            .select('other.customer_id')
            .where('other.tenant_id', '=', ctx.tenant.id)
            .where('other.email', '=', email),
        ),
      ),
    )
    .set({ email, email_verified_at: ctx.clock.now() })
    .returning('customer_id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Locks the customer's row until the transaction ends, so that no new row can refer to it in the meantime.
 * @returns false if the customer no longer exists
 */
export async function lockCustomerRow(ctx: RequestContext, customerId: string): Promise<boolean> {
  return (await selectRowToLock(ctx, customerId).forUpdate().executeTakeFirst()) !== undefined;
}

/**
 * Prevents the customer from being deleted until the transaction ends; everything else of the customer may change in
 * the meantime.
 * @returns false if the customer no longer exists
 */
export async function keepCustomerRow(ctx: RequestContext, customerId: string): Promise<boolean> {
  return (await selectRowToLock(ctx, customerId).forKeyShare().executeTakeFirst()) !== undefined;
}
