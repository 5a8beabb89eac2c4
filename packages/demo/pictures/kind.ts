import type { Canvas } from './parts/canvas.ts';
import type { Tones } from './parts/colour.ts';
import type { Random } from './parts/random.ts';

/** The traits of a design: words and numbers that a product text can be checked against. */
export type Traits = Record<string, string | number | boolean>;

export type SettingName =
  | 'rail'
  | 'podium'
  | 'living'
  | 'bedroom'
  | 'kitchen'
  | 'desk'
  | 'garage'
  | 'floor'
  | 'sideboard'
  | 'counter'
  | 'window'
  | 'terrace';

/** The materials of one picture. */
export interface Paint {
  main: Tones;
  accent: Tones;
  /** The asked colour as it was given, before white and black are pulled in. */
  colour: string;
}

/** Where and how large a kind stands in its scene: the point of the front picture on its floor or hook. */
interface Placement {
  /** The anchor in the front picture: feet on the floor, or the neck on the hanger. */
  anchor: readonly [number, number];
  scale: number;
  /** Where the anchor comes to lie in the scene. */
  at: readonly [number, number];
}

/** Traits that are asked for, over those that a seed gives. */
export type Wish = Partial<Traits>;

export interface ProductKind {
  /** The design that a seed gives. */
  traits(random: Random, wish?: Wish): Traits;
  draw(canvas: Canvas, paint: Paint, random: Random, wish?: Wish): void;
  /** Centre and enlargement of the detail picture. */
  focus: { x: number; y: number; zoom: number };
  setting: SettingName;
  placement: Placement;
  /** How far a front picture is raised, so that low things are in the middle of their tile. */
  rise: number;
  /** How far below the placement's anchor this design begins. */
  drop(random: Random, wish?: Wish): number;
}

/** Proportions that any article of some kinds may have, beside its own traits. */
const BUILDS = { slim: 0.88, regular: 0.94, broad: 1 };
const STATURES = { low: 0.9, regular: 0.95, tall: 1 };

interface KindDefinition<T extends Traits> {
  design(random: Random): T;
  /** whether articles differ in proportion too; not where a circle would become an oval */
  proportions?: boolean;
  draw(canvas: Canvas, paint: Paint, traits: T, random: Random): void;
  focus: { x: number; y: number; zoom: number };
  setting: SettingName;
  placement: Placement;
  rise?: number;
  drop?(traits: T): number;
}

/** Ties a kind's design to its drawing, so that every view of a seed shows the same design. */
export function defineKind<T extends Traits>(definition: KindDefinition<T>): ProductKind {
  const traits = (random: Random, wish: Wish = {}): T => {
    const designed = definition.proportions
      ? {
          ...definition.design(random),
          build: random.pick(['slim', 'regular', 'broad']),
          stature: random.pick(['low', 'regular', 'tall']),
        }
      : definition.design(random);
    const known = Object.entries(wish).filter(([name]) => name in designed);
    return { ...designed, ...Object.fromEntries(known) };
  };
  return {
    traits,
    draw: (canvas, paint, random, wish) => {
      const designed = traits(random, wish);
      const paintIt = () => definition.draw(canvas, paint, designed, random);
      const { build, stature } = designed as Traits;
      if (build === undefined) return paintIt();
      const [x, y] = definition.placement.anchor;
      const scale = `${BUILDS[build as keyof typeof BUILDS]} ${STATURES[stature as keyof typeof STATURES]}`;
      canvas.group(`transform="translate(${x} ${y}) scale(${scale}) translate(${-x} ${-y})"`, paintIt);
    },
    focus: definition.focus,
    setting: definition.setting,
    placement: definition.placement,
    rise: definition.rise ?? 0,
    drop: (random, wish) => definition.drop?.(traits(random, wish)) ?? 0,
  };
}
