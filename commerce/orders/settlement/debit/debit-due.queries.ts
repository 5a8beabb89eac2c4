import { sql } from 'kysely';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import type { Currency } from '#commerce/ground/kernel/money.ts';
import { computeLastFailedCollection } from '#commerce/money/payment/record/on-its-way.queries.ts';
import { maskIban } from '#forms/address/iban.ts';

/** A direct debit that was ordered and has not arrived. */
export type OpenDebit = {
  readonly orderNumber: string;
  /** minor units */
  readonly amountMinor: number;
  readonly currency: Currency;
  /** ISO 8601 date of the collection */
  readonly collectOn: string;
  /** masked */
  readonly iban: string;
};

const MOST = 50;

/** A customer's direct debits that have not arrived yet, in one statement; at most 50. */
export async function listOpenDebits(ctx: RequestContext, customerId: string): Promise<OpenDebit[]> {
  const { rows } = await sql<{
    order_number: string;
    amount_minor: number;
    currency: string;
    collect_on: string;
    iban: string;
  }>`
    select o.order_number, p.amount_minor, p.currency, m.collect_on, m.iban
      from sales_order o
      join payment p on p.tenant_id = ${ctx.tenant.id} and p.order_id = o.order_id
      join direct_debit_mandate m on m.tenant_id = ${ctx.tenant.id} and m.order_id = o.order_id
     where o.tenant_id = ${ctx.tenant.id} and o.customer_id = ${customerId} and o.state <> 'cancelled'
       and p.method = 'direct-debit' and p.state = 'open'
       and m.collect_on > ${computeLastFailedCollection(ctx)}::date
     order by m.collect_on, o.order_number
     limit ${MOST}::int`.execute(ctx.db);
  return rows.map((row) => ({
    orderNumber: row.order_number,
    amountMinor: Number(row.amount_minor),
    currency: row.currency as Currency,
    collectOn: row.collect_on,
    iban: maskIban(row.iban),
  }));
}
