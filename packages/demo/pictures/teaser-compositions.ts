/** One thing of a teaser: where its feet stand, or for what hangs where its hanger is, and how large it is. */
export interface Seat {
  kind: string;
  x: number;
  y: number;
  scale: number;
}

/** The objects that a teaser shows, back to front, in its own units: wide 1600 × 700, square 800 × 800. */
export interface Composition {
  rail: boolean;
  wide: readonly Seat[];
  square: readonly Seat[];
}

const seat = (kind: string, x: number, y: number, scale: number): Seat => ({ kind, x, y, scale });

/** Height of the rail that garments hang from. */
export const RAIL_Y = 84;

/** Four garments on the rail and two things on the floor before them. */
function onRail(garments: readonly [string, string, string, string], left: Floor, right: Floor): Composition {
  const [one, two, three, four] = garments;
  const y = RAIL_Y + 26;
  return {
    rail: true,
    wide: [
      seat(one, 730, y, 0.66),
      seat(two, 960, y, 0.68),
      seat(three, 1190, y, 0.66),
      seat(four, 1420, y, 0.66),
      seat(left.kind, 830, 672, left.scale),
      seat(right.kind, 1330, 676, right.scale),
    ],
    square: [
      seat(one, 190, y, 0.74),
      seat(two, 410, y, 0.78),
      seat(three, 630, y, 0.74),
      seat(left.kind, 210, 764, left.scale * 1.1),
      seat(right.kind, 600, 768, right.scale * 1.1),
    ],
  };
}

interface Floor {
  kind: string;
  scale: number;
}

const FASHION: readonly [Composition, ...Composition[]] = [
  onRail(
    ['coat', 'dress', 'cardigan', 'trousers'],
    { kind: 'bag', scale: 0.4 },
    { kind: 'ankle-boot', scale: 0.42 },
  ),
  onRail(
    ['jacket', 'shirt', 'pullover', 'jeans'],
    { kind: 'backpack', scale: 0.42 },
    { kind: 'sneaker', scale: 0.48 },
  ),
  onRail(['blouse', 'skirt', 'blazer', 'dress'], { kind: 'bag', scale: 0.42 }, { kind: 'pump', scale: 0.46 }),
  onRail(
    ['hoodie', 't-shirt', 'bodywarmer', 'trousers'],
    { kind: 'sneaker', scale: 0.48 },
    { kind: 'beanie', scale: 0.38 },
  ),
];

const SHOES: readonly [Composition, ...Composition[]] = [
  {
    rail: false,
    wide: [seat('boot', 800, 612, 0.74), seat('pump', 1390, 612, 0.66), seat('sneaker', 1080, 668, 0.92)],
    square: [seat('boot', 240, 640, 0.8), seat('pump', 610, 640, 0.66), seat('sneaker', 400, 752, 0.98)],
  },
  {
    rail: false,
    wide: [
      seat('sneaker', 800, 612, 0.72),
      seat('slipper', 1390, 612, 0.66),
      seat('ankle-boot', 1070, 668, 0.88),
    ],
    square: [
      seat('sneaker', 220, 630, 0.66),
      seat('slipper', 600, 640, 0.62),
      seat('ankle-boot', 400, 752, 0.96),
    ],
  },
];

const FURNITURE: readonly [Composition, ...Composition[]] = [
  {
    rail: false,
    wide: [seat('lamp', 1460, 604, 0.7), seat('sofa', 1050, 620, 1.02), seat('coffee-table', 1180, 690, 0.5)],
    square: [seat('lamp', 690, 610, 0.74), seat('sofa', 370, 660, 0.9), seat('coffee-table', 440, 770, 0.54)],
  },
  {
    rail: false,
    wide: [seat('sideboard', 1200, 596, 0.98), seat('lamp', 760, 630, 0.7), seat('armchair', 980, 668, 0.78)],
    square: [
      seat('sideboard', 480, 600, 0.82),
      seat('lamp', 90, 640, 0.72),
      seat('armchair', 320, 752, 0.86),
    ],
  },
  {
    rail: false,
    wide: [seat('wardrobe', 1400, 600, 0.66), seat('bed', 1040, 664, 0.9)],
    square: [seat('wardrobe', 590, 610, 0.7), seat('bed', 340, 750, 0.88)],
  },
];

const ELECTRONICS: readonly [Composition, ...Composition[]] = [
  {
    rail: false,
    wide: [
      seat('television', 1120, 606, 1.02),
      seat('laptop', 850, 664, 0.66),
      seat('headphones', 1420, 668, 0.56),
    ],
    square: [
      seat('television', 400, 600, 0.98),
      seat('laptop', 300, 752, 0.7),
      seat('headphones', 640, 752, 0.56),
    ],
  },
  {
    rail: false,
    wide: [
      seat('monitor', 1180, 616, 0.98),
      seat('tablet', 820, 640, 0.62),
      seat('camera', 1440, 672, 0.54),
      seat('smartwatch', 1000, 672, 0.44),
    ],
    square: [
      seat('monitor', 420, 620, 0.92),
      seat('tablet', 170, 730, 0.6),
      seat('camera', 620, 756, 0.54),
      seat('smartwatch', 380, 760, 0.42),
    ],
  },
  {
    rail: false,
    wide: [
      seat('laptop', 1060, 620, 0.98),
      seat('phone', 1400, 656, 0.7),
      seat('headphones', 760, 664, 0.62),
    ],
    square: [
      seat('laptop', 400, 610, 0.9),
      seat('phone', 600, 752, 0.68),
      seat('headphones', 220, 752, 0.64),
    ],
  },
];

const APPLIANCES: readonly [Composition, ...Composition[]] = [
  {
    rail: false,
    wide: [
      seat('fridge', 1410, 620, 0.68),
      seat('washing-machine', 1060, 640, 0.7),
      seat('coffee-machine', 760, 660, 0.52),
      seat('kettle', 1270, 674, 0.36),
    ],
    square: [
      seat('fridge', 590, 640, 0.7),
      seat('washing-machine', 290, 700, 0.72),
      seat('kettle', 560, 764, 0.4),
    ],
  },
  {
    rail: false,
    wide: [
      seat('dryer', 1410, 630, 0.66),
      seat('oven', 1030, 640, 0.78),
      seat('vacuum-cleaner', 740, 664, 0.66),
    ],
    square: [
      seat('dryer', 570, 640, 0.68),
      seat('oven', 260, 690, 0.72),
      seat('coffee-machine', 560, 768, 0.44),
    ],
  },
];

const TYRES: readonly [Composition, ...Composition[]] = [
  {
    rail: false,
    wide: [seat('tyre', 800, 610, 0.66), seat('tyre', 1400, 610, 0.66), seat('tyre', 1100, 668, 0.82)],
    square: [seat('tyre', 200, 640, 0.68), seat('tyre', 600, 640, 0.68), seat('tyre', 400, 752, 0.86)],
  },
];

const SEASON: readonly [Composition, ...Composition[]] = [
  onRail(
    ['coat', 'scarf', 'cardigan', 'pullover'],
    { kind: 'beanie', scale: 0.42 },
    { kind: 'boot', scale: 0.46 },
  ),
  onRail(
    ['pullover', 'bodywarmer', 'coat', 'jeans'],
    { kind: 'boot', scale: 0.46 },
    { kind: 'beanie', scale: 0.42 },
  ),
];

/** Compositions by theme: the departments, and the season. */
export const COMPOSITIONS = {
  fashion: FASHION,
  shoes: SHOES,
  furniture: FURNITURE,
  electronics: ELECTRONICS,
  appliances: APPLIANCES,
  tyres: TYRES,
  season: SEASON,
} as const;

/** Kinds as wide as the picture: of these two are shown, one behind the other. */
const BROAD = [
  ...['sofa', 'corner-sofa', 'bed', 'television', 'desk', 'sideboard', 'soundbar', 'bed-linen', 'mattress'],
  ...['table', 'coffee-table', 'monitor', 'laptop', 'microwave', 'wardrobe'],
];
/** Tall kinds fill the height at less than full scale, shoes need more. */
const FACTORS: Readonly<Record<string, number>> = {
  fridge: 0.9,
  wardrobe: 0.82,
  lamp: 0.88,
  suitcase: 0.92,
  mirror: 0.82,
  curtain: 0.82,
  watch: 0.88,
  smartwatch: 0.88,
  rug: 0.86,
  socks: 0.98,
  sneaker: 1.14,
  pump: 1.14,
  sandal: 1.14,
  slipper: 1.14,
  beanie: 1.08,
};

/** Several designs of one kind. @param hangs whether it belongs on a rail */
export function chooseComposition(kind: string, hangs: boolean): Composition {
  const of = (x: number, y: number, scale: number) => seat(kind, x, y, scale * (FACTORS[kind] ?? 1));
  if (hangs) {
    const y = RAIL_Y + 26;
    return {
      rail: true,
      wide: [760, 980, 1200, 1420].map((x) => of(x, y, 0.7)),
      square: [190, 610, 400].map((x, index) => of(x, y, index === 2 ? 0.82 : 0.76)),
    };
  }
  if (BROAD.includes(kind)) {
    return {
      rail: false,
      wide: [of(1330, 600, 0.68), of(950, 664, 0.88)],
      square: [of(520, 590, 0.66), of(370, 748, 0.9)],
    };
  }
  return {
    rail: false,
    wide: [of(800, 612, 0.64), of(1400, 612, 0.64), of(1100, 664, 0.76)],
    square: [of(190, 640, 0.62), of(610, 640, 0.62), of(400, 748, 0.76)],
  };
}
