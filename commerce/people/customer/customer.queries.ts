import type { RequestContext } from '#commerce/ground/kernel/context.ts';

/** The customer of the context's tenant with this id. */
export async function findCustomer(ctx: RequestContext, customerId: string): Promise<Customer | null> {
  const row = await selectCustomers(ctx).where('customer_id', '=', customerId).executeTakeFirst();
  return row ? readCustomerRow(row) : null;
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

export const columns = [
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

/** @param email lower case */
export async function isEmailInUse(ctx: RequestContext, email: string): Promise<boolean> {
  const row = await selectCustomers(ctx).where('email', '=', email).executeTakeFirst();
  return row !== undefined;
}

export function selectCustomers(ctx: RequestContext) {
  return ctx.db.selectFrom('customer').select(columns).where('tenant_id', '=', ctx.tenant.id);
}

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

type CustomerRow = NonNullable<Awaited<ReturnType<ReturnType<typeof selectCustomers>['executeTakeFirst']>>>;

export function readCustomerRow(row: CustomerRow): Customer {
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
