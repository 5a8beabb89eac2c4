import { drawLabelHead, drawLabelPicture, drawScale, shorten, write } from './label-parts.rules.ts';

export type TireLabelFacts = {
  readonly brand: string;
  readonly model: string;
  /** size designation as in the article's name: 205/55 R16 91V; null if not known */
  readonly size: string | null;
  readonly fuelEfficiency: string;
  readonly wetGrip: string;
  /** dB */
  readonly rollingNoise: number;
  readonly rollingNoiseClass: string;
  readonly snow: boolean;
  readonly ice: boolean;
};

const WIDTH = 750;
const HEIGHT = 1100;
const CLASSES = ['A', 'B', 'C', 'D', 'E'];

const FUEL =
  'M10 90V15a6 6 0 0 1 6-6h34a6 6 0 0 1 6 6v75M4 90h58M18 20h30v22H18zM56 50h8a8 8 0 0 1 8 8v18a7 7 0 0 0 14 0V38L72 24';
const RAIN = 'M28 58a20 20 0 0 1-2-40 27 27 0 0 1 51 8 17 17 0 0 1-5 32zM34 68l-6 16M52 68l-6 16M70 68l-6 16';
const SNOW = 'M4 90 38 30l12 18 12-26 34 68zM50 62v22M40 68l20 10M60 68 40 78';
const ICE = 'M50 8 86 78 50 96 14 78zM50 8v88M14 78l36-22 36 22';

/**
 * The label of a tyre, drawn after the layout of Regulation (EU) 2020/740: 75 by 110 millimetres. A drawing for the
 * demo: it states so where the real label has the registry's code. A retailer's own label takes its place.
 */
export function drawTireLabel(facts: TireLabelFacts): string {
  const { brand, model, size, fuelEfficiency, wetGrip, rollingNoise, rollingNoiseClass, snow, ice } = facts;
  const title = `${brand} ${model}: ${fuelEfficiency}, ${wetGrip}, ${rollingNoise} dB`;
  return drawLabelPicture(WIDTH, HEIGHT, title, [
    drawLabelHead(WIDTH, HEIGHT),
    write(36, 246, 42, shorten(brand, 16), { weight: 700 }),
    write(WIDTH - 36, 246, 36, shorten(model, 16), { anchor: 'end' }),
    write(36, 300, 40, shorten(size ?? '', 24)),
    write(WIDTH - 36, 300, 40, 'C1', { anchor: 'end' }),
    '<path d="M30 325H720M375 325V790M30 790H720" stroke="#034ea2" stroke-width="4" fill="none"/>',
    drawPictogram(FUEL, 145, 345, 1),
    drawPictogram(RAIN, 500, 345, 1),
    drawScale(CLASSES, fuelEfficiency, { x: 45, y: 470, width: 310, step: 60 }),
    drawScale(CLASSES, wetGrip, { x: 395, y: 470, width: 310, step: 60 }),
    drawNoise(rollingNoise, rollingNoiseClass),
    snow ? drawPictogram(SNOW, 455, 850, 1.1) : '',
    ice ? drawPictogram(ICE, 590, 850, 1.1) : '',
    write(36, HEIGHT - 30, 30, '2020/740'),
    write(WIDTH - 36, HEIGHT - 30, 30, 'Demo', { anchor: 'end' }),
  ]);
}

function drawPictogram(path: string, x: number, y: number, scale: number): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke="#000" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"><path d="${path}"/></g>`;
}

/** The speaker with as many waves as the class has, the decibels, and the class among A, B and C. */
function drawNoise(decibels: number, reached: string): string {
  const waves = { A: 1, B: 2, C: 3 }[reached] ?? 3;
  const arcs = Array.from(
    { length: waves },
    (_, index) =>
      `M${62 + index * 13} ${40 - index * 8}a${18 + index * 12} ${18 + index * 12} 0 0 1 0 ${20 + index * 16}`,
  );
  const classes = ['A', 'B', 'C'].map((name, index) =>
    write(70 + index * 60, 1015, name === reached ? 60 : 40, name, { weight: name === reached ? 700 : 400 }),
  );
  return `${drawPictogram(`M12 40h16l22-18v56L28 60H12z${arcs.join('')}`, 45, 815, 1.3)}${write(225, 905, 70, `${decibels} dB`, { weight: 700 })}${classes.join('')}`;
}
