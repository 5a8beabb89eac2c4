import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import type { TooManyAttempts } from '#commerce/ground/kernel/refusals.errors.ts';
import { ok, type Result, refuse } from '#commerce/ground/kernel/result.ts';
import type { EmailInUse, WrongCredentials } from './customer.errors.ts';
import { nextNumber } from './number-range.service.ts';
import { passwordMatches } from './password.service.ts';

export type Customer = {
  readonly customerId: string;
  /** businessPartnerNo, the number that people read */
  readonly customerNumber: string;
  readonly email: string;
  readonly salutation: 'female' | 'male' | 'not_specified';
  readonly givenName: string;
  readonly familyName: string;
  /** YYYY-MM-DD */
  readonly dateOfBirth: string | null;
  readonly phone: string | null;
  readonly hasPassword: boolean;
};

/** `email` is lower case already, `passwordHash` made by hashPassword: both come out of parsed forms. */
export type NewCustomer = Pick<Customer, 'email' | 'salutation' | 'givenName' | 'familyName' | 'phone'> & {
  readonly passwordHash: string;
};

const columns = [
  'customer_id',
  'customer_number',
  'email',
  'salutation',
  'given_name',
  'family_name',
  'date_of_birth',
  'phone',
  'password_hash',
] as const;

/** The customer of the context's tenant with this id. */
export async function findCustomer(ctx: RequestContext, customerId: string): Promise<Customer | null> {
  const row = await customers(ctx).where('customer_id', '=', customerId).executeTakeFirst();
  return row ? customerOf(row) : null;
}

/** The signed-in customer; null for everybody else, also for one who is only recognised (type 1). */
export async function getCustomer(ctx: RequestContext): Promise<Customer | null> {
  const { visitor } = ctx;
  return visitor?.type === 2 && visitor.customerId !== null ? findCustomer(ctx, visitor.customerId) : null;
}

/** @param email lower case */
export async function isEmailInUse(ctx: RequestContext, email: string): Promise<boolean> {
  const row = await customers(ctx).where('email', '=', email).executeTakeFirst();
  return row !== undefined;
}

/** Makes an account. Two at once with one e-mail address make one account and one refusal. */
export async function registerCustomer(
  ctx: RequestContext,
  customer: NewCustomer,
): Promise<Result<Customer, EmailInUse>> {
  if (await isEmailInUse(ctx, customer.email)) return refuse({ code: 'EmailInUse', email: customer.email });
  const row = await ctx.db
    .insertInto('customer')
    .values({
      tenant_id: ctx.tenant.id,
      customer_number: await nextNumber(ctx, 'customer'),
      email: customer.email,
      password_hash: customer.passwordHash,
      salutation: customer.salutation,
      given_name: customer.givenName,
      family_name: customer.familyName,
      phone: customer.phone,
      created_at: ctx.clock.now(),
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'email']).doNothing())
    .returning(columns)
    .executeTakeFirst();
  return row ? ok(customerOf(row)) : refuse({ code: 'EmailInUse', email: customer.email });
}

/**
 * Checks e-mail address and password. Wrong, unknown and password-less accounts look and take the same.
 * @param input.address where the request comes from, for the limit of attempts
 */
export async function checkCredentials(
  ctx: RequestContext,
  input: { readonly email: string; readonly password: string; readonly address: string },
): Promise<Result<Customer, WrongCredentials | TooManyAttempts>> {
  const account = `${ctx.tenant.id}|${input.email}`;
  const retryAfterSeconds = await ctx.attempts.countSignIn(account, input.address);
  if (retryAfterSeconds !== null) return refuse({ code: 'TooManyAttempts', retryAfterSeconds });
  const row = await customers(ctx).where('email', '=', input.email).executeTakeFirst();
  const matches = await passwordMatches(row?.password_hash ?? null, input.password);
  if (!row || !matches) return refuse({ code: 'WrongCredentials' });
  await ctx.attempts.forgetSignIns(account, input.address);
  return ok(customerOf(row));
}

function customers(ctx: RequestContext) {
  return ctx.db.selectFrom('customer').select(columns).where('tenant_id', '=', ctx.tenant.id);
}

type CustomerRow = NonNullable<Awaited<ReturnType<ReturnType<typeof customers>['executeTakeFirst']>>>;

function customerOf(row: CustomerRow): Customer {
  return {
    customerId: row.customer_id,
    customerNumber: row.customer_number,
    email: row.email,
    salutation: row.salutation,
    givenName: row.given_name,
    familyName: row.family_name,
    dateOfBirth: row.date_of_birth,
    phone: row.phone,
    hasPassword: row.password_hash !== null,
  };
}
