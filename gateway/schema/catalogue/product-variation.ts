import {
  getDimensionValues,
  getVariantName,
  type Variant,
} from '#commerce/range/catalogue/listing/offer.rules.ts';
import { builder } from '../builder.ts';
import { AvailabilityRef } from './availability.ts';
import { loadVariantPrice, ProductPriceRef } from './product-price.ts';

/** A variant and the dimensions that its product varies by. */
export const ProductVariationRef = builder.objectRef<{ variant: Variant; dimensions: readonly string[] }>(
  'ProductVariation',
);

ProductVariationRef.implement({
  fields: (t) => ({
    sku: t.id({ resolve: ({ variant }) => variant.sku }),
    values: t.stringList({
      description: 'The values in the order of Product.dimensions.',
      resolve: ({ variant, dimensions }) => getDimensionValues(variant, dimensions),
    }),
    name: t.string({
      nullable: true,
      description: 'Its own title; null: that of the product.',
      resolve: ({ variant }) => getVariantName(variant),
    }),
    colorKey: t.string({ nullable: true, resolve: ({ variant }) => variant.colourKey }),
    pictures: t.stringList({ resolve: ({ variant }) => [...variant.pictures] }),
    price: t.field({
      type: ProductPriceRef,
      resolve: ({ variant }, _, ctx) => loadVariantPrice(variant, ctx),
    }),
    availability: t.field({ type: AvailabilityRef, resolve: ({ variant }) => variant.availability }),
  }),
});
