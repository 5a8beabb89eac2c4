import { loadCategoryTree } from '#commerce/range/catalogue/category.service.ts';
import { buildTrail } from '#commerce/range/catalogue/category-tree.rules.ts';
import {
  buildDimensions,
  buildOffer,
  collectColours,
  resolveWorstCondition,
} from '#commerce/range/catalogue/listing/offer.rules.ts';
import { localizeProduct } from '#commerce/range/catalogue/product/alternates.queries.ts';
import { listProductsBySku } from '#commerce/range/catalogue/product/product.queries.ts';
import {
  type ArticleByNumber,
  findByNumber,
  isNew,
} from '#commerce/range/catalogue/product/product.service.ts';
import { buildSeo } from '#commerce/range/catalogue/product/product-details.service.ts';
import { listAttributes } from '#commerce/range/catalogue/product/product-facts.service.ts';
import { readProductFields } from '#commerce/range/catalogue/product-fields.rules.ts';
import { getColours } from '#commerce/range/catalogue/reference.service.ts';
import { joinWords } from '#commerce/range/catalogue/variant-words.rules.ts';
import { listProductReviews } from '#commerce/range/review/review.queries.ts';
import {
  readFit,
  readReviewSort,
  readReviewWords,
  readStars,
  readVariation,
} from '#forms/lists/read-review-list.ts';
import { builder } from '../builder.ts';
import {
  BrandRef,
  ConditionRef,
  ProductAttributesRef,
  ProductColorRef,
  ProductDimensionRef,
  ProductFieldRef,
  SeoDataRef,
} from './product-facts.ts';
import { loadDetails } from './product-information.ts';
import { BreadcrumbRef, LocalizedPathRef } from './product-list.ts';
import { loadProductPrice, ProductPriceRef } from './product-price.ts';
import { ProductRef } from './product-ref.ts';
import { ProductVariationRef } from './product-variation.ts';
import { RatingRef, RatingReviewResultRef } from './review.ts';

ProductRef.implement({
  fields: (t) => ({
    sku: t.exposeID('sku'),
    cacheTag: t.string({
      description:
        'The tag by which a page with the product is dropped from caches when the product changes.',
      resolve: ({ productId }) => `product:${productId}`,
    }),
    name: t.exposeString('name'),
    slug: t.exposeString('slug'),
    kind: t.exposeString('kind', { description: 'Product type, e.g. dress.' }),
    department: t.exposeString('department'),
    brand: t.expose('brand', { type: BrandRef }),
    rating: t.expose('rating', { type: RatingRef, nullable: true }),
    isNew: t.boolean({ resolve: (card, _, ctx) => isNew(card, ctx) }),
    discontinued: t.exposeBoolean('discontinued', { description: 'No longer sold by this tenant.' }),
  }),
});

builder.objectFields(ProductRef, (t) => ({
  price: t.field({
    type: ProductPriceRef,
    description: 'Lowest current price over the variants.',
    resolve: ({ productId }, _, ctx) => loadProductPrice(productId, ctx),
  }),
  colors: t.field({
    type: [ProductColorRef],
    description: 'Distinct colours, most asked first; a tile shows some and counts the rest.',
    resolve: async ({ productId }, _, ctx) => {
      const [variants, known] = await Promise.all([ctx.loaders.variants.load(productId), getColours(ctx)]);
      return collectColours(variants, known);
    },
  }),
  pictures: t.stringList({
    description: 'Picture source ids of the representative variant.',
    resolve: async ({ productId }, _, { loaders }) => [
      ...buildOffer(await loaders.variants.load(productId)).pictures,
    ],
  }),
  available: t.boolean({
    resolve: async ({ productId }, _, { loaders }) =>
      buildOffer(await loaders.variants.load(productId)).available,
  }),
  condition: t.field({
    type: ConditionRef,
    description: 'The worst among its variants.',
    resolve: async ({ productId }, _, { loaders }) =>
      resolveWorstCondition(await loaders.variants.load(productId)),
  }),
  dimensions: t.field({
    type: [ProductDimensionRef],
    description: 'Dimensions in choosing order, with the values that exist.',
    resolve: async ({ productId, dimensions }, _, ctx) => {
      const [variants, known] = await Promise.all([ctx.loaders.variants.load(productId), getColours(ctx)]);
      return buildDimensions(variants, dimensions, known);
    },
  }),
  variations: t.field({
    type: [ProductVariationRef],
    resolve: async ({ productId, dimensions }, _, { loaders }) => {
      const variants = await loaders.variants.load(productId);
      return variants.map((variant) => ({ variant, dimensions }));
    },
  }),
}));

builder.objectFields(ProductRef, (t) => ({
  description: t.string({ resolve: async (card, _, ctx) => (await loadDetails(card, ctx)).description }),
  descriptionHtml: t.string({
    nullable: true,
    description:
      'The description with its structure, of a few elements without attributes; null: plain text says it all.',
    resolve: async (card, _, ctx) => (await loadDetails(card, ctx)).descriptionHtml,
  }),
  gtin: t.string({
    nullable: true,
    description: 'The GTIN, where all variants share one.',
    resolve: async (card, _, ctx) => (await loadDetails(card, ctx)).gtin,
  }),
  mpn: t.string({
    nullable: true,
    description: "The maker's own number, where all variants share one.",
    resolve: async (card, _, ctx) => (await loadDetails(card, ctx)).mpn,
  }),
  highlights: t.stringList({
    resolve: async (card, _, ctx) => [...(await loadDetails(card, ctx)).highlights],
  }),
  attributes: t.field({
    type: [ProductAttributesRef],
    async resolve(card, _, ctx) {
      const variants = await ctx.loaders.variants.load(card.productId);
      return listAttributes(ctx, { attributes: joinWords(card.attributes, variants, ctx.language) });
    },
  }),
  fields: t.field({
    type: [ProductFieldRef],
    description: 'Facts that extensions of the retailer have added and everybody may know.',
    resolve: ({ attributes }, _, { tenant }) =>
      readProductFields(tenant, attributes).filter(({ field }) => field.access !== 'shop'),
  }),
  seo: t.field({
    type: SeoDataRef,
    resolve: async (card, _, ctx) => buildSeo(card, await loadDetails(card, ctx)),
  }),
  breadcrumb: t.field({
    type: [BreadcrumbRef],
    resolve: async ({ mainCategoryId }, _, ctx) => {
      const category = (await loadCategoryTree(ctx)).byId.get(mainCategoryId);
      return category ? buildTrail(category) : [];
    },
  }),
  reviews: t.field({
    type: RatingReviewResultRef,
    args: {
      page: t.arg.int({ defaultValue: 1 }),
      filter: t.arg.string({ required: false, description: 'Stars, "1" to "5".' }),
      variation: t.arg.string({ required: false, description: 'A value that was bought: "colour:red".' }),
      fit: t.arg.string({ required: false, description: 'The fit in the review: small, expected or large.' }),
      words: t.arg.string({ required: false, description: 'Words that title or text must have.' }),
      pictures: t.arg.boolean({ required: false, description: 'true: only reviews with photographs.' }),
      sort: t.arg.string({ required: false, description: 'newest, helpful, best or worst.' }),
    },
    resolve: ({ productId }, { page, filter, variation, fit, words, pictures, sort }, ctx) =>
      listProductReviews(ctx, {
        productId,
        page,
        stars: readStars(filter),
        variation: readVariation(variation),
        fit: readFit(fit),
        words: readReviewWords(words),
        pictures: pictures === true,
        sort: readReviewSort(sort),
      }),
  }),
  alternates: t.field({
    type: [LocalizedPathRef],
    description:
      'The article in every market and language that sells it, for hreflang and the language switch.',
    resolve: async (card, _, ctx) =>
      localizeProduct(card.sku, (await loadDetails(card, ctx)).addresses, ctx.tenants),
  }),
}));

builder.queryField('product', (t) =>
  t.field({
    type: ProductRef,
    nullable: true,
    description: 'Product by style number; null: never sold by this tenant.',
    args: { sku: t.arg.id() },
    resolve: (_, { sku }, { loaders }) => loaders.articles.load(sku),
  }),
);

const ArticleByNumberRef = builder.objectRef<ArticleByNumber>('ArticleByNumber');
ArticleByNumberRef.implement({
  fields: (t) => ({
    product: t.expose('product', { type: ProductRef }),
    variantSku: t.exposeID('variantSku', {
      nullable: true,
      description: 'null: the number is that of the style.',
    }),
  }),
});

builder.queryField('articleByNumber', (t) =>
  t.field({
    type: ArticleByNumberRef,
    nullable: true,
    description:
      'The article on sale with exactly this article or style number, in capitals or small letters; null: there is none.',
    args: { number: t.arg.id() },
    resolve: (_, { number }, ctx) => findByNumber(ctx, number),
  }),
);

/** The most articles in one request; the storefront keeps 12. */
const MOST_PRODUCTS = 24;

builder.queryField('products', (t) =>
  t.field({
    type: [ProductRef],
    description:
      'Products by style number in the order asked for, at most 24; what is not sold (any more) is left out.',
    args: { skus: t.arg.idList() },
    resolve: (_, { skus }, ctx) =>
      listProductsBySku(ctx, [...new Set(skus.map(String))].slice(0, MOST_PRODUCTS)),
  }),
);
