import { type LanguageWords, list, setOf } from './word-lists.rules.ts';

export const english: LanguageWords = {
  stop: setOf(
    `the a an and or of for with in on at to from by is are was be as it its this that these those your you our we
     my me they them their his her not no but than then so if which who what will can has have`,
  ),
  idle: setOf(
    `buy order shop online cheap cheapest best good nice new great sale deal deals looking need want please find
     gift gifts`,
  ),
  audiences: {
    women: list('women womens woman ladies lady'),
    men: list('men mens man gents'),
    girls: list('girls girl'),
    boys: list('boys boy'),
    children: list('children childrens child kids kid toddler'),
  },
  colours: {
    black: list('black'),
    white: list('white'),
    grey: list('grey gray'),
    beige: list('beige'),
    brown: list('brown'),
    red: list('red'),
    pink: list('pink'),
    orange: list('orange'),
    yellow: list('yellow'),
    green: list('green'),
    blue: list('blue'),
    purple: list('purple violet'),
    gold: list('gold golden'),
    silver: list('silver'),
    multi: list('multicolour multicolor multicoloured multicolored'),
  },
  shades: list(
    `dark light bright deep pastel navy royal sky baby cobalt burgundy wine olive mint forest lime rose off
     charcoal midnight teal ice powder mustard petrol`,
  ),
  headFirst: false,
  behindHead: setOf('with for of in from by to without on incl including w and or'),
  genericHeads: setOf('pc computer'),
  links: [],
  bound: setOf(''),
  falseHeads: setOf(''),
  sizeMarkers: setOf('size sizes'),
  energyMarkers: setOf('energy class rating label'),
  reducedMarkers: setOf('sale discount discounted reduced clearance offer offers'),
  articleMarkers: setOf('article item no nr number part sku ref model mpn ean gtin'),
  numerals: {
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    twelve: 12,
  },
  price: {
    below: list('under below max maximum').concat(
      'less than',
      'cheaper than',
      'up to',
      'no more than',
      'at most',
    ),
    above: list('above over min minimum from').concat('more than', 'at least'),
    between: list('between from'),
    and: list('and to'),
  },
  lacking: { before: list('without'), endings: list('less free') },
  dimensions: [list('wide width'), list('long length'), list('high tall height'), list('deep depth')],
};
