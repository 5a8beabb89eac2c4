import { expect, it } from 'vitest';
import { designOf } from '#demo/pictures/illustrator.ts';
import { MAKES } from '#demo/pictures/parts/make.ts';
import { readPictureId } from '#demo/pictures/source.ts';
import { loadTenants } from '../../tenants/load.ts';
import type { ProductDraft } from './draft.ts';
import { generateCatalogue } from './generate.ts';

const tenants = await loadTenants();
const articles: ProductDraft[] = [];
for await (const product of generateCatalogue({ size: 3_000, tenants, reviewsPerProduct: 0 }))
  if (product.kind === 'coat' || product.kind === 'watch') articles.push(product);

/** How well its picture says that it is made. */
const makeOf = ({ kind, variants }: ProductDraft) => {
  const read = readPictureId(variants[0]?.pictures[0] ?? '');
  if (!read) throw new Error(`${kind}: no picture`);
  return MAKES.indexOf(designOf(kind, read.seed, read.wish).make as (typeof MAKES)[number]);
};
/** Its price before any reduction, in cents. */
const fullPriceOf = ({ variants }: ProductDraft) => {
  const { amountMinor = 0, history = [] } = variants[0]?.prices.nl ?? {};
  return Math.max(amountMinor, ...history.map((past) => past.amountMinor));
};
const isForChildren = ({ audience }: ProductDraft) => audience === 'girls' || audience === 'boys';

it.each(['coat', 'watch'])('of two of a kind (%s) the dearer one never looks the cheaper', (kind) => {
  const all = articles.filter((one) => one.kind === kind && !isForChildren(one));
  const byPrice = all.toSorted((a, b) => fullPriceOf(a) - fullPriceOf(b));
  const wrong = byPrice.flatMap((cheap, place) =>
    byPrice
      .slice(place + 1)
      .filter((dear) => fullPriceOf(dear) > fullPriceOf(cheap) && makeOf(dear) < makeOf(cheap))
      .map(
        (dear) =>
          `${dear.productId} at ${fullPriceOf(dear)} looks cheaper than ${cheap.productId} at ${fullPriceOf(cheap)}`,
      ),
  );
  expect(wrong).toEqual([]);
  expect(new Set(all.map(makeOf)).size).toBe(MAKES.length);
});
