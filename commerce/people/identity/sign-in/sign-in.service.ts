import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import type { TooManyAttempts } from '#commerce/ground/kernel/refusals.errors.ts';
import { ok, type Result, refuse } from '#commerce/ground/kernel/result.ts';
import { getSignedInCustomer } from '#commerce/ground/kernel/visitor.rules.ts';
import type { Customer } from '#commerce/people/customer/customer.queries.ts';
import {
  type Credentials,
  findByCustomerNumber,
  findCredentials,
  findCredentialsById,
} from '#commerce/people/customer/customer.queries.ts';
import { isKnownDevice } from '#commerce/people/session/device.queries.ts';
import type { SecurityCheckRequired, SignInRequired, WrongCredentials } from '../identity.errors.ts';
import { matchesPassword } from './password.service.ts';
import type { SecurityCheck } from './security-check.ts';

/** Where a sign-in attempt comes from. */
export type SignInPlace = {
  /** the client's address, for the limits only */
  readonly address: string;
  /** the device cookie's value; null if there is none */
  readonly device: string | null;
  /** the browser's answer to a security check; null if none */
  readonly securityAnswer: string | null;
};

export type SignInRefusal = WrongCredentials | TooManyAttempts | SecurityCheckRequired;
export type IdentityContext = RequestContext & { readonly securityCheck: SecurityCheck };

/**
 * Checks e-mail address and password. A wrong password, an unknown address and an account without a password give the
 * same answer in the same time.
 */
export async function checkCredentials(
  ctx: IdentityContext,
  input: { readonly email: string; readonly password: string },
  place: SignInPlace,
): Promise<Result<Customer, SignInRefusal>> {
  const found = await findCredentials(ctx, input.email);
  return guess(ctx, { account: input.email, customerId: found?.customer.customerId ?? null }, place, () =>
    match(found, input.password),
  );
}

/** Checks the password of the customer who is signed in or soft-logged-in. Counts like a sign-in. */
export async function checkOwnPassword(
  ctx: IdentityContext,
  password: string,
  place: SignInPlace,
): Promise<Result<Customer, SignInRefusal | SignInRequired>> {
  const customerId = getSignedInCustomer(ctx);
  const found = customerId === null ? null : await findCredentialsById(ctx, customerId);
  if (!found) return refuse({ code: 'SignInRequired' });
  return guess(ctx, { account: found.customer.email, customerId }, place, () => match(found, password));
}

/**
 * Checks customer number and date of birth. Both are known to others too, so this is worth a soft login only (OWASP
 * ASVS 5.0, 6.4.2), and only where the tenant has switched it on.
 * @param input.dateOfBirth YYYY-MM-DD
 */
export async function checkCustomerNumber(
  ctx: IdentityContext,
  input: { readonly customerNumber: string; readonly dateOfBirth: string },
  place: SignInPlace,
): Promise<Result<Customer, SignInRefusal>> {
  if (!ctx.tenant.features.loginByCustomerNumber) return refuse({ code: 'WrongCredentials' });
  const account = `number ${input.customerNumber}`;
  return guess(ctx, { account, customerId: null }, { ...place, device: null }, async () => {
    const customer = await findByCustomerNumber(ctx, input.customerNumber);
    return customer?.dateOfBirth === input.dateOfBirth ? customer : null;
  });
}

async function match(found: Credentials | null, password: string): Promise<Customer | null> {
  const matches = await matchesPassword(found?.passwordHash ?? null, password);
  return found && matches ? found.customer : null;
}

/** Counts a guess, asks for the security check when there were many, and forgets the count when the guess was right. */
async function guess(
  ctx: IdentityContext,
  whose: { readonly account: string; readonly customerId: string | null },
  place: SignInPlace,
  check: () => Promise<Customer | null>,
): Promise<Result<Customer, SignInRefusal>> {
  const isKnown = await isKnownDevice(ctx, whose.customerId, place.device);
  const counted = {
    account: `${ctx.tenant.id}|${whose.account}`,
    address: place.address,
    knownDevice: isKnown ? place.device : null,
  };
  const limit = await ctx.attempts.countSignIn(counted);
  if (limit.retryAfterSeconds !== null) {
    return refuse({ code: 'TooManyAttempts', retryAfterSeconds: limit.retryAfterSeconds });
  }
  if (limit.needsSecurityCheck && !(await ctx.securityCheck.holds(ctx, place.securityAnswer))) {
    await ctx.attempts.refundSignIn(counted);
    return refuse({ code: 'SecurityCheckRequired', challenge: await ctx.securityCheck.begin(ctx) });
  }
  const customer = await check();
  if (!customer) return refuse({ code: 'WrongCredentials' });
  await ctx.attempts.forgetSignIns(counted);
  return ok(customer);
}
