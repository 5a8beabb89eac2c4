import { randomBytes } from 'node:crypto';
import { type RequestContext, runInTransaction } from '#commerce/ground/kernel/context.ts';
import type { Customer } from '#commerce/people/customer/customer.queries.ts';
import { lockCustomerRow } from '#commerce/people/customer/customer-change.commands.ts';
import { maskIban } from '#forms/address/iban.ts';
import { type DebitAccount, findDebitAccount } from './debit-account.queries.ts';
import { createIdentityMails } from './identity-mail.service.ts';

/**
 * Gives a mandate for an account; the earlier one ends and stays in the history. The customer is notified by mail. The
 * mandate that holds already is not given again: two presses are one, also at the same instant.
 * @param textShown the words that the customer agreed to
 */
export async function changeDebitAccount(
  ctx: RequestContext,
  customer: Pick<Customer, 'customerId' | 'email' | 'customerNumber'>,
  account: DebitAccount,
  textShown: string,
): Promise<void> {
  const mails = await createIdentityMails(ctx);
  await runInTransaction(ctx, async (inner) => {
    await lockCustomerRow(inner, customer.customerId);
    const before = await findDebitAccount(inner, customer.customerId);
    if (before && isSame(before, account) && before.textShown === textShown) return;
    await endMandate(inner, customer.customerId);
    await inner.db
      .insertInto('customer_mandate')
      .values({
        tenant_id: ctx.tenant.id,
        // at most 35 signs (SEPA Core rulebook, AT-01)
        mandate_reference: `K${customer.customerNumber}-${randomBytes(4).toString('hex').toUpperCase()}`,
        customer_id: customer.customerId,
        iban: account.iban,
        bic: account.bic,
        account_holder: account.accountHolder,
        creditor_id: ctx.tenant.payment.directDebit.creditorId,
        text_shown: textShown,
        signed_at: ctx.clock.now(),
      })
      .execute();
    await mails.notice(inner, customer.email, 'iban-changed', maskIban(account.iban));
  });
}

function isSame(one: DebitAccount, other: DebitAccount): boolean {
  return one.iban === other.iban && one.bic === other.bic && one.accountHolder === other.accountHolder;
}

/** @returns the IBAN of the mandate that ended; null if there was none */
export async function endMandate(ctx: RequestContext, customerId: string): Promise<string | null> {
  const row = await ctx.db
    .updateTable('customer_mandate')
    .set({ ended_at: ctx.clock.now() })
    .where('tenant_id', '=', ctx.tenant.id)
    .where('customer_id', '=', customerId)
    .where('ended_at', 'is', null)
    .returning('iban')
    .executeTakeFirst();
  return row?.iban ?? null;
}
