import { sql } from 'kysely';
import type { RequestContext } from '#commerce/kernel/context.ts';
import { type AskedPrice, reductionPercent } from '#commerce/pricing/price.rules.ts';
import type { Variant } from './offer.rules.ts';
import { priceHistories, productVariants } from './product.service.ts';

/** Memory and parameters stay small however many products change at once. */
const BATCH = 500;

/**
 * Makes the tenant's lists agree with prices, stock and ratings again, for products that have changed. Lists sort and
 * filter by what is kept here, so that a page of them needs no join. Products without a price keep what they had.
 */
export async function refreshListings(ctx: RequestContext, productIds: readonly number[]): Promise<void> {
  const unique = [...new Set(productIds)];
  for (let start = 0; start < unique.length; start += BATCH) {
    await refreshBatch(ctx, unique.slice(start, start + BATCH));
  }
}

async function refreshBatch(ctx: RequestContext, productIds: readonly number[]): Promise<void> {
  const variants = await productVariants(ctx, productIds);
  const ids = [...variants.values()].flat().map(({ variantId }) => variantId);
  const histories = await priceHistories(ctx, ids);
  const rows = [...variants].map(([productId, ofProduct]) => ({
    product_id: productId,
    ...summaryOf(ofProduct, histories),
  }));
  if (rows.length === 0) return;
  await sql`
    update listing l
       set min_price_minor = s.min_price_minor, max_price_minor = s.max_price_minor, available = s.available,
           discount_percent = s.discount_percent, reduced = s.discount_percent > 0,
           rating_average = p.rating_average, rating_count = p.rating_count
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as s(product_id bigint, min_price_minor bigint,
           max_price_minor bigint, available boolean, discount_percent smallint)
      join product p on p.product_id = s.product_id
     where l.tenant_id = ${ctx.tenant.id} and l.product_id = s.product_id`.execute(ctx.db);
}

function summaryOf(variants: readonly Variant[], histories: ReadonlyMap<number, readonly AskedPrice[]>) {
  const amounts = variants.map(({ amountMinor }) => amountMinor);
  const discounts = variants.map(({ variantId }) => reductionPercent(histories.get(variantId) ?? []));
  return {
    min_price_minor: Math.min(...amounts),
    max_price_minor: Math.max(...amounts),
    available: variants.some(({ availability }) => availability.state !== 'SOLD_OUT'),
    discount_percent: Math.max(...discounts),
  };
}
