import type { Paint, Traits } from '../kind.ts';
import { type Canvas, WORN_BELOW } from '../parts/canvas.ts';
import { deriveTones, mix, type Tones } from '../parts/colour.ts';
import { AXIS } from '../parts/garment.ts';
import type { Random } from '../parts/random.ts';
import { wallAndFloor } from './wall.ts';

/** How a kind is worn: what its anchor lies at, how many picture units are a centimetre, what of the person is shown. */
type Wearing = {
  readonly at: 'neck' | 'waist';
  readonly unitsPerCm: number;
  /** centimetres above the floor */
  readonly shown: readonly [bottom: number, top: number];
  readonly legs: 'bare' | 'trousers';
  /** something plain is worn below it */
  readonly over?: boolean;
  /** where neck and shoulders meet, where that is not the kind's own anchor */
  readonly locateNeck?: (traits: Traits) => number;
};

const UPPER = [62, 182] as const;
const LOWER = [-4, 128] as const;
const WHOLE = [-4, 178] as const;

const upper = (unitsPerCm: number): Wearing => ({ at: 'neck', unitsPerCm, shown: UPPER, legs: 'trousers' });
const lower = (unitsPerCm: number): Wearing => ({ at: 'waist', unitsPerCm, shown: LOWER, legs: 'bare' });

const WEARING: Readonly<Record<string, Wearing>> = {
  coat: { at: 'neck', unitsPerCm: 7.4, shown: WHOLE, legs: 'trousers', over: true },
  dress: { at: 'neck', unitsPerCm: 6.7, shown: WHOLE, legs: 'bare' },
  blouse: upper(7.6),
  shirt: upper(8.6),
  't-shirt': upper(9),
  'polo-shirt': upper(9),
  pullover: { ...upper(9), locateNeck: ({ collar }) => (collar === 'hood' ? 206 : 168) },
  cardigan: { ...upper(9), over: true },
  hoodie: { ...upper(9), locateNeck: () => 214 },
  blazer: { ...upper(9.2), over: true },
  jacket: {
    ...{ ...upper(9.2), over: true },
    locateNeck: ({ style, hood }) => (style === 'outdoor' || hood ? 170 : 140),
  },
  jeans: lower(8.4),
  trousers: lower(8.4),
  skirt: lower(8.2),
};

/** Kinds that have a picture on a person. */
export const WORN_KINDS: ReadonlySet<string> = new Set(Object.keys(WEARING));

/** Centimetres above the floor of a person of 172. */
const NECK = 146;
const WAIST = 106;
const CROTCH = 80;
const SKINS = ['#d9b59a', '#b98a6a', '#8d6248', '#e3c5ae', '#6e4b38'] as const;
const HAIRS = ['#2b221d', '#5b3e2a', '#8a6a45', '#3c3a3a', '#b08a5c'] as const;

type Figure = {
  readonly canvas: Canvas;
  /** picture units from the axis, and from the floor upwards, both for centimetres */
  readonly x: (cm: number) => number;
  readonly y: (cm: number) => number;
};

function limb(canvas: Canvas, d: string, tones: Tones): void {
  canvas.surface(d, tones, { round: 18, dark: 0.35, light: 0.3, outline: 0 });
}

function legs({ canvas, x, y }: Figure, tones: Tones, shoe: Tones, bare: boolean): void {
  for (const side of [-1, 1]) {
    const at = (cm: number) => x(side * cm);
    const foot = bare ? 5 : 6.5;
    limb(
      canvas,
      `M${at(0)} ${y(CROTCH)}L${at(0)} ${y(96)}H${at(17)}C${at(19)} ${y(76)} ${at(15)} ${y(52)} ${at(14)} ${y(46)}C${at(15)} ${y(32)} ${at(13)} ${y(16)} ${at(7 + foot)} ${y(4)}H${at(7)}C${at(6)} ${y(20)} ${at(6)} ${y(40)} ${at(5)} ${y(48)}Q${at(2)} ${y(70)} ${at(0)} ${y(CROTCH)}Z`,
      tones,
    );
    limb(
      canvas,
      `M${at(6)} ${y(8)}C${at(5)} ${y(3)} ${at(6)} ${y(-2)} ${at(12)} ${y(-2)}S${at(19)} ${y(0)} ${at(16)} ${y(4)}L${at(13.5)} ${y(8)}Z`,
      shoe,
    );
  }
}

/** The bare body down to the hips, arms a little away from it. */
function body({ canvas, x, y }: Figure, skin: Tones): void {
  for (const side of [-1, 1]) {
    const at = (cm: number) => x(side * cm);
    limb(
      canvas,
      `M${at(16)} ${y(141)}C${at(21)} ${y(141)} ${at(23)} ${y(134)} ${at(24)} ${y(124)}L${at(30)} ${y(92)}C${at(33)} ${y(84)} ${at(33)} ${y(76)} ${at(31)} ${y(73)}C${at(29)} ${y(72)} ${at(27)} ${y(80)} ${at(26)} ${y(91)}L${at(17)} ${y(122)}Z`,
      skin,
    );
  }
  const half = (side: number) => {
    const at = (cm: number) => x(side * cm);
    return `C${at(6)} ${y(150)} ${at(6)} ${y(147)} ${at(9)} ${y(145.5)}C${at(14)} ${y(144)} ${at(19)} ${y(143)} ${at(20)} ${y(138)}C${at(18)} ${y(128)} ${at(17)} ${y(124)} ${at(14)} ${y(WAIST)}C${at(15)} ${y(98)} ${at(17.5)} ${y(94)} ${at(17)} ${y(86)}L${x(0)} ${y(84)}`;
  };
  for (const side of [-1, 1]) limb(canvas, `M${x(0)} ${y(158)}H${x(side * 5.6)}${half(side)}Z`, skin);
}

function head({ canvas, x, y }: Figure, skin: Tones, hair: string, long: boolean): void {
  const [left, right] = [x(-8), x(8)];
  limb(
    canvas,
    `M${x(-5)} ${y(154)}C${x(-4)} ${y(146)} ${x(4)} ${y(146)} ${x(5)} ${y(154)}V${y(158)}H${x(-5)}Z`,
    {
      ...skin,
      lit: skin.shaded,
    },
  );
  limb(
    canvas,
    `M${left} ${y(163)}C${left} ${y(176)} ${right} ${y(176)} ${right} ${y(163)}C${right} ${y(156)} ${x(4)} ${y(150.5)} ${x(0)} ${y(150.5)}S${left} ${y(156)} ${left} ${y(163)}Z`,
    skin,
  );
  const end = long ? 149 : 160;
  canvas.path(
    `M${x(-8.6)} ${y(end)}C${x(-11)} ${y(172)} ${x(-6)} ${y(176)} ${x(0)} ${y(176)}S${x(11)} ${y(172)} ${x(8.6)} ${y(end)}C${x(8.4)} ${y(164)} ${x(7)} ${y(168)} ${x(3)} ${y(169.5)}C${x(-2)} ${y(171)} ${x(-7)} ${y(168)} ${x(-7.4)} ${y(164)}Q${x(-7.6)} ${y(157)} ${x(-8.6)} ${y(end)}Z`,
    hair,
  );
}

/**
 * A garment on a person, for how it falls and how long it is: without a face, so that nobody is meant.
 * @param neck height of the garment's neck or waistband in its own picture
 */
export function paintWorn(
  canvas: Canvas,
  product: {
    readonly kind: string;
    readonly traits: Traits;
    readonly paint: Paint;
    readonly neck: number;
  },
  random: Random,
  paintProduct: () => void,
): void {
  const wearing = WEARING[product.kind] ?? upper(9);
  const { unitsPerCm, shown, at } = wearing;
  const wall = mix(random.pick(['#e9e2d8', '#dfe3de', '#e6dcd6', '#dde1e6']), product.paint.main.base, 0.08);
  const floorY = shown[0] < 0 ? 900 : 1100;
  wallAndFloor(canvas, wall, mix(wall, '#a48f78', 0.4), floorY);
  const skin = deriveTones(random.pick(SKINS));
  const hair = random.pick(HAIRS);
  const cloth = deriveTones(random.pick(['#3b3f46', '#4b4540', '#5a6270', '#e4dfd6']));
  const top = wearing.locateNeck?.(product.traits) ?? product.neck;
  const figure: Figure = {
    canvas,
    x: (cm) => AXIS + cm * unitsPerCm,
    y: (cm) => top + ((at === 'neck' ? NECK : WAIST) - cm) * unitsPerCm,
  };
  const scale = 1000 / ((shown[1] - shown[0]) * unitsPerCm);
  const middle = figure.y((shown[0] + shown[1]) / 2);
  const hasTrousers = wearing.legs === 'trousers';
  canvas.group(`transform="translate(400 500) scale(${scale}) translate(${-AXIS} ${-middle})"`, () => {
    if (shown[0] < 0) canvas.contactShadow(AXIS, figure.y(-1), 30 * unitsPerCm, 4 * unitsPerCm, 0.4);
    canvas.part('person', () => {
      legs(figure, hasTrousers ? cloth : skin, deriveTones('#2e2c2b'), !hasTrousers);
      body(figure, skin);
      if (at === 'waist' || wearing.over) shirt(figure, deriveTones(WORN_BELOW));
    });
    paintProduct();
    head(figure, skin, hair, random.chance(0.5));
  });
}

/** A plain shirt for what is worn below it. */
function shirt({ canvas, x, y }: Figure, tones: Tones): void {
  for (const side of [-1, 1]) {
    const at = (cm: number) => x(side * cm);
    limb(
      canvas,
      `M${at(7)} ${y(146)}C${at(14)} ${y(145)} ${at(20)} ${y(144)} ${at(22)} ${y(138)}L${at(26)} ${y(118)}L${at(19)} ${y(116)}L${at(17)} ${y(124)}L${at(15.5)} ${y(WAIST)}C${at(16)} ${y(100)} ${at(17)} ${y(98)} ${at(17)} ${y(96)}H${x(0)}V${y(141)}Q${at(5)} ${y(141)} ${at(7)} ${y(146)}Z`,
      tones,
    );
  }
}
