import { describe, expect, test } from 'vitest';
import { type ProductFacts, productGroup, type VariantFacts } from './product-group.ts';

const variant = (sku: string, facts: Partial<VariantFacts> = {}): VariantFacts => ({
  sku,
  url: `https://nl.example/p/jurk/T1?variant=${sku}`,
  image: null,
  price: { minor: 4995, currency: 'EUR' },
  inStock: true,
  properties: { size: sku },
  ...facts,
});
const dress: ProductFacts = {
  sku: 'T1',
  name: 'Jurk',
  description: 'Een jurk.',
  brand: 'Merk',
  url: 'https://nl.example/p/jurk/T1',
  images: ['https://nl.example/img/p/800.jpg'],
  rating: { average: 4.5, max: 5, count: 12 },
  variesBy: ['color', 'size'],
  variants: [variant('36'), variant('38', { inStock: false, price: { minor: 5, currency: 'EUR' } })],
  energyClass: null,
};

describe('what search engines are told of a product', () => {
  test('several variants are a group, each with its own offer', () => {
    expect(productGroup(dress)).toMatchObject({
      '@type': 'ProductGroup',
      productGroupID: 'T1',
      variesBy: ['https://schema.org/color', 'https://schema.org/size'],
      hasVariant: [
        { sku: '36', size: '36', offers: { price: '49.95', availability: 'https://schema.org/InStock' } },
        { sku: '38', size: '38', offers: { price: '0.05', availability: 'https://schema.org/OutOfStock' } },
      ],
      aggregateRating: { ratingValue: 4.5, bestRating: 5, reviewCount: 12 },
    });
  });

  test('one variant is a product', () => {
    const only = productGroup({ ...dress, variants: [variant('36')] });
    expect(only).toMatchObject({
      '@type': 'Product',
      sku: '36',
      offers: { price: '49.95', priceCurrency: 'EUR' },
    });
    expect(only).not.toHaveProperty('hasVariant');
  });

  test.each([null, { average: 0, max: 5, count: 0 }])('no rating is made up (%o)', (rating) => {
    expect(productGroup({ ...dress, rating })).not.toHaveProperty('aggregateRating');
  });

  test('a hundred variants are cut, the page says them all', () => {
    const many = productGroup({
      ...dress,
      variants: Array.from({ length: 100 }, (_, n) => variant(String(n))),
    });
    expect(many).toHaveProperty('hasVariant.length', 30);
  });
});
