import type { Wish } from '../kind.ts';
import type { Canvas } from '../parts/canvas.ts';
import { writeName } from '../parts/letters.ts';

type Centimetres = { readonly width: number; readonly height: number; readonly depth: number };

const INK = '#4a4f55';
/** A standing person, for scale: 172 cm. */
const PERSON_CM = 172;
/** The floor on which both stand, and the room above it. */
const FLOOR = 820;
const MOST_HEIGHT = 640;
/** Phones show these kinds as wide as the screen, without the upper third of the picture: the person stays below it. */
const WIDE_KINDS: ReadonlySet<string> = new Set(['sofa', 'corner-sofa', 'television']);
const MOST_HEIGHT_WIDE = 430;
const MOST_WIDTH = 520;

/** A person's outline of 100 units, feet at 0. */
const PERSON =
  'M0 -100C6 -100 10 -95 10 -89C10 -84 8 -80 5 -78C13 -76 17 -73 18 -66L22 -44C22 -41 18 -41 17 -43L13 -60L12 -42L14 -2C14 0 5 0 5 -2L1 -38H-1L-5 -2C-5 0 -14 0 -14 -2L-12 -42L-13 -60L-17 -43C-18 -41 -22 -41 -22 -44L-18 -66C-17 -73 -13 -76 -5 -78C-8 -80 -10 -84 -10 -89C-10 -95 -6 -100 0 -100Z';

/** Where a kind's front picture has its edges: left, top, right, bottom. */
type Box = readonly [left: number, top: number, right: number, bottom: number];

const EXTENTS: Readonly<Record<string, Box>> = {
  sofa: [40, 406, 760, 758],
  armchair: [140, 320, 676, 828],
  table: [64, 436, 736, 800],
  'coffee-table': [52, 542, 748, 782],
  chair: [220, 274, 580, 878],
  bed: [56, 316, 744, 884],
  wardrobe: [132, 104, 724, 892],
  'corner-sofa': [32, 414, 788, 846],
  sideboard: [56, 322, 744, 826],
  desk: [48, 426, 752, 838],
  'office-chair': [124, 132, 676, 916],
  television: [52, 298, 748, 733],
  monitor: [92, 292, 708, 800],
  'washing-machine': [112, 148, 688, 900],
  dryer: [112, 152, 688, 900],
  fridge: [224, 72, 576, 928],
  oven: [100, 252, 700, 800],
  dishwasher: [112, 152, 696, 900],
  'cooker-hood': [120, 62, 680, 730],
  microwave: [44, 316, 756, 740],
};

/** Kinds that have a drawing with dimensions. */
export const MEASURED_KINDS: ReadonlySet<string> = new Set(Object.keys(EXTENTS));

const SIDE_BY_SIDE: Box = [138, 72, 662, 928];
const TABLE_TOP: Box = [197, 370, 603, 928];

/** Where the front picture of a kind in this design has its edges, in picture units. */
export function measureExtent(kind: string, { layout }: Wish): Box {
  if (kind === 'fridge' && layout === 'side-by-side') return SIDE_BY_SIDE;
  if (kind === 'fridge' && layout === 'table-top') return TABLE_TOP;
  return EXTENTS[kind] ?? [100, 100, 700, 900];
}

function write(canvas: Canvas, words: string, x: number, y: number, turned = false): void {
  const { d, width } = writeName(words, 1, 24);
  const scale = 0.26;
  const turn = turned ? ' rotate(-90)' : '';
  canvas.line(
    d,
    INK,
    9,
    `transform="translate(${x} ${y})${turn} scale(${scale}) translate(${-width / 2} 0)" stroke-linejoin="round"`,
  );
}

/**
 * The article from the front, fitted to its width and height, with width, height and depth in centimetres and a person
 * beside it for scale.
 */
export function paintMeasured(
  canvas: Canvas,
  product: { readonly kind: string; readonly traits: Wish; readonly size: Centimetres },
  paint: () => void,
): void {
  const { width, height, depth } = product.size;
  const most = WIDE_KINDS.has(product.kind) ? MOST_HEIGHT_WIDE : MOST_HEIGHT;
  const scale = Math.min(most / Math.max(height, PERSON_CM), MOST_WIDTH / width);
  const [w, h, person] = [width * scale, height * scale, PERSON_CM * scale];
  const left = 84 + Math.max(0, (MOST_WIDTH - w) / 2 - 40);
  const top = FLOOR - h;
  canvas.line(`M20 ${FLOOR}H780`, '#b9bdc2', 2);
  const standing = Math.min(785 - person * 0.15, left + w + 30 + person * 0.15);
  canvas.part('person', () =>
    canvas.path(
      PERSON,
      '#c6cbd0',
      `transform="translate(${standing} ${FLOOR}) scale(${(person / 100) * 0.68} ${person / 100})"`,
    ),
  );
  const [x1, y1, x2, y2] = measureExtent(product.kind, product.traits);
  const fit = `translate(${left} ${top}) scale(${w / (x2 - x1)} ${h / (y2 - y1)}) translate(${-x1} ${-y1})`;
  canvas.group(`transform="${fit}"`, paint);
  const arrow = (d: string) => canvas.line(d, INK, 2.2);
  arrow(`M${left} ${FLOOR + 36}h${w}M${left} ${FLOOR + 26}v20M${left + w} ${FLOOR + 26}v20`);
  arrow(`M${left - 26} ${top}V${FLOOR}M${left - 36} ${top}h20M${left - 36} ${FLOOR}h20`);
  arrow(`M${left + w + 8} ${FLOOR + 34}l46 -24`);
  canvas.part(`width-${width}`, () => write(canvas, `${width} cm`, left + w / 2, FLOOR + 54));
  canvas.part(`height-${height}`, () => write(canvas, `${height} cm`, left - 66, top + h / 2, true));
  canvas.part(`depth-${depth}`, () => write(canvas, `${depth} cm`, left + w + 90, FLOOR + 34));
}
