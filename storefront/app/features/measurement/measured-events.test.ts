import { expect, it } from 'vitest';
import { type MeasuredEvent, measure, measureWith } from '#app/session/measure.ts';
import { addedEvent, basketEvent, noteTold, removedEvent } from './measured-basket.ts';
import { orderEvent } from './measured-order.ts';
import { viewEvent } from './measured-products.ts';
import { promotionEvent } from './measured-promotions.ts';
import { promotionMark } from './promotion-mark.ts';

type Lines = Parameters<typeof removedEvent>[0];
const money = (minor: number) => ({ minor, currency: 'EUR' });
const line = (variantSku: string, quantity: number): Lines[number] =>
  ({
    quantity,
    product: { sku: `P${variantSku}`, variantSku, name: 'Stuhl', brandName: 'Holz' },
    price: { unit: money(1999) },
  }) as Lines[number];

it('a basket is told in whole units, with its articles', () => {
  expect(basketEvent('view_cart', [line('1', 2)])).toEqual({
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
  { before: [line('1', 2)], after: [line('1', 3)], gone: [] },
  { before: [line('1', 2)], after: [line('1', 1)], gone: [['1', 1]] },
  { before: [line('1', 2), line('2', 1)], after: [line('2', 1)], gone: [['1', 2]] },
  {
    before: [line('1', 2), line('2', 1)],
    after: [],
    gone: [
      ['1', 2],
      ['2', 1],
    ],
  },
])('removed pieces are reported: $gone', ({ before, after, gone }) => {
  const items = removedEvent(before, after)?.ecommerce.items ?? [];
  expect(items.map(({ item_variant, quantity }) => [item_variant, quantity])).toEqual(gone);
});

it.each([
  { before: [line('1', 2)], after: [line('1', 1)], more: [] },
  { before: [line('1', 2)], after: [line('1', 5)], more: [['1', 3]] },
  { before: [], after: [line('1', 2)], more: [['1', 2]] },
  { before: [line('1', 1)], after: [line('1', 1), line('2', 1)], more: [['2', 1]] },
])('pieces that come into the shown basket are reported: $more', ({ before, after, more }) => {
  const items = addedEvent(before, after)?.ecommerce.items ?? [];
  expect(items.map(({ item_variant, quantity }) => [item_variant, quantity])).toEqual(more);
});

it('pieces that were reported where they were added are not reported again by the basket', () => {
  noteTold('1', 2);
  expect(addedEvent([], [line('1', 3)])?.ecommerce.items).toMatchObject([{ quantity: 1 }]);
  expect(addedEvent([line('1', 3)], [line('1', 4)])?.ecommerce.items).toMatchObject([{ quantity: 1 }]);
});

it('an order names its number and no person; its value is without delivery, and after vouchers', () => {
  const lines = [
    { sku: '1-red', productSku: '1', name: 'Stuhl', brandName: 'Holz', quantity: 3, lineTotal: money(3000) },
  ];
  const sums = { discount: money(500), shipping: money(595), taxes: [{ tax: money(494) }] };
  expect(orderEvent('purchase', { orderNumber: '4711', lines, ...sums }).ecommerce).toEqual({
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

it('an article is looked at for its price; of a list no sum is told', () => {
  const product = { sku: '1', name: 'Stuhl', brand: { name: 'Holz' }, price: { current: money(1999) } };
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

it('a banner is told by its code or target, its words, its picture and its place', () => {
  const banner = {
    id: '/dames/',
    name: '"Winter" & meer',
    creative: 't-coat-7-wide.0123456789abcdef',
    slot: 'home-hero',
  };
  const { 'data-promotion': mark } = promotionMark(banner);
  expect(promotionEvent('view_promotion', mark)).toEqual({
    event: 'view_promotion',
    ecommerce: {
      ...{ promotion_id: '/dames/', promotion_name: '"Winter" & meer' },
      ...{ creative_name: 't-coat-7-wide', creative_slot: 'home-hero' },
      items: [{ item_id: '/dames/', item_name: '"Winter" & meer' }],
    },
  });
  const { 'data-promotion': plain } = promotionMark({ ...banner, creative: null });
  expect(promotionEvent('select_promotion', plain).ecommerce).not.toHaveProperty('creative_name');
});

it('nothing is told of an empty basket or list: the schema asks for items', () => {
  expect(basketEvent('view_cart', [])).toBeNull();
  expect(viewEvent('view_item_list', [], 'Stühle')).toBeNull();
});

it('events wait for consent, are told once and in order, and are forgotten without it', () => {
  const event = (item_id: string): MeasuredEvent => ({
    event: 'select_item',
    ecommerce: { items: [{ item_id }] },
  });
  const told: string[] = [];
  const sink = ({ ecommerce }: MeasuredEvent) => void told.push(ecommerce.items[0]?.item_id ?? '');
  measure(event('1'));
  measure(event('2'));
  measureWith(sink);
  measure(event('3'));
  expect(told).toEqual(['1', '2', '3']);
  measureWith(null);
  measure(event('4'));
  measureWith(null);
  measureWith(sink);
  expect(told).toEqual(['1', '2', '3']);
});
