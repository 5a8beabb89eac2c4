import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { dayIn } from '#texts/format.ts';
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

const DAY_MS = 86_400_000;

/** @param textShown the words that the customer agreed to */
export async function insertMandate(
  ctx: RequestContext,
  order: { readonly orderId: string; readonly orderNumber: string },
  account: DirectDebitAccount,
  textShown: string,
): Promise<void> {
  const { creditorId, noticeDays } = ctx.tenant.payment.directDebit;
  const now = ctx.clock.now();
  await ctx.db
    .insertInto('direct_debit_mandate')
    .values({
      tenant_id: ctx.tenant.id,
      mandate_reference: `M${order.orderNumber}`,
      order_id: order.orderId,
      iban: account.iban,
      bic: account.bic,
      account_holder: account.accountHolder,
      creditor_id: creditorId,
      text_shown: textShown,
      signed_at: now,
      collect_on: dayIn(new Date(now.getTime() + noticeDays * DAY_MS), ctx.tenant.timeZone),
    })
    .execute();
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
