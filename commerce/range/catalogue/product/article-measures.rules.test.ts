import { expect, it } from 'vitest';
import type { AttributeDefinition } from '../attribute.rules.ts';
import { findArticleMeasures } from './article-measures.rules.ts';

const definitions: AttributeDefinition[] = [
  {
    key: 'weight',
    valueType: 'number',
    unit: 'kg',
    group: 'dimensions',
    label: 'Gewicht',
    options: new Map(),
  },
  {
    ...{ key: 'measures', valueType: 'measures', unit: 'cm', group: 'fit', label: 'Maten' },
    options: new Map([
      ['chest', 'Borstwijdte'],
      ['length', 'Lengte'],
    ]),
  },
];
const measures = [
  { option: 'length', sizes: { M: 74, S: 72.5, XL: 78 } },
  { option: 'chest', sizes: { S: 52, M: 54.5 } },
];

it('measures are listed by the sizes of the article in their order and in the given order', () => {
  expect(findArticleMeasures({ weight: 1, measures }, definitions, ['S', 'M'])).toEqual({
    unit: 'cm',
    columns: ['Lengte', 'Borstwijdte'],
    rows: [
      ['S', '72.5', '52'],
      ['M', '74', '54.5'],
    ],
  });
});

it('a measure that one size lacks is an empty cell', () => {
  expect(findArticleMeasures({ measures }, definitions, ['M', 'L', 'XL'])?.rows).toEqual([
    ['M', '74', '54.5'],
    ['XL', '78', ''],
  ]);
});

it.each([
  ['an article without any', {}],
  ['other sizes', { measures: [{ option: 'length', sizes: { '38': 90 } }] }],
  ['a measure without a name', { measures: [{ option: 'sleeve', sizes: { S: 60 } }] }],
  ['a value that is no measure', { measures: [{ option: 'length', sizes: { S: 'lang' } }] }],
  ['another type', { measures: 'lang' }],
])('no measure table is shown for %s', (_, attributes) => {
  expect(findArticleMeasures(attributes, definitions, ['S', 'M'])).toBeNull();
});
