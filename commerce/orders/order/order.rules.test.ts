import { expect, it } from 'vitest';
import { priceBasket } from '#commerce/buying/basket/basket.rules.ts';
import type { Line, PriceTerms } from '#commerce/buying/basket/basket.types.ts';
import { isAsSeen } from './order.rules.ts';

const article = {
  variantId: 1,
  variantSku: 'A-1',
  sku: 'A',
  name: 'Jurk',
  slug: 'jurk',
  brandName: 'Merk',
  picture: null,
  options: [],
  productId: 1,
  kind: 'dress',
  unitMinor: 1000,
  stock: 5,
  deliveryDaysMin: 1,
  deliveryDaysMax: 2,
  discontinued: false,
};
const createLine = (seenPriceMinor: number, stock = 5): Line => ({
  lineId: 'l',
  quantity: 1,
  seenPriceMinor,
  article: { ...article, stock },
  answers: {},
  appointment: null,
});
const terms: PriceTerms = {
  ...{ currency: 'EUR' as const, roundTotalTo: 1, vatPercent: 21, lineServices: [] },
  stock: { fewPieces: 5, tellsPieces: true },
  delivery: {
    options: [],
    freightKinds: [],
    piecesPerParcel: {},
    co2CompensationMinor: null,
    premiumMinor: null,
  },
  place: { orderDay: '2026-11-23', country: 'NL', remoteAreas: [], postalCode: null },
};

it.each([
  ['everything as it was', [createLine(1000)], {}, true],
  ['another total', [createLine(1000)], { totalMinor: 999 }, false],
  ['another version', [createLine(1000)], { key: 'old' }, false],
  ['a notice that stood beside the total', [createLine(900)], {}, true],
  ['one dearer, one cheaper, the same total', [createLine(900), createLine(1100)], {}, false],
  ['sold out', [createLine(1000, 0)], {}, false],
  ['nothing in it', [], {}, false],
])('the order is compared with what the customer saw: %s', (_name, lines, seen, expected) => {
  const basket = priceBasket(lines, terms);
  expect(isAsSeen(basket, { key: 'key', totalMinor: basket.totalMinor, ...seen }, 'key')).toBe(expected);
});
