import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { refreshListings } from '#commerce/range/catalogue/listing/listing-refresh.service.ts';
import { discontinue } from '#commerce/range/catalogue/listing/listing-write.commands.ts';
import { deleteStock } from '#commerce/range/stock/stock.commands.ts';
import type { IdSet } from './id-set.rules.ts';
import { deleteOffers, listProductsOnSale, type OnSale } from './take-off.store.ts';
import { writeInTurn } from './write-in-turn.ts';

const PRODUCTS_AT_ONCE = 500;

export type TakeOffOptions = {
  /** article numbers in the file, including those of refused rows */
  readonly named: IdSet;
  /** number of articles on sale before the first row of the file was written */
  readonly onSale: number;
  /** percentage of those; when more would be removed, none is */
  readonly mostGone: number;
  readonly dryRun: boolean;
  readonly onTaken: (sku: string) => void;
};

/** The number of articles that a complete file does not name; `done` is false when they were too many. */
export type TakenOff = { readonly articles: number; readonly onSale: number; readonly done: boolean };

/**
 * Takes articles off sale that a complete file does not list: a product without any listed variant is discontinued,
 * and keeps its prices for people who look for it, not its stock; of other products the missing variants lose price
 * and stock. The limit exists because a file that was cut off would empty the shop.
 */
export async function takeOffUnnamed(ctx: RequestContext, options: TakeOffOptions): Promise<TakenOff> {
  const { named, onSale, mostGone, dryRun, onTaken } = options;
  let articles = 0;
  for await (const products of readPages(ctx)) {
    articles += findUnnamedArticles(products, named).length;
  }
  if (onSale > 0 && articles > (onSale * mostGone) / 100) return { articles, onSale, done: false };
  for await (const products of readPages(ctx)) {
    if (!dryRun) await takeOff(ctx, products, named);
    for (const sku of findUnnamedArticles(products, named)) onTaken(sku);
  }
  return { articles, onSale, done: true };
}

/** Article numbers, of those still on sale, that the file does not list. */
function findUnnamedArticles(products: readonly OnSale[], named: IdSet): string[] {
  const all = products.flatMap(({ variants }) => variants);
  return all.flatMap(({ sku, hasStock }) => (hasStock && !named.has(sku) ? sku : []));
}

async function* readPages(ctx: RequestContext): AsyncGenerator<readonly OnSale[]> {
  for (let after = 0; ; ) {
    const products = await listProductsOnSale(ctx, after, PRODUCTS_AT_ONCE);
    const last = products.at(-1);
    if (!last) return;
    yield products;
    after = last.productId;
  }
}

async function takeOff(ctx: RequestContext, products: readonly OnSale[], named: IdSet): Promise<void> {
  const gone = products.filter(({ variants }) => !variants.some(({ sku }) => named.has(sku)));
  const smaller = products.filter(
    (product) => !gone.includes(product) && findMissingVariants(product, named).length > 0,
  );
  if (gone.length + smaller.length === 0) return;
  await writeInTurn(ctx, async (inside) => {
    await discontinue(
      inside,
      gone.map(({ productId }) => productId),
    );
    // one article that comes back brings its product back: the others have nothing left by then
    await deleteStock(
      inside,
      gone.flatMap(({ variants }) => variants.map(({ variantId }) => variantId)),
    );
    await deleteOffers(
      inside,
      smaller.flatMap((product) => findMissingVariants(product, named)),
    );
    await refreshListings(
      inside,
      smaller.map(({ productId }) => productId),
    );
  });
}

/** Numbers of the variants that the file does not name. */
function findMissingVariants({ variants }: OnSale, named: IdSet): number[] {
  return variants.filter(({ sku }) => !named.has(sku)).map(({ variantId }) => variantId);
}
