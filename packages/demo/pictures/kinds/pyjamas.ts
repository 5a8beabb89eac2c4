import type { Paint } from '../kind.ts';
import { defineKind } from '../kind.ts';
import { buttonColumn } from '../parts/buttons.ts';
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
import { type Legs, legsPath, paintLegs } from '../parts/legs.ts';
import type { Random } from '../parts/random.ts';
import { clothFill } from '../parts/textile.ts';

type Traits = {
  style: 'shirt' | 'tee' | 'nightdress';
  pattern: string;
  sleeve: 'short' | 'long';
  trousers: 'short' | 'long';
  piping: boolean;
};

const SLEEVES = {
  long: { length: 440, angle: 12, cuff: 86, fullness: 6 },
  short: { length: 150, angle: 30, cuff: 120, fullness: 2 },
};

function shapeTorso({ style }: Traits): Torso {
  const top = 150;
  const hemY = top + (style === 'nightdress' ? 760 : 560);
  return {
    top,
    neck: 70,
    neckDepth: style === 'tee' ? 60 : 110,
    neckline: style === 'tee' ? 'round' : 'v',
    shoulder: 196,
    slope: 44,
    chest: 192,
    armpit: top + 208,
    waist: 186,
    waistY: top + 370,
    hip: style === 'nightdress' ? 204 : 194,
    hipY: hemY - 90,
    hem: style === 'nightdress' ? 226 : 194,
    hemY,
    hemCurve: 14,
  };
}

function shirt(
  canvas: Canvas,
  traits: Traits,
  paint: Paint,
  texture: string | undefined,
  random: Random,
): void {
  const { main } = paint;
  const torso = shapeTorso(traits);
  const trim = traits.piping ? '#f6f2ea' : main.line;
  neckInside(canvas, torso, main);
  for (const shape of paintSleeves(canvas, torso, SLEEVES[traits.sleeve], main, texture)) {
    canvas.line(cuffLine(shape, 44), trim, traits.piping ? 5 : 2);
  }
  const clip = canvas.surface(torsoPath(torso), main, { round: 40, texture });
  canvas.inside(clip, () => {
    paintBodyFolds(canvas, torso, main, random);
    canvas.line(
      `M150 ${torso.hemY - 26}Q400 ${torso.hemY} 650 ${torso.hemY - 26}`,
      trim,
      traits.piping ? 5 : 2,
    );
  });
  if (traits.style === 'tee') {
    canvas.ellipse(AXIS, 380, 56, 56, paint.accent.base, 'opacity=".9"');
    canvas.ellipse(AXIS + 24, 366, 48, 48, main.base);
    return;
  }
  canvas.line(`M${AXIS + 20} ${torso.top + 112}V${torso.hemY + 8}`, trim, traits.piping ? 4 : 2);
  buttonColumn(
    canvas,
    AXIS,
    torso.top + 160,
    torso.hemY - 70,
    traits.style === 'nightdress' ? 6 : 4,
    '#f4efe6',
    8,
  );
  const y = torso.top + 236;
  canvas.surface(`M${AXIS + 54} ${y}h92v84q-46 16 -92 0Z`, main, { round: 6, texture });
  canvas.line(`M${AXIS + 54} ${y + 18}h92`, trim, traits.piping ? 4 : 2);
  for (const side of [-1, 1] as const) {
    canvas.surface(collarPath(torso, side, 104, 130, 4), main, { round: 10, texture });
    const x = (value: number) => AXIS + side * value;
    canvas.line(
      `M${x(92)} ${torso.top + 22}L${x(98)} ${torso.top + 118}L${x(12)} ${torso.top + 104}`,
      trim,
      traits.piping ? 4 : 1.6,
    );
  }
}

function trousers(
  canvas: Canvas,
  traits: Traits,
  paint: Paint,
  texture: string | undefined,
  random: Random,
): void {
  const { main } = paint;
  const short = traits.trousers === 'short';
  const legs: Legs = {
    top: 80,
    waist: 140,
    hip: 186,
    crotchY: 350,
    knee: short ? 178 : 138,
    hem: short ? 178 : 128,
    hemY: short ? 560 : 900,
    stance: 106,
  };
  const clip = canvas.surface(legsPath(legs), main, { round: 34, texture });
  canvas.inside(clip, () => {
    paintLegs(canvas, legs, main, random);
    canvas.add(
      `<path d="M240 104H560" stroke="${main.thread}" stroke-width="44" stroke-dasharray="4 10" opacity=".6"/>`,
    );
    canvas.line(`M100 ${legs.hemY - 34}H700`, traits.piping ? '#f6f2ea' : main.line, traits.piping ? 6 : 2.4);
  });
  canvas.line('M392 112C360 150 372 190 364 230M408 112C440 150 426 190 436 222', '#f6f2ea', 8);
}

export const pyjamas = defineKind<Traits>({
  proportions: true,
  design: (random) => ({
    style: random.pick(['shirt', 'shirt', 'tee', 'nightdress']),
    pattern: random.pick(['check', 'stripes', 'pinstripe', 'dots', 'floral', 'plain']),
    sleeve: random.pick(['long', 'long', 'short']),
    trousers: random.pick(['long', 'long', 'short']),
    piping: random.chance(0.5),
  }),
  draw(canvas, paint, traits, random) {
    const texture = clothFill(canvas, traits.pattern, paint);
    const alone = traits.style === 'nightdress';
    hangShadow(canvas, alone ? 916 : 900, 250);
    if (alone) {
      shirt(canvas, traits, paint, texture, random);
      return;
    }
    const short = traits.trousers === 'short';
    canvas.group(`transform="translate(${short ? 250 : 268} ${short ? 420 : 250}) scale(.72)"`, () =>
      trousers(canvas, traits, paint, traits.pattern === 'floral' ? undefined : texture, random),
    );
    const top = traits.style === 'tee' ? 'plain' : traits.pattern;
    canvas.group('transform="translate(-14 18) scale(.84)"', () => {
      canvas.soft(10, () =>
        canvas.path(torsoPath(shapeTorso(traits)), '#1d1a17', 'opacity=".22" transform="translate(10 12)"'),
      );
      shirt(canvas, traits, paint, clothFill(canvas, top, paint), random);
    });
  },
  focus: { x: 330, y: 300, zoom: 2.2 },
  setting: 'rail',
  placement: { anchor: [324, 146], scale: 0.84, at: [400, 198] },
});
