import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { ok, type Result, refuse } from '#commerce/ground/kernel/result.ts';
import { lockUntilCommit } from '#commerce/ground/kernel/transaction-lock.ts';
import { getSignedInCustomer } from '#commerce/ground/kernel/visitor.rules.ts';
import type { EmailInUse } from './customer.errors.ts';
import { takeNextNumber } from './number-range.service.ts';

export type Customer = {
  readonly customerId: string;
  /** businessPartnerNo, the number that people read */
  readonly customerNumber: string;
  readonly email: string;
  /** the customer has confirmed the address */
  readonly emailVerified: boolean;
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
  readonly passwordHash: string | null;
  /** whether the customer has confirmed the address; default: not yet */
  readonly emailVerified?: boolean;
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
  'email_verified_at',
] as const;

/** The customer of the context's tenant with this id. */
export async function findCustomer(ctx: RequestContext, customerId: string): Promise<Customer | null> {
  const row = await selectCustomers(ctx).where('customer_id', '=', customerId).executeTakeFirst();
  return row ? readCustomerRow(row) : null;
}

/** The customer of a session, signed in or soft-logged-in: of a soft-logged-in one only the name may be shown. */
export async function findKnownCustomer(ctx: RequestContext): Promise<Customer | null> {
  const customerId = ctx.visitor?.customerId ?? null;
  return customerId === null ? null : findCustomer(ctx, customerId);
}

/** The signed-in customer; null for everybody else, also for one who is soft-logged-in. */
export async function getCustomer(ctx: RequestContext): Promise<Customer | null> {
  const customerId = getSignedInCustomer(ctx);
  return customerId === null ? null : findCustomer(ctx, customerId);
}

/** @param email lower case */
export async function isEmailInUse(ctx: RequestContext, email: string): Promise<boolean> {
  const row = await selectCustomers(ctx).where('email', '=', email).executeTakeFirst();
  return row !== undefined;
}

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

/** A customer and what a sign-in is checked against. */
export type Credentials = { readonly customer: Customer; readonly passwordHash: string | null };

/** @param email lower case */
export async function findCredentials(ctx: RequestContext, email: string): Promise<Credentials | null> {
  const row = await selectCustomers(ctx).where('email', '=', email).executeTakeFirst();
  return row ? { customer: readCustomerRow(row), passwordHash: row.password_hash } : null;
}

export async function findCredentialsById(
  ctx: RequestContext,
  customerId: string,
): Promise<Credentials | null> {
  const row = await selectCustomers(ctx).where('customer_id', '=', customerId).executeTakeFirst();
  return row ? { customer: readCustomerRow(row), passwordHash: row.password_hash } : null;
}

/** @param customerNumber digits */
export async function findByCustomerNumber(
  ctx: RequestContext,
  customerNumber: string,
): Promise<Customer | null> {
  const row = await selectCustomers(ctx).where('customer_number', '=', customerNumber).executeTakeFirst();
  return row ? readCustomerRow(row) : null;
}

function selectCustomers(ctx: RequestContext) {
  return ctx.db.selectFrom('customer').select(columns).where('tenant_id', '=', ctx.tenant.id);
}

type CustomerRow = NonNullable<Awaited<ReturnType<ReturnType<typeof selectCustomers>['executeTakeFirst']>>>;

function readCustomerRow(row: CustomerRow): Customer {
  return {
    customerId: row.customer_id,
    customerNumber: row.customer_number,
    email: row.email,
    emailVerified: row.email_verified_at !== null,
    salutation: row.salutation,
    givenName: row.given_name,
    familyName: row.family_name,
    dateOfBirth: row.date_of_birth,
    phone: row.phone,
    hasPassword: row.password_hash !== null,
  };
}
