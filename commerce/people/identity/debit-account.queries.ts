import type { RequestContext } from '#commerce/ground/kernel/context.ts';

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
