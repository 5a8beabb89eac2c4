import type { Random } from '#demo/pictures/parts/random.ts';
import type { Attributes, EnergyClass, Kind } from '../kind.ts';
import {
  DISHWASHER_CLASSES,
  DISPLAY_CLASSES,
  DRYER_CLASSES,
  dishwasherClass,
  dishwasherStandard,
  displayClass,
  displayReference,
  displaySurface,
  dryerClass,
  dryerStandard,
  FRIDGE_CLASSES,
  type Fridge,
  fridgeClass,
  fridgeStandard,
  hoodClass,
  hoodStandard,
  longestWashing,
  noiseClass,
  ovenClass,
  ovenStandard,
  spinClass,
  WASHING_CLASSES,
  washingClass,
  washingStandard,
} from './energy.rules.ts';
import { buildSheetValues, MOISTURE } from './sheet-values.ts';

/** An ultrawide monitor's width by its height. */
const ULTRAWIDE = 21 / 9;
const ULTRAWIDE_FROM = 34;
type Engine = {
  /** facts that follow from the options and a drawn index, in the units of the attributes */
  attributes(random: Random, given: Attributes, aim: EnergyClass): Attributes;
  /** the class by the regulation in force */
  computeClass(given: Attributes): EnergyClass;
};

const number = (given: Attributes, key: string): number => {
  const value = given[key];
  if (typeof value !== 'number') throw new RangeError(`no number ${key}`);
  return value;
};

/** An index well inside of a class. @param limits of the classes, A first */
function indexIn(
  random: Random,
  classes: readonly (readonly [EnergyClass, number])[],
  aim: EnergyClass,
): number {
  const at = classes.findIndex(([name]) => name === aim);
  const most = classes[at]?.[1] ?? (classes.at(-1)?.[1] ?? 1) * 1.15;
  const least = at === -1 ? (classes.at(-1)?.[1] ?? 1) : (classes[at - 1]?.[1] ?? most * 0.86);
  return least + (most - least) * random.between(0.12, 0.94);
}

const display = (given: Attributes) => {
  const inches = number(given, 'screen-size');
  return displaySurface(inches, inches >= ULTRAWIDE_FROM && inches < 43 ? ULTRAWIDE : undefined);
};

const screen: Engine = {
  attributes(random, given, aim) {
    const watts = Math.max(
      8,
      Math.round(indexIn(random, DISPLAY_CLASSES, aim) * displayReference(display(given)) - 1),
    );
    return { power: watts, 'energy-per-1000h': watts };
  },
  computeClass: (given) => displayClass(display(given), number(given, 'energy-per-1000h')),
};

const readFridge = (given: Attributes): Fridge => ({
  volume: number(given, 'capacity'),
  freezer: typeof given['freezer-capacity'] === 'number' ? given['freezer-capacity'] : 0,
  noFrost: given['no-frost'] === true,
  doors: number(given, 'doors'),
});

const ENGINES: Readonly<Record<string, Engine>> = {
  'washing-machine': {
    attributes(random, given, aim) {
      const load = number(given, 'load');
      return {
        'energy-per-cycles': Math.round(indexIn(random, WASHING_CLASSES, aim) * washingStandard(load)),
        'programme-duration': Math.round(longestWashing(load) * random.between(0.92, 1) - 0.5),
        'spin-class': spinClass(MOISTURE[number(given, 'spin-speed')] ?? 53),
      };
    },
    computeClass: (given) => washingClass(number(given, 'load'), number(given, 'energy-per-cycles')),
  },
  dryer: {
    attributes: (random, given, aim) => ({
      'energy-per-cycles': Math.round(
        indexIn(random, DRYER_CLASSES, aim) * dryerStandard(number(given, 'load')),
      ),
      'programme-duration': random.whole(128, 150) + 9 * number(given, 'load'),
    }),
    computeClass: (given) => dryerClass(number(given, 'load'), number(given, 'energy-per-cycles')),
  },
  dishwasher: {
    attributes(random, given, aim) {
      const standard = dishwasherStandard(number(given, 'place-settings'), number(given, 'width'));
      return {
        'energy-per-cycles': Math.round(indexIn(random, DISHWASHER_CLASSES, aim) * standard),
        'programme-duration': random.whole(198, 290),
      };
    },
    computeClass: (given) =>
      dishwasherClass(
        number(given, 'place-settings'),
        number(given, 'width'),
        number(given, 'energy-per-cycles'),
      ),
  },
  fridge: {
    attributes(random, given, aim) {
      const capacity = Math.round(number(given, 'capacity') * random.between(0.93, 1.07));
      const share = typeof given['freezer-share'] === 'number' ? given['freezer-share'] : 0;
      const freezer = Math.round(capacity * share * random.between(0.94, 1.06));
      const volumes: Attributes = freezer > 0 ? { capacity, 'freezer-capacity': freezer } : { capacity };
      const standard = fridgeStandard(readFridge({ ...given, ...volumes }));
      return {
        ...volumes,
        'energy-per-year': Math.round((indexIn(random, FRIDGE_CLASSES, aim) * standard) / 100),
      };
    },
    computeClass: (given) => fridgeClass(readFridge(given), number(given, 'energy-per-year')),
  },
  television: screen,
  monitor: screen,
  oven: {
    attributes(random, given, aim) {
      const index = aim === 'A' ? random.between(84, 95) : random.between(108, 118);
      return {
        'energy-per-use': Math.round(index * ovenStandard(number(given, 'capacity'))) / 100,
      };
    },
    computeClass: (given) => ovenClass(number(given, 'capacity'), number(given, 'energy-per-use')),
  },
  'cooker-hood': {
    attributes(random, _given, aim) {
      const power = random.whole(9, 17) * 10;
      const [least, most] = { A: [46, 54], B: [56, 69], C: [71, 84] }[aim as 'A' | 'B' | 'C'] ?? [71, 84];
      const index = random.between(least ?? 71, most ?? 84);
      return { power, 'energy-per-year': Math.round((index * hoodStandard(power)) / 100) };
    },
    computeClass: (given) => hoodClass(number(given, 'power'), number(given, 'energy-per-year')),
  },
};

/** The index of energy efficiency, by kinds whose sheet names it. */
const INDICES: Readonly<Record<string, (given: Attributes) => number>> = {
  'washing-machine': (given) => number(given, 'energy-per-cycles') / washingStandard(number(given, 'load')),
  dryer: (given) => number(given, 'energy-per-cycles') / dryerStandard(number(given, 'load')),
  dishwasher: (given) =>
    number(given, 'energy-per-cycles') /
    dishwasherStandard(number(given, 'place-settings'), number(given, 'width')),
  fridge: (given) => (100 * number(given, 'energy-per-year')) / fridgeStandard(readFridge(given)),
  oven: (given) => (100 * number(given, 'energy-per-use')) / ovenStandard(number(given, 'capacity')),
  'cooker-hood': (given) => (100 * number(given, 'energy-per-year')) / hoodStandard(number(given, 'power')),
};

function addSheet(kind: string, made: Attributes): Attributes {
  const values = buildSheetValues(kind, made, INDICES[kind]?.(made) ?? null);
  const watts = values['energy-hdr'];
  const inHighRange = typeof watts === 'number' ? displayClass(display(made), watts).toLowerCase() : null;
  return { ...made, ...values, ...(inHighRange !== null && { 'hdr-class': inHighRange }) };
}

/**
 * The attributes that follow from a product's other attributes by nature and law: consumption, duration, classes of
 * noise and spin.
 */
export function engineer(random: Random, kind: Kind, given: Attributes, own: Attributes = {}): Attributes {
  const engine = ENGINES[kind.kind];
  const classes = kind.energyClasses;
  const aim = classes && classes.length > 0 ? (classes[random.whole(0, classes.length - 1)] ?? 'D') : 'D';
  const made: Attributes = {
    ...given,
    ...engine?.attributes(random, given, aim),
    ...own,
  };
  const { 'freezer-share': _, ...kept } = made;
  const noise = typeof kept.noise === 'number' ? noiseClass(kind.kind, kept.noise) : null;
  return addSheet(kind.kind, noise === null ? kept : { ...kept, 'noise-class': noise });
}

/**
 * The class that the regulation in force gives to a product's consumption; null where the attributes do not hold it.
 */
export function energyClassOfFacts({ kind }: Kind, attributes: Attributes): EnergyClass | null {
  return ENGINES[kind]?.computeClass(attributes) ?? null;
}

/**
 * The class on the label; null for kinds without one. Phones and tablets are classed by tests that the attributes do
 * not hold (Delegated Regulation (EU) 2023/1669): theirs is drawn.
 */
export function chooseEnergyClass(random: Random, kind: Kind, attributes: Attributes): EnergyClass | null {
  const classes = kind.energyClasses ?? [];
  if (classes.length === 0) return null;
  return energyClassOfFacts(kind, attributes) ?? classes[random.whole(0, classes.length - 1)] ?? null;
}
