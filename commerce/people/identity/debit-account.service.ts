import { type RequestContext, runInTransaction } from '#commerce/ground/kernel/context.ts';
import type { Customer } from '#commerce/people/customer/customer.queries.ts';
import { maskIban } from '#forms/address/iban.ts';
import { endMandate } from './debit-account.commands.ts';
import { createIdentityMails } from './identity-mail.service.ts';

/** Revokes the mandate; the customer is notified by mail. @returns whether there was one */
export async function removeDebitAccount(
  ctx: RequestContext,
  customer: Pick<Customer, 'customerId' | 'email'>,
): Promise<boolean> {
  const mails = await createIdentityMails(ctx);
  const had = await runInTransaction(ctx, async (inner) => {
    const ended = await endMandate(inner, customer.customerId);
    if (ended !== null) await mails.notice(inner, customer.email, 'iban-removed', maskIban(ended));
    return ended !== null;
  });
  return had;
}
