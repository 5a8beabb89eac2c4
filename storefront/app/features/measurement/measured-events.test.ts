import { expect, it } from 'vitest';
import { type MeasuredEvent, measure, measureWith } from '#app/session/measure.ts';
import { buildAddedEvent, buildBasketEvent, buildRemovedEvent, noteTold } from './measured-basket.ts';
import { buildOrderEvent } from './measured-order.ts';
import { viewEvent } from './measured-products.ts';
import { buildPromotionEvent } from './measured-promotions.ts';
import { buildPromotionMark } from './promotion-mark.ts';

type Lines = Parameters<typeof buildRemovedEvent>[0];
const createMoney = (minor: number) => ({ minor, currency: 'EUR' });
const createLine = (variantSku: string, quantity: number): Lines[number] =>
  ({
    quantity,
    product: { sku: `P${variantSku}`, variantSku, name: 'Stuhl', brandName: 'Holz' },
    price: { unit: createMoney(1999) },
  }) as Lines[number];

it('a basket is reported in whole units with its articles', () => {
  expect(buildBasketEvent('view_cart', [createLine('1', 2)])).toEqual({
    event: 'view_cart',
    ecommerce: {
      currency: 'EUR',
      value: 39.98,
      items: [
        {
          item_id: 'P1',
          item_name: 'Stuhl',
          item_brand: 'Holz',
          item_variant: '1',
          price: 19.99,
          quantity: 2,
        },
      ],
    },
  });
});

it.each([
  { before: [createLine('1', 2)], after: [createLine('1', 3)], gone: [] },
  { before: [createLine('1', 2)], after: [createLine('1', 1)], gone: [['1', 1]] },
  { before: [createLine('1', 2), createLine('2', 1)], after: [createLine('2', 1)], gone: [['1', 2]] },
  {
    before: [createLine('1', 2), createLine('2', 1)],
    after: [],
    gone: [
      ['1', 2],
      ['2', 1],
    ],
  },
])('removed pieces are reported: $gone', ({ before, after, gone }) => {
  const items = buildRemovedEvent(before, after)?.ecommerce.items ?? [];
  expect(items.map(({ item_variant, quantity }) => [item_variant, quantity])).toEqual(gone);
});

it.each([
  { before: [createLine('1', 2)], after: [createLine('1', 1)], more: [] },
  { before: [createLine('1', 2)], after: [createLine('1', 5)], more: [['1', 3]] },
  { before: [], after: [createLine('1', 2)], more: [['1', 2]] },
  { before: [createLine('1', 1)], after: [createLine('1', 1), createLine('2', 1)], more: [['2', 1]] },
])('pieces added in the shown basket are reported: $more', ({ before, after, more }) => {
  const items = buildAddedEvent(before, after)?.ecommerce.items ?? [];
  expect(items.map(({ item_variant, quantity }) => [item_variant, quantity])).toEqual(more);
});

it('pieces already reported where they were added are not reported again by the basket', () => {
  noteTold('1', 2);
  expect(buildAddedEvent([], [createLine('1', 3)])?.ecommerce.items).toMatchObject([{ quantity: 1 }]);
  expect(buildAddedEvent([createLine('1', 3)], [createLine('1', 4)])?.ecommerce.items).toMatchObject([
    { quantity: 1 },
  ]);
});

it('an order reports its number, no person, and a value without delivery and after vouchers', () => {
  const lines = [
    {
      sku: '1-red',
      productSku: '1',
      name: 'Stuhl',
      brandName: 'Holz',
      quantity: 3,
      lineTotal: createMoney(3000),
    },
  ];
  const sums = { discount: createMoney(500), shipping: createMoney(595), taxes: [{ tax: createMoney(494) }] };
  expect(buildOrderEvent('purchase', { orderNumber: '4711', lines, ...sums }).ecommerce).toEqual({
    transaction_id: '4711',
    currency: 'EUR',
    value: 25,
    shipping: 5.95,
    tax: 4.94,
    items: [
      {
        ...{ item_id: '1', item_name: 'Stuhl', item_brand: 'Holz', item_variant: '1-red' },
        ...{ price: 10, quantity: 3 },
      },
    ],
  });
});

it('an article view reports its price and a list reports no sum', () => {
  const product = { sku: '1', name: 'Stuhl', brand: { name: 'Holz' }, price: { current: createMoney(1999) } };
  expect(viewEvent('view_item', [product])?.ecommerce).toMatchObject({ currency: 'EUR', value: 19.99 });
  expect(viewEvent('view_item_list', [product], 'Stühle')?.ecommerce).toEqual({
    currency: 'EUR',
    items: [
      {
        ...{ item_id: '1', item_name: 'Stuhl', item_brand: 'Holz', price: 19.99 },
        ...{ item_list_name: 'Stühle', index: 0 },
      },
    ],
  });
});

it('a banner is reported by its code or target, its words, its picture and its place', () => {
  const banner = {
    id: '/dames/',
    name: '"Winter" & meer',
    creative: 't-coat-7-wide.0123456789abcdef',
    slot: 'home-hero',
  };
  const { 'data-promotion': mark } = buildPromotionMark(banner);
  expect(buildPromotionEvent('view_promotion', mark)).toEqual({
    event: 'view_promotion',
    ecommerce: {
      ...{ promotion_id: '/dames/', promotion_name: '"Winter" & meer' },
      ...{ creative_name: 't-coat-7-wide', creative_slot: 'home-hero' },
      items: [{ item_id: '/dames/', item_name: '"Winter" & meer' }],
    },
  });
  const { 'data-promotion': plain } = buildPromotionMark({ ...banner, creative: null });
  expect(buildPromotionEvent('select_promotion', plain).ecommerce).not.toHaveProperty('creative_name');
});

it('an empty basket or list is not reported because the schema requires items', () => {
  expect(buildBasketEvent('view_cart', [])).toBeNull();
  expect(viewEvent('view_item_list', [], 'Stühle')).toBeNull();
});

it('events wait for consent, are sent once in order and are dropped without it', () => {
  const createEvent = (item_id: string): MeasuredEvent => ({
    event: 'select_item',
    ecommerce: { items: [{ item_id }] },
  });
  const told: string[] = [];
  const recordEvent = ({ ecommerce }: MeasuredEvent) => void told.push(ecommerce.items[0]?.item_id ?? '');
  measure(createEvent('1'));
  measure(createEvent('2'));
  measureWith(recordEvent);
  measure(createEvent('3'));
  expect(told).toEqual(['1', '2', '3']);
  measureWith(null);
  measure(createEvent('4'));
  measureWith(null);
  measureWith(recordEvent);
  expect(told).toEqual(['1', '2', '3']);
});
