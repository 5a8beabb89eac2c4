import { randomBytes } from 'node:crypto';
import { type RequestContext, runInTransaction } from '#commerce/ground/kernel/context.ts';
import type { Customer } from '#commerce/people/customer/customer.service.ts';
import { lockCustomerRow } from '#commerce/people/customer/customer-change.service.ts';
import { maskIban } from '#forms/address/iban.ts';
import { createIdentityMails } from './identity-mail.service.ts';

/** The account that a customer is debited from, with the mandate that allows it. */
export type DebitAccount = {
  readonly iban: string;
  readonly bic: string | null;
  readonly accountHolder: string;
};
export type CustomerMandate = DebitAccount & {
  readonly reference: string;
  readonly creditorId: string;
  readonly textShown: string;
  readonly signedAt: Date;
};

/** The customer's mandate; null if none is given. */
export async function findDebitAccount(
  ctx: RequestContext,
  customerId: string,
): Promise<CustomerMandate | null> {
  const row = await ctx.db
    .selectFrom('customer_mandate')
    .selectAll()
    .where('tenant_id', '=', ctx.tenant.id)
    .where('customer_id', '=', customerId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  return {
    reference: row.mandate_reference,
    iban: row.iban,
    bic: row.bic,
    accountHolder: row.account_holder,
    creditorId: row.creditor_id,
    textShown: row.text_shown,
    signedAt: row.signed_at,
  };
}

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

/** @returns the IBAN of the mandate that ended; null if there was none */
async function endMandate(ctx: RequestContext, customerId: string): Promise<string | null> {
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
