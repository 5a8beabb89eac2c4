import { z } from 'zod';
import { type RequestContext, runInTransaction } from '#commerce/ground/kernel/context.ts';
import type { TooManyAttempts } from '#commerce/ground/kernel/refusals.errors.ts';
import { ok, type Result, refuse } from '#commerce/ground/kernel/result.ts';
import { type NewCustomer, registerCustomer } from '#commerce/people/customer/customer.commands.ts';
import { findCredentials } from '#commerce/people/customer/customer.queries.ts';
import type { LinkInvalid, WrongCredentials } from './identity.errors.ts';
import { createIdentityMails } from './identity-mail.service.ts';
import { findToken, issueToken, spendToken } from './recovery/token.store.ts';
import { hashPassword, matchesPassword } from './sign-in/password.service.ts';

export type Registration = Pick<
  NewCustomer,
  'email' | 'salutation' | 'givenName' | 'familyName' | 'phone'
> & {
  readonly password: string;
  /** the order that the account was offered after; it joins once the address is confirmed */
  readonly orderNumber?: string | null;
};

/** The account that a confirmed registration has made, or that was made after the link was requested. */
export type Registered = {
  readonly customerId: string;
  readonly orderNumber: string | null;
  /** false if the account was there before, and the password that was given is not its own */
  readonly signsIn: boolean;
};

const kept = z.object({
  passwordHash: z.string(),
  salutation: z.enum(['female', 'male', 'not_specified']),
  givenName: z.string(),
  familyName: z.string(),
  phone: z.string().nullable(),
  orderNumber: z.string().nullable().default(null),
});

/**
 * Requests an account: nothing is created yet, a mail asks the address's owner to confirm. An address that has an
 * account gets a mail stating this; the answer and the work are the same.
 */
export async function register(
  ctx: RequestContext,
  { email, password, ...details }: Registration,
  address: string,
): Promise<Result<null, TooManyAttempts>> {
  const retryAfterSeconds = await ctx.attempts.countNewAccount(address);
  if (retryAfterSeconds !== null) return refuse({ code: 'TooManyAttempts', retryAfterSeconds });
  if ((await ctx.attempts.countIdentityMail(`${ctx.tenant.id}|register ${email}`)) !== null) return ok(null);
  const [passwordHash, mails] = [await hashPassword(password), await createIdentityMails(ctx)];
  await runInTransaction(ctx, async (inner) => {
    const known = await findCredentials(inner, email);
    const token = {
      kind: 'registration',
      customerId: null,
      email,
      details: { passwordHash, ...details },
    } as const;
    const secret = await issueToken(inner, token);
    if (known) await mails.notice(inner, email, 'registration-known');
    else await mails.link(inner, email, { kind: 'registration', secret });
  });
  return ok(null);
}

/** The first name in a registration whose link still works; null if it does not. Looking changes nothing. */
export async function viewRegistration(
  ctx: RequestContext,
  secret: string | null,
): Promise<{ readonly givenName: string } | null> {
  const token = await findToken(ctx, 'registration', secret);
  return token && { givenName: kept.parse(token.details).givenName };
}

/**
 * Creates the account of a registration. The chosen password is required again: a stranger who registered somebody
 * else's address gets no account when that person opens the link, and that person gets none with a stranger's
 * password. An address that has since got an account, by an earlier link for example, keeps it, and its password
 * counts too.
 * @param input.address where the request comes from, for the limit
 * @returns the customer, and the order that is to join the account
 */
export async function confirmRegistration(
  ctx: RequestContext,
  secret: string | null,
  input: { readonly password: string; readonly address: string },
): Promise<Result<Registered, LinkInvalid | WrongCredentials | TooManyAttempts>> {
  const token = await findToken(ctx, 'registration', secret);
  if (!token) return refuse({ code: 'LinkInvalid' });
  const { address } = input;
  const guess = { account: `${ctx.tenant.id}|new ${token.email}`, address, knownDevice: null };
  const limit = await ctx.attempts.countSignIn(guess);
  if (limit.retryAfterSeconds !== null) {
    return refuse({ code: 'TooManyAttempts', retryAfterSeconds: limit.retryAfterSeconds });
  }
  const { passwordHash, orderNumber, ...details } = kept.parse(token.details);
  const there = await findCredentials(ctx, token.email);
  const signsIn = there !== null && (await matchesPassword(there.passwordHash, input.password));
  if (!signsIn && !(await matchesPassword(passwordHash, input.password))) {
    return refuse({ code: 'WrongCredentials' });
  }
  await ctx.attempts.forgetSignIns(guess);
  const made = await runInTransaction(ctx, async (inner) => {
    const spent = await spendToken(inner, 'registration', secret);
    if (!spent) return refuse({ code: 'LinkInvalid' as const });
    if (there) return ok({ customerId: there.customer.customerId, orderNumber, signsIn });
    const made = await registerCustomer(inner, {
      ...details,
      email: spent.email,
      passwordHash,
      emailVerified: true,
    });
    return made.ok
      ? ok({ customerId: made.value.customerId, orderNumber, signsIn: true })
      : refuse({ code: 'LinkInvalid' as const });
  });
  if (made.ok) return made;
  // the same press reached another request first, maybe before this one looked for the account
  const first = await findCredentials(ctx, token.email);
  const isOwnPress = first !== null && (await matchesPassword(first.passwordHash, input.password));
  return isOwnPress ? ok({ customerId: first.customer.customerId, orderNumber, signsIn: true }) : made;
}
