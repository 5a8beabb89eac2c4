import { expect, it } from 'vitest';
import { type MeasuredEvent, measure, measureWith } from '#app/session/measure.ts';
import { basketEvent, orderEvent, removedEvent } from './measured-lines.ts';

type Lines = Parameters<typeof removedEvent>[0];
const money = (minor: number) => ({ minor, currency: 'EUR' });
const line = (variantSku: string, quantity: number): Lines[number] =>
  ({
    quantity,
    product: { sku: `P${variantSku}`, variantSku, name: 'Stuhl', brandName: 'Holz' },
    price: { unit: money(1999) },
  }) as Lines[number];

it('a basket is told in whole units, with its articles', () => {
  expect(basketEvent('view_cart', [line('1', 2)], money(3998))).toEqual({
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

it('an order names its number and no person', () => {
  const lines = [{ sku: '1', name: 'Stuhl', brandName: 'Holz', quantity: 3, lineTotal: money(3000) }];
  const order = { orderNumber: '4711', lines, total: money(3595) };
  expect(
    orderEvent('purchase', order as unknown as Parameters<typeof orderEvent>[1]).ecommerce,
  ).toMatchObject({
    transaction_id: '4711',
    value: 35.95,
    items: [{ price: 10, quantity: 3 }],
  });
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
