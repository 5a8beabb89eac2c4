import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { refreshListings } from '#commerce/range/catalogue/listing/listing-refresh.service.ts';
import { upsertStock } from '#commerce/range/stock/stock.commands.ts';
import type { Batch } from './batch.types.ts';
import { resolveStock } from './feed/feed-to-products.rules.ts';
import { type OfferRow, readOfferRow } from './feed/google-offer.rules.ts';
import { type PriceMarket, REFUSED } from './feed/google-row.rules.ts';
import type { FeedInput } from './import-feed.service.ts';
import { readFeed } from './read/feed-file.ts';
import { upsertPrices } from './write/offer-write.store.ts';
import type { ReadRow, RefusedRow } from './write/product-write.types.ts';
import { loadVariantsBySku } from './write/variant-upsert.store.ts';
import { writeInTurn } from './write/write-in-turn.ts';

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
  for await (const { line, value } of readFeed({ ...input, required: ['id'] })) {
    rowsRead += 1;
    if (rowsRead <= input.skip) continue;
    const read = readOfferRow(value, input.content, input.market);
    if ('offer' in read) offers.push({ line, value: read.offer });
    else {
      const id = value.id?.[0] ?? value[REFUSED]?.[1] ?? null;
      const reasons = input.profile?.renameReasons(value, read.reasons) ?? read.reasons;
      refused.push({ line, id, reasons });
    }
    if (offers.length + refused.length < input.rowsInABatch) continue;
    yield await buildBatch(ctx, input, { rowsRead, offers, refused });
    [offers, refused] = [[], []];
  }
  if (offers.length + refused.length > 0) yield await buildBatch(ctx, input, { rowsRead, offers, refused });
}

async function buildBatch(
  ctx: RequestContext,
  { stockWhenAvailable }: FeedInput,
  read: { rowsRead: number; offers: readonly ReadRow<OfferRow>[]; refused: readonly RefusedRow[] },
): Promise<Batch> {
  const variants = await loadVariantsBySku(
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
          left === null
            ? []
            : [{ variant_id: variantId, ...ofTenant, ...resolveStock(left, stockWhenAvailable) }],
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
