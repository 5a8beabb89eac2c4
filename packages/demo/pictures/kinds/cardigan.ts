import type { Paint } from '../kind.ts';
import { defineKind } from '../kind.ts';
import { button } from '../parts/buttons.ts';
import { type Canvas, WORN_BELOW } from '../parts/canvas.ts';
import {
  AXIS,
  hangShadow,
  neckInside,
  paintBodyFolds,
  paintSleeves,
  type Torso,
  torsoPath,
} from '../parts/garment.ts';
import { ribbedCuff, ribbedHem } from '../parts/knit.ts';
import { clothFill } from '../parts/textile.ts';

type Traits = {
  pattern: string;
  closure: 'buttons' | 'open' | 'belt';
  neckline: 'v' | 'round' | 'shawl';
  length: 'short' | 'hip' | 'long';
  pockets: boolean;
  buttons: 'accent' | 'horn';
};

/** How far the front panels stand apart at the hem, as half widths. */
const GAPS = { buttons: 0, belt: 0, open: 54 } as const;

function bands(canvas: Canvas, torso: Torso, traits: Traits, paint: Paint): void {
  const { main } = paint;
  const from = torso.top + torso.neckDepth;
  const gap = GAPS[traits.closure];
  const foot = torso.hemY + torso.hemCurve + 10;
  if (gap > 0) {
    canvas.path(
      `M${AXIS} ${from - 60}L${AXIS + gap * 0.7} ${from + 40}L${AXIS + gap} ${foot}H${AXIS - gap}L${AXIS - gap * 0.7} ${from + 40}Z`,
      canvas.isWorn
        ? WORN_BELOW
        : canvas.linear(
            [
              [0, main.inside],
              [1, main.shadow],
            ],
            [0, 0],
            [0, 1],
          ),
    );
  }
  const neck = torso.neck;
  const curve = torso.neckline === 'round' ? 0.95 : 0.5;
  for (const side of [-1, 1]) {
    const x = (value: number) => AXIS + side * value;
    const d = `M${x(gap + 2)} ${foot}L${x(gap * 0.7 + 2)} ${from + 40}C${x(gap * 0.4 + neck * curve * 0.5)} ${from - 10} ${x(neck * (0.6 + curve * 0.4))} ${torso.top + torso.neckDepth * 0.5} ${x(neck)} ${torso.top - 2}`;
    canvas.line(d, main.line, 37, 'stroke-linejoin="round"');
    canvas.line(d, main.base, 34, 'stroke-linejoin="round"');
    canvas.add(
      `<path d="${d}" fill="none" stroke="${main.thread}" stroke-width="32" stroke-dasharray="3 9" opacity=".6"/>`,
    );
  }
  if (traits.closure !== 'buttons') return;
  const count = traits.length === 'long' ? 6 : 5;
  for (let index = 0; index < count; index++) {
    const y = from + 46 + ((torso.hemY - from - 76) * index) / (count - 1);
    button(canvas, AXIS, y, traits.buttons === 'horn' ? '#6b4a32' : paint.accent.shaded, 10);
  }
}

/** A wide ribbed collar that lies around the neck and runs out where the fronts meet. */
function shawl(canvas: Canvas, torso: Torso, { main }: Paint, rib: string | undefined): void {
  const { top, neck, neckDepth } = torso;
  const foot = top + neckDepth + 26;
  for (const side of [-1, 1]) {
    const x = (value: number) => AXIS + side * value;
    const d = `M${x(neck - 14)} ${top - 26}C${x(neck + 20)} ${top - 30} ${x(neck + 56)} ${top} ${x(neck + 62)} ${top + 44}C${x(neck + 50)} ${top + 130} ${x(60)} ${foot - 60} ${x(4)} ${foot}L${x(-6)} ${foot - 36}C${x(30)} ${foot - 96} ${x(neck - 20)} ${top + 80} ${x(neck - 14)} ${top - 26}Z`;
    canvas.path(d, main.shadow, 'opacity=".35" transform="translate(3 9)"');
    canvas.surface(d, main, { round: 14, texture: rib });
  }
}

function belt(canvas: Canvas, torso: Torso, paint: Paint, texture: string | undefined): void {
  const { main } = paint;
  const y = torso.waistY;
  const w = torso.waist + 6;
  canvas.surface(
    `M${AXIS - w} ${y - 16}Q${AXIS} ${y} ${AXIS + w} ${y - 16}V${y + 20}Q${AXIS} ${y + 38} ${AXIS - w} ${y + 20}Z`,
    main,
    { round: 9, texture },
  );
  canvas.surface(
    `M${AXIS - 30} ${y + 18}L${AXIS - 52} ${y + 190}L${AXIS - 16} ${y + 196}L${AXIS + 2} ${y + 22}Z`,
    main,
    { round: 8 },
  );
  canvas.surface(
    `M${AXIS + 4} ${y + 20}L${AXIS + 22} ${y + 156}L${AXIS + 56} ${y + 150}L${AXIS + 34} ${y + 16}Z`,
    main,
    { round: 8 },
  );
  canvas.surface(
    `M${AXIS - 30} ${y - 12}Q${AXIS} ${y - 22} ${AXIS + 32} ${y - 10}L${AXIS + 28} ${y + 38}Q${AXIS} ${y + 48} ${AXIS - 26} ${y + 36}Z`,
    main,
    { round: 9 },
  );
}

export const cardigan = defineKind<Traits>({
  design: (random) => ({
    pattern: random.pick(['melange', 'melange', 'cable', 'ribbed', 'stripes', 'plain']),
    closure: random.pick(['buttons', 'buttons', 'open', 'belt']),
    neckline: random.pick(['v', 'v', 'round', 'shawl']),
    length: random.pick(['short', 'hip', 'hip', 'long']),
    pockets: random.chance(0.55),
    buttons: random.pick(['accent', 'horn', 'horn']),
  }),
  draw(canvas, paint, traits, random) {
    const { main } = paint;
    const top = { short: 196, hip: 160, long: 110 }[traits.length];
    const body = { short: 480, hip: 590, long: 740 }[traits.length];
    const width = random.between(184, 204);
    const torso: Torso = {
      top,
      neck: 74,
      neckDepth: traits.neckline === 'round' ? 66 : random.between(190, 250),
      neckline: traits.neckline === 'round' ? 'round' : 'v',
      shoulder: width + 2,
      slope: 44,
      chest: width - 2,
      armpit: top + 206,
      waist: width - (traits.closure === 'belt' ? 24 : 8),
      waistY: top + 360,
      hip: width + 4,
      hipY: top + Math.min(500, body - 70),
      hem: width - (traits.length === 'short' ? 16 : -2),
      hemY: top + body,
      hemCurve: 10,
    };
    const texture = clothFill(canvas, traits.pattern, paint);
    const rib = clothFill(canvas, 'ribbed', paint);
    hangShadow(canvas, torso.hemY, torso.hem);
    neckInside(canvas, torso, main);
    for (const shape of paintSleeves(
      canvas,
      torso,
      { length: 452, angle: 12, cuff: 82, fullness: 12 },
      main,
      texture,
    )) {
      ribbedCuff(canvas, shape, main, 50);
    }
    const clip = canvas.surface(torsoPath(torso), main, { round: 44, texture });
    canvas.inside(clip, () => {
      paintBodyFolds(canvas, torso, main, random);
      ribbedHem(canvas, torso, main, rib, 56);
      bands(canvas, torso, traits, paint);
    });
    if (traits.pockets && traits.length !== 'short') {
      const y = torso.hemY - 220;
      for (const side of [-1, 1]) {
        const x = AXIS + side * (width - 92);
        canvas.surface(`M${x - 54} ${y}H${x + 54}V${y + 118}Q${x} ${y + 128} ${x - 54} ${y + 118}Z`, main, {
          round: 9,
          texture,
        });
        canvas.line(`M${x - 53} ${y + 22}H${x + 53}`, main.line, 2.4);
      }
    }
    if (traits.neckline === 'shawl') shawl(canvas, torso, paint, rib);
    if (traits.closure === 'belt') belt(canvas, torso, paint, texture);
  },
  focus: { x: 400, y: 370, zoom: 2.2 },
  setting: 'rail',
  placement: { anchor: [400, 166], scale: 0.82, at: [400, 198] },
  drop: ({ length }) => ({ short: 30, hip: -6, long: -56 })[length],
});
