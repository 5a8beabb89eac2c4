import { sql } from 'kysely';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { type AskedPrice, calculateReductionPercent } from '#commerce/range/pricing/price.rules.ts';
import { loadPriceHistories, loadProductVariants } from '../product/product.queries.ts';
import type { Variant } from './offer.rules.ts';

export async function refreshBatch(ctx: RequestContext, productIds: readonly number[]): Promise<void> {
  const variants = await loadProductVariants(ctx, productIds);
  const ids = [...variants.values()].flat().map(({ variantId }) => variantId);
  const histories = await loadPriceHistories(ctx, ids);
  const rows = [...variants].map(([productId, ofProduct]) => ({
    product_id: productId,
    ...summarizeVariants(ofProduct, histories, ctx.tenant.priceReference.days),
  }));
  if (rows.length === 0) return;
  const collectColumn = (name: keyof (typeof rows)[number]) => rows.map((row) => row[name]);
  await sql`
    update listing l
       set min_price_minor = s.min_price_minor, max_price_minor = s.max_price_minor, available = s.available,
           discount_percent = s.discount_percent, reduced = s.discount_percent > 0,
           rating_average = p.rating_average, rating_count = p.rating_count
      from unnest(
             ${collectColumn('product_id')}::bigint[], ${collectColumn('min_price_minor')}::bigint[],
             ${collectColumn('max_price_minor')}::bigint[], ${collectColumn('available')}::boolean[],
             ${collectColumn('discount_percent')}::smallint[]
           ) as s(product_id, min_price_minor, max_price_minor, available, discount_percent)
      join product p on p.product_id = s.product_id
     where l.tenant_id = ${ctx.tenant.id} and l.product_id = s.product_id
       and (l.min_price_minor, l.max_price_minor, l.available, l.discount_percent, l.rating_average, l.rating_count)
           is distinct from
           (s.min_price_minor, s.max_price_minor, s.available, s.discount_percent, p.rating_average, p.rating_count)`.execute(
    ctx.db,
  );
}

function summarizeVariants(
  variants: readonly Variant[],
  histories: ReadonlyMap<number, readonly AskedPrice[]>,
  days: number,
) {
  const amounts = variants.map(({ amountMinor }) => amountMinor);
  const discounts = variants.map(({ variantId }) =>
    calculateReductionPercent(histories.get(variantId) ?? [], days),
  );
  return {
    min_price_minor: Math.min(...amounts),
    max_price_minor: Math.max(...amounts),
    available: variants.some(({ availability }) => availability.state !== 'SOLD_OUT'),
    discount_percent: Math.max(...discounts),
  };
}
