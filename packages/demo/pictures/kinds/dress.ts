import type { Paint } from '../kind.ts';
import { defineKind } from '../kind.ts';
import type { Canvas } from '../parts/canvas.ts';
import {
  AXIS,
  cuffLine,
  fold,
  hangShadow,
  type Neckline,
  neckInside,
  neckLine,
  paintSleeves,
  type Sleeve,
  type Torso,
  torsoPath,
} from '../parts/garment.ts';
import type { Random } from '../parts/random.ts';
import { clothFill } from '../parts/textile.ts';

type Traits = {
  pattern: string;
  neckline: Neckline;
  sleeve: 'none' | 'short' | 'elbow' | 'long' | 'puff';
  length: 'mini' | 'knee' | 'midi' | 'maxi';
  skirt: 'straight' | 'flared' | 'full';
  belt: boolean;
  tiers: number;
};

const TOPS = { mini: 130, knee: 104, midi: 78, maxi: 56 };
const HEMS = { mini: 780, knee: 826, midi: 890, maxi: 940 };
const FLARE = { straight: 132, flared: 205, full: 262 };
const SLEEVES: Record<Exclude<Traits['sleeve'], 'none'>, Sleeve> = {
  short: { length: 86, angle: 30, cuff: 82, fullness: 4 },
  elbow: { length: 190, angle: 20, cuff: 74, fullness: 3 },
  long: { length: 350, angle: 12, cuff: 54, fullness: 4 },
  puff: { length: 120, angle: 26, cuff: 66, fullness: 34 },
};

function shapeTorso(traits: Traits, random: Random): Torso {
  const top = TOPS[traits.length];
  const hemY = HEMS[traits.length];
  const waistY = top + 268;
  const waist = random.between(98, 108);
  const hem = FLARE[traits.skirt] + (traits.length === 'maxi' ? 20 : 0) - (traits.length === 'mini' ? 22 : 0);
  const deep = { round: 62, v: 150, boat: 30, square: 92 }[traits.neckline];
  return {
    top,
    neck: traits.neckline === 'boat' ? 92 : random.between(60, 72),
    neckDepth: deep * random.between(0.9, 1.1),
    neckline: traits.neckline,
    shoulder: traits.sleeve === 'none' ? 108 : 134,
    slope: 28,
    chest: 126,
    armpit: top + 148,
    waist,
    waistY,
    hip: traits.skirt === 'straight' ? 126 : waist + (hem - waist) * 0.34 + 8,
    hipY: traits.skirt === 'straight' ? top + 390 : waistY + (hemY - waistY) * 0.3,
    hem,
    hemY,
    hemCurve: traits.skirt === 'straight' ? 8 : 26,
  };
}

function skirtFolds(canvas: Canvas, torso: Torso, traits: Traits, paint: Paint, random: Random): void {
  const count = { straight: 3, flared: 5, full: 8 }[traits.skirt];
  canvas.soft(5, () => {
    for (let index = 0; index < count; index++) {
      const part = (index + 0.5) / count - 0.5;
      const start = AXIS + part * torso.waist * 1.7;
      const end = AXIS + part * torso.hem * 1.9 + random.between(-12, 12);
      const from = torso.waistY + random.between(8, 60);
      canvas.path(
        fold(start, from, end, torso.hemY + 30, 11 + 7 * random.between(0, 1)),
        paint.main.shadow,
        'opacity=".5"',
      );
      canvas.path(
        fold(start + 14, from + 30, end + 26, torso.hemY + 20, 9),
        paint.main.glow,
        'opacity=".38"',
      );
    }
  });
}

function bodiceFolds(canvas: Canvas, torso: Torso, paint: Paint): void {
  canvas.soft(5, () => {
    for (const side of [-1, 1]) {
      canvas.path(
        fold(AXIS + side * 112, torso.armpit + 20, AXIS + side * 52, torso.waistY - 30, 10),
        paint.main.shadow,
        'opacity=".4"',
      );
      canvas.path(
        fold(AXIS + side * torso.waist, torso.waistY - 14, AXIS + side * 20, torso.waistY - 34, 7),
        paint.main.shadow,
        'opacity=".35"',
      );
    }
  });
}

function waist(canvas: Canvas, torso: Torso, traits: Traits, paint: Paint): void {
  const { waistY } = torso;
  const w = torso.waist + 2;
  if (!traits.belt) {
    canvas.line(`M${AXIS - w} ${waistY}Q${AXIS} ${waistY + 12} ${AXIS + w} ${waistY}`, paint.main.line, 2);
    return;
  }
  canvas.part('belt', () => tiedBelt(canvas, torso, paint));
}

/** A belt of the same cloth, tied at the side. */
function tiedBelt(canvas: Canvas, { waist: half, waistY }: Torso, paint: Paint): void {
  const w = half + 2;
  canvas.surface(
    `M${AXIS - w} ${waistY - 15}Q${AXIS} ${waistY - 3} ${AXIS + w} ${waistY - 15}L${AXIS + w} ${waistY + 13}Q${AXIS} ${waistY + 25} ${AXIS - w} ${waistY + 13}Z`,
    paint.main,
    { round: 7 },
  );
  canvas.surface(
    `M${AXIS - 34} ${waistY + 2}C${AXIS - 46} ${waistY + 70} ${AXIS - 54} ${waistY + 110} ${AXIS - 60} ${waistY + 150}L${AXIS - 34} ${waistY + 156}C${AXIS - 30} ${waistY + 100} ${AXIS - 24} ${waistY + 60} ${AXIS - 18} ${waistY + 6}Z`,
    paint.main,
    { round: 7 },
  );
  canvas.surface(
    `M${AXIS - 44} ${waistY - 12}Q${AXIS - 26} ${waistY - 18} ${AXIS - 10} ${waistY - 10}L${AXIS - 12} ${waistY + 22}Q${AXIS - 28} ${waistY + 28} ${AXIS - 42} ${waistY + 20}Z`,
    paint.main,
    { round: 8 },
  );
}

export const dress = defineKind<Traits>({
  design: (random) => ({
    pattern: random.pick(['plain', 'plain', 'plain', 'floral', 'floral', 'dots', 'stripes', 'check']),
    neckline: random.pick(['round', 'v', 'v', 'boat', 'square']),
    sleeve: random.pick(['none', 'short', 'elbow', 'long', 'puff']),
    length: random.pick(['mini', 'knee', 'midi', 'midi', 'maxi']),
    skirt: random.pick(['straight', 'flared', 'flared', 'full']),
    belt: random.chance(0.35),
    tiers: random.chance(0.25) ? 2 : 0,
  }),
  draw(canvas, paint, traits, random) {
    const torso = shapeTorso(traits, random);
    const texture = clothFill(canvas, traits.pattern, paint);
    hangShadow(canvas, torso.hemY, torso.hem);
    neckInside(canvas, torso, paint.main);
    if (traits.sleeve !== 'none') {
      for (const shape of paintSleeves(canvas, torso, SLEEVES[traits.sleeve], paint.main, texture)) {
        canvas.line(cuffLine(shape, traits.sleeve === 'puff' ? 20 : 10), paint.main.line, 1.5);
      }
    }
    const clip = canvas.surface(torsoPath(torso), paint.main, { round: 34, texture });
    canvas.inside(clip, () => {
      skirtFolds(canvas, torso, traits, paint, random);
      bodiceFolds(canvas, torso, paint);
      for (let tier = 1; tier <= traits.tiers; tier++) {
        const y = torso.waistY + ((torso.hemY - torso.waistY) * tier) / (traits.tiers + 1);
        canvas.line(`M100 ${y - 6}Q400 ${y + 30} 700 ${y - 6}`, paint.main.line, 2);
      }
      canvas.line(
        `M100 ${torso.hemY - 14}Q400 ${torso.hemY + torso.hemCurve * 2 - 8} 700 ${torso.hemY - 14}`,
        paint.main.line,
        1.4,
      );
    });
    canvas.line(neckLine(torso, 8), paint.main.line, 1.4);
    waist(canvas, torso, traits, paint);
  },
  focus: { x: 400, y: 230, zoom: 2.3 },
  setting: 'rail',
  placement: { anchor: [400, 0], scale: 0.8, at: [400, 192] },
  drop: ({ length }) => TOPS[length],
});
