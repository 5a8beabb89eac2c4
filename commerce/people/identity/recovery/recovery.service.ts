import { type RequestContext, runInTransaction } from '#commerce/ground/kernel/context.ts';
import { ok, type Result, refuse } from '#commerce/ground/kernel/result.ts';
import { findCredentialsById, findCustomer } from '#commerce/people/customer/customer.queries.ts';
import {
  lockCustomerRow,
  setPasswordHash,
  verifyEmail,
} from '#commerce/people/customer/customer-change.commands.ts';
import { endOtherDevices, forgetDevices } from '#commerce/people/session/device.commands.ts';
import type { LinkInvalid } from '../identity.errors.ts';
import { createIdentityMails } from '../identity-mail.service.ts';
import { deletePasskeys } from '../passkey/passkey.store.ts';
import { hashPassword, matchesPassword } from '../sign-in/password.service.ts';
import { endTokens, findToken, spendToken } from './token.store.ts';

/** Whether a link can still set a password. Looking at it changes nothing. */
export async function isResetOpen(ctx: RequestContext, secret: string | null): Promise<boolean> {
  return (await findResetOwner(ctx, secret)) !== null;
}

/** @returns null if the link is unknown, used or too old */
async function findResetOwner(ctx: RequestContext, secret: string | null): Promise<string | null> {
  return (await findToken(ctx, 'reset', secret))?.customerId ?? null;
}

/**
 * Sets a new password by a mailed link: the link is spent, every session of the customer ends, and the customer is
 * notified by mail. The address counts as confirmed, since the link reached it. Of two requests at the same instant
 * with one password, both are answered that it is set.
 * @returns the customer's id
 */
export async function resetPassword(
  ctx: RequestContext,
  secret: string | null,
  password: string,
): Promise<Result<string, LinkInvalid>> {
  const owner = await findResetOwner(ctx, secret);
  if (owner === null) return refuse({ code: 'LinkInvalid' });
  const before = await findCredentialsById(ctx, owner);
  // outside the transaction: hashing takes long
  const passwordHash = await hashPassword(password);
  const mails = await createIdentityMails(ctx);
  const customerId = await runInTransaction(ctx, async (inner) => {
    // the customer is locked before the links, as everywhere: otherwise two transactions could wait for each other
    await lockCustomerRow(inner, owner);
    const token = await spendToken(inner, 'reset', secret);
    const customer = token?.customerId ? await findCustomer(inner, token.customerId) : null;
    // a link to an address that the customer has given up is invalid
    if (!token || customer?.email !== token.email) return null;
    await setPasswordHash(inner, customer.customerId, passwordHash);
    // while the address was unconfirmed, the account may have been made by a stranger
    if (!customer.emailVerified) await deletePasskeys(inner, customer.customerId);
    await verifyEmail(inner, customer.customerId, token.email);
    await endTokens(inner, customer.customerId, ['reset', 'email-change']);
    await endOtherDevices(inner, customer.customerId, null);
    await forgetDevices(inner, customer.customerId);
    await mails.notice(inner, customer.email, 'password-changed');
    return customer.customerId;
  });
  if (customerId !== null) return ok(customerId);
  const after = await findCredentialsById(ctx, owner);
  const wasSet = after !== null && after.passwordHash !== before?.passwordHash;
  const isOwnPress = wasSet && (await matchesPassword(after.passwordHash, password));
  return isOwnPress ? ok(owner) : refuse({ code: 'LinkInvalid' });
}
