import { type RequestContext, runInTransaction } from '#commerce/ground/kernel/context.ts';
import type { TooManyAttempts } from '#commerce/ground/kernel/refusals.errors.ts';
import { ok, type Result, refuse } from '#commerce/ground/kernel/result.ts';
import type { Customer } from '#commerce/people/customer/customer.queries.ts';
import { findCredentials, findCustomer } from '#commerce/people/customer/customer.queries.ts';
import {
  lockCustomerRow,
  setVerifiedEmail,
  verifyEmail,
} from '#commerce/people/customer/customer-change.commands.ts';
import type { LinkInvalid, SignInRequired } from './identity.errors.ts';
import { createIdentityMails } from './identity-mail.service.ts';
import { endTokens, findPendingEmail, findToken, issueToken, spendToken } from './recovery/token.store.ts';

/**
 * Mails a new address a link to confirm it, and notifies the old one. Until then the old address stays. An address
 * that belongs to another account gets a mail stating this: the answer to the form is the same.
 */
export async function requestEmailChange(
  ctx: RequestContext,
  customer: Customer,
  email: string,
): Promise<Result<null, TooManyAttempts>> {
  const retryAfterSeconds = await ctx.attempts.countIdentityMail(
    `${ctx.tenant.id}|change ${customer.customerId}`,
  );
  if (retryAfterSeconds !== null) return refuse({ code: 'TooManyAttempts', retryAfterSeconds });
  const { customerId } = customer;
  const mails = await createIdentityMails(ctx);
  await runInTransaction(ctx, async (inner) => {
    await lockCustomerRow(inner, customerId);
    await endTokens(inner, customerId, ['email-change']);
    const taken = await findCredentials(inner, email);
    const secret = await issueToken(inner, { kind: 'email-change', customerId, email });
    if (taken) await mails.notice(inner, email, 'registration-known');
    else await mails.link(inner, email, { kind: 'email-change', secret });
    await mails.notice(inner, customer.email, 'email-changing', email);
  });
  return ok(null);
}

/** Mails a link by which a customer confirms the address. */
export async function requestEmailVerification(
  ctx: RequestContext,
  { customerId, email }: Pick<Customer, 'customerId' | 'email'>,
): Promise<Result<null, TooManyAttempts>> {
  const retryAfterSeconds = await ctx.attempts.countIdentityMail(`${ctx.tenant.id}|verify ${email}`);
  if (retryAfterSeconds !== null) return refuse({ code: 'TooManyAttempts', retryAfterSeconds });
  const mails = await createIdentityMails(ctx);
  await runInTransaction(ctx, async (inner) => {
    await lockCustomerRow(inner, customerId);
    await endTokens(inner, customerId, ['verification']);
    const secret = await issueToken(inner, { kind: 'verification', customerId, email });
    await mails.link(inner, email, { kind: 'verification', secret });
  });
  return ok(null);
}

export type EmailLink = {
  readonly purpose: 'verification' | 'email-change';
  /** the address that is confirmed */
  readonly email: string;
};

/** The change that a link would confirm. Looking at it changes nothing. */
export async function viewEmailLink(ctx: RequestContext, secret: string | null): Promise<EmailLink | null> {
  const found = await findLink(ctx, secret);
  return found && { purpose: found.purpose, email: found.email };
}

async function findLink(
  ctx: RequestContext,
  secret: string | null,
): Promise<(EmailLink & { readonly customerId: string | null }) | null> {
  for (const purpose of ['verification', 'email-change'] as const) {
    const token = await findToken(ctx, purpose, secret);
    if (token) return { purpose, email: token.email, customerId: token.customerId };
  }
  return null;
}

/** Moves everything stored under an address to its replacement, in the transaction of the change. Lower case. */
type MoveToAddress = (
  ctx: RequestContext,
  change: { readonly from: string; readonly to: string },
) => Promise<void>;

/**
 * Confirms an address: the customer's own, or a new one in its place. The link proves that the visitor reads the
 * mailbox, the session that the account is theirs: if a stranger gives somebody else's address to an account, that
 * person cannot confirm it by mistake.
 * @param move for a new address, if the old one was confirmed
 */
export async function confirmEmail(
  ctx: RequestContext,
  secret: string | null,
  move: MoveToAddress,
): Promise<Result<EmailLink, LinkInvalid | SignInRequired>> {
  const link = await findLink(ctx, secret);
  if (!link?.customerId) return refuse({ code: 'LinkInvalid' });
  const { purpose, email, customerId } = link;
  const own = ctx.visitor?.customerId ?? null;
  if (own !== customerId) return refuse({ code: own === null ? 'SignInRequired' : 'LinkInvalid' });
  const mails = await createIdentityMails(ctx);
  const done = await runInTransaction(ctx, async (inner) => {
    // the customer is locked before the links, as everywhere: otherwise two transactions could wait for each other
    await lockCustomerRow(inner, customerId);
    const token = await spendToken(inner, purpose, secret);
    // the same press reached another request first
    if (!token?.customerId) return isConfirmed(await findCustomer(inner, customerId), email);
    if (token.kind === 'verification') return verifyEmail(inner, token.customerId, token.email);
    const before = await findCustomer(inner, token.customerId);
    if (!before || !(await setVerifiedEmail(inner, token.customerId, token.email))) return false;
    if (before.emailVerified) await move(inner, { from: before.email, to: token.email });
    // links that were mailed to the old address must no longer work
    await endTokens(inner, token.customerId, ['reset', 'verification', 'email-change']);
    await mails.notice(inner, before.email, 'email-changed', token.email);
    await mails.notice(inner, token.email, 'email-changed', token.email);
    return true;
  });
  if (!done) return refuse({ code: 'LinkInvalid' });
  return ok({ purpose, email });
}

function isConfirmed(customer: Customer | null, email: string): boolean {
  return customer?.email === email && customer.emailVerified;
}

/** The address that a customer has requested to change to and not confirmed; null if none. */
export function getPendingEmail(ctx: RequestContext, customerId: string): Promise<string | null> {
  return findPendingEmail(ctx, customerId);
}
