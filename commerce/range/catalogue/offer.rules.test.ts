import { describe, expect, it } from 'vitest';
import { stockSettings } from '#tenants/stock-settings.ts';
import {
  coloursOf,
  dimensionsOf,
  offerOf,
  type Variant,
  valuesOf,
  variantAvailability,
  variantsAsAsked,
} from './offer.rules.ts';

const black = { key: 'black', name: 'zwart', hex: '#000000', family: 'black' };
const red = { key: 'red', name: 'rood', hex: '#ff0000', family: 'red' };
const colours = new Map([
  ['black', black],
  ['red', red],
]);

const told = stockSettings.parse({});

function variant(
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
    availability: variantAvailability({ quantity: stock, deliveryDaysMin: 1, deliveryDaysMax: 2 }, told),
    condition: 'new',
  };
}

describe('the variants that a narrowed list means', () => {
  const coats = [
    variant('black-38', { size: '38' }),
    variant('red-38', { colour: 'red', size: '38', stock: 0 }),
    variant('red-40', { colour: 'red', size: '40' }),
  ];
  const meant = (families: string[], sizes: string[]) =>
    variantsAsAsked(coats, { families: new Set(families), sizes: new Set(sizes) }, colours);

  it('are those in its colours and sizes', () => {
    expect(meant(['red'], []).map(({ sku }) => sku)).toEqual(['red-38', 'red-40']);
    expect(meant([], ['38']).map(({ sku }) => sku)).toEqual(['black-38', 'red-38']);
    expect(meant([], [])).toEqual(coats);
  });

  it('are sold out where only others can be had', () => {
    expect(offerOf(meant(['red'], ['38'])).available).toBe(false);
    expect(offerOf(meant(['red'], ['38', '40'])).available).toBe(true);
  });
});

describe('what a list shows of all variants', () => {
  it('is the cheapest that can be had, and whether others cost more', () => {
    const offer = offerOf([
      variant('dear', { price: 2000, colour: 'red' }),
      variant('sold-out', { price: 500, stock: 0 }),
      variant('cheap', { price: 1000 }),
    ]);
    expect(offer.cheapest?.sku).toBe('cheap');
    expect(offer).toMatchObject({ pricesDiffer: true, available: true, pictures: ['p-red'] });
  });

  it('is the cheapest of all when none can be had', () => {
    const offer = offerOf([variant('a', { price: 2000, stock: 0 }), variant('b', { price: 1000, stock: 0 })]);
    expect(offer.cheapest?.sku).toBe('b');
    expect(offer.available).toBe(false);
  });

  it('does not say "from" for one price, nor for a dearer one that is sold out', () => {
    expect(offerOf([variant('a', {}), variant('b', {})]).pricesDiffer).toBe(false);
    expect(offerOf([variant('a', {}), variant('b', { price: 5000, stock: 0 })]).pricesDiffer).toBe(false);
  });

  it('is nothing without variants', () => {
    expect(offerOf([])).toEqual({ cheapest: null, pricesDiffer: false, available: false, pictures: [] });
  });
});

describe('choices', () => {
  const variants = [
    variant('1', { colour: 'red', size: 'S', stock: 0 }),
    variant('2', { colour: 'red', size: 'M' }),
    variant('3', { colour: 'black', size: 'S' }),
    variant('4', { colour: 'unknown', size: 'S' }),
  ];

  it('colours stand in the order of the variants, each with one that can be had', () => {
    expect(coloursOf(variants, colours)).toEqual([
      { ...red, picture: 'p-red', variantSku: '2' },
      { ...black, picture: 'p-black', variantSku: '3' },
    ]);
  });

  it('dimensions have the values that exist, colours by name', () => {
    expect(dimensionsOf(variants.slice(0, 3), ['colour', 'size'], colours)).toEqual([
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
    expect(valuesOf(variant('1', { size: 'M' }), ['size', 'colour', 'storage'])).toEqual(['M', 'black', '-']);
  });
});
