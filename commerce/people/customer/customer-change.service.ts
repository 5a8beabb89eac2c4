import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { type Customer, holdEmail } from './customer.service.ts';

/** The fields that customers change by themselves; an e-mail address and a password have ways of their own. */
export type CustomerDetails = Pick<Customer, 'salutation' | 'givenName' | 'familyName' | 'phone'>;

function updateCustomerRow(ctx: RequestContext, customerId: string) {
  return ctx.db
    .updateTable('customer')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('customer_id', '=', customerId);
}

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

/** The name and date of birth that a credit check was about. */
export type CheckedPerson = {
  readonly givenName: string;
  readonly familyName: string;
  /** YYYY-MM-DD */
  readonly dateOfBirth: string;
};

/**
 * {@link keepDateOfBirth} with the data given to a credit check, if the check bore the customer's own name: a bill
 * may be in somebody else's.
 */
export async function keepCheckedBirth(
  ctx: RequestContext,
  customerId: string,
  { givenName, familyName, dateOfBirth }: CheckedPerson,
): Promise<void> {
  const customer = await findCustomerName(ctx, customerId);
  const isOwn =
    customer && isSameName(customer.given_name, givenName) && isSameName(customer.family_name, familyName);
  if (isOwn) await keepDateOfBirth(ctx, customerId, dateOfBirth);
}

function findCustomerName({ db, tenant }: RequestContext, customerId: string) {
  return db
    .selectFrom('customer')
    .select(['given_name', 'family_name'])
    .where('tenant_id', '=', tenant.id)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
}

function isSameName(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
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

function selectRowToLock(ctx: RequestContext, customerId: string) {
  return ctx.db
    .selectFrom('customer')
    .select('customer_id')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('customer_id', '=', customerId);
}

/**
 * Lets one transaction at a time change what belongs to the customer. Rows that refer to the customer may still be
 * written: a sign-in has written its own before it calls this.
 */
export async function takeTurnsOnCustomer(ctx: RequestContext, customerId: string): Promise<void> {
  await ctx.db
    .selectFrom('customer')
    .select('customer_id')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('customer_id', '=', customerId)
    .forNoKeyUpdate()
    .executeTakeFirst();
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
