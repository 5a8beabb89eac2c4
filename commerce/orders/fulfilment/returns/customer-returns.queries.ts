import { sql } from 'kysely';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import type { Currency } from '#commerce/ground/kernel/money.ts';
import { boundPage, type PageQuestion } from '#commerce/ground/kernel/page.rules.ts';

/** A returned article, as the overview of returns lists it (product 3). */
export type ReturnedItem = {
  readonly returnId: string;
  readonly orderNumber: string;
  readonly position: number;
  /** when its credit note was issued; without one, when the return was recorded */
  readonly creditedAt: Date;
  readonly creditNoteNumber: string | null;
  /** article number */
  readonly sku: string;
  readonly name: string;
  readonly quantity: number;
  /** null if the article has no size */
  readonly size: string | null;
  /** the refund of the whole return, minor units */
  readonly refundMinor: number;
  readonly currency: Currency;
};

export type ReturnedPage = {
  readonly items: readonly ReturnedItem[];
  /** of all pages */
  readonly totalCount: number;
};

const MOST = 50;

/**
 * A customer's returned articles, the latest first. The caller has checked that the visitor is this customer.
 * @param question.size at most 50
 */
export async function listReturnedItems(
  ctx: RequestContext,
  customerId: string,
  question: PageQuestion,
): Promise<ReturnedPage> {
  const { limit, offset } = boundPage(question, MOST);
  const { rows } = await sql<{
    return_id: string;
    order_number: string;
    position: number;
    credited_at: Date;
    invoice_number: string | null;
    sku: string;
    name: string;
    quantity: number;
    size: string | null;
    refund_minor: number;
    currency: string;
    total: number;
  }>`
    select r.return_id, o.order_number, l.position, coalesce(i.issued_at, r.noted_at) as credited_at,
           i.invoice_number, l.sku, l.name, item.quantity, size.value as size,
           (r.effect ->> 'refundMinor')::bigint as refund_minor, o.currency,
           count(*) over ()::int as total
      from sales_order o
      join return_notice r on r.tenant_id = ${ctx.tenant.id} and r.order_id = o.order_id
      cross join lateral jsonb_to_recordset(r.items) as item(position int, quantity int)
      join order_line l on l.tenant_id = ${ctx.tenant.id} and l.order_id = o.order_id and l.position = item.position
      left join invoice i on i.tenant_id = ${ctx.tenant.id} and i.order_id = o.order_id
            and i.cause = 'return:' || r.return_id
      left join lateral (
        select option ->> 'value' as value from jsonb_array_elements(l.options) option
         where option ->> 'key' = 'size' limit 1) size on true
     where o.tenant_id = ${ctx.tenant.id} and o.customer_id = ${customerId}
     order by r.noted_at desc, r.return_id, l.position
     limit ${limit}::int offset ${offset}::int`.execute(ctx.db);
  const items = rows.map((row) => ({
    returnId: row.return_id,
    orderNumber: row.order_number,
    position: row.position,
    creditedAt: row.credited_at,
    creditNoteNumber: row.invoice_number,
    sku: row.sku,
    name: row.name,
    quantity: row.quantity,
    size: row.size,
    refundMinor: Number(row.refund_minor),
    currency: row.currency as Currency,
  }));
  return { items, totalCount: rows[0]?.total ?? 0 };
}
