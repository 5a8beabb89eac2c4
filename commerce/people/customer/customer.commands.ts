import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { ok, type Result, refuse } from '#commerce/ground/kernel/result.ts';
import { lockUntilCommit } from '#commerce/ground/kernel/transaction-lock.ts';
import type { EmailInUse } from './customer.errors.ts';
import { type Customer, columns, isEmailInUse, readCustomerRow } from './customer.queries.ts';
import { takeNextNumber } from './number-range.commands.ts';

/** `email` is lower case already, `passwordHash` made by hashPassword: both come out of parsed forms. */
export type NewCustomer = Pick<Customer, 'email' | 'salutation' | 'givenName' | 'familyName' | 'phone'> & {
  readonly passwordHash: string | null;
  /** whether the customer has confirmed the address; default: not yet */
  readonly emailVerified?: boolean;
};

/**
 * Locks an e-mail address: a second transaction that takes the same one waits until the first has ended.
 * @param email lower case
 */
export async function holdEmail(ctx: RequestContext, email: string): Promise<void> {
  await lockUntilCommit(ctx, 'email', email);
}

/** Makes an account. Two at once with one e-mail address make one account and one refusal. */
export async function registerCustomer(
  ctx: RequestContext,
  customer: NewCustomer,
): Promise<Result<Customer, EmailInUse>> {
  await holdEmail(ctx, customer.email);
  if (await isEmailInUse(ctx, customer.email)) return refuse({ code: 'EmailInUse', email: customer.email });
  const row = await ctx.db
    .insertInto('customer')
    .values({
      tenant_id: ctx.tenant.id,
      customer_number: await takeNextNumber(ctx, 'customer'),
      email: customer.email,
      password_hash: customer.passwordHash,
      salutation: customer.salutation,
      given_name: customer.givenName,
      family_name: customer.familyName,
      phone: customer.phone,
      created_at: ctx.clock.now(),
      email_verified_at: customer.emailVerified ? ctx.clock.now() : null,
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'email']).doNothing())
    .returning(columns)
    .executeTakeFirst();
  return row ? ok(readCustomerRow(row)) : refuse({ code: 'EmailInUse', email: customer.email });
}
