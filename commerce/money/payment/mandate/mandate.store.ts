import { sql } from 'kysely';
import type { Writes } from '#commerce/ground/database/write-together.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { addDays, getToday } from '#commerce/ground/kernel/day.rules.ts';
import type { DirectDebitAccount } from './direct-debit.types.ts';

/** A SEPA mandate as it was given with an order. */
export type Mandate = {
  /** up to 35 signs, one for each order */
  readonly reference: string;
  readonly iban: string;
  readonly accountHolder: string;
  readonly creditorId: string;
  /** ISO date: the earliest day of the collection */
  readonly collectOn: string;
};

/**
 * The mandate that is given with an order, for the transaction that places it.
 * @param textShown the words that the customer agreed to
 */
export function buildNewMandate(
  ctx: RequestContext,
  order: { readonly orderId: string; readonly orderNumber: string },
  account: DirectDebitAccount,
  textShown: string,
): { readonly mandate: Mandate; readonly rows: Writes } {
  const { tenant, clock } = ctx;
  const { creditorId, noticeDays } = tenant.payment.directDebit;
  const reference = `M${order.orderNumber}`;
  const now = clock.now();
  const collectOn = addDays(getToday(ctx), noticeDays);
  const { iban, bic, accountHolder } = account;
  return {
    mandate: { reference, iban, accountHolder, creditorId, collectOn },
    rows: {
      new_mandate: sql`
        insert into direct_debit_mandate (
          tenant_id, mandate_reference, order_id, iban, bic, account_holder, creditor_id, text_shown, signed_at,
          collect_on)
        values (
          ${tenant.id}, ${reference}, ${order.orderId}, ${iban}, ${bic}, ${accountHolder}, ${creditorId},
          ${textShown}, ${now}, ${collectOn})`,
    },
  };
}

export async function findMandate(ctx: RequestContext, orderId: string): Promise<Mandate | null> {
  const row = await ctx.db
    .selectFrom('direct_debit_mandate')
    .selectAll()
    .where('tenant_id', '=', ctx.tenant.id)
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  if (!row) return null;
  return {
    reference: row.mandate_reference,
    iban: row.iban,
    accountHolder: row.account_holder,
    creditorId: row.creditor_id,
    collectOn: row.collect_on,
  };
}
