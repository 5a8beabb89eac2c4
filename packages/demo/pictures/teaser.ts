import { createDesign, PICTURE_KINDS, paintProduct } from './illustrator.ts';
import { KINDS } from './kinds.ts';
import { Canvas } from './parts/canvas.ts';
import { mix, shift } from './parts/colour.ts';
import { createRandom, type Random } from './parts/random.ts';
import {
  COMPOSITIONS,
  type Composition,
  chooseComposition,
  RAIL_Y,
  type Seat,
} from './teaser-compositions.ts';

export const TEASER_THEMES = Object.keys(COMPOSITIONS) as (keyof typeof COMPOSITIONS)[];
type TeaserTheme = keyof typeof COMPOSITIONS;
type TeaserRatio = 'wide' | 'square';

interface TeaserPalette {
  /** The calm ground, `#rrggbb`. */
  ground: string;
  /** Colours of the things shown, taken in turn. */
  things: readonly [string, string, string, string];
}

interface TeaserRequest {
  /** A department, or a picture kind to show several designs of it. */
  kind: string;
  seed: number;
  palette?: TeaserPalette;
  ratio: TeaserRatio;
}

const PALETTES: readonly [TeaserPalette, ...TeaserPalette[]] = [
  { ground: '#e4d9cc', things: ['#8c4a3a', '#f3ead9', '#3f5468', '#c39a68'] },
  { ground: '#d5dedb', things: ['#2f5d62', '#efe6d5', '#b9773f', '#49586b'] },
  { ground: '#d9dde6', things: ['#27406b', '#e9e1d3', '#a9474a', '#8d9aa8'] },
  { ground: '#e9dbd6', things: ['#a3555c', '#f4eee6', '#49586b', '#c89f86'] },
  { ground: '#e2e1d3', things: ['#5f6b45', '#f2ead8', '#b5834a', '#3d4a52'] },
];

/** Household appliances are white, grey or black whatever the season's colours are. */
const PLAIN_COLOURS: Readonly<Record<string, string>> = {
  fridge: '#c9cdd1',
  'washing-machine': '#f4f4f2',
  dryer: '#f4f4f2',
  dishwasher: '#c9cdd1',
  oven: '#2f3236',
  television: '#2b2c30',
  monitor: '#2b2c30',
  laptop: '#b9bdc1',
  tablet: '#5b5f66',
  lamp: '#f0e6d2',
  mirror: '#b3905a',
};

/** Where several of one such appliance stand together: what it is sold in. */
const APPLIANCE_COLOURS = ['#c9cdd1', '#3a3d42', '#f4f4f2'];
const WHITE_GOODS = ['fridge', 'washing-machine', 'dryer', 'dishwasher'];

/** Beside furniture stands the lamp that stands on the floor. */
const WANTED: Readonly<Record<string, readonly [string, string]>> = {
  lamp: ['style', 'floor'],
  sofa: ['throw', 'two'],
};
const TRIES = 64;

/** The first seed from `seed` on whose design suits a composed scene. */
function suitingSeed(kind: string, seed: number): number {
  const wanted = WANTED[kind];
  if (!wanted) return seed;
  const [trait, value] = wanted;
  for (let next = seed; next < seed + TRIES; next += 1)
    if (createDesign(kind, next)[trait] === value) return next;
  return seed;
}

const SIZES = { wide: { width: 1600, height: 700 }, square: { width: 800, height: 800 } } as const;

function isTheme(name: string): name is TeaserTheme {
  return Object.hasOwn(COMPOSITIONS, name);
}

/** True for the names that `drawTeaser` can draw. */
export function isTeaserKind(name: string): boolean {
  return isTheme(name) || PICTURE_KINDS.includes(name);
}

function hangs(kind: string): boolean {
  return KINDS[kind]?.setting === 'rail';
}

function composition(kind: string, random: Random): Composition {
  if (isTheme(kind)) return random.pick(COMPOSITIONS[kind]);
  if (!PICTURE_KINDS.includes(kind)) throw new RangeError(`No teaser kind ${kind}`);
  return chooseComposition(kind, hangs(kind));
}

/** A wall and a floor in one calm colour, with a sun or an arch behind the things. */
function paintGround(canvas: Canvas, ground: string, ratio: TeaserRatio, random: Random): void {
  const { width, height } = SIZES[ratio];
  const floorY = height * 0.8;
  const middle = ratio === 'wide' ? 1090 : 400;
  canvas.path(
    `M0 0H${width}V${height}H0Z`,
    canvas.linear([
      [0, mix(ground, '#ffffff', 0.3)],
      [1, ground],
    ]),
  );
  const hue = shift(ground, -0.055);
  if (random.chance(0.5)) {
    canvas.ellipse(middle, height * 0.46, height * 0.42, height * 0.42, hue);
  } else {
    const half = height * 0.5;
    canvas.path(
      `M${middle - half} ${floorY}V${height * 0.5}A${half} ${half * 0.86} 0 0 1 ${middle + half} ${height * 0.5}V${floorY}Z`,
      hue,
    );
  }
  canvas.path(
    `M0 ${floorY}H${width}V${height}H0Z`,
    canvas.linear(
      [
        [0, shift(ground, -0.06)],
        [1, shift(ground, 0.015)],
      ],
      [0, 0],
      [0, 1],
    ),
  );
}

/** The rail that garments hang from, over the right part of a wide picture. */
function paintRail(canvas: Canvas, ratio: TeaserRatio): void {
  const [from, to] = ratio === 'wide' ? [570, 1580] : [20, 780];
  const floor = SIZES[ratio].height * 0.84;
  for (const x of [from + 20, to - 20]) {
    canvas.contactShadow(x, floor + 20, 60, 9, 0.3);
    canvas.line(`M${x} ${RAIL_Y - 24}V${floor + 18}`, '#8a6f42', 11);
    canvas.line(`M${x - 2} ${RAIL_Y - 24}V${floor + 18}`, '#c9aa72', 4);
  }
  canvas.line(`M${from} ${RAIL_Y - 24}H${to}`, '#8a6f42', 12);
  canvas.line(`M${from} ${RAIL_Y - 27}H${to}`, '#d3b680', 5);
}

function paintHanger(canvas: Canvas, { x, y, scale }: Seat): void {
  canvas.group(`transform="translate(${x} ${y}) scale(${scale * 1.18})"`, () => {
    canvas.line('M0 -26V-44C0 -60 20 -54 20 -70C20 -84 0 -84 -4 -74', '#8d8a86', 4.5);
    canvas.path(
      'M0 -34C20 -34 100 -2 120 16C126 24 116 30 106 26C70 10 30 -2 0 -2S-70 10 -106 26C-116 30 -126 24 -120 16C-100 -2 -20 -34 0 -34Z',
      '#b98d5f',
    );
  });
}

/** Where a kind that has no feet in its own picture touches the floor. */
const FEET: Readonly<Record<string, readonly [number, number]>> = {
  rug: [400, 905],
  mirror: [400, 880],
  curtain: [400, 935],
  'cooker-hood': [400, 730],
};

/** Stands or hangs one thing at its seat. */
function place(canvas: Canvas, at: Seat, seed: number, colour: string): void {
  const definition = KINDS[at.kind];
  if (!definition) return;
  const [anchorX, anchorY] = FEET[at.kind] ?? definition.placement.anchor;
  const drop = hangs(at.kind) ? definition.drop(createRandom(`${at.kind} ${seed}`), undefined) : 0;
  if (hangs(at.kind)) paintHanger(canvas, at);
  canvas.group(
    `transform="translate(${at.x} ${at.y}) scale(${at.scale}) translate(${-anchorX} ${-anchorY - drop})"`,
    () => paintProduct(canvas, { kind: at.kind, seed, colour }),
  );
}

/**
 * A scene of some things on a calm ground as a complete SVG document: wide 1600 × 700 with its left
 * part free for words, square 800 × 800. Throws RangeError for an unknown kind.
 */
export function drawTeaser({ kind, seed, palette, ratio }: TeaserRequest): string {
  const random = createRandom(`teaser ${kind} ${seed}`);
  const { width, height } = SIZES[ratio];
  const { ground, things } = palette ?? random.pick(PALETTES);
  const { rail, [ratio]: seats } = composition(kind, random);
  const canvas = new Canvas('scene');
  paintGround(canvas, ground, ratio, random);
  if (rail) paintRail(canvas, ratio);
  const themed = isTheme(kind);
  seats.forEach((at, index) => {
    const plain = themed ? PLAIN_COLOURS[at.kind] : WHITE_GOODS.includes(at.kind) && APPLIANCE_COLOURS[index];
    const colour = plain || things[index % things.length] || ground;
    const own = seed * 7 + index;
    place(canvas, at, themed ? suitingSeed(at.kind, own) : own, colour);
  });
  return canvas.document(width, height);
}
