import { describe, expect, it } from 'vitest';
import { stockSettings } from '#tenants/stock-settings.ts';
import {
  buildDimensions,
  buildOffer,
  collectColours,
  computeVariantAvailability,
  filterVariants,
  getDimensionValues,
  type Variant,
} from './offer.rules.ts';

const black = { key: 'black', name: 'zwart', hex: '#000000', family: 'black' };
const red = { key: 'red', name: 'rood', hex: '#ff0000', family: 'red' };
const colours = new Map([
  ['black', black],
  ['red', red],
]);

const told = stockSettings.parse({});

function createVariant(
  sku: string,
  part: { price?: number; stock?: number; colour?: string; size?: string },
): Variant {
  const { price = 1000, stock = 9, colour = 'black', size } = part;
  return {
    variantId: 1,
    productId: 1,
    sku,
    colourKey: colour,
    dimensions: size ? { size } : {},
    pictures: [`p-${colour}`],
    amountMinor: price,
    recommendedMinor: null,
    measure: null,
    availability: computeVariantAvailability(
      { quantity: stock, deliveryDaysMin: 1, deliveryDaysMax: 2 },
      told,
    ),
    condition: 'new',
  };
}

describe('variants matching a filtered list', () => {
  const coats = [
    createVariant('black-38', { size: '38' }),
    createVariant('red-38', { colour: 'red', size: '38', stock: 0 }),
    createVariant('red-40', { colour: 'red', size: '40' }),
  ];
  const selectMeantVariants = (families: string[], sizes: string[]) =>
    filterVariants(coats, { families: new Set(families), sizes: new Set(sizes) }, colours);

  it('the matching variants are those in the chosen colours and sizes', () => {
    expect(selectMeantVariants(['red'], []).map(({ sku }) => sku)).toEqual(['red-38', 'red-40']);
    expect(selectMeantVariants([], ['38']).map(({ sku }) => sku)).toEqual(['black-38', 'red-38']);
    expect(selectMeantVariants([], [])).toEqual(coats);
  });

  it('a filtered article is sold out when only other variants are available', () => {
    expect(buildOffer(selectMeantVariants(['red'], ['38'])).available).toBe(false);
    expect(buildOffer(selectMeantVariants(['red'], ['38', '40'])).available).toBe(true);
  });
});

describe('the list price of all variants', () => {
  it('the list shows the cheapest available variant and whether others cost more', () => {
    const offer = buildOffer([
      createVariant('dear', { price: 2000, colour: 'red' }),
      createVariant('sold-out', { price: 500, stock: 0 }),
      createVariant('cheap', { price: 1000 }),
    ]);
    expect(offer.cheapest?.sku).toBe('cheap');
    expect(offer).toMatchObject({ pricesDiffer: true, available: true, pictures: ['p-red'] });
  });

  it('the list shows the cheapest variant of all when none is available', () => {
    const offer = buildOffer([
      createVariant('a', { price: 2000, stock: 0 }),
      createVariant('b', { price: 1000, stock: 0 }),
    ]);
    expect(offer.cheapest?.sku).toBe('b');
    expect(offer.available).toBe(false);
  });

  it('the list does not say "from" for a single price or a dearer sold-out variant', () => {
    expect(buildOffer([createVariant('a', {}), createVariant('b', {})]).pricesDiffer).toBe(false);
    expect(
      buildOffer([createVariant('a', {}), createVariant('b', { price: 5000, stock: 0 })]).pricesDiffer,
    ).toBe(false);
  });

  it('the list shows nothing without variants', () => {
    expect(buildOffer([])).toEqual({ cheapest: null, pricesDiffer: false, available: false, pictures: [] });
  });
});

describe('variant choices', () => {
  const variants = [
    createVariant('1', { colour: 'red', size: 'S', stock: 0 }),
    createVariant('2', { colour: 'red', size: 'M' }),
    createVariant('3', { colour: 'black', size: 'S' }),
    createVariant('4', { colour: 'unknown', size: 'S' }),
  ];

  it('colours follow the order of the variants and each links to an available one', () => {
    expect(collectColours(variants, colours)).toEqual([
      { ...red, picture: 'p-red', variantSku: '2' },
      { ...black, picture: 'p-black', variantSku: '3' },
    ]);
  });

  it('dimensions have the existing values and name colours', () => {
    expect(buildDimensions(variants.slice(0, 3), ['colour', 'size'], colours)).toEqual([
      {
        key: 'colour',
        values: [
          { value: 'red', label: 'rood', hex: '#ff0000' },
          { value: 'black', label: 'zwart', hex: '#000000' },
        ],
      },
      {
        key: 'size',
        values: [
          { value: 'S', label: 'S', hex: null },
          { value: 'M', label: 'M', hex: null },
        ],
      },
    ]);
  });

  it('values of a variant follow the dimensions', () => {
    expect(getDimensionValues(createVariant('1', { size: 'M' }), ['size', 'colour', 'storage'])).toEqual([
      'M',
      'black',
      '-',
    ]);
  });
});
