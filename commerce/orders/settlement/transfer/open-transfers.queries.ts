import { sql } from 'kysely';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { addDays } from '#commerce/ground/kernel/day.rules.ts';
import type { Currency } from '#commerce/ground/kernel/money.ts';
import { buildTransfer, formatReference } from '#commerce/money/payment/transfer-reference.rules.ts';
import { formatIsoDay } from '#texts/format.ts';

/** A bank transfer that an order waits for (product 3: prepayment). */
export type OpenTransfer = {
  readonly orderNumber: string;
  /** minor units */
  readonly amountMinor: number;
  readonly currency: Currency;
  /** to be written on the transfer, in groups of four */
  readonly reference: string;
  /** ISO 8601 date */
  readonly payUntil: string;
};

const MOST = 50;

/**
 * The transfers in advance that a customer's orders wait for, the oldest first. The caller has checked that the
 * visitor is this customer.
 */
export async function listOpenTransfers(ctx: RequestContext, customerId: string): Promise<OpenTransfer[]> {
  const { rows } = await sql<{
    order_number: string;
    amount_minor: number;
    currency: string;
    placed_at: Date;
  }>`
    select o.order_number, p.amount_minor, p.currency, o.placed_at
      from sales_order o
      join payment p on p.tenant_id = ${ctx.tenant.id} and p.order_id = o.order_id
     where o.tenant_id = ${ctx.tenant.id} and o.customer_id = ${customerId}
       and o.payment_method = 'prepayment' and o.state = 'placed'
       and p.method = 'prepayment' and p.state = 'open'
     order by o.placed_at, o.order_number
     limit ${MOST}::int`.execute(ctx.db);
  const { payment, company, timeZone } = ctx.tenant;
  return rows.map((row) => ({
    orderNumber: row.order_number,
    amountMinor: Number(row.amount_minor),
    currency: row.currency as Currency,
    reference: formatReference(buildTransfer(company.bank, row.order_number).reference),
    payUntil: addDays(formatIsoDay(row.placed_at, timeZone), payment.prepaymentDays),
  }));
}
