import { type RawBuilder, sql } from 'kysely';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';

/**
 * Variants of an article in the customer's orders, the latest first: pieces that were ordered for good. An order that
 * still waits for its payment, and a piece that was cancelled, is no purchase.
 */
export async function listPurchasedVariants(
  ctx: RequestContext,
  productId: number,
  customerId: string,
): Promise<{ readonly sku: string }[]> {
  const { rows } = await sql<{ sku: string }>`
    select v.sku ${selectPurchases(ctx, { productId: sql`${productId}`, customerId: sql`${customerId}::uuid` })}
     order by o.placed_at desc limit 50`.execute(ctx.db);
  return [...new Set(rows.map(({ sku }) => sku))].map((sku) => ({ sku }));
}

/** Whether the author of a review has bought and received its article, for a statement that updates `review`. */
export function isPurchase(ctx: RequestContext): RawBuilder<boolean> {
  return hasReceived(ctx, { productId: sql`review.product_id`, customerId: sql`review.customer_id` });
}

/** Whether a piece of an article that the customer has ordered has been delivered, as part of a statement. */
export function hasReceived(ctx: RequestContext, purchase: Purchase): RawBuilder<boolean> {
  return sql`exists (select 1 ${selectPurchases(ctx, purchase)}
       and exists (select 1 from shipment_line s
                     join shipment p on p.tenant_id = s.tenant_id and p.shipment_id = s.shipment_id
                    where s.tenant_id = ${ctx.tenant.id} and s.order_id = l.order_id and s.position = l.position
                      and p.delivered_at is not null))`;
}

export type MarkedOrder = { readonly orderId: string; readonly customerId: string | null };

export async function markReviews(
  ctx: RequestContext,
  { orderId, customerId }: MarkedOrder,
  isVerified: boolean,
): Promise<void> {
  if (customerId === null) return;
  const { rows } = await sql<{ product_id: number }>`
    update review set verified_purchase = ${isVerified}
     where review.tenant_id = ${ctx.tenant.id} and review.customer_id = ${customerId}
       and review.verified_purchase <> ${isVerified}
       and review.product_id in (
         select v.product_id from order_line l join variant v on v.variant_id = l.variant_id
          where l.tenant_id = ${ctx.tenant.id} and l.order_id = ${orderId})
       and ${isPurchase(ctx)} = ${isVerified}
    returning review.product_id`.execute(ctx.db);
  const productIds = rows.map(({ product_id }) => product_id);
  if (productIds.length > 0)
    ctx.events.emit({ type: 'product-changed', tenantId: ctx.tenant.id, productIds });
}

type Purchase = { readonly productId: RawBuilder<unknown>; readonly customerId: RawBuilder<unknown> };

function selectPurchases(ctx: RequestContext, { productId, customerId }: Purchase): RawBuilder<unknown> {
  return sql`from order_line l
      join sales_order o on o.tenant_id = l.tenant_id and o.order_id = l.order_id
      join variant v on v.variant_id = l.variant_id
     where o.tenant_id = ${ctx.tenant.id} and l.tenant_id = ${ctx.tenant.id}
       and o.customer_id = ${customerId} and v.product_id = ${productId}
       and o.state not in ('awaiting_payment', 'cancelled') and l.quantity > l.cancelled_quantity`;
}
