import { type RequestContext, runInTransaction } from '#commerce/ground/kernel/context.ts';
import type { Customer } from '#commerce/people/customer/customer.queries.ts';
import { setPasswordHash } from '#commerce/people/customer/customer-change.commands.ts';
import { endOtherDevices, forgetDevices } from '#commerce/people/session/device.commands.ts';
import { createIdentityMails } from '../identity-mail.service.ts';
import { endTokens } from '../recovery/token.store.ts';
import { hashPassword } from './password.service.ts';

/**
 * Sets a customer's password: every other session ends, open links become invalid, and the customer is notified by
 * mail.
 */
export async function changePassword(
  ctx: RequestContext,
  customer: Pick<Customer, 'customerId' | 'email'>,
  password: string,
): Promise<void> {
  const passwordHash = await hashPassword(password);
  const mails = await createIdentityMails(ctx);
  await runInTransaction(ctx, async (inner) => {
    await setPasswordHash(inner, customer.customerId, passwordHash);
    await endTokens(inner, customer.customerId, ['reset', 'email-change']);
    await endOtherDevices(inner, customer.customerId, ctx.visitor?.sessionId ?? null);
    await forgetDevices(inner, customer.customerId);
    await mails.notice(inner, customer.email, 'password-changed');
  });
}
