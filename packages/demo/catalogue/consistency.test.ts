import { expect, it } from 'vitest';
import { loadTenants } from '../../../tenants/load.ts';
import { ConsistencyCheck } from './consistency.ts';
import type { ProductDraft } from './draft.ts';
import { ANCHOR, generateCatalogue } from './generate.ts';

const tenants = await loadTenants();
const products: ProductDraft[] = [];
for await (const product of generateCatalogue({ size: 3_000, tenants })) products.push(product);

it('3,000 products are consistent with law, nature and themselves', () => {
  const check = new ConsistencyCheck(ANCHOR);
  expect(products.flatMap((product) => check.listFaults(product))).toEqual([]);
});

const some = (kind: string, fits: (product: ProductDraft) => boolean = () => true): ProductDraft => {
  const found = products.find((product) => product.kind === kind && fits(product));
  if (!found) throw new Error(`no ${kind}`);
  return found;
};
const isReviewed = ({ reviews }: ProductDraft) => reviews.length > 0;
const writeReview = (
  product: ProductDraft,
  attributes: ProductDraft['attributes'],
  body: string,
  label: Partial<NonNullable<ProductDraft['tyre']>> = {},
): ProductDraft => ({
  ...product,
  attributes: { ...product.attributes, ...attributes },
  reviews: product.reviews.slice(0, 1).map((review) => ({ ...review, body })),
  tyre: product.tyre && { ...product.tyre, ...label },
});
const listBrokenRules = (product: ProductDraft) => {
  const check = new ConsistencyCheck(ANCHOR);
  return check.listFaults(product).map(({ rule }) => rule);
};

it.each([
  ['energy class', () => ({ ...some('washing-machine'), energyClass: 'G' as const })],
  [
    'noise class',
    () => ({ ...some('dishwasher'), attributes: { ...some('dishwasher').attributes, noise: 60 } }),
  ],
  [
    'tyre label',
    () => {
      const { tyre, ...rest } = some('tyre');
      return { ...rest, tyre: tyre && { ...tyre, rollingNoise: 90 } };
    },
  ],
  ['energy class', () => ({ ...some('fridge'), attributes: { ...some('fridge').attributes, capacity: 20 } })],
  ['picture', () => ({ ...some('sideboard'), attributes: { ...some('sideboard').attributes, drawers: 5 } })],
  ['seats', () => ({ ...some('sofa'), attributes: { ...some('sofa').attributes, seats: 9 } })],
  ['sizes', () => ({ ...some('jeans'), audience: 'girls' as const })],
  ['children', () => ({ ...some('pump'), audience: 'girls' as const })],
  [
    'reviews',
    () => {
      const product = some('dress', ({ reviews }) => reviews.length > 0);
      const [review] = product.reviews;
      return { ...product, reviews: review ? [review, review] : [] };
    },
  ],
  [
    'reviews',
    () => {
      const coat = some(
        'coat',
        ({ reviews, attributes }) => reviews.length > 0 && attributes.closure === 'buttons',
      );
      const reviews = coat.reviews.map((review) => ({ ...review, body: 'De knopen zitten nog vast.' }));
      return { ...coat, reviews: reviews.slice(0, 1), attributes: { ...coat.attributes, closure: 'magnet' } };
    },
  ],
  ['reviews', () => writeReview(some('coat', isReviewed), { care: ['dry-clean'] }, 'Al drie keer gewassen.')],
  ['reviews', () => writeReview(some('tyre', isReviewed), {}, 'Remt in de regen kort.', { wetGrip: 'D' })],
  ['reviews', () => writeReview(some('tyre', isReviewed), {}, 'Heel stil.', { rollingNoiseClass: 'B' })],
])('a fault of %s is detected', (rule, product) => {
  expect(listBrokenRules(product())).toContain(rule);
});
