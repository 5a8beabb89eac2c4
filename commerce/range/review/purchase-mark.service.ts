import { type RawBuilder, sql } from 'kysely';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';

/**
 * Variants of an article in the customer's orders, the latest first: pieces that were ordered for good. An order that
 * still waits for its payment, and a piece that was cancelled, is no purchase.
 */
export async function purchasedVariants(
  ctx: RequestContext,
  productId: number,
  customerId: string,
): Promise<{ readonly sku: string }[]> {
  const { rows } = await sql<{ sku: string }>`
    select v.sku ${purchases(ctx, { productId: sql`${productId}`, customerId: sql`${customerId}::uuid` })}
     order by o.placed_at desc limit 50`.execute(ctx.db);
  return [...new Set(rows.map(({ sku }) => sku))].map((sku) => ({ sku }));
}

/** Whether the author of a review has bought its article, for a statement that updates `review`. */
export function isPurchase(ctx: RequestContext): RawBuilder<boolean> {
  return sql`exists (select 1 ${purchases(ctx, {
    productId: sql`review.product_id`,
    customerId: sql`review.customer_id`,
  })})`;
}

/**
 * Takes the purchase mark from a customer's reviews of articles that were cancelled with an order, unless another order
 * has them. In the transaction that cancels.
 */
export async function dropPurchaseMarks(
  ctx: RequestContext,
  { orderId, customerId }: { readonly orderId: string; readonly customerId: string | null },
): Promise<void> {
  if (customerId === null) return;
  const { rows } = await sql<{ product_id: number }>`
    update review set verified_purchase = false
     where review.tenant_id = ${ctx.tenant.id} and review.customer_id = ${customerId} and review.verified_purchase
       and review.product_id in (
         select v.product_id from order_line l join variant v on v.variant_id = l.variant_id
          where l.tenant_id = ${ctx.tenant.id} and l.order_id = ${orderId})
       and not ${isPurchase(ctx)}
    returning review.product_id`.execute(ctx.db);
  const productIds = rows.map(({ product_id }) => product_id);
  if (productIds.length > 0)
    ctx.events.emit({ type: 'product-changed', tenantId: ctx.tenant.id, productIds });
}

type Purchase = { readonly productId: RawBuilder<unknown>; readonly customerId: RawBuilder<unknown> };

function purchases(ctx: RequestContext, { productId, customerId }: Purchase): RawBuilder<unknown> {
  return sql`from order_line l
      join sales_order o on o.tenant_id = l.tenant_id and o.order_id = l.order_id
      join variant v on v.variant_id = l.variant_id
     where o.tenant_id = ${ctx.tenant.id} and l.tenant_id = ${ctx.tenant.id}
       and o.customer_id = ${customerId} and v.product_id = ${productId}
       and o.state not in ('awaiting_payment', 'cancelled') and l.quantity > l.cancelled_quantity`;
}
