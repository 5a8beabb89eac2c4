import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { refreshListings } from '#commerce/range/catalogue/listing-refresh.service.ts';
import { upsertStock } from '#commerce/range/stock/stock.service.ts';
import type { Batch } from './batch.types.ts';
import { readFeed } from './feed-file.ts';
import { stockOf } from './feed-to-products.rules.ts';
import { type OfferRow, readOfferRow } from './google-offer.rules.ts';
import type { PriceMarket } from './google-row.rules.ts';
import type { FeedInput } from './import-feed.service.ts';
import { upsertPrices } from './offer-write.store.ts';
import type { ReadRow, RefusedRow } from './product-write.types.ts';
import { variantsBySku } from './variant-upsert.store.ts';
import { writeInTurn } from './write-in-turn.ts';

/**
 * Prices or stock alone, of articles that exist: quick, and as often as a retailer likes. The last row of an article
 * in a batch counts.
 */
export async function* offerBatches(
  ctx: RequestContext,
  input: FeedInput & { readonly content: 'prices' | 'stock'; readonly market: PriceMarket },
): AsyncGenerator<Batch> {
  let rowsRead = 0;
  let offers: ReadRow<OfferRow>[] = [];
  let refused: RefusedRow[] = [];
  for await (const { line, value } of readFeed(input.path, input.format, ['id'])) {
    rowsRead += 1;
    if (rowsRead <= input.skip) continue;
    const read = readOfferRow(value, input.content, input.market);
    if ('offer' in read) offers.push({ line, value: read.offer });
    else refused.push({ line, id: value.id?.[0] ?? null, reasons: read.reasons });
    if (offers.length + refused.length < input.rowsInABatch) continue;
    yield await batchOf(ctx, input, { rowsRead, offers, refused });
    [offers, refused] = [[], []];
  }
  if (offers.length + refused.length > 0) yield await batchOf(ctx, input, { rowsRead, offers, refused });
}

async function batchOf(
  ctx: RequestContext,
  { stockWhenAvailable }: FeedInput,
  read: { rowsRead: number; offers: readonly ReadRow<OfferRow>[]; refused: readonly RefusedRow[] },
): Promise<Batch> {
  const variants = await variantsBySku(
    ctx.db,
    read.offers.map(({ value }) => value.id),
  );
  const unknown = read.offers.filter(({ value }) => !variants.has(value.id));
  const known = new Map(
    read.offers.flatMap(({ value }) => {
      const variant = variants.get(value.id);
      return variant ? [[variant.variantId, { ...value, ...variant }] as const] : [];
    }),
  );
  const all = [...known.values()];
  const ofTenant = { tenantId: ctx.tenant.id, currency: ctx.currency };
  return {
    rowsRead: read.rowsRead,
    refused: [
      ...read.refused,
      ...unknown.map(({ line, value }) => ({ line, id: value.id, reasons: ['id: no such article'] })),
    ],
    async write(alongside) {
      await writeInTurn(ctx, async (inside) => {
        const prices = all.flatMap(({ variantId, amountMinor }) =>
          amountMinor === null ? [] : [{ variant_id: variantId, amountMinor, ...ofTenant }],
        );
        const stock = all.flatMap(({ variantId, stock: left }) =>
          left === null ? [] : [{ variant_id: variantId, ...ofTenant, ...stockOf(left, stockWhenAvailable) }],
        );
        await upsertPrices(inside.db, prices, inside.clock.now());
        await upsertStock(inside.db, stock);
        await refreshListings(
          inside,
          all.map(({ productId }) => productId),
        );
        await alongside(inside, 0);
      });
      return [];
    },
  };
}
