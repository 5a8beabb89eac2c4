import { expect, it } from 'vitest';
import { createDesign } from '#demo/pictures/illustrator.ts';
import { MAKES } from '#demo/pictures/parts/make.ts';
import { readPictureId } from '#demo/pictures/source.ts';
import { loadTenants } from '../../../tenants/load.ts';
import type { ProductDraft } from './draft.ts';
import { generateCatalogue } from './generate.ts';

const tenants = await loadTenants();
const articles: ProductDraft[] = [];
for await (const product of generateCatalogue({ size: 3_000, tenants, reviewsPerProduct: 0 }))
  if (product.kind === 'coat' || product.kind === 'watch') articles.push(product);

/** How well its picture says that it is made. */
const scoreMake = ({ kind, variants }: ProductDraft) => {
  const read = readPictureId(variants[0]?.pictures[0] ?? '');
  if (!read) throw new Error(`${kind}: no picture`);
  return MAKES.indexOf(createDesign(kind, read.seed, read.wish).make as (typeof MAKES)[number]);
};
/** Its price before any reduction, in cents. */
const getFullPrice = ({ variants }: ProductDraft) => {
  const { amountMinor = 0, history = [] } = variants[0]?.prices.nl ?? {};
  return Math.max(amountMinor, ...history.map((past) => past.amountMinor));
};
const isForChildren = ({ audience }: ProductDraft) => audience === 'girls' || audience === 'boys';

it.each(['coat', 'watch'])('the more expensive of two of a kind (%s) never looks cheaper', (kind) => {
  const all = articles.filter((one) => one.kind === kind && !isForChildren(one));
  const byPrice = all.toSorted((a, b) => getFullPrice(a) - getFullPrice(b));
  const wrong = byPrice.flatMap((cheap, place) =>
    byPrice
      .slice(place + 1)
      .filter((dear) => getFullPrice(dear) > getFullPrice(cheap) && scoreMake(dear) < scoreMake(cheap))
      .map(
        (dear) =>
          `${dear.productId} at ${getFullPrice(dear)} looks cheaper than ${cheap.productId} at ${getFullPrice(cheap)}`,
      ),
  );
  expect(wrong).toEqual([]);
  expect(new Set(all.map(scoreMake)).size).toBe(MAKES.length);
});
