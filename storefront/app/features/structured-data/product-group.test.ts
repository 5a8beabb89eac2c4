import { describe, expect, test } from 'vitest';
import type { ProductFacts, VariantFacts } from './product-facts.types.ts';
import { productGroup } from './product-group.ts';

const eur = (minor: number) => ({ minor, currency: 'EUR' });
const variant = (sku: string, facts: Partial<VariantFacts> = {}): VariantFacts => ({
  sku,
  url: `https://nl.example/p/jurk/T1?variant=${sku}`,
  image: null,
  price: { current: eur(4995) },
  inStock: true,
  days: { min: 1, max: 3 },
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
  variants: [variant('36'), variant('38', { inStock: false, price: { current: eur(5) } })],
  terms: {
    country: 'NL',
    shopName: 'Tavelo',
    returnDays: 14,
    delivery: { price: eur(595), freeFrom: eur(7500) },
  },
};
const one = (facts: Partial<VariantFacts>, product: Partial<ProductFacts> = {}) =>
  productGroup({ ...dress, ...product, variants: [variant('36', facts)] });

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
    const only = one({});
    expect(only).toMatchObject({
      '@type': 'Product',
      sku: '36',
      offers: { price: '49.95', priceCurrency: 'EUR' },
    });
    expect(only).not.toHaveProperty('hasVariant');
  });

  // Google's merchant listing: what is required, and what is recommended and known here
  test.each(['name', 'image', 'description', 'brand', 'sku', 'offers', 'aggregateRating'])(
    'has %s',
    (property) => {
      expect(one({})).toHaveProperty(property);
    },
  );
  test.each([
    'price',
    'priceCurrency',
    'availability',
    'itemCondition',
    'url',
    'shippingDetails.shippingRate.value',
    'shippingDetails.shippingDestination.addressCountry',
    'shippingDetails.deliveryTime.handlingTime.unitCode',
    'shippingDetails.deliveryTime.transitTime.maxValue',
    'hasMerchantReturnPolicy.applicableCountry',
    'hasMerchantReturnPolicy.returnPolicyCategory',
    'hasMerchantReturnPolicy.merchantReturnDays',
    'hasMerchantReturnPolicy.returnMethod',
    'hasMerchantReturnPolicy.returnFees',
  ])('its offer has %s', (property) => {
    expect(one({})).toHaveProperty(`offers.${property}`);
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

describe('prices', () => {
  test('are struck through only where the page may', () => {
    expect(one({ price: { current: eur(3995), original: eur(4995) } })).toHaveProperty(
      'offers.priceSpecification.0',
      {
        '@type': 'UnitPriceSpecification',
        priceType: 'https://schema.org/StrikethroughPrice',
        price: '49.95',
        priceCurrency: 'EUR',
      },
    );
    expect(one({ price: { current: eur(3995), original: null } })).not.toHaveProperty(
      'offers.priceSpecification',
    );
  });

  test('are told by their unit', () => {
    const price = { current: eur(1499), unitPrice: { price: eur(999), unit: 'm' } };
    expect(one({ price })).toMatchObject({
      offers: { priceSpecification: [{ price: '9.99', referenceQuantity: { value: 1, unitCode: 'MTR' } }] },
    });
  });

  test.each([
    [7499, '5.95'],
    [7500, '0.00'],
  ])('delivery of what costs %d costs %s', (minor, value) => {
    expect(one({ price: { current: eur(minor) } })).toHaveProperty(
      'offers.shippingDetails.shippingRate.value',
      value,
    );
  });
});

describe('energy', () => {
  const energy = { energyClass: 'B', best: 'A', worst: 'G' };

  test('has its class and its scale', () => {
    expect(one({}, { energy })).toMatchObject({
      hasEnergyConsumptionDetails: {
        hasEnergyEfficiencyCategory: 'https://schema.org/EUEnergyEfficiencyCategoryB',
        energyEfficiencyScaleMin: 'https://schema.org/EUEnergyEfficiencyCategoryG',
        energyEfficiencyScaleMax: 'https://schema.org/EUEnergyEfficiencyCategoryA',
      },
    });
    expect(one({}, { energy: { ...energy, best: 'A+++', worst: 'D' } })).toHaveProperty(
      'hasEnergyConsumptionDetails.energyEfficiencyScaleMax',
      'https://schema.org/EUEnergyEfficiencyCategoryA3Plus',
    );
  });

  test('is certified where the registry knows it', () => {
    const registryEntry = 'https://eprel.ec.europa.eu/qr/123456';
    expect(one({}, { energy: { ...energy, registryEntry } })).toMatchObject({
      hasCertification: { name: 'EPREL', certificationIdentification: '123456' },
    });
    expect(one({}, { energy })).not.toHaveProperty('hasCertification');
  });
});

test('facts that all offers share are said once', () => {
  expect(productGroup(dress)).toMatchObject({
    hasVariant: [
      {
        offers: {
          hasMerchantReturnPolicy: { '@id': 'https://nl.example/p/jurk/T1#returns', merchantReturnDays: 14 },
        },
      },
      { offers: { hasMerchantReturnPolicy: { '@id': 'https://nl.example/p/jurk/T1#returns' } } },
    ],
  });
});
