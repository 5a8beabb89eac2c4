import type { Paint } from '../kind.ts';
import { defineKind } from '../kind.ts';
import { buttonColumn } from '../parts/buttons.ts';
import type { Canvas } from '../parts/canvas.ts';
import {
  AXIS,
  cuffLine,
  fold,
  hangShadow,
  neckInside,
  neckLine,
  paintBodyFolds,
  paintSleeves,
  type Sleeve,
  type Torso,
  torsoPath,
} from '../parts/garment.ts';
import { clothFill } from '../parts/textile.ts';

type Traits = {
  pattern: string;
  neckline: 'round' | 'v';
  front: 'bow' | 'buttons' | 'gathers' | 'smooth';
  sleeve: 'balloon' | 'flared' | 'elbow' | 'flutter';
};

const SLEEVES: Record<Traits['sleeve'], Sleeve> = {
  balloon: { length: 420, angle: 13, cuff: 66, fullness: 34 },
  flared: { length: 380, angle: 15, cuff: 158, fullness: -6 },
  elbow: { length: 230, angle: 20, cuff: 96, fullness: 8 },
  flutter: { length: 110, angle: 36, cuff: 150, fullness: 8 },
};

function bow(canvas: Canvas, y: number, paint: Paint, texture: string | undefined): void {
  const ribbon = (d: string) => canvas.surface(d, paint.main, { round: 12, texture });
  ribbon(
    `M${AXIS - 6} ${y + 6}C${AXIS - 30} ${y + 90} ${AXIS - 44} ${y + 150} ${AXIS - 62} ${y + 232}L${AXIS - 24} ${y + 242}C${AXIS - 12} ${y + 170} ${AXIS} ${y + 100} ${AXIS + 6} ${y + 10}Z`,
  );
  ribbon(
    `M${AXIS - 2} ${y + 8}C${AXIS + 22} ${y + 80} ${AXIS + 30} ${y + 130} ${AXIS + 36} ${y + 204}L${AXIS + 72} ${y + 192}C${AXIS + 58} ${y + 120} ${AXIS + 40} ${y + 60} ${AXIS + 10} ${y + 2}Z`,
  );
  ribbon(
    `M${AXIS} ${y}C${AXIS - 40} ${y - 40} ${AXIS - 104} ${y - 34} ${AXIS - 106} ${y + 10}C${AXIS - 104} ${y + 44} ${AXIS - 40} ${y + 34} ${AXIS} ${y + 8}Z`,
  );
  ribbon(
    `M${AXIS} ${y}C${AXIS + 40} ${y - 42} ${AXIS + 102} ${y - 38} ${AXIS + 104} ${y + 6}C${AXIS + 100} ${y + 40} ${AXIS + 40} ${y + 32} ${AXIS} ${y + 8}Z`,
  );
  ribbon(
    `M${AXIS - 17} ${y - 14}Q${AXIS} ${y - 20} ${AXIS + 17} ${y - 14}L${AXIS + 15} ${y + 20}Q${AXIS} ${y + 26} ${AXIS - 15} ${y + 20}Z`,
  );
}

function front(canvas: Canvas, torso: Torso, traits: Traits, paint: Paint): void {
  const y = torso.top + torso.neckDepth;
  if (traits.front === 'buttons') {
    canvas.line(
      `M${AXIS + 15} ${y}V${torso.hemY + 20}M${AXIS - 15} ${y}V${torso.hemY + 20}`,
      paint.main.line,
      1.4,
    );
    buttonColumn(canvas, AXIS, y + 34, torso.hemY - 40, 8, '#f6f1e8', 6);
  } else if (traits.front === 'gathers') {
    canvas.soft(3, () => {
      for (let index = -6; index <= 6; index++) {
        const x = AXIS + index * 13;
        canvas.path(
          fold(x, y - Math.abs(index) * 6, x + index * 8, y + 190 - Math.abs(index) * 9, 5),
          paint.main.shadow,
          'opacity=".55"',
        );
      }
    });
  }
}

export const blouse = defineKind<Traits>({
  proportions: true,
  design: (random) => ({
    pattern: random.pick(['plain', 'plain', 'plain', 'floral', 'floral', 'dots', 'pinstripe']),
    neckline: random.pick(['round', 'v']),
    front: random.pick(['bow', 'buttons', 'buttons', 'gathers', 'smooth']),
    sleeve: random.pick(['balloon', 'balloon', 'flared', 'elbow', 'flutter']),
  }),
  draw(canvas, paint, traits, random) {
    const top = 150;
    const torso: Torso = {
      top,
      neck: random.between(64, 80),
      neckDepth: traits.neckline === 'v' ? random.between(100, 150) : random.between(46, 66),
      neckline: traits.neckline,
      shoulder: 148,
      slope: 40,
      chest: 146,
      armpit: top + 186,
      waist: random.between(130, 146),
      waistY: top + 380,
      hip: 160,
      hipY: top + 520,
      hem: random.between(166, 188),
      hemY: top + random.between(560, 620),
      hemCurve: random.between(14, 44),
    };
    const texture = clothFill(canvas, traits.pattern, paint);
    hangShadow(canvas, torso.hemY + 24, torso.hem);
    neckInside(canvas, torso, paint.main);
    for (const shape of paintSleeves(canvas, torso, SLEEVES[traits.sleeve], paint.main, texture)) {
      canvas.line(cuffLine(shape, traits.sleeve === 'balloon' ? 40 : 10), paint.main.line, 1.6);
    }
    const clip = canvas.surface(torsoPath(torso), paint.main, { round: 38, texture });
    canvas.inside(clip, () => {
      paintBodyFolds(canvas, torso, paint.main, random);
      front(canvas, torso, traits, paint);
      canvas.line(neckLine(torso, 12), paint.main.line, 1.5);
    });
    if (traits.front === 'bow') {
      bow(canvas, top + torso.neckDepth + 4, paint, texture);
    }
  },
  focus: { x: 400, y: 270, zoom: 2.2 },
  setting: 'rail',
  placement: { anchor: [400, 150], scale: 0.84, at: [400, 196] },
});
