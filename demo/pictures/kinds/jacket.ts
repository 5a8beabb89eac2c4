import type { Paint } from '../kind.ts';
import { defineKind } from '../kind.ts';
import { button, rivet, zip } from '../parts/buttons.ts';
import type { Canvas } from '../parts/canvas.ts';
import {
  AXIS,
  collarPath,
  cuffLine,
  hangShadow,
  neckInside,
  paintBodyFolds,
  paintSleeves,
  type Torso,
  torsoPath,
} from '../parts/garment.ts';
import { lapel, pocketFlap } from '../parts/tailoring.ts';
import { clothFill } from '../parts/textile.ts';

type Traits = { style: 'blazer' | 'bomber' | 'trucker'; pattern: string; breast: 'single' | 'double' };

function torsoOf(style: Traits['style']): Torso {
  const top = 140;
  const blazer = style === 'blazer';
  return {
    top,
    neck: blazer ? 60 : 70,
    neckDepth: blazer ? 300 : 70,
    neckline: 'v',
    shoulder: 192,
    slope: 40,
    chest: 186,
    armpit: top + 206,
    waist: blazer ? 156 : 182,
    waistY: top + 400,
    hip: blazer ? 184 : 184,
    hipY: top + 560,
    hem: blazer ? 192 : 172,
    hemY: top + (blazer ? 690 : 590),
    hemCurve: blazer ? 14 : 8,
  };
}

function blazer(
  canvas: Canvas,
  torso: Torso,
  traits: Traits,
  paint: Paint,
  texture: string | undefined,
): void {
  const breakY = torso.top + torso.neckDepth;
  const double = traits.breast === 'double';
  canvas.line(
    `M${AXIS} ${breakY}C${AXIS + 8} ${breakY + 160} ${AXIS + 6} ${torso.hemY - 60} ${AXIS - 24} ${torso.hemY + 14}`,
    paint.main.line,
    2.2,
  );
  for (const side of [-1, 1]) {
    pocketFlap(canvas, AXIS + side * 94, torso.waistY + 84, 104, 34, paint.main, texture);
  }
  canvas.line(`M${AXIS + 62} ${torso.armpit + 30}L${AXIS + 124} ${torso.armpit + 20}`, paint.main.line, 5);
  for (const side of [-1, 1] as const) {
    lapel(canvas, torso, side, breakY, paint.main, texture);
  }
  const count = double ? 3 : 2;
  for (let index = 0; index < count; index++) {
    const y = breakY + 26 + index * 92;
    button(canvas, AXIS - (double ? 52 : 2), y, paint.main.inside, 12);
    if (double) {
      button(canvas, AXIS + 52, y, paint.main.inside, 12);
    }
  }
}

function bomber(canvas: Canvas, torso: Torso, paint: Paint, rib: string | undefined, clip: string): void {
  canvas.inside(clip, () => {
    const band = torso.hemY - 66;
    canvas.path(`M150 ${band}H650V900H150Z`, paint.main.shaded);
    canvas.path(`M150 ${band}H650V900H150Z`, rib ?? paint.main.base);
    canvas.line(`M150 ${band}Q400 ${band + 10} 650 ${band}`, paint.main.line, 3);
  });
  zip(canvas, AXIS, torso.top + 66, torso.hemY + 4, paint.main.base);
  for (const side of [-1, 1]) {
    canvas.line(
      `M${AXIS + side * 84} ${torso.waistY - 6}L${AXIS + side * 132} ${torso.waistY + 96}`,
      paint.main.line,
      9,
    );
    canvas.line(
      `M${AXIS + side * 82} ${torso.waistY - 6}L${AXIS + side * 130} ${torso.waistY + 96}`,
      paint.main.glow,
      1.6,
      'opacity=".7"',
    );
    const x = (value: number) => AXIS + side * value;
    canvas.surface(
      `M${x(6)} ${torso.top + 76}C${x(34)} ${torso.top + 56} ${x(58)} ${torso.top + 22} ${x(56)} ${torso.top - 26}Q${x(70)} ${torso.top - 24} ${x(80)} ${torso.top + 4}C${x(74)} ${torso.top + 50} ${x(46)} ${torso.top + 96} ${x(6)} ${torso.top + 112}Z`,
      paint.main,
      { round: 8, texture: rib },
    );
  }
}

function trucker(canvas: Canvas, torso: Torso, paint: Paint, texture: string | undefined): void {
  const { top, hemY } = torso;
  const thread = paint.main.glow;
  const yoke = top + 178;
  canvas.line(`M${AXIS - 170} ${yoke}Q${AXIS} ${yoke + 14} ${AXIS + 170} ${yoke}`, paint.main.line, 2);
  canvas.stitch(`M${AXIS - 170} ${yoke + 7}Q${AXIS} ${yoke + 21} ${AXIS + 170} ${yoke + 7}`, thread);
  canvas.line(`M${AXIS + 18} ${top + 70}V${hemY}M${AXIS - 18} ${top + 70}V${hemY}`, paint.main.line, 1.8);
  canvas.stitch(
    `M${AXIS + 24} ${top + 90}V${hemY - 50}M${AXIS - 24} ${top + 90}V${hemY - 50}M${AXIS - 150} ${hemY - 44}H${AXIS + 150}`,
    thread,
  );
  for (const side of [-1, 1]) {
    pocketFlap(canvas, AXIS + side * 92, yoke + 4, 96, 50, paint.main, texture);
    rivet(canvas, AXIS + side * 92, yoke + 44, 6);
    const x = (value: number) => AXIS + side * value;
    canvas.stitch(
      `M${x(50)} ${yoke + 60}L${x(70)} ${hemY - 50}M${x(134)} ${yoke + 60}L${x(112)} ${hemY - 50}`,
      thread,
    );
    canvas.surface(collarPath(torso, side as 1 | -1, 88, 118, 8), paint.main, { round: 9, texture });
  }
  for (let index = 0; index < 5; index++) {
    rivet(canvas, AXIS, top + 130 + index * ((hemY - top - 160) / 4), 8);
  }
}

export const jacket = defineKind<Traits>({
  design: (random) => ({
    style: random.pick(['blazer', 'blazer', 'bomber', 'trucker']),
    pattern: random.pick(['plain', 'plain', 'plain', 'check', 'pinstripe']),
    breast: random.pick(['single', 'single', 'double']),
  }),
  draw(canvas, paint, traits, random) {
    const torso = torsoOf(traits.style);
    const cloth = traits.style === 'blazer' ? traits.pattern : traits.style === 'trucker' ? 'denim' : 'plain';
    const texture = clothFill(canvas, cloth, paint);
    const rib = clothFill(canvas, 'ribbed', paint);
    hangShadow(canvas, torso.hemY, torso.hem);
    neckInside(canvas, torso, paint.main);
    for (const shape of paintSleeves(
      canvas,
      torso,
      { length: 460, angle: 10, cuff: 88, fullness: traits.style === 'bomber' ? 18 : 4 },
      paint.main,
      texture,
    )) {
      const up = traits.style === 'blazer' ? 3 : 46;
      canvas.line(cuffLine(shape, up), paint.main.line, 2);
      if (traits.style === 'bomber') {
        canvas.add(
          `<path d="${cuffLine(shape, 22)}" fill="none" stroke="${paint.main.line}" stroke-width="42" stroke-dasharray="3 7" opacity=".6"/>`,
        );
      }
    }
    const clip = canvas.surface(torsoPath(torso), paint.main, { round: 42, texture });
    canvas.inside(clip, () => paintBodyFolds(canvas, torso, paint.main, random));
    if (traits.style === 'blazer') {
      blazer(canvas, torso, traits, paint, texture);
    } else if (traits.style === 'bomber') {
      bomber(canvas, torso, paint, rib, clip);
    } else {
      trucker(canvas, torso, paint, texture);
    }
  },
  focus: { x: 400, y: 290, zoom: 2.2 },
  setting: 'rail',
  placement: { anchor: [400, 138], scale: 0.84, at: [400, 196] },
});
