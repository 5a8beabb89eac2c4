import { z } from 'zod';

/**
 * A fact as a tile prints it: words around attributes of the article. `{load}` is its value with the unit,
 * `{load:bare}` without unit and brackets, `{width:label}` its name, `{seats:counted}` a number with its word.
 */
const fact = z
  .string()
  .regex(/^[^{}]*(\{[a-z0-9-]+(:(bare|label|counted))?\}[^{}]*)+$/, 'a text with {attributes}');

/** By kind of product: what a tile says of it, and with which others it can be compared. */
export const kindFacts = z.record(
  z.string().min(1),
  z.object({
    facts: z.array(fact).min(1).max(4),
    /** articles of one group are compared with each other; null: with none */
    comparedAs: z
      .string()
      .regex(/^[a-z][a-z-]*$/)
      .nullable()
      .default(null),
    /** pieces that are usually bought together, chosen beforehand */
    pieces: z.number().int().min(1).max(10).default(1),
  }),
);

const ROOM = ['{width:label} {width}', '{seats:counted}', '{depth:label} {depth}'];
const SCREEN = ['{screen-size}', '{panel}', '{resolution}', '{refresh-rate}'];
const POCKET = ['{screen-size}', '{memory}', '{battery-life}'];

/** The facts that the tenants share. */
export const usualKindFacts: z.input<typeof kindFacts> = {
  'washing-machine': { facts: ['{load}', '{spin-speed:bare}/min', '{noise}'], comparedAs: 'washing-machine' },
  dryer: { facts: ['{load}', '{noise}', '{width:label} {width}'], comparedAs: 'dryer' },
  fridge: { facts: ['{capacity}', '{height:label} {height}', '{noise}'], comparedAs: 'fridge' },
  dishwasher: {
    facts: ['{place-settings:counted}', '{noise}', '{water-per-cycle}'],
    comparedAs: 'dishwasher',
  },
  oven: { facts: ['{capacity}', '{cleaning}', '{power}'], comparedAs: 'oven' },
  microwave: { facts: ['{capacity}', '{power}', '{installation}'], comparedAs: 'microwave' },
  'cooker-hood': { facts: ['{width:label} {width}', '{airflow}', '{noise}'], comparedAs: 'cooker-hood' },
  'coffee-machine': { facts: ['{pressure}', '{capacity}', '{power}'], comparedAs: 'coffee-machine' },
  'vacuum-cleaner': { facts: ['{battery-life}', '{weight}', '{noise}'], comparedAs: 'vacuum-cleaner' },
  television: { facts: SCREEN, comparedAs: 'television' },
  monitor: { facts: SCREEN, comparedAs: 'monitor' },
  laptop: { facts: POCKET, comparedAs: 'laptop' },
  tablet: { facts: POCKET, comparedAs: 'tablet' },
  phone: { facts: ['{screen-size}', '{memory}', '{camera-resolution}'], comparedAs: 'phone' },
  sofa: { facts: ROOM, comparedAs: 'sofa' },
  'corner-sofa': { facts: ROOM, comparedAs: 'sofa' },
  mattress: { facts: ['{firmness}', '{core}', '{height:label} {height}'], comparedAs: 'mattress' },
  wardrobe: { facts: ['{width:label} {width}', '{doors:counted}', '{surface}'] },
  tyre: {
    facts: [
      '{tyre-width:bare}/{tyre-profile:bare} R{rim-diameter:bare}',
      '{load-index}{speed-index:bare}',
      '{season}',
    ],
    comparedAs: 'tyre',
    pieces: 4,
  },
};

/** The filters that come first in every list that has them, in the order in which each trade asks. */
export const usualFilterOrder = [
  ...['category', 'energy'],
  ...['tyre-width', 'tyre-profile', 'rim-diameter', 'season', 'load-index', 'speed-index'],
  ...['tyre-fuel', 'tyre-wet', 'tyre-noise'],
  ...['load', 'spin-speed', 'screen-size', 'seats'],
  ...['size', 'colour', 'brand', 'price', 'warmth', 'filling', 'waterproof'],
];

/**
 * Filters whose most frequent values stand above a category's articles: the first row whose first filter the category
 * has.
 */
export const usualQuickFilters = [
  ['rim-diameter', 'season', 'price'],
  ['load', 'energy', 'price'],
  ['energy', 'screen-size', 'price'],
  ['seats', 'colour', 'price'],
  ['style', 'colour', 'price'],
  ['size', 'colour', 'price'],
  ['colour', 'price'],
];

/** Filters that are asked together above a list, one choice each: a size that is read off the tyre. */
export const usualFinders = [['tyre-width', 'tyre-profile', 'rim-diameter']];
