import type { Paint } from '../kind.ts';
import { defineKind } from '../kind.ts';
import { button, zip } from '../parts/buttons.ts';
import type { Canvas } from '../parts/canvas.ts';
import {
  AXIS,
  cuffLine,
  fold,
  hangShadow,
  neckInside,
  paintBodyFolds,
  paintSleeves,
  type Torso,
  torsoPath,
} from '../parts/garment.ts';
import { lapel, pocketFlap } from '../parts/tailoring.ts';
import { clothFill } from '../parts/textile.ts';

type Traits = { style: 'wool' | 'trench' | 'puffer'; pattern: string; length: 'short' | 'midi' | 'long' };

function torsoOf(traits: Traits): Torso {
  const top = 84;
  const puffer = traits.style === 'puffer';
  const hemY = { short: 760, midi: 840, long: 920 }[traits.length];
  return {
    top,
    neck: puffer ? 64 : 56,
    neckDepth: puffer ? 30 : 220,
    neckline: 'v',
    shoulder: 156,
    slope: 36,
    chest: 156,
    armpit: top + 176,
    waist: traits.style === 'trench' ? 124 : 148,
    waistY: top + 336,
    hip: traits.style === 'trench' ? 158 : 160,
    hipY: top + 480,
    hem: puffer ? 156 : 186,
    hemY,
    hemCurve: 12,
  };
}

function quilting(canvas: Canvas, torso: Torso, paint: Paint): void {
  const seams: number[] = [];
  for (let y = torso.top + 96; y < torso.hemY - 20; y += 66) {
    seams.push(y);
  }
  const band = (from: number, to: number) =>
    seams
      .map(
        (y) =>
          `M180 ${y + from}Q400 ${y + from + 29} 620 ${y + from}V${y + to}Q400 ${y + to + 27} 180 ${y + to}Z`,
      )
      .join('');
  canvas.soft(5, () => {
    canvas.path(band(-16, 0), paint.main.shadow, 'opacity=".42"');
    canvas.path(band(10, 26), paint.main.glow, 'opacity=".6"');
  });
  canvas.line(seams.map((y) => `M180 ${y}Q400 ${y + 24} 620 ${y}`).join(''), paint.main.line, 1.6);
}

function puffer(canvas: Canvas, torso: Torso, paint: Paint): void {
  const { top } = torso;
  zip(canvas, AXIS, top - 20, torso.hemY + 8, paint.main.base);
  for (const side of [-1, 1]) {
    const x = (value: number) => AXIS + side * value;
    canvas.surface(
      `M${x(7)} ${top + 66}V${top - 44}C${x(30)} ${top - 62} ${x(64)} ${top - 58} ${x(76)} ${top - 34}C${x(88)} ${top} ${x(84)} ${top + 30} ${x(70)} ${top + 42}C${x(50)} ${top + 56} ${x(26)} ${top + 64} ${x(7)} ${top + 66}Z`,
      paint.main,
      { round: 20 },
    );
    canvas.line(
      `M${x(7)} ${top + 8}C${x(40)} ${top} ${x(66)} ${top - 4} ${x(84)} ${top - 8}`,
      paint.main.line,
      1.6,
    );
    canvas.line(`M${x(72)} ${torso.waistY + 30}L${x(112)} ${torso.waistY + 130}`, paint.main.line, 7);
  }
}

function tailored(
  canvas: Canvas,
  torso: Torso,
  traits: Traits,
  paint: Paint,
  texture: string | undefined,
): void {
  const breakY = torso.top + torso.neckDepth;
  const trench = traits.style === 'trench';
  canvas.line(`M${AXIS + (trench ? 40 : 14)} ${breakY}V${torso.hemY + 10}`, paint.main.line, 2.2);
  for (const side of [-1, 1] as const) {
    pocketFlap(canvas, AXIS + side * 92, torso.waistY + 100, 88, 32, paint.main, texture);
    lapel(canvas, torso, side, breakY, paint.main, texture);
  }
  for (let index = 0; index < 3; index++) {
    const y = breakY + 24 + index * (trench ? 78 : 110) + (trench && index > 0 ? 56 : 0);
    for (const x of trench ? [-48, 48] : [0]) {
      button(canvas, AXIS + x, y, trench ? '#5a4332' : paint.main.inside, 12);
    }
  }
  if (trench) {
    const w = torso.waist + 4;
    const y = torso.waistY;
    canvas.surface(
      `M${AXIS - w} ${y - 18}Q${AXIS} ${y - 8} ${AXIS + w} ${y - 18}V${y + 16}Q${AXIS} ${y + 28} ${AXIS - w} ${y + 16}Z`,
      paint.main,
      { round: 8, texture },
    );
    canvas.add(
      `<path d="M${AXIS - 30} ${y - 22}h44v50h-44Z" fill="none" stroke="#5a4332" stroke-width="8" stroke-linejoin="round"/>`,
    );
    canvas.surface(
      `M${AXIS + 26} ${y + 16}L${AXIS + 60} ${y + 150}L${AXIS + 88} ${y + 140}L${AXIS + 54} ${y + 12}Z`,
      paint.main,
      { round: 7, texture },
    );
  }
}

export const coat = defineKind<Traits>({
  design: (random) => ({
    style: random.pick(['wool', 'wool', 'trench', 'puffer']),
    pattern: random.pick(['plain', 'plain', 'plain', 'check', 'melange']),
    length: random.pick(['short', 'midi', 'long']),
  }),
  draw(canvas, paint, traits, random) {
    const torso = torsoOf(traits);
    const isPuffer = traits.style === 'puffer';
    const texture = clothFill(canvas, traits.style === 'wool' ? traits.pattern : 'plain', paint);
    hangShadow(canvas, torso.hemY, torso.hem);
    neckInside(canvas, torso, paint.main);
    const sleeve = { length: 420, angle: 10, cuff: 84, fullness: isPuffer ? 22 : 6 };
    for (const shape of paintSleeves(canvas, torso, sleeve, paint.main, texture)) {
      const seams = isPuffer ? [18, 80, 142, 204, 266, 328] : [44];
      for (const up of seams) {
        canvas.line(cuffLine(shape, up), paint.main.line, 2.4, isPuffer ? 'opacity=".8"' : '');
      }
    }
    const clip = canvas.surface(torsoPath(torso), paint.main, { round: isPuffer ? 52 : 42, texture });
    canvas.inside(clip, () => {
      if (isPuffer) {
        quilting(canvas, torso, paint);
      } else {
        paintBodyFolds(canvas, torso, paint.main, random);
        canvas.soft(7, () =>
          canvas.path(
            fold(AXIS + 20, torso.waistY + 40, AXIS + 50, torso.hemY + 20, 16),
            paint.main.shadow,
            'opacity=".5"',
          ),
        );
      }
    });
    if (isPuffer) {
      puffer(canvas, torso, paint);
    } else {
      tailored(canvas, torso, traits, paint, texture);
    }
  },
  focus: { x: 400, y: 240, zoom: 2.2 },
  setting: 'rail',
  placement: { anchor: [400, 84], scale: 0.8, at: [400, 194] },
});
