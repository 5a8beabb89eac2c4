import { describe, expect, it, test } from 'vitest';
import { z } from 'zod';
import { parseExtensions } from './parse-extensions.rules.ts';

const gift = { name: 'gift-wrap', folder: '/shop/extensions/gift-wrap', shop: '^1.0' };
const parse = (...extensions: unknown[]) => parseExtensions('shop.config.ts', { extensions }, '1.4.2');

test('extensions are taken in their order, with their functions as they are', () => {
  const decide = () => null;
  const erp = {
    ...gift,
    name: 'erp',
    settings: z.object({}),
    rules: { order: { onFault: 'ignore', decide } },
  };
  expect(parse(erp, gift)).toEqual([erp, gift]);
});

describe('a wrong shop.config.ts is refused by the name of its extension', () => {
  it.each([
    ['an unknown key', [{ ...gift, slot: {} }], /gift-wrap: Unrecognized key: "slot"/],
    ['a name that stands twice', [gift, gift], /gift-wrap stands twice/],
    ['a name in capitals', [{ ...gift, name: 'Gift' }], /Gift.name: kebab-case/],
    ['no range of versions', [{ ...gift, shop: 'newest' }], /gift-wrap.shop: a range of versions/],
    ['a range without this version', [{ ...gift, shop: '^2.0' }], /works with \^2.0, this product is 1.4.2/],
    ['no schema', [{ ...gift, settings: {} }], /gift-wrap.settings: a schema of `z`/],
    [
      'a rule that says nothing of its faults',
      [{ ...gift, rules: { order: { decide: () => null } } }],
      /onFault/,
    ],
    [
      'a job that never rests',
      [{ ...gift, jobs: { sync: { everySeconds: 1, run: async () => {} } } }],
      /sync.everySeconds/,
    ],
    ['a choice without options', [withField({ type: 'choice', options: [] })], /fields.order.0.options/],
    [
      'a pattern that is none',
      [withField({ type: 'text', maxLength: 5, pattern: { source: '(', message: { de: 'x' } } })],
      /no regular expression/,
    ],
    [
      'a field that stands twice',
      [withField({ type: 'yes-no' }, { type: 'yes-no' })],
      /has the field card of an order twice/,
    ],
    [
      'two fields of products that differ in capitals',
      [withProductFields({ key: 'card' }, { key: 'cARD' })],
      /has the field card of products twice/,
    ],
    ['a date as a filter', [withProductFields({ type: 'date', facet: true })], /nobody filters by a date/],
    [
      'a field that the shop alone knows on a tile',
      [withProductFields({ access: 'shop', shownIn: ['tile'] })],
      /is shown nowhere/,
    ],
  ])('%s', (_fault, extensions, message) => {
    expect(() => parse(...extensions)).toThrow(message);
  });
});

function withProductFields(...fields: object[]): object {
  const base = { key: 'card', label: { de: 'Karte' }, type: 'yes-no' };
  return { ...gift, fields: { product: fields.map((field) => ({ ...base, ...field })) } };
}

function withField(...fields: object[]): object {
  return {
    ...gift,
    fields: { order: fields.map((field) => ({ key: 'card', label: { de: 'Karte' }, ...field })) },
  };
}
