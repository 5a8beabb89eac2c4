import type { Paint } from '../kind.ts';
import type { Canvas } from './canvas.ts';
import { computeLightness, deriveTones, mix, type Tones } from './colour.ts';
import { AXIS, cuffLine, fold, type SleeveShape, type Torso } from './garment.ts';
import { isAtLeast, type Make } from './make.ts';

const SATIN = { light: '#d6bd90', dark: '#7b2c37' } as const;

/** The lining of a coat that is finely made, unlike its cloth. */
export function chooseLining({ main }: Paint): Tones {
  return deriveTones(computeLightness(main.base) < 0.55 ? SATIN.light : SATIN.dark);
}

/** Collar, flaps and cuffs of the finest coats are of another cloth. */
export function chooseTrim({ main }: Paint): Tones {
  return deriveTones(computeLightness(main.base) < 0.42 ? '#83573a' : mix(main.base, '#33241b', 0.78));
}

/** The front edge turned aside above the hem, which shows the lining. */
export function turnedEdge(canvas: Canvas, torso: Torso, lining: Tones, make: Make): void {
  if (!isAtLeast(make, 'fine')) return;
  const foot = torso.hemY + torso.hemCurve;
  const [height, width] = make === 'finest' ? [250, 88] : [170, 54];
  const edge = `M${AXIS} ${foot - height}Q${AXIS - 4} ${foot - height * 0.4} ${AXIS - width * 0.35} ${foot}H${AXIS + width * 0.65}Q${AXIS + width * 0.3} ${foot - height * 0.45} ${AXIS} ${foot - height}Z`;
  canvas.path(
    edge,
    canvas.linear(
      [
        [0, lining.lit],
        [0.5, lining.base],
        [1, lining.shadow],
      ],
      [0, 0],
      [1, 0],
    ),
    `stroke="${lining.line}" stroke-width="1.6"`,
  );
}

/** Cheap cloth creases across, fine cloth falls in long soft folds. */
export function drape(canvas: Canvas, torso: Torso, tones: Tones, make: Make): void {
  const { waistY, hemY, armpit, hem } = torso;
  if (make === 'simple') {
    let creases = '';
    for (const [x, y, turn] of [
      [-92, 70, 1],
      [60, 30, -1],
      [-40, 190, -1],
      [84, 250, 1],
      [-96, 330, 1],
      [36, 390, -1],
    ] as const)
      if (armpit + y < hemY - 40)
        creases += fold(AXIS + x, armpit + y, AXIS + x + 64, armpit + y + turn * 26, 7);
    canvas.soft(2, () => canvas.path(creases, tones.shadow, 'opacity=".5"'));
  } else if (make === 'finest') {
    const folds = [-0.72, -0.3, 0.42, 0.8].map((side) =>
      fold(AXIS + side * hem, hemY + 16, AXIS + side * 112, waistY - 90, 15),
    );
    canvas.soft(8, () => canvas.path(folds.join(''), tones.glow, 'opacity=".5"'));
  }
}

/** A welt across the breast. */
export function breastPocket(canvas: Canvas, torso: Torso, tones: Tones, make: Make): void {
  if (!isAtLeast(make, 'fine')) return;
  const [x, y] = [AXIS + 62, torso.armpit + 46];
  canvas.path(`M${x} ${y}l74 -12v20l-74 12Z`, tones.lit, `stroke="${tones.line}" stroke-width="2"`);
}

/** The cuff of a fine coat: buttons along its seam; the finest has a band of its own. */
export function drawCuff(
  canvas: Canvas,
  shape: SleeveShape,
  colours: { readonly trim: Tones; readonly button: string },
  make: Make,
): void {
  if (!isAtLeast(make, 'fine')) return;
  if (make === 'finest') {
    canvas.path(cuffLine(shape, 26), 'none', `stroke="${colours.trim.base}" stroke-width="50"`);
  }
  const [[ox, oy]] = shape.cuff;
  const [ax, ay] = shape.along;
  const inwards = ox < AXIS ? 18 : -18;
  const buttons = [20, 42, 64].map((up) => `M${ox - ax * up + inwards} ${oy - ay * up}h.1`).join('');
  canvas.line(buttons, colours.button, 14);
}
