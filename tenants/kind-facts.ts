import { z } from 'zod';

/**
 * A fact on a tile: words around attributes of the article. `{load}` is its value with the unit, `{load:bare}`
 * without unit and brackets (of materials the first part), `{width:label}` its label, `{seats:counted}` a number with
 * its word, `{hood:flag}` the label of a feature that the article has; a fact with a missing attribute is left out.
 */
const fact = z
  .string()
  .regex(/^[^{}]*(\{[a-z0-9-]+(:(bare|label|counted|flag))?\}[^{}]*)+$/, 'a text with {attributes}');

/** By kind of product: the facts on its tile, and the kinds it can be compared with. */
export const kindFacts = z.record(
  z.string().min(1),
  z.object({
    facts: z.array(fact).min(1).max(4),
    /** articles of one group can be compared with each other; null for with none */
    comparedAs: z
      .string()
      .regex(/^[a-z][a-z-]*$/)
      .nullable()
      .default(null),
    /** pieces that are usually bought together, preselected */
    pieces: z.number().int().min(1).max(10).default(1),
    /** wider than high: a phone's pictures are as wide as the screen, without the top and the part below the floor */
    wide: z.boolean().default(false),
  }),
);

const FIT = '{fit:label} {fit}';
const UPPER = '{upper:label} {upper}';
const HEIGHT = '{height:label} {height}';
const LOAD = '{max-load:label} {max-load}';
const PIECES = '{pieces:label} {pieces}';
const LASTS = '{battery-life:label} {battery-life}';
const CLOTH = '{material:bare}';
const TOP = [CLOTH, FIT, '{sleeve}', '{neckline}'];
const OUTER = ['{warmth}', CLOTH, '{closure}', '{hood:flag}'];
const LEGS = [CLOTH, FIT, '{rise:label} {rise}', '{length}'];
const HEELED = [UPPER, '{heel-height:label} {heel-height}', '{closure}'];
const CARRIED = ['{width:bare} × {height:bare} × {depth}', '{closure}', '{surface}'];
const SEAT = ['{width:label} {width}', '{seat-height:label} {seat-height}', LOAD];
const BOARD = [HEIGHT, '{surface}', '{extendable:flag}', LOAD];

const ROOM = ['{width:label} {width}', '{seats:counted}', '{depth:label} {depth}'];
const SCREEN = ['{screen-size}', '{panel}', '{resolution}', '{refresh-rate}'];
const POCKET = ['{screen-size}', '{memory}', '{battery-life}'];

/** The facts that the tenants share. */
export const usualKindFacts: z.input<typeof kindFacts> = {
  'washing-machine': { facts: ['{load}', '{spin-speed}', '{noise}'], comparedAs: 'washing-machine' },
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
  television: { facts: SCREEN, comparedAs: 'television', wide: true },
  monitor: { facts: SCREEN, comparedAs: 'monitor' },
  laptop: { facts: POCKET, comparedAs: 'laptop' },
  tablet: { facts: POCKET, comparedAs: 'tablet' },
  phone: { facts: ['{screen-size}', '{memory}', '{camera-resolution}'], comparedAs: 'phone' },
  sofa: { facts: ROOM, comparedAs: 'sofa', wide: true },
  'corner-sofa': { facts: ROOM, comparedAs: 'sofa', wide: true },
  mattress: { facts: ['{firmness}', '{core}', '{height:label} {height}'], comparedAs: 'mattress' },
  wardrobe: { facts: ['{width:label} {width}', '{doors:counted}', '{surface}'] },
  dress: { facts: [CLOTH, '{length}', '{neckline}', '{sleeve}'] },
  blouse: { facts: TOP },
  shirt: { facts: TOP },
  't-shirt': { facts: TOP },
  'polo-shirt': { facts: TOP },
  pullover: { facts: TOP },
  cardigan: { facts: [CLOTH, '{neckline}', '{closure}', '{pockets:flag}'] },
  hoodie: { facts: [CLOTH, FIT, '{closure}', '{pockets:flag}'] },
  blazer: { facts: [CLOTH, FIT, '{closure}', '{pattern}'] },
  jacket: { facts: OUTER },
  coat: { facts: OUTER },
  bodywarmer: { facts: [CLOTH, FIT, '{closure}', '{pockets:flag}'] },
  jeans: { facts: LEGS },
  trousers: { facts: LEGS },
  shorts: { facts: LEGS },
  skirt: { facts: [CLOTH, '{length}', FIT, '{closure}'] },
  bra: { facts: [CLOTH, '{underwire:flag}', '{padded:flag}', '{closure}'] },
  pyjamas: { facts: [CLOTH, PIECES, '{sleeve}', '{pattern}'] },
  socks: { facts: [CLOTH, PIECES, '{length}'] },
  scarf: { facts: [CLOTH, '{width:bare} × {total-length}', '{pattern}'] },
  beanie: { facts: [CLOTH, '{pattern}'] },
  bag: { facts: CARRIED },
  backpack: { facts: ['{capacity}', ...CARRIED] },
  suitcase: { facts: ['{surface}', '{wheels:label} {wheels}', '{closure}', '{extendable:flag}'] },
  watch: { facts: ['{movement}', '{strap:label} {strap}', '{diameter}', '{water-resistance}'] },
  sneaker: { facts: [UPPER, '{sole:label} {sole}', '{closure}'] },
  boot: { facts: [UPPER, '{shaft-height:label} {shaft-height}', '{closure}', '{waterproof:flag}'] },
  'ankle-boot': { facts: HEELED },
  pump: { facts: HEELED },
  sandal: { facts: HEELED },
  slipper: { facts: [UPPER, '{lining:label} {lining}', '{sole:label} {sole}'] },
  armchair: { facts: SEAT },
  chair: { facts: SEAT },
  table: { facts: BOARD },
  'coffee-table': { facts: BOARD },
  bed: { facts: [HEIGHT, '{surface}', LOAD] },
  lamp: { facts: [HEIGHT, '{socket:label} {socket}', '{power}', '{dimmable:flag}'] },
  rug: { facts: [CLOTH, '{pile-height:label} {pile-height}', '{style}'] },
  sideboard: {
    facts: ['{width:label} {width}', '{doors:counted}', '{drawers:label} {drawers}', '{surface}'],
  },
  desk: { facts: ['{surface}', '{drawers:label} {drawers}', LOAD, '{height-adjustable:flag}'] },
  'office-chair': { facts: [LOAD, '{surface}', '{height-adjustable:flag}', '{armrests:flag}'] },
  'bed-linen': { facts: [CLOTH, PIECES, '{pattern}'] },
  curtain: { facts: ['{opacity}', CLOTH, '{heading:label} {heading}'] },
  mirror: { facts: ['{width:bare} × {height}', '{surface}', '{light:flag}'] },
  headphones: { facts: ['{connection}', LASTS, '{weight}', '{noise-cancelling:flag}'] },
  camera: { facts: ['{camera-resolution}', '{weight}', '{connection}'] },
  smartwatch: { facts: ['{diameter}', LASTS, '{water-resistance}', '{gps:flag}'] },
  soundbar: { facts: ['{channels:label} {channels}', '{power}', '{connection}'] },
  kettle: { facts: ['{capacity}', '{power}', '{temperature-control:flag}', '{surface}'] },
  'stacking-kit': { facts: ['{width:label} {width}', HEIGHT, '{weight}'] },
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

/** The filters that come first in every list with them, in the usual order of each trade. */
export const usualFilterOrder = [
  ...['category', 'energy'],
  ...['tyre-width', 'tyre-profile', 'rim-diameter', 'season', 'load-index', 'speed-index'],
  ...['tyre-fuel', 'tyre-wet', 'tyre-noise'],
  ...['load', 'spin-speed', 'screen-size', 'seats'],
  ...['size', 'colour', 'brand', 'price', 'warmth', 'filling', 'waterproof'],
];

/**
 * Filters whose most frequent values are links above a category's articles: the first row whose first filter the
 * category has.
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

/** Filters that are shown together above a list, one choice each: the parts of a size that is read off the tyre. */
export const usualFinders = [['tyre-width', 'tyre-profile', 'rim-diameter']];
