import type { Canvas } from './parts/canvas.ts';
import type { Tones } from './parts/colour.ts';
import type { Random } from './parts/random.ts';

/** What distinguishes one design of a kind: words and numbers that a product text can be checked against. */
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

export interface ProductKind {
  /** The design that a seed gives. */
  traits(random: Random, pattern: string | undefined): Traits;
  draw(canvas: Canvas, paint: Paint, random: Random, pattern: string | undefined): void;
  /** Centre and enlargement of the detail picture. */
  focus: { x: number; y: number; zoom: number };
  setting: SettingName;
  placement: Placement;
  /** How far a front picture is lifted, so that low things stand in the middle of their tile. */
  rise: number;
  /** How far below the placement's anchor this design begins. */
  drop(random: Random, pattern: string | undefined): number;
}

interface KindDefinition<T extends Traits> {
  design(random: Random): T;
  draw(canvas: Canvas, paint: Paint, traits: T, random: Random): void;
  focus: { x: number; y: number; zoom: number };
  setting: SettingName;
  placement: Placement;
  rise?: number;
  drop?(traits: T): number;
}

/** Ties a kind's design to its drawing, so that every view of a seed shows the same design. */
export function defineKind<T extends Traits>(definition: KindDefinition<T>): ProductKind {
  const traits = (random: Random, pattern: string | undefined): T => {
    const designed = definition.design(random);
    return pattern !== undefined && 'pattern' in designed ? { ...designed, pattern } : designed;
  };
  return {
    traits,
    draw: (canvas, paint, random, pattern) => definition.draw(canvas, paint, traits(random, pattern), random),
    focus: definition.focus,
    setting: definition.setting,
    placement: definition.placement,
    rise: definition.rise ?? 0,
    drop: (random, pattern) => definition.drop?.(traits(random, pattern)) ?? 0,
  };
}
