import type { AttributeGroup } from '#commerce/range/catalogue/attribute.rules.ts';
import type {
  Dimension,
  DimensionValue,
  ProductColour,
} from '#commerce/range/catalogue/listing/offer.rules.ts';
import type { ProductCard } from '#commerce/range/catalogue/product/product.queries.ts';
import type { readProductFields } from '#commerce/range/catalogue/product-fields.rules.ts';
import { builder } from '../builder.ts';

export const BrandRef = builder.objectRef<ProductCard['brand']>('Brand');
export const ProductColorRef = builder.objectRef<ProductColour>('ProductColor');
export const ProductDimensionRef = builder.objectRef<Dimension>('ProductDimension');
const ProductDimensionValueRef = builder.objectRef<DimensionValue>('ProductDimensionValue');
export const ProductAttributesRef = builder.objectRef<AttributeGroup>('ProductAttributes');
export const ProductFieldRef =
  builder.objectRef<ReturnType<typeof readProductFields>[number]>('ProductField');
const ProductAttributeRef = builder.objectRef<AttributeGroup['attributes'][number]>('ProductAttribute');
export const SeoDataRef = builder.objectRef<{ sku: string; title: string; description: string }>('SeoData');

export const ConditionRef = builder.enumType('Condition', {
  description: 'Whether the article was used before.',
  values: { NEW: { value: 'new' }, REFURBISHED: { value: 'refurbished' }, USED: { value: 'used' } } as const,
});

BrandRef.implement({ fields: (t) => ({ name: t.exposeString('name'), slug: t.exposeString('slug') }) });

ProductColorRef.implement({
  fields: (t) => ({
    key: t.exposeID('key'),
    name: t.exposeString('name'),
    hex: t.exposeString('hex'),
    picture: t.exposeString('picture', {
      nullable: true,
      description: 'Picture source id of a variant in this colour.',
    }),
    variantSku: t.exposeID('variantSku', {
      description: 'Article number of its first available (else first) variant.',
    }),
  }),
});

ProductDimensionRef.implement({
  fields: (t) => ({
    key: t.exposeID('key', { description: 'colour, size, storage …' }),
    values: t.expose('values', { type: [ProductDimensionValueRef] }),
  }),
});

ProductDimensionValueRef.implement({
  fields: (t) => ({
    value: t.exposeID('value'),
    label: t.exposeString('label'),
    hex: t.exposeString('hex', { nullable: true, description: 'Colour dimension only.' }),
  }),
});

ProductAttributesRef.implement({
  fields: (t) => ({
    group: t.exposeString('group', { description: 'Heading key: material, dimensions, technical …' }),
    section: t.exposeString('section', {
      nullable: true,
      description: "Heading in the retailer's own words, instead of the group's.",
    }),
    attributes: t.expose('attributes', { type: [ProductAttributeRef] }),
  }),
});

ProductAttributeRef.implement({
  fields: (t) => ({
    key: t.exposeID('key'),
    label: t.exposeString('label'),
    value: t.exposeString('value', { description: 'Ready for people, in their language, with its unit.' }),
  }),
});

ProductFieldRef.implement({
  fields: (t) => ({
    extension: t.exposeString('extension'),
    key: t.string({ resolve: ({ field }) => field.key }),
    value: t.exposeString('value', {
      description:
        'For programs: yes or no, a number with a point, YYYY-MM-DD, the value of a choice, or a text.',
    }),
  }),
});

SeoDataRef.implement({
  fields: (t) => ({
    sku: t.exposeID('sku'),
    title: t.exposeString('title'),
    description: t.exposeString('description'),
  }),
});
