import { PICTURE_KINDS, paintProduct } from './illustrator.ts';
import { KINDS } from './kinds.ts';
import { Canvas } from './parts/canvas.ts';
import { mix, shift } from './parts/colour.ts';
import { createRandom, type Random } from './parts/random.ts';

export const TEASER_THEMES = [
  'fashion',
  'shoes',
  'furniture',
  'electronics',
  'appliances',
  'tyres',
  'season',
] as const;
type TeaserTheme = (typeof TEASER_THEMES)[number];
type TeaserRatio = 'wide' | 'square';

interface TeaserPalette {
  /** The calm ground, `#rrggbb`. */
  ground: string;
  /** Colours of the things shown, first to last. */
  things: readonly [string, string, string];
}

interface TeaserRequest {
  /** A department, or a picture kind to show three designs of it. */
  kind: string;
  seed: number;
  palette?: TeaserPalette;
  ratio: TeaserRatio;
}

type Group = readonly [string, string, string];

const GROUPS: Record<TeaserTheme, readonly [Group, ...Group[]]> = {
  fashion: [
    ['coat', 'dress', 'bag'],
    ['shirt', 'jeans', 'pullover'],
    ['blouse', 'skirt', 'bag'],
    ['jacket', 'trousers', 't-shirt'],
  ],
  shoes: [
    ['sneaker', 'boot', 'pump'],
    ['boot', 'sneaker', 'sandal'],
  ],
  furniture: [
    ['lamp', 'armchair', 'table'],
    ['wardrobe', 'bed', 'lamp'],
    ['lamp', 'sofa', 'chair'],
  ],
  electronics: [
    ['phone', 'laptop', 'headphones'],
    ['headphones', 'television', 'camera'],
    ['tablet', 'laptop', 'camera'],
  ],
  appliances: [
    ['fridge', 'washing-machine', 'coffee-machine'],
    ['oven', 'coffee-machine', 'vacuum-cleaner'],
  ],
  tyres: [['tyre', 'tyre', 'tyre']],
  season: [
    ['coat', 'pullover', 'boot'],
    ['dress', 'bag', 'sandal'],
    ['jacket', 'jeans', 'sneaker'],
  ],
};

/** How large a kind stands beside other kinds; alone among its like it fills its place. */
const RELATIVE_SIZES: Readonly<Record<string, number>> = {
  bag: 0.72,
  sneaker: 0.62,
  boot: 0.7,
  sandal: 0.6,
  chair: 0.85,
  sofa: 1.25,
  bed: 1.2,
  wardrobe: 1.15,
  phone: 0.72,
  tablet: 0.78,
  camera: 0.62,
  headphones: 0.7,
  television: 1.15,
  'coffee-machine': 0.66,
  'vacuum-cleaner': 0.85,
};

const PALETTES: readonly [TeaserPalette, ...TeaserPalette[]] = [
  { ground: '#e4d9cc', things: ['#8c4a3a', '#f3ead9', '#3f5468'] },
  { ground: '#d5dedb', things: ['#2f5d62', '#efe6d5', '#b9773f'] },
  { ground: '#d9dde6', things: ['#27406b', '#e9e1d3', '#a9474a'] },
  { ground: '#e9dbd6', things: ['#a3555c', '#f4eee6', '#49586b'] },
  { ground: '#e2e1d3', things: ['#5f6b45', '#f2ead8', '#b5834a'] },
];

const SIZES = { wide: { width: 1600, height: 700 }, square: { width: 800, height: 800 } } as const;

function isTheme(name: string): name is TeaserTheme {
  return (TEASER_THEMES as readonly string[]).includes(name);
}

/** True for the names that `drawTeaser` can draw. */
export function isTeaserKind(name: string): boolean {
  return isTheme(name) || PICTURE_KINDS.includes(name);
}

function groupFor(kind: string, random: Random): Group {
  if (isTheme(kind)) {
    return random.pick(GROUPS[kind]);
  }
  if (!PICTURE_KINDS.includes(kind)) {
    throw new RangeError(`No teaser kind ${kind}`);
  }
  return [kind, kind, kind];
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
    canvas.ellipse(middle, height * 0.46, height * 0.37, height * 0.37, hue);
  } else {
    const half = height * 0.42;
    canvas.path(
      `M${middle - half} ${floorY}V${height * 0.44}A${half} ${half * 0.86} 0 0 1 ${middle + half} ${height * 0.44}V${floorY}Z`,
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

/** Stands or hangs one thing with its middle at x and its feet at y. */
function place(
  canvas: Canvas,
  kind: string,
  seed: number,
  colour: string,
  x: number,
  y: number,
  scale: number,
): void {
  const definition = KINDS[kind];
  if (!definition) {
    return;
  }
  const hangs = definition.setting === 'rail' || kind === 'rug';
  const [anchorX, anchorY] = hangs ? [400, 930] : definition.placement.anchor;
  canvas.group(`transform="translate(${x} ${y}) scale(${scale}) translate(${-anchorX} ${-anchorY})"`, () =>
    paintProduct(canvas, { kind, seed, colour }),
  );
}

/**
 * A scene of three things on a calm ground as a complete SVG document: wide 1600 × 700 with its left
 * part free for words, square 800 × 800. Throws RangeError for an unknown kind.
 */
export function drawTeaser({ kind, seed, palette, ratio }: TeaserRequest): string {
  const random = createRandom(`teaser ${kind} ${seed}`);
  const { width, height } = SIZES[ratio];
  const chosen = palette ?? random.pick(PALETTES);
  const group = groupFor(kind, random);
  const canvas = new Canvas('scene');
  paintGround(canvas, chosen.ground, ratio, random);
  const wide = ratio === 'wide';
  const seats = wide
    ? [
        { x: 790, y: 622, scale: 0.5 },
        { x: 1390, y: 622, scale: 0.5 },
        { x: 1090, y: 656, scale: 0.6 },
      ]
    : [
        { x: 196, y: 690, scale: 0.46 },
        { x: 606, y: 690, scale: 0.46 },
        { x: 400, y: 742, scale: 0.56 },
      ];
  const order = [group[0], group[2], group[1]];
  const alike = kind === 'shoes' || new Set(group).size === 1;
  seats.forEach((seat, index) => {
    const name = order[index];
    if (name) {
      const scale = seat.scale * (alike ? 1 : (RELATIVE_SIZES[name] ?? 1));
      place(canvas, name, seed * 3 + index, chosen.things[index] ?? chosen.things[0], seat.x, seat.y, scale);
    }
  });
  return canvas.document(width, height);
}
