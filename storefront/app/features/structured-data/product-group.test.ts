import { describe, expect, test } from 'vitest';
import type { ProductFacts, VariantFacts } from './product-facts.types.ts';
import { buildProductGroup } from './product-group.ts';

const createMoney = (minor: number) => ({ minor, currency: 'EUR' });
const createVariant = (sku: string, facts: Partial<VariantFacts> = {}): VariantFacts => ({
  sku,
  url: `https://nl.example/p/jurk/T1?variant=${sku}`,
  image: null,
  price: { current: createMoney(4995) },
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
  variants: [
    createVariant('36'),
    createVariant('38', { inStock: false, price: { current: createMoney(5) } }),
  ],
  terms: {
    country: 'NL',
    shopName: 'Tavelo',
    returnDays: 14,
    delivery: { price: createMoney(595), freeFrom: createMoney(7500) },
  },
};
const buildSingleProduct = (facts: Partial<VariantFacts>, product: Partial<ProductFacts> = {}) =>
  buildProductGroup({ ...dress, ...product, variants: [createVariant('36', facts)] });

describe('structured data of a product', () => {
  test('several variants form a group, each with its own offer', () => {
    expect(buildProductGroup(dress)).toMatchObject({
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

  test('a single variant is a product', () => {
    const only = buildSingleProduct({});
    expect(only).toMatchObject({
      '@type': 'Product',
      sku: '36',
      offers: { price: '49.95', priceCurrency: 'EUR' },
    });
    expect(only).not.toHaveProperty('hasVariant');
  });

  // Google's merchant listing: what is required, and what is recommended and known here
  test.each(['name', 'image', 'description', 'brand', 'sku', 'offers', 'aggregateRating'])(
    'the product has %s',
    (property) => {
      expect(buildSingleProduct({})).toHaveProperty(property);
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
  ])('the product’s offer has %s', (property) => {
    expect(buildSingleProduct({})).toHaveProperty(`offers.${property}`);
  });

  test.each([null, { average: 0, max: 5, count: 0 }])('no rating is invented (%o)', (rating) => {
    expect(buildProductGroup({ ...dress, rating })).not.toHaveProperty('aggregateRating');
  });

  test('a hundred variants are cut and the page lists them all', () => {
    const many = buildProductGroup({
      ...dress,
      variants: Array.from({ length: 100 }, (_, n) => createVariant(String(n))),
    });
    expect(many).toHaveProperty('hasVariant.length', 30);
  });
});

describe('structured prices', () => {
  test('prices are struck through only where the page may do so', () => {
    expect(
      buildSingleProduct({ price: { current: createMoney(3995), original: createMoney(4995) } }),
    ).toHaveProperty('offers.priceSpecification.0', {
      '@type': 'UnitPriceSpecification',
      priceType: 'https://schema.org/StrikethroughPrice',
      price: '49.95',
      priceCurrency: 'EUR',
    });
    expect(buildSingleProduct({ price: { current: createMoney(3995), original: null } })).not.toHaveProperty(
      'offers.priceSpecification',
    );
  });

  test('prices are stated by their unit', () => {
    const price = { current: createMoney(1499), unitPrice: { price: createMoney(999), unit: 'm' } };
    expect(buildSingleProduct({ price })).toMatchObject({
      offers: { priceSpecification: [{ price: '9.99', referenceQuantity: { value: 1, unitCode: 'MTR' } }] },
    });
  });

  test.each([
    [7499, '5.95'],
    [7500, '0.00'],
  ])('delivery of an article for %d costs %s', (minor, value) => {
    expect(buildSingleProduct({ price: { current: createMoney(minor) } })).toHaveProperty(
      'offers.shippingDetails.shippingRate.value',
      value,
    );
  });
});

describe('structured energy data', () => {
  const energy = { energyClass: 'B', best: 'A', worst: 'G' };

  test('the energy data has its class and its scale', () => {
    expect(buildSingleProduct({}, { energy })).toMatchObject({
      hasEnergyConsumptionDetails: {
        hasEnergyEfficiencyCategory: 'https://schema.org/EUEnergyEfficiencyCategoryB',
        energyEfficiencyScaleMin: 'https://schema.org/EUEnergyEfficiencyCategoryG',
        energyEfficiencyScaleMax: 'https://schema.org/EUEnergyEfficiencyCategoryA',
      },
    });
    expect(buildSingleProduct({}, { energy: { ...energy, best: 'A+++', worst: 'D' } })).toHaveProperty(
      'hasEnergyConsumptionDetails.energyEfficiencyScaleMax',
      'https://schema.org/EUEnergyEfficiencyCategoryA3Plus',
    );
  });

  test('the energy class is certified where the registry knows it', () => {
    const registryEntry = 'https://eprel.ec.europa.eu/qr/123456';
    expect(buildSingleProduct({}, { energy: { ...energy, registryEntry } })).toMatchObject({
      hasCertification: { name: 'EPREL', certificationIdentification: '123456' },
    });
    expect(buildSingleProduct({}, { energy })).not.toHaveProperty('hasCertification');
  });
});

test('facts shared by all offers are stated once', () => {
  expect(buildProductGroup(dress)).toMatchObject({
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
